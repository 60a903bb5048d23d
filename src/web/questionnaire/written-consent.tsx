import { lazy, type ReactNode, Suspense } from 'react'
import type { GuestFlowName } from '#domain/intake/flows.ts'
import { consentNoteKey, notedAs, notedConsent } from '#web/shared/answers/start-consent.ts'

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
export const writtenConsent: Readonly<Record<GuestFlowName, ReactNode>> = {
  'weight-management': writtenFor('weight-management'),
  adhd: writtenFor('adhd'),
}
