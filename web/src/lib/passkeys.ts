import { api } from './api'
import type { Assertion, Challenge, Confirm, NewPasskey } from './protocol'
import { bytes } from './push'

/** Whether this browser keeps passkeys. */
export function hasPasskeys(): boolean {
  return globalThis.isSecureContext && 'PublicKeyCredential' in globalThis
}

/** Bytes in base64url. */
export function written(raw: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(raw), (one) => String.fromCharCode(one)).join('')
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function known(asked: Challenge): PublicKeyCredentialDescriptor[] {
  return (asked.known ?? []).map((id) => ({ type: 'public-key', id: bytes(id) }))
}

/** Have the browser make a passkey; it throws when its owner would rather not. */
export async function make(asked: Challenge, account: string, name: string): Promise<NewPasskey> {
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytes(asked.challenge),
      rp: { id: asked.site, name: 'Cantina' },
      user: { id: bytes(asked.user ?? ''), name: account, displayName: account },
      pubKeyCredParams: (asked.algorithms ?? []).map((alg) => ({ type: 'public-key', alg })),
      timeout: asked.seconds * 1000,
      excludeCredentials: known(asked),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
      attestation: 'none',
    },
  })) as PublicKeyCredential
  const answer = made.response as AuthenticatorAttestationResponse
  return { id: made.id, client: written(answer.clientDataJSON), attestation: written(answer.attestationObject), name }
}

/** Have a passkey answer a challenge; it throws when none is given. */
export async function answer(asked: Challenge): Promise<Assertion> {
  const given = (await navigator.credentials.get({
    publicKey: {
      challenge: bytes(asked.challenge),
      rpId: asked.site,
      timeout: asked.seconds * 1000,
      allowCredentials: known(asked),
      userVerification: 'preferred',
    },
  })) as PublicKeyCredential
  const said = given.response as AuthenticatorAssertionResponse
  return {
    id: given.id,
    client: written(said.clientDataJSON),
    data: written(said.authenticatorData),
    signature: written(said.signature),
    user: said.userHandle ? written(said.userHandle) : null,
  }
}

/** Show once more that the account is one's own: by its password, or by a passkey where it has none. */
export async function prove(hasPassword: boolean, password: string): Promise<Confirm> {
  return hasPassword ? { password } : { passkey: await answer(await api.proofChallenge()) }
}
