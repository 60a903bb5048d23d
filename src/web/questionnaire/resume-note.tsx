import { Link } from 'react-router'
import { questionnairePath } from '#contract/pages.ts'
import { Button } from '#web/ui/button.tsx'
import { questionnaire, useQuestionnaire } from './weight-management.ts'

/** For somebody who has been here before: their answers are kept, and they choose. */
export function ResumeNote({ isFor }: { isFor: () => boolean }) {
  const { isLoaded, stepHistory, currentStep } = useQuestionnaire((state) => state)
  if (!isLoaded || stepHistory.length < 2 || !isFor()) return null
  return (
    <aside className="mt-6 rounded-option bg-mint p-5" aria-label="Your saved answers">
      <p className="font-semibold">Welcome back. Your answers are still here.</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <Link to={questionnairePath(currentStep)} className="font-semibold underline underline-offset-4">
          Continue where you left off
        </Link>
        <Button variant="quiet" size="small" onClick={questionnaire.reset}>
          Start again
        </Button>
      </p>
    </aside>
  )
}
