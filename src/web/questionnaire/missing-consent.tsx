import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isGuestFlow } from '#domain/intake/declarations.ts'
import type { FlowName, GuestFlowName } from '#domain/intake/flows.ts'
import { useOnDemand } from '#web/kit/ui/use-on-demand.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { consentNoteKey, notedAs, notedConsent } from '#web/shared/answers/start-consent.ts'

const load = () => import('#web/shared/consent/consent-in-place.tsx')

interface Props {
  readonly flow: FlowName
  readonly step: string
}

/** For whoever came to a step without what stands before the first. Its code comes only to them. */
export function MissingConsent({ flow, step }: Props): ReactNode {
  const isHydrated = useHydrated()
  // Of the page that was opened. Those after it are drawn here, and know whether it is missing.
  const [isWritten] = useState(!isHydrated)
  // When this step came: whoever agrees at it is thanked there.
  const [wasAgreed] = useState(
    () => typeof document !== 'undefined' && isGuestFlow(flow) && notedConsent(flow) === 'sent',
  )
  if (!isGuestFlow(flow) || (isHydrated && wasAgreed)) return null
  return isWritten ? writtenConsent[flow] : <OnDemand flow={flow} step={step} />
}

function OnDemand({ flow, step }: { flow: GuestFlowName; step: string }) {
  const { module } = useOnDemand(true, load)
  return module ? <module.ConsentInPlace flow={flow} step={step} /> : null
}

/**
 * What is asked where it is missing, written into every step and shown before the page is first painted if this device
 * knows of no yes: nothing moves when the script comes, which is fetched only where it is needed.
 */
const writtenFor = (flow: GuestFlowName): ReactNode => {
  const Asked = lazy(async () => {
    if (typeof document !== 'undefined' && notedConsent(flow) === 'sent') await new Promise(() => undefined)
    const { ConsentInPlace } = await import('#web/shared/consent/consent-in-place.tsx')
    return { default: () => <ConsentInPlace flow={flow} /> }
  })
  const key = JSON.stringify(consentNoteKey)
  const look = `{let a;try{a=JSON.parse(localStorage.getItem(${key})??'{}')[${JSON.stringify(notedAs(flow))}]}catch{}if(!a)document.documentElement.dataset.consent='missing'}`
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, hashed in the policy of the page. */}
      <script dangerouslySetInnerHTML={{ __html: look }} suppressHydrationWarning />
      <div className="if-consent-is-missing">
        <Suspense fallback={null}>
          <Asked />
        </Suspense>
      </div>
    </>
  )
}

/** Kept outside of the components, so that drawing the step again leaves it alone. */
const writtenConsent: Readonly<Record<GuestFlowName, ReactNode>> = {
  'weight-management': writtenFor('weight-management'),
  adhd: writtenFor('adhd'),
}
