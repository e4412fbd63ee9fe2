import type {
  AnyJudgement, AnyReady, Assertion, Brings, BroughtLists, Challenge, Confirm, Course, Friend, GameInfo, Hint, House, KeptList, LeaderInfo, NewPasskey, NewTable, Opening, OpenSession, OpenTournament, OwnTable, Passkeys, PersonInfo, PrivateWords, Profile, Progress, Reach, RecoveryCodes, Replay, ReplayViews, Report, RuleEntry, Seated,
  SeatWish, Seeking, SeekInfo, SeekWish, Session, TableInfo,
  TableState, Text, TournamentInfo, Work, MatchAnalysis, View,
} from './protocol'
import { prefs } from './prefs.svelte'

/** The server said no, in words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: Text | null,
    message: string,
  ) {
    super(message)
  }
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (token) headers.authorization = `Bearer ${token}`
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  const data: unknown = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
  if (!answer.ok) throw new Refused(answer.status, (data as { reason?: Text })?.reason ?? null, answer.statusText)
  return data as T
}

/** The key to one's seat at a table: the seat's own, or that of one's account. */
function key(table: string): string | undefined {
  return prefs.seats[table]?.token ?? prefs.session?.token
}

/** Whoever is signed in takes seats for the account. */
function account(): string | undefined {
  return prefs.session?.token
}

/** Remember who is signed in here; returns the language the account reads. */
async function signIn(session: Session): Promise<string | null> {
  prefs.signIn(session)
  if (!session.lang && prefs.language) await api.keepLanguage(prefs.language)
  return session.lang ?? null
}

function keep(seated: Seated): Seated {
  prefs.hold(seated.table, seated)
  return seated
}

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  tables: (state: TableState) => call<TableInfo[]>('GET', `/tables?state=${state}`),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  create: async (table: NewTable) => keep(await call<Seated>('POST', '/tables', table, account())),
  sit: async (table: string, seat: number, name: string, brings: Brings | null = null) =>
    keep(await call<Seated>('POST', `/tables/${table}/seats/${seat}`, { name, ...(brings ? { brings } : {}) }, account())),

  /** Sit somebody down who plays at this screen, too; the seat this browser shows stays as it is. */
  sitBeside: (table: string, seat: number, name: string) => call<Seated>('POST', `/tables/${table}/seats/${seat}`, { name }),

  /** Put a bot on a free seat, or open it again (whoever opened the table may). */
  change: (table: string, seat: number, wish: SeatWish) =>
    call('PUT', `/tables/${table}/seats/${seat}`, wish, key(table)),

  /** Play with a squad or deck, or with the ready one so named, before the match begins. */
  bring: (table: string, seat: number, brings: Brings) => call<TableInfo>('PUT', `/tables/${table}/seats/${seat}/brings`, brings, key(table)),

  async leave(table: string, seat: number): Promise<void> {
    await call('DELETE', `/tables/${table}/seats/${seat}`, undefined, key(table))
    prefs.leave(table)
  },

  start: (table: string) => call<unknown>('POST', `/tables/${table}/start`, undefined, key(table)),
  rematch: async (table: string) =>
    keep(await call<Seated>('POST', `/tables/${table}/rematch`, { name: prefs.name }, key(table))),
  branch: async (table: string, seq: number, seats: SeatWish[]) =>
    keep(await call<Seated>('POST', `/tables/${table}/branch`, { seq, seats, name: prefs.name }, account())),
  hint: (table: string) => call<Hint>('POST', `/tables/${table}/hint`, undefined, key(table)),
  replay: (table: string) => call<Replay>('GET', `/tables/${table}/replay`),
  report: (table: string) => call<Report>('GET', `/tables/${table}/report`),
  /** What a seat (null: a spectator) saw at a moment of a finished match. */
  viewAt: (table: string, seq: number, seat: number | null) =>
    call<{ view: View }>('GET', `/tables/${table}/replay/${seq}${seat === null ? '' : `?seat=${seat}`}`),
  /** A finished match in hindsight, or how far that is. */
  analysis: (table: string) => call<MatchAnalysis>('GET', `/tables/${table}/analysis`),
  analyse: (table: string) => call<MatchAnalysis>('POST', `/tables/${table}/analysis`, undefined, account()),
  views: (table: string, query: string) => call<ReplayViews>('GET', `/tables/${table}/views?${query}`),
  rules: (game: string, lang: string) => call<RuleEntry[]>('GET', `/rules?game=${game}&limit=1000&lang=${lang}`),
  cards: <T>(game: string) => call<T[]>('GET', `/cards/${game}`),

  /** Have a squad or deck judged, read or drawn by the rules of its game. */
  work: (game: string, work: Work) => call<AnyJudgement>('POST', `/workshop/${game}`, work),
  readyLists: (game: string) => call<AnyReady[]>('GET', `/workshop/${game}`),
  lists: () => call<KeptList[]>('GET', '/me/lists', undefined, account()),
  keepList: (kept: KeptList) =>
    call<KeptList>('PUT', `/me/lists/${kept.id}`, { game: kept.game, name: kept.name, list: kept.list }, account()),
  /** Tell the account what was finished here; it answers with all it knows of. */
  learnt: (done: string[]) => call<string[]>('POST', '/me/learnt', { done }, account()),
  dropList: (id: string) => call('DELETE', `/me/lists/${id}`, undefined, account()),

  tournaments: () => call<TournamentInfo[]>('GET', '/tournaments', undefined, account()),
  tournament: (id: string) => call<TournamentInfo>('GET', `/tournaments/${id}`, undefined, account()),
  openTournament: (wish: OpenTournament) => call<TournamentInfo>('POST', '/tournaments', wish, account()),
  /** Join, leave or begin; sending somebody away names them by their number. */
  tournamentDeed: (id: string, deed: string) => call<TournamentInfo>('POST', `/tournaments/${id}/${deed}`, undefined, account()),
  /** Take part with squads or decks, or bring others as long as it has not begun. */
  joinWith: (id: string, lists: object[]) => call<TournamentInfo>('POST', `/tournaments/${id}/join`, { lists }, account()),
  bringLists: (id: string, lists: object[]) => call<TournamentInfo>('PUT', `/tournaments/${id}/lists`, { lists }, account()),
  broughtLists: (id: string, number: number) => call<BroughtLists>('GET', `/tournaments/${id}/lists/${number}`, undefined, account()),
  decideTable: (id: string, table: string, places: number[]) => call<TournamentInfo>('POST', `/tournaments/${id}/decide`, { table, places }, account()),
  callOff: (id: string) => call('DELETE', `/tournaments/${id}`, undefined, account()),

  course: (game: string) => call<Course>('GET', `/learn/${game}`),
  /** Play a lesson from its beginning with these answers. */
  learn: (game: string, kind: string, name: string, answers: string[]) =>
    call<Progress>('POST', `/learn/${game}/${kind}/${name}`, { answers }),
  rule: (game: string, rule: string, lang: string) => call<RuleEntry[]>('GET', `/rules?game=${game}&q=${rule}&limit=1&lang=${lang}`),

  /** The account reads this language on every device. */
  keepLanguage: (lang: string) => call('PUT', '/me', { lang }, account()),

  /** Make an account, or sign in to one; the browser then remembers it. Returns the language it reads. */
  enter: async (deed: 'accounts' | 'sessions', name: string, password: string) => signIn(await call<Session>('POST', `/${deed}`, { name, password })),
  /** Sign in with a passkey, which knows its account. */
  enterWith: async (passkey: Assertion) => signIn(await call<Session>('POST', '/sessions/passkey', passkey)),
  enterChallenge: () => call<Challenge>('POST', '/sessions/passkey/challenge'),

  passkeys: () => call<Passkeys>('GET', '/me/passkeys', undefined, account()),
  /** Ask for a passkey of the account in place of its password. */
  proofChallenge: () => call<Challenge>('POST', '/me/passkeys/proof', undefined, account()),
  passkeyChallenge: (proof: Confirm) => call<Challenge>('POST', '/me/passkeys/challenge', proof, account()),
  addPasskey: (passkey: NewPasskey) => call<Passkeys>('POST', '/me/passkeys', passkey, account()),
  renamePasskey: (id: string, name: string) => call<Passkeys>('PUT', `/me/passkeys/${id}`, { name }, account()),
  removePasskey: (id: string) => call<Passkeys>('DELETE', `/me/passkeys/${id}`, undefined, account()),
  /** Let passkeys be the only way into the account. */
  dropPassword: (proof: Confirm) => call<Passkeys>('POST', '/me/password/drop', proof, account()),

  /** Leave the account here; the server forgets this browser's token as soon as it hears of it. */
  async signOut(): Promise<void> {
    const token = account()
    prefs.signOut()
    if (token) await call('DELETE', '/sessions', undefined, token).catch(() => undefined)
  },

  sessions: () => call<OpenSession[]>('GET', '/me/sessions', undefined, account()),
  endSession: (id: string) => call('DELETE', `/me/sessions/${id}`, undefined, account()),
  changePassword: (proof: Confirm, fresh: string) => call('PUT', '/me/password', { ...proof, fresh }, account()),
  recoveryCodes: (proof: Confirm) => call<RecoveryCodes>('POST', '/me/recovery', proof, account()),
  copy: () => call<unknown>('GET', '/me/copy', undefined, account()),

  /** Choose a new password with a recovery code, and be signed in. */
  async recover(name: string, code: string, password: string): Promise<void> {
    prefs.signIn(await call<Session>('POST', '/sessions/recovery', { name, code, password }))
  },

  /** What this server offers beside tables. */
  house: () => call<House>('GET', '/house'),
  /** How the account is told something, and until when its clocks rest. */
  reach: () => call<Reach>('GET', '/me/reach', undefined, account()),
  setAddress: (address: string | null, proof: Confirm) => call<Reach>('PUT', '/me/mail', { ...proof, address }, account()),
  setNotices: (notices: boolean) => call<Reach>('PUT', '/me/notices', { notices }, account()),
  addDevice: (device: PushSubscriptionJSON) => call<Reach>('POST', '/me/devices', { endpoint: device.endpoint, keys: device.keys }, account()),
  dropDevice: (id: string) => call<Reach>('DELETE', `/me/devices/${id}`, undefined, account()),
  rest: (days: number) => call<Reach>('POST', '/me/vacation', { days }, account()),
  goOn: () => call<Reach>('DELETE', '/me/vacation', undefined, account()),
  /** Have a link mailed to whoever lost a password; nobody learns whether the address is known. */
  forgotten: (address: string, lang: string) => call('POST', '/sessions/forgotten', { address, lang }),
  confirmAddress: (token: string) => call('POST', '/letters/confirm', { token }),
  unsubscribe: (token: string) => call('POST', `/letter/off/${token}`),

  /** Choose a new password by a mailed link, and be signed in. */
  async mailedPassword(token: string, password: string): Promise<void> {
    prefs.signIn(await call<Session>('POST', '/sessions/mailed', { token, password }))
  },

  /** Delete the account; this browser is a guest's again. */
  async endAccount(proof: Confirm): Promise<void> {
    await call('POST', '/me/end', proof, account())
    prefs.signOut()
  },

  /** What a finished match leaves for checking. */
  opening: (table: string) => call<Opening>('GET', `/tables/${table}/opening`),

  person: (name: string) => call<PersonInfo>('GET', `/people/${encodeURIComponent(name)}`, undefined, account()),
  leaders: (game: string) => call<LeaderInfo[]>('GET', `/leaders/${game}`),
  /** Whether friends may write to one, what they wrote, and that it was read. */
  me: () => call<Profile>('GET', '/me', undefined, account()),
  hear: (hears: boolean) => call('PUT', '/me', { hears }, account()),
  privateLines: (name: string) => call<PrivateWords[]>('GET', `/me/lines/${encodeURIComponent(name)}`, undefined, account()),
  readLines: (name: string) => call('PUT', `/me/lines/${encodeURIComponent(name)}`, undefined, account()),
  writeTo: (name: string, text: string) => call('POST', `/me/lines/${encodeURIComponent(name)}`, { text }, account()),
  friends: () => call<Friend[]>('GET', '/me/friends', undefined, account()),
  /** Ask somebody to be friends or agree (PUT), or the opposite (DELETE); the same for keeping somebody away. */
  bond: (deed: 'PUT' | 'DELETE', kind: 'friends' | 'blocks', name: string) =>
    call(deed, `/me/${kind}/${encodeURIComponent(name)}`, undefined, account()),
  blocks: () => call<string[]>('GET', '/me/blocks', undefined, account()),
  invitations: () => call<OwnTable[]>('GET', '/me/invitations', undefined, account()),
  decline: (table: string) => call('DELETE', `/me/invitations/${table}`, undefined, account()),
  /** Keep a seat for a friend. */
  invite: (table: string, seat: number, name: string) =>
    call('POST', `/tables/${table}/seats/${seat}/invitation`, { name }, account()),

  seeks: () => call<SeekInfo[]>('GET', '/seeks', undefined, account()),
  seek: (wish: SeekWish) => call<Seeking>('POST', '/seeks', wish, account()),
  joinSeek: (id: string) => call<Seeking>('POST', `/seeks/${id}`, { name: prefs.name }, account()),
  askSeek: (own: Seeking) => call<Seeking>('GET', `/seeks/${own.id}`, undefined, own.token),
  endSeek: (own: Seeking) => call('DELETE', `/seeks/${own.id}`, undefined, own.token),
  /** The key of a search is the key to the seat. */
  takeSeek: (own: Seeking) => keep({ table: own.table!, seat: own.seat ?? null, token: own.token }),

  /** The account's tables; a session the server no longer knows is forgotten here too. */
  async mine(): Promise<OwnTable[]> {
    if (!prefs.session) return []
    try {
      return await call<OwnTable[]>('GET', '/me/tables', undefined, account())
    } catch (error) {
      if (error instanceof Refused && error.status === 401) prefs.signOut()
      throw error
    }
  },

  /** Give the seats this browser holds to the account. */
  carry(): Promise<OwnTable[]> {
    const seats = Object.entries(prefs.seats).slice(-200).map(([table, held]) => ({ table, token: held.token }))
    return call<OwnTable[]>('POST', '/me/seats', { seats }, account())
  },
}
