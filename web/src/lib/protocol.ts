/**
 * What travels between the page and the server. The shapes are made from the Python definitions
 * (`npm run types`); here they only get the names the page speaks in.
 */
import type { ClientMessage, Delta, ReplayViews as RawViews, ServerMessage, Text, ViewMessage } from './generated'

export type {
  Analysis, Assertion, Blocked, Brief, Brings, BroughtLists, Challenge, Chances, Chart as ChartData, ChatLine, Clock, Clocks, Confirm, Costly, Course, CreateTable as NewTable, Decision, Event as GameEvent, Fault, Friend, GameInfo, Hint, House, Judgement as AnyJudgement, KeptList, LanguageInfo, LeaderInfo,
  MatchAnalysis,
  Moment, NewPasskey, OpenAsk, Opening, OpenSession, OpenTournament, Option, OwnTable, PasskeyInfo, Passkeys, PersonInfo, PrivateWords, Profile, Progress, Proposal, Reach, Ready, ReadyList as AnyReady, RecoveryCodes, Replay, Report, Result, RuleEntry, Seated, SeatInfo, SeatWish, Seeking, SeekInfo, SeekWish, Session,
  Standing, TableInfo, Text, TournamentInfo, TournamentPlayer, TournamentTable, Wish, Work,
} from './generated'

export type Argument = NonNullable<Text['args']>[string]
export type TableState = 'open' | 'running' | 'finished'

/** A game's own view; each board knows its game's shape. */
export type View = Record<string, unknown>

/** `[path]` removes, `[path, value]` sets; a path is a list of names and indexes. */
export type Patch = ([(string | number)[]] | [(string | number)[], unknown])[]

export type FromServer =
  | Exclude<ServerMessage, Delta | ViewMessage>
  | (Omit<Delta, 'patch'> & { patch: Patch })
  | (Omit<ViewMessage, 'view'> & { view: View })

export type ToServer = ClientMessage

export type ReplayViews = Omit<RawViews, 'view' | 'patches'> & { view: View; patches: Patch[] }

/** Make a Text: the id of a message and its arguments. */
export function text(id: string, args?: Record<string, Argument>): Text {
  return args ? { id, args } : { id }
}
