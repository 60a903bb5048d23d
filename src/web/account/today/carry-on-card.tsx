import { useState } from 'react'
import { accountWords as words } from '#content/identity/account.ts'
import type { GuestFlowName } from '#domain/intake/flows.ts'
import { OnTheWay } from '#web/kit/art/on-the-way.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'

/** The rules of the questionnaire come with the press: most people who look at their account do not need them. */
export function CarryOn({ flow }: { flow: GuestFlowName }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function start() {
    setState('busy')
    try {
      const { carryOn } = await import('./carry-on.ts')
      // A fresh page, so that the questionnaire reads what was just put there.
      window.location.assign(await carryOn(flow))
    } catch {
      setState('failed')
    }
  }

  return (
    <section
      aria-labelledby="carry-on"
      className="relative overflow-hidden rounded-card bg-apricot-pale p-7 pb-36 sm:p-9 sm:pr-72"
    >
      <h2 id="carry-on" className="text-[1.75rem]">
        {words.carryOnHeading[flow]}
      </h2>
      <p className="mt-2">{words.carryOnWhat}</p>
      <div className="mt-5 space-y-4">
        {state === 'failed' && <AlertMessage>{words.carryOnFailed}</AlertMessage>}
        <Button className="max-sm:px-4" busy={state === 'busy'} busyLabel={words.carryOnBusy} onClick={start}>
          {words.carryOn}
        </Button>
      </div>
      <OnTheWay className="absolute right-0 bottom-0 h-32 w-full overflow-visible sm:h-44 sm:w-72" />
    </section>
  )
}
