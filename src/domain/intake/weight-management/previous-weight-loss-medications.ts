import { knownMedicines } from '#domain/medicines/weight-loss-medicines-elsewhere.ts'
import { toStep } from '../engine/step.ts'
import { checklist, doseSteps } from './step-ids.ts'

/** The following steps ask about the first one chosen, in this order. */
const medications = knownMedicines.filter(({ isNamed }) => isNamed).map(({ name }) => name)

const never = 'I have never taken medication to lose weight'

export const previousWeightLossMedications = checklist({
  id: 'previous-weight-loss-medications',
  topic: 'Weight-loss medication',
  progress: 65,
  answerKey: 'Q10_answer',
  storedAs: 'text',
  question: 'Have you taken any of these to lose weight?',
  hint: 'Now or in the past. Tick all that apply.',
  options: [
    ...medications.map((name) => ({ value: name, label: name })),
    { value: 'Other', label: 'Other' },
    { value: never, label: never, excludes: 'all' },
  ],
  next: (chose) => {
    if (chose(never)) return toStep('other-medications-allergies')
    if (chose('Other')) return toStep('other-medication-details')
    const medication = medications.find((name) => chose(name))
    return toStep(doseSteps.startingWeight, medication === undefined ? undefined : { medication })
  },
})
