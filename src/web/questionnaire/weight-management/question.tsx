import { asAsked, choiceAsAsked, unknownContext, usualContext } from '#domain/intake/engine/as-asked.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { ChecklistQuestion } from '../checklist-question.tsx'
import { ChoiceQuestion } from '../choice-question.tsx'
import type { AnyQuestionProps } from '../flow-screens.ts'
import { TextQuestion } from '../text-question.tsx'
import { BmiQuestion } from './bmi-question.tsx'
import { EmailQuestion } from './email-question.tsx'
import { GpPracticeQuestion } from './gp-practice-question.tsx'
import { StartingWeightQuestion } from './starting-weight-question.tsx'

export function WeightManagementQuestion({ step, context: carried, onDone }: AnyQuestionProps) {
  // A page written at build time knows no medication; the name comes with the address.
  const standIn = (useHydrated() ? usualContext : unknownContext)(weightManagement)
  const context = { ...standIn, ...carried }
  const given = { question: asAsked(step.question, context), onDone }
  switch (step.kind) {
    case 'choice':
      return <ChoiceQuestion step={choiceAsAsked(step, context)} {...given} />
    case 'checklist':
      return <ChecklistQuestion step={step} {...given} />
    case 'text':
      return <TextQuestion step={step} {...given} />
    case 'bmi':
      return <BmiQuestion step={step} {...given} />
    case 'starting-weight':
      return <StartingWeightQuestion step={step} medication={context.medication ?? ''} {...given} />
    case 'gp-practice':
      return <GpPracticeQuestion step={step} {...given} />
    case 'email':
      return <EmailQuestion step={step} {...given} />
  }
}
