import { type FormEvent, useState } from 'react'
import { accepts } from '#domain/questionnaires/engine/answers.ts'
import type { ChoiceStep, Destination } from '#domain/questionnaires/engine/step.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertMessage } from '#web/ui/error-message.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Radios } from '#web/ui/radios.tsx'
import { questionnaire, useQuestionnaireState } from './weight-management.ts'

interface Props {
  readonly step: ChoiceStep<string, string>
  readonly onDone: (destination: Destination<string, string>) => void
}

export function ChoiceQuestion({ step, onDone }: Props) {
  const { data, isSubmitting } = useQuestionnaireState()
  const [alert, setAlert] = useState<string | null>(null)
  const given = data[step.answerKey]
  const isAnswered = accepts(step, given)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isAnswered || isSubmitting) return
    setAlert(null)
    const { move, say = null } = step.onSaveFailure
    const isSaved = await questionnaire.submit(move === 'continue' ? say : null)
    if (isSaved || move === 'continue') onDone(step.next(questionnaire.state.data))
    else setAlert(say)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Radios
        name={step.id}
        legend={<PageHeading size="question">{step.question}</PageHeading>}
        hint={step.hint}
        options={step.options}
        value={isAnswered ? (given as string) : undefined}
        onChange={(value) => questionnaire.answer(step.answerKey, value)}
      />
      <div className="in-reach mt-8">
        {alert && (
          <div className="mb-4">
            <AlertMessage>{alert}</AlertMessage>
          </div>
        )}
        <Button
          type="submit"
          size="large"
          wide
          arrow
          disabled={!isAnswered}
          busy={isSubmitting}
          aria-describedby="answer-first"
        >
          Continue
        </Button>
        <p id="answer-first" className="mt-2 min-h-6 text-center text-sm text-ink-soft">
          {isAnswered ? '' : 'Choose an answer to continue.'}
        </p>
      </div>
    </form>
  )
}
