import { asAsked, unknownContext } from '#domain/intake/engine/as-asked.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import type { Step } from '#domain/intake/engine/step.ts'
import UnexpectedError, { meta as unknownMeta } from '#web/shared/pages/unexpected-error.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { type FlowScreens, FlowScreensProvider } from './flow-screens.ts'
import { KnownStep } from './known-step.tsx'

/** What a route for all steps of a flow is given. */
export interface AtStep {
  readonly params: { readonly step?: string }
}

const stepAt = ({ steps }: AnyFlow, { step = '' }: AtStep['params']): Step | null =>
  Object.hasOwn(steps, step) ? (steps[step] ?? null) : null

export function stepMeta(flow: AnyFlow, params: AtStep['params']) {
  const step = stepAt(flow, params)
  if (!step) return unknownMeta()
  const { question, hint = '' } = step
  return pageMeta({ title: asAsked(question, unknownContext(flow)), description: hint, isUnlisted: true })
}

/** The step of this flow that the address names. */
export function FlowStep({ screens, params }: AtStep & { screens: FlowScreens }) {
  const step = stepAt(screens.flow, params)
  if (!step) return <UnexpectedError />
  return (
    <FlowScreensProvider value={screens}>
      <KnownStep screens={screens} step={step} />
    </FlowScreensProvider>
  )
}
