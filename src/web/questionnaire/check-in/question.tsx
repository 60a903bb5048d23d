import { newPregnancy } from '#domain/intake/check-in/new-pregnancy.ts'
import { signs } from '#domain/intake/check-in/signs.ts'
import type { CheckInStepId } from '#domain/intake/check-in/step-ids.ts'
import { alongside } from '#domain/intake/engine/on-screen.ts'
import { ChecklistQuestion } from '../checklist-question.tsx'
import { ChoiceQuestion } from '../choice-question.tsx'
import { ChooseFromList } from '../choose-from-list.tsx'
import { type AnyQuestionProps, useFlowScreens } from '../flow-screens.ts'
import { TextQuestion } from '../text-question.tsx'
import { SignsHelp } from './signs-help.tsx'
import { SignsQuestion } from './signs-question.tsx'
import { StockAndWish, WeightAndDoses, WellbeingAndEffects } from './together.tsx'

export function CheckInQuestion({ step, onDone }: AnyQuestionProps) {
  const { flow } = useFlowScreens()
  const second = alongside(flow, step.id)
  const given = { question: step.question, onDone }
  switch (step.kind) {
    case 'choice':
      return (
        <>
          <ChoiceQuestion step={step} {...given} />
          {step.id === newPregnancy.id && <SignsHelp />}
        </>
      )
    case 'checklist':
      return step.id === signs.id ? (
        <SignsQuestion step={step} {...given} />
      ) : (
        <ChecklistQuestion step={step} {...given} />
      )
    case 'text':
      return (
        <>
          <TextQuestion step={step} {...given} />
          <ChooseFromList key={step.id} step={step.id as CheckInStepId} />
        </>
      )
    case 'weight-today':
      return second?.kind === 'doses' && <WeightAndDoses first={step} second={second} onDone={onDone} />
    case 'several':
      if (second?.kind === 'several') return <WellbeingAndEffects first={step} second={second} onDone={onDone} />
      return second?.kind === 'choice' && <StockAndWish first={step} second={second} onDone={onDone} />
  }
}
