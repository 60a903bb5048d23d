import type { FollowUpStepId } from '#domain/intake/medicines-and-conditions/step-ids.ts'
import { ChecklistQuestion } from '../checklist-question.tsx'
import { ChoiceQuestion } from '../choice-question.tsx'
import { ChooseFromList } from '../choose-from-list.tsx'
import type { AnyQuestionProps } from '../flow-screens.ts'
import { TextQuestion } from '../text-question.tsx'

export function FollowUpQuestion({ step, onDone }: AnyQuestionProps) {
  const given = { question: step.question, onDone }
  switch (step.kind) {
    case 'choice':
      return <ChoiceQuestion step={step} {...given} />
    case 'checklist':
      return <ChecklistQuestion step={step} {...given} />
    case 'text':
      return (
        <>
          <TextQuestion step={step} {...given} />
          <ChooseFromList key={step.id} step={step.id as FollowUpStepId} />
        </>
      )
  }
}
