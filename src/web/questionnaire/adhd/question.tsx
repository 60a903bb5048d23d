import { ChecklistQuestion } from '../checklist-question.tsx'
import { ChoiceQuestion } from '../choice-question.tsx'
import type { AnyQuestionProps } from '../flow-screens.ts'
import { Intro } from './intro.tsx'
import { RiskFactorsQuestion } from './risk-factors-question.tsx'

export function AdhdQuestion({ step, onDone }: AnyQuestionProps) {
  const given = { question: step.question, onDone }
  switch (step.kind) {
    case 'intro':
      return <Intro step={step} {...given} />
    case 'choice':
      return <ChoiceQuestion step={step} {...given} />
    case 'checklist':
      return <ChecklistQuestion step={step} {...given} />
    case 'risk-factors':
      return <RiskFactorsQuestion step={step} {...given} />
  }
}
