import { isVisitFlow } from '#domain/questionnaires/declarations.ts'
import type { FlowName } from '#domain/questionnaires/flows.ts'
import { useOnDemand } from '#web/kit/ui/use-on-demand.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { notedConsent } from '#web/shared/answers/start-consent.ts'

const load = () => import('#web/shared/consent/consent-in-place.tsx')

/** For whoever came to a step without what stands before the first. Its code comes only to them. */
export function MissingConsent({ flow, step }: { flow: FlowName; step: string }) {
  const asked = isVisitFlow(flow) ? flow : null
  const isMissing = useHydrated() && asked !== null && notedConsent(asked) !== 'sent'
  const { module } = useOnDemand(isMissing, load)
  return module && asked ? <module.ConsentInPlace flow={asked} step={step} /> : null
}
