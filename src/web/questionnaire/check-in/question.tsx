import { signs } from '#domain/questionnaires/check-in/signs.ts'
import { wellbeing } from '#domain/questionnaires/check-in/wellbeing.ts'
import { ChecklistQuestion } from '../checklist-question.tsx'
import { ChoiceQuestion } from '../choice-question.tsx'
import type { AnyQuestionProps } from '../flow-screens.ts'
import { TextQuestion } from '../text-question.tsx'
import { DosesQuestion } from './doses-question.tsx'
import { SeveralQuestion } from './several-question.tsx'
import { SignsHelp } from './signs-help.tsx'
import { WeightQuestion } from './weight-question.tsx'

export function CheckInQuestion({ step, onDone }: AnyQuestionProps) {
  const given = { question: step.question, onDone }
  switch (step.kind) {
    case 'choice':
      return <ChoiceQuestion step={step} {...given} />
    case 'checklist':
      return <ChecklistQuestion step={step} {...given} below={step.id === signs.id ? <SignsHelp /> : null} />
    case 'text':
      return <TextQuestion step={step} {...given} />
    case 'weight-today':
      return <WeightQuestion step={step} {...given} />
    case 'doses':
      return <DosesQuestion step={step} {...given} />
    case 'several':
      return <SeveralQuestion step={step} {...given} below={step.id === wellbeing.id ? <SignsHelp /> : null} />
  }
}
