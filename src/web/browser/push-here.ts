import { appWorkerPath } from '#contract/pages.ts'

/** A browser as the server needs it to send notifications to. */
export interface PushBrowser {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The address of this browser, if it is subscribed. */
export const endpointHere = async (): Promise<string | null> =>
  (await subscriptionHere().catch(() => null))?.endpoint ?? null

/** Asks for permission and subscribes. `denied`: the browser does not let us ask again. */
export async function subscribeHere(publicKey: string): Promise<PushBrowser | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await navigator.serviceWorker.register(appWorkerPath, { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A subscription for another key, from before the operator changed it, is in the way.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

/** The push service refuses this browser from now on, and the server forgets it then. Nothing tells if it fails. */
export async function stopPushHere(): Promise<string | null> {
  const subscription = await subscriptionHere().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
  return subscription?.endpoint ?? null
}
