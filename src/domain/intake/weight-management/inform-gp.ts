import { toStep } from '../engine/step.ts'
import { bespoke } from './step-ids.ts'

/** A practice picked from the directory has its ODS code; a typed one has none. */
export interface GpPracticeAnswer {
  readonly name: string
  readonly odsCode: string | null
}

const longestName = 500
const odsCode = /^[A-Z0-9]{3,10}$/

export const informGp = bespoke({
  id: 'inform-gp',
  topic: 'GP practice',
  kind: 'gp-practice',
  progress: 95,
  answerKey: 'gp_practice',
  question: 'Which GP practice are you registered with?',
  hint: 'With your consent we tell your GP about your treatment, so that they know about all your care.',
  isOptional: true,
  accepts(value) {
    if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false
    const { name, odsCode: code } = value as Record<string, unknown>
    return (
      typeof name === 'string' &&
      name.trim() !== '' &&
      name.length <= longestName &&
      (code === null || (typeof code === 'string' && odsCode.test(code)))
    )
  },
  inWords: (value) => [(value as GpPracticeAnswer).name],
  next: () => toStep('special-offers'),
})
