import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { questionnairePath } from '#contract/pages.ts'
import { addressOf, type Step, type StepDestination, toStep } from '#domain/questionnaires/engine/step.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import type { StepId } from '#domain/questionnaires/weight-management/step-ids.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { RouteHandle } from '#web/root.tsx'
import UnexpectedError, { meta as unknownMeta } from '#web/unexpected-error.tsx'
import { useHydrated } from '#web/use-hydrated.ts'
import { afterPaint } from './after-paint.ts'
import { SavedStatus } from './saved-note.tsx'
import { StepScreen } from './step-screen.tsx'
import { questionnaire, startQuestionnaire } from './weight-management.ts'

export const handle: RouteHandle = { headerAside: <SavedStatus /> }

interface At {
  readonly params: { readonly step?: string }
}

const isStepId = (id: string): id is StepId => Object.hasOwn(weightManagement.steps, id)
const stepAt = ({ step = '' }: At['params']): Step | null => (isStepId(step) ? weightManagement.steps[step] : null)

export function meta({ params }: At) {
  const step = stepAt(params)
  if (!step) return unknownMeta()
  const { question, hint = '' } = step
  return pageMeta({ title: question.replace('{medication}', 'your medication'), description: hint, isUnlisted: true })
}

export default function StepRoute({ params }: At) {
  const step = stepAt(params)
  return step ? <KnownStep step={step} /> : <UnexpectedError />
}

interface Ahead {
  readonly to: StepDestination
  /** The visit to an address from which it was reached. */
  readonly from: string
}

/** The next step is shown as soon as it is known. The address follows once it can be seen, and from then on leads. */
function KnownStep({ step: addressed }: { step: Step }) {
  const navigate = useNavigate()
  const { key: visit } = useLocation()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const named = useSearchParams()[0].get('medication')
  const medicationInAddress = useHydrated() ? named : null

  const visitNow = useRef(visit)
  useEffect(() => {
    visitNow.current = visit
  }, [visit])

  const isAhead = ahead?.from === visit
  const step = isAhead ? weightManagement.steps[ahead.to.step as StepId] : addressed
  const medication = isAhead ? (ahead.to.medication ?? null) : medicationInAddress

  // Forgotten once the address is there, or Back would lead to it.
  useEffect(() => setAhead((last) => (last?.from === visit ? last : null)), [visit])

  useEffect(() => {
    startQuestionnaire()
    questionnaire.arriveAt(addressOf(toStep(addressed.id, named)))
  }, [addressed, named])

  async function showStep(to: StepDestination) {
    questionnaire.goTo(addressOf(to))
    setAhead({ to, from: visit })
    await afterPaint()
    // Somebody quicker than that has gone elsewhere meanwhile.
    if (visitNow.current === visit) navigate(questionnairePath(addressOf(to)))
  }

  return <StepScreen key={step.id} step={step} medication={medication} onStep={showStep} />
}
