import { type Answers, toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

/**
 * What the first questionnaire has asked already. The form begins with these answers and skips their screens, so that
 * patients are not asked twice.
 */
export const knownDiabetes = choice({
  id: 'follow-up-diabetes',
  topic: 'Conditions',
  progress: 26,
  answerKey: 'follow_up_diabetes',
  question: 'Do you have type 2 diabetes?',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  next: () => toStep('follow-up-eating-disorder'),
})

export const knownSex = choice({
  id: 'follow-up-sex',
  topic: 'Pregnancy',
  progress: 49,
  answerKey: 'follow_up_sex',
  question: 'What sex were you assigned at birth?',
  options: [
    { value: 'Male', label: 'Male' },
    { value: 'Female', label: 'Female' },
  ],
  next: (sex) => toStep(sex === 'Male' ? 'follow-up-medicines' : 'follow-up-pregnancy'),
})

export const hasType2 = (answers: Answers): boolean => answers[knownDiabetes.answerKey] === 'yes'
