import { useEffect, useState } from 'react'
import { whoseAnswersWords as words } from '#content/identity/whose-answers.ts'
import type { WhoseAnswers as Given } from '#contract/identity/finish-sign-in.ts'
import { GardenGate } from '#web/kit/art/garden-gate.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorSummary } from '#web/kit/ui/error-summary.tsx'
import { focusPageStart } from '#web/kit/ui/page-heading.tsx'
import { FormPage } from '../shell/form-page.tsx'
import type { useAttempts } from '../shell/use-attempts.ts'

interface Props {
  readonly attempts: ReturnType<typeof useAttempts>
  readonly onAnswer: (answers: NonNullable<Given>) => void
}

const choices = [
  { answers: 'mine', label: words.mine, what: words.mineWhat },
  { answers: 'not mine', label: words.notMine, what: words.notMineWhat },
] as const

/** Before somebody is signed in where answers are that nobody has claimed. Whoever does neither takes nothing. */
export function WhoseAnswers({ attempts: { isBusy, problems, attempt }, onAnswer }: Props) {
  const [chosen, setChosen] = useState<Given>()
  // It takes the place of a form that was scrolled down to its button.
  useEffect(() => {
    window.scrollTo(0, 0)
    focusPageStart()
  }, [])
  return (
    <FormPage heading={words.heading} lead={<p>{words.lead}</p>} scene={<GardenGate className="size-full" />}>
      <div className="mt-7 space-y-6">
        {problems.length > 0 && <ErrorSummary problems={problems} attempt={attempt} />}
        {choices.map(({ answers, label, what }) => (
          <div key={answers}>
            <Button
              variant="secondary"
              size="large"
              wide
              busy={isBusy && chosen === answers}
              busyLabel={words.busy}
              aria-describedby={`${answers.replace(' ', '-')}-what`}
              onClick={() => {
                if (isBusy) return
                setChosen(answers)
                onAnswer(answers)
              }}
            >
              {label}
            </Button>
            <p id={`${answers.replace(' ', '-')}-what`} className="mt-2 text-ink-soft">
              {what}
            </p>
          </div>
        ))}
      </div>
    </FormPage>
  )
}
