import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { checkAnswersFor, stepPath } from '#contract/pages.ts'
import type { AnyFlow } from '#domain/questionnaires/engine/flow.ts'
import type { QuestionnaireState } from '#domain/questionnaires/engine/state.ts'
import { walk } from '#domain/questionnaires/engine/walk.ts'
import type { FlowName } from '#domain/questionnaires/flows.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { useQuestionnaireState } from '#web/shared/answers/use-questionnaire-state.ts'
import { fetchFlow } from './fetch-flow.ts'

type Fetched = Awaited<ReturnType<typeof fetchFlow>>

/** For somebody who has been here before: their answers are kept, and they choose. */
export function ResumeNote({ flow }: { flow: FlowName }) {
  const [fetched, setFetched] = useState<Fetched | null>(null)
  useEffect(() => {
    let isWanted = true
    void fetchFlow(flow).then((taken) => isWanted && setFetched(taken))
    return () => {
      isWanted = false
    }
  }, [flow])
  return fetched && <Kept key={flow} name={flow} {...fetched} />
}

/** The first question that is open, not the last that was looked at; with none open, all answers at a glance. */
function wayOn(name: FlowName, flow: AnyFlow, { data, currentStep }: QuestionnaireState): string {
  const { end } = walk(flow, data)
  if (end.to === 'unanswered') return stepPath(name, end.address)
  return end.to === 'finished' ? checkAnswersFor(name) : stepPath(name, currentStep)
}

function Kept({ name, flow, questionnaire }: Fetched & { name: FlowName }) {
  const state = useQuestionnaireState(questionnaire, (all) => all)
  if (state.stepHistory.length < 2) return null
  return (
    <aside className="mt-6 rounded-option bg-mint p-5" aria-label="Your saved answers">
      <p className="font-semibold">Welcome back. Your answers are still here.</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <Link to={wayOn(name, flow, state)} className="font-semibold underline underline-offset-4">
          Continue where you left off
        </Link>
        <Button variant="quiet" size="small" onClick={questionnaire.reset}>
          Start again
        </Button>
      </p>
    </aside>
  )
}
