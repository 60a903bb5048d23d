import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { stepPath } from '#contract/pages.ts'
import { asAsked, contextIn, unknownContext } from '#domain/intake/engine/as-asked.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import { addressOf, type Step, type StepDestination, toStep } from '#domain/intake/engine/step.ts'
import { afterPaint } from '#web/kit/after-paint.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import UnexpectedError, { meta as unknownMeta } from '#web/shared/pages/unexpected-error.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { type FlowScreens, FlowScreensProvider } from './flow-screens.ts'
import { leaveQuestion } from './leave-question.ts'
import { StepScreen } from './step-screen.tsx'

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

interface Ahead {
  readonly to: StepDestination
  /** The visit to an address from which it was reached. */
  readonly from: string
}

/** The next step is shown as soon as it is known. The address follows once it can be seen, and from then on leads. */
function KnownStep({ screens, step: addressed }: { screens: FlowScreens; step: Step }) {
  const { flow, questionnaire, start } = screens
  const navigate = useNavigate()
  const { key: visit } = useLocation()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const [search] = useSearchParams()
  const named = useMemo(() => contextIn(flow, (name) => search.get(name)), [flow, search])
  const inAddress = useHydrated() ? named : {}

  const visitNow = useRef(visit)
  useEffect(() => {
    visitNow.current = visit
  }, [visit])

  const isAhead = ahead?.from === visit
  const step = (isAhead && flow.steps[ahead.to.step]) || addressed
  const context = isAhead ? (ahead.to.context ?? {}) : inAddress

  // Forgotten once the address is there, or Back would lead to it.
  useEffect(() => setAhead((last) => (last?.from === visit ? last : null)), [visit])

  useEffect(() => {
    start?.(questionnaire)
    questionnaire.arriveAt(addressOf(toStep(addressed.id, named)))
  }, [questionnaire, start, addressed, named])

  async function showStep(to: StepDestination) {
    questionnaire.goTo(addressOf(to))
    await leaveQuestion('on', () => flushSync(() => setAhead({ to, from: visit })))
    await afterPaint()
    // Somebody quicker than that has gone elsewhere meanwhile.
    if (visitNow.current === visit) navigate(stepPath(flow.name, addressOf(to)))
  }

  return <StepScreen step={step} context={context} onStep={showStep} />
}
