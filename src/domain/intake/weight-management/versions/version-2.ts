import type { ChoiceStep } from '../../engine/step.ts'
import type { EarlierVersion } from '../../engine/versions.ts'
import { prescribedDose } from '../prescribed-dose.ts'
import { doseSteps } from '../step-ids.ts'

const { offers: _, ...asked } = prescribedDose

const dose: ChoiceStep = {
  ...asked,
  question: 'What dose of {medication} were you last prescribed?',
  options: [
    ...['0.25mg', '0.5mg', '1mg', '1.7mg', '2.4mg'].map((mg) => ({ value: mg, label: mg })),
    { value: 'other', label: 'Other' },
  ],
}

/**
 * Patients who named another medicine were offered the same doses all the same. Their choice is kept as they gave it: a
 * flag tells the prescriber where the medicine has no such dose.
 */
export const version2: EarlierVersion = {
  version: 2,
  steps: { [doseSteps.prescribed]: dose },
  inNextWords: (answers) => answers,
}
