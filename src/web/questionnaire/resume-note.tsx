import { Link } from 'react-router'
import { checkAnswersFor, stepPath } from '#contract/pages.ts'
import type { QuestionnaireState } from '#domain/intake/engine/state.ts'
import { walk } from '#domain/intake/engine/walk.ts'
import type { GuestFlow, GuestFlowName } from '#domain/intake/flows.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { useQuestionnaireState } from '#web/shared/answers/use-questionnaire-state.ts'
import { useFetched } from './use-fetched.ts'

/** For somebody who has been here before: their answers are kept, and they choose. */
export function ResumeNote({ flow }: { flow: GuestFlowName }) {
  const questionnaire = useFetched(flow)
  return questionnaire && <Kept key={flow} questionnaire={questionnaire} />
}

/** The first question that is open, not the last that was looked at; with none open, all answers at a glance. */
function wayOn(flow: GuestFlow, { data, currentStep }: QuestionnaireState): string {
  const { end } = walk(flow, data)
  if (end.to === 'unanswered') return stepPath(flow.name, end.address)
  return end.to === 'finished' ? checkAnswersFor(flow.name) : stepPath(flow.name, currentStep)
}

function Kept({ questionnaire }: { questionnaire: Questionnaire<GuestFlow> }) {
  const state = useQuestionnaireState(questionnaire, (all) => all)
  if (state.stepHistory.length < 2) return null
  return (
    <aside className="mt-6 rounded-option bg-mint p-5" aria-label="Your saved answers">
      <p className="font-semibold">Welcome back. Your answers are still here.</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <Link to={wayOn(questionnaire.flow, state)} className="font-semibold underline underline-offset-4">
          Continue where you left off
        </Link>
        <Button variant="quiet" size="small" onClick={questionnaire.reset}>
          Start again
        </Button>
      </p>
    </aside>
  )
}
