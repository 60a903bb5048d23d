import { useSyncExternalStore } from 'react'

/** Where a browser can be asked to install a page, it says so by this event, once. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export type InstallState = 'not offered' | 'offered' | 'declined' | 'installed' | 'in the app'

let offer: InstallOffer | null = null
let state: InstallState = 'not offered'
const listeners = new Set<() => void>()

function become(next: InstallState): void {
  state = next
  for (const listener of listeners) listener()
}

const isInTheApp = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

// As soon as the code is there and not with the first drawing: the event waits for nobody.
if (typeof window !== 'undefined') {
  if (isInTheApp()) state = 'in the app'
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
    become('offered')
  })
  window.addEventListener('appinstalled', () => become('installed'))
}

/** Asks the person through their browser. An offer can be taken up once. */
export async function install(): Promise<void> {
  const asked = offer
  offer = null
  const { outcome } = (await asked?.prompt()) ?? { outcome: 'dismissed' }
  become(outcome === 'accepted' ? 'installed' : 'declined')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useInstallState = (): InstallState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'not offered',
  )
