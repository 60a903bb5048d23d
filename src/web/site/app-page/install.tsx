import { useState } from 'react'
import { appPage } from '#content/site/app-page.ts'
import { pages } from '#contract/pages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import { type InstallState, install, useInstallState } from './install-offer.ts'

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
