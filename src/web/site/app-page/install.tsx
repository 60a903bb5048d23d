import { useState, useSyncExternalStore } from 'react'
import { appPage } from '#content/site/app-page.ts'
import { pages } from '#contract/pages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'

/** Where a browser can be asked to install a page, it says so by this event, once. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

type InstallState = 'not offered' | 'offered' | 'declined' | 'installed' | 'in the app'

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
async function install(): Promise<void> {
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

const useInstallState = (): InstallState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'not offered',
  )

const words = appPage.install

const said: Partial<Record<InstallState, string>> = {
  installed: words.installed,
  'in the app': words.inTheApp,
  declined: words.declined,
}

/** What can be done on this device, as far as it says so: install it, or open it. */
export function Install() {
  const state = useInstallState()
  const [isBusy, setIsBusy] = useState(false)
  const isThere = state === 'installed' || state === 'in the app'

  async function press() {
    setIsBusy(true)
    await install()
    setIsBusy(false)
  }

  return (
    <div className="mt-7">
      <p role="status" className="flex items-center gap-2 font-semibold">
        {isThere && <Tick className="size-5 shrink-0" />}
        {said[state]}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {state === 'offered' && (
          <Button size="large" busy={isBusy} busyLabel={words.pressed} onClick={() => void press()}>
            {words.press}
          </Button>
        )}
        {state !== 'offered' && !isThere && (
          <ButtonLink size="large" to={`${pages.app}#ways`} reloadDocument>
            {words.how}
          </ButtonLink>
        )}
        <ButtonLink size="large" variant={isThere ? 'primary' : 'quiet'} to={pages.progress}>
          {words.open}
        </ButtonLink>
      </div>
    </div>
  )
}
