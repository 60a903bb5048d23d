import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { stepPath } from '#contract/pages.ts'
import type { FlowName } from '#domain/questionnaires/flows.ts'
import { Button } from '#web/ui/button.tsx'
import { startQuestionnaire } from './on-this-device.ts'
import type { Questionnaire } from './questionnaire.ts'
import { useQuestionnaireState } from './use-questionnaire-state.ts'

/** Only the questionnaire that is about to begin is fetched. */
const fetched = {
  'weight-management': () => import('./weight-management/questionnaire.ts'),
  adhd: () => import('./adhd/questionnaire.ts'),
} satisfies Record<FlowName, () => Promise<{ questionnaire: Questionnaire }>>

/** For somebody who has been here before: their answers are kept, and they choose. */
export function ResumeNote({ flow }: { flow: FlowName }) {
  const [questionnaire, setQuestionnaire] = useState<Questionnaire | null>(null)
  useEffect(() => {
    let isWanted = true
    async function take() {
      const { questionnaire: taken } = await fetched[flow]()
      startQuestionnaire(taken)
      if (isWanted) setQuestionnaire(taken)
    }
    void take()
    return () => {
      isWanted = false
    }
  }, [flow])
  return questionnaire && <Kept key={flow} flow={flow} questionnaire={questionnaire} />
}

function Kept({ flow, questionnaire }: { flow: FlowName; questionnaire: Questionnaire }) {
  const { stepHistory, currentStep } = useQuestionnaireState(questionnaire, (state) => state)
  if (stepHistory.length < 2) return null
  return (
    <aside className="mt-6 rounded-option bg-mint p-5" aria-label="Your saved answers">
      <p className="font-semibold">Welcome back. Your answers are still here.</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <Link to={stepPath(flow, currentStep)} className="font-semibold underline underline-offset-4">
          Continue where you left off
        </Link>
        <Button variant="quiet" size="small" onClick={questionnaire.reset}>
          Start again
        </Button>
      </p>
    </aside>
  )
}
