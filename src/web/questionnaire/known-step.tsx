import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { stepPath } from '#contract/pages.ts'
import { contextIn } from '#domain/intake/engine/as-asked.ts'
import { addressOf, type Step, type StepDestination, toStep } from '#domain/intake/engine/step.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { afterPaint } from './after-paint.ts'
import type { FlowScreens } from './flow-screens.ts'
import { StepScreen } from './step-screen.tsx'

interface Ahead {
  readonly to: StepDestination
  /** The visit to an address from which it was reached. */
  readonly from: string
}

/** The next step is shown as soon as it is known. The address follows once it can be seen, and from then on leads. */
export function KnownStep({ screens, step: addressed }: { screens: FlowScreens; step: Step }) {
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
    setAhead({ to, from: visit })
    await afterPaint()
    // Somebody quicker than that has gone elsewhere meanwhile.
    if (visitNow.current === visit) navigate(stepPath(flow.name, addressOf(to)))
  }

  return <StepScreen step={step} context={context} onStep={showStep} />
}
