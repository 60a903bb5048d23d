import { type ReactNode, useState } from 'react'
import { isGuestFlow } from '#domain/intake/declarations.ts'
import type { FlowName, GuestFlowName } from '#domain/intake/flows.ts'
import { useOnDemand } from '#web/kit/ui/use-on-demand.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { notedConsent } from '#web/shared/answers/start-consent.ts'
import { writtenConsent } from './written-consent.tsx'

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
