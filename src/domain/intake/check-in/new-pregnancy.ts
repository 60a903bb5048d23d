import { finished, toStep } from '../engine/step.ts'
import { contraception, pregnancyPossible } from '../medicines-and-conditions/pregnancy.ts'
import { notSure } from '../medicines-and-conditions/step-ids.ts'
import { checklist, choice, staysUnlessSaved } from './step-ids.ts'

/**
 * The options of the first day, so that the same answer raises the same flag. After a reported pregnancy the patient is
 * called, as after the first question.
 */
export const newPregnancy = choice({
  id: 'check-in-pregnancy',
  topic: 'What is new',
  onSaveFailure: staysUnlessSaved,
  progress: 86,
  answerKey: 'check_in_new_pregnancy',
  question: 'How is it now?',
  hint: 'These medicines may harm an unborn baby.',
  options: pregnancyPossible.options,
  next: (answer) => {
    if (answer === 'pregnant') return finished
    return toStep(['possible', 'planning'].includes(answer) ? 'check-in-contraception' : 'check-in-stock')
  },
})

export const newContraception = checklist({
  id: 'check-in-contraception',
  topic: 'What is new',
  progress: 88,
  answerKey: 'check_in_new_contraception',
  storedAs: 'list',
  question: 'Which contraception do you use now?',
  hint: 'Tick all that you use.',
  options: [...contraception.options, { ...notSure, excludes: ['none'] }],
  next: () => toStep('check-in-stock'),
})
