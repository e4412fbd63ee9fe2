import { api } from './api'
import type { Reach } from './protocol'

/** Whether this browser can be told something while the page is closed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration()) ?? null
}

/** The bytes of base64url. */
export function bytes(written: string): Uint8Array<ArrayBuffer> {
  const plain = atob(written.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

/** Whether this browser is told already. */
export async function isTold(): Promise<boolean> {
  if (!canPush() || Notification.permission !== 'granted') return false
  return Boolean(await (await worker())?.pushManager.getSubscription())
}

/** Ask the person, then the push service, then the server; null when one of them will not. */
export async function tellHere(): Promise<Reach | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { push } = await api.house()
  const registered = await worker()
  if (!registered || !push) return null
  const subscription = await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(push) })
  return api.addDevice(subscription.toJSON())
}

/** Be told here no longer. */
export async function hush(): Promise<void> {
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe()
}
