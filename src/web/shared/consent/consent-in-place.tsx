import { useEffect, useState } from 'react'
import { consent } from '#content/intake/consent.ts'
import { startDeclarations, consentInPlace as words } from '#content/intake/start-consent-words.ts'
import { isForWeightLoss } from '#domain/intake/declarations.ts'
import type { GuestFlowName } from '#domain/intake/flows.ts'
import { callApi } from '#web/browser/api.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { agree, sendConsent } from '../answers/send-consent.ts'
import { noteConsent, notedConsent } from '../answers/start-consent.ts'
import { HealthStatement } from './health-statement.tsx'

interface Props {
  readonly flow: GuestFlowName
  /** At each step what is kept is sent once more: before the first answer there is no visit to keep it with. */
  readonly step?: string
}

type State = 'unknown' | 'missing' | 'ticked' | 'agreed'

/**
 * Asks for what stands before a questionnaire where somebody has come past it, and says nothing where the server knows that
 * they agreed: on another device, for instance.
 */
export function ConsentInPlace({ flow, step }: Props) {
  // Where it is written into the page it has been seen; else nothing is said until the server has answered.
  const isWritten = !useHydrated()
  const [state, setState] = useState<State>(isWritten ? 'missing' : 'unknown')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is what sends it again.
  useEffect(() => {
    const leaving = new AbortController()
    async function look() {
      if (notedConsent(flow) === 'sent') return
      if (notedConsent(flow) === 'kept') return void (await sendConsent(flow))
      const { data } = await callApi('start_consent_state', { questionnaire_type: flow }, leaving.signal)
      if (leaving.signal.aborted) return
      if (data?.isGiven) noteConsent(flow, 'sent')
      setState(data?.isGiven ? 'unknown' : 'missing')
    }
    // Whether they agreed is not known then: an order asks again.
    look().catch(() => undefined)
    return () => leaving.abort()
  }, [flow, step])

  /** Kept here at once: whether it has arrived by then changes nothing for them. */
  async function tick() {
    setState('ticked')
    await agree(flow, 'in place')
    setState('agreed')
  }

  if (state === 'unknown') return null
  if (state === 'agreed')
    return (
      <p role="status" className="mb-6 rounded-option bg-mint p-5">
        {words.done}
      </p>
    )
  return (
    <section aria-labelledby="missing-consent" className="mb-6 rounded-option bg-mint p-5">
      <h2 id="missing-consent" className="font-sans text-base font-semibold tracking-normal">
        {words.heading}
      </h2>
      <p className="mt-1 text-sm">{words.lead}</p>
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer font-semibold underline underline-offset-4">{words.points}</summary>
        <ul className="mt-2 space-y-3">
          {startDeclarations(!isForWeightLoss(flow)).map(({ title, text }) => (
            <li key={text}>
              <p className="font-semibold">{title}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </details>
      <HealthStatement className="mt-3 text-sm" />
      <div className="mt-3">
        <Checkbox
          name="consent-in-place"
          plain
          label={consent.agree}
          checked={state === 'ticked'}
          onChange={(isTicked) => isTicked && state === 'missing' && void tick()}
        />
      </div>
    </section>
  )
}
