import type { ReactNode } from 'react'
import { checkInWords as words } from '#content/check-in.ts'
import { accepts } from '#domain/questionnaires/engine/answers.ts'
import type { BespokeStep } from '#domain/questionnaires/engine/step.ts'
import { OptionCard } from '#web/kit/ui/option-card.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useSubmitStep } from '../use-submit-step.ts'
import { OnePart } from './one-part.tsx'

type Given = Readonly<Record<string, string>>

const read = (value: unknown): Given => (typeof value === 'object' && value !== null ? (value as Given) : {})

interface Props extends QuestionProps<BespokeStep> {
  readonly below?: ReactNode
}

/** Several short questions on one screen, and where there is one, a single press that answers all of them alike. */
export function SeveralQuestion({ step, question, onDone, below }: Props) {
  const { questionnaire } = useFlowScreens()
  const stored = useAnswer(step.answerKey)
  const given = read(stored)
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)
  const { parts = [], allAs } = step
  const answer = (next: Given) => questionnaire.answer(step.answerKey, next)
  const isAll = allAs !== undefined && parts.every(({ key }) => given[key] === allAs.value)
  // Whoever names one has none of the others, until they say so.
  const others = allAs ? Object.fromEntries(parts.map(({ key }) => [key, allAs.value])) : {}

  return (
    <QuestionForm
      onSubmit={submit}
      alert={alert}
      isSubmitting={isSubmitting}
      waitingFor={accepts(step, stored) ? null : words.several.missing}
    >
      <PageHeading size="question">{question}</PageHeading>
      {step.hint && <p className="mt-2 text-ink-soft">{step.hint}</p>}
      {allAs && (
        <div className="mt-5">
          <OptionCard
            type="checkbox"
            id={`${step.id}-all`}
            name={`${step.id}-all`}
            checked={isAll}
            label={allAs.label}
            onChange={(isChecked) => answer(isChecked ? others : {})}
          />
        </div>
      )}
      <div className="mt-5 space-y-5">
        {parts.map((part) => (
          <OnePart
            key={part.key}
            part={part}
            value={isAll ? undefined : given[part.key]}
            onChange={(value) => answer({ ...others, ...given, [part.key]: value })}
          />
        ))}
      </div>
      {below}
    </QuestionForm>
  )
}
