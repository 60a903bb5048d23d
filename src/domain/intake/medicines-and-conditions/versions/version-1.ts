import { type ChecklistOption, type Step, toStep } from '../../engine/step.ts'
import type { EarlierVersion } from '../../engine/versions.ts'
import { details, leadingOn } from '../condition-details.ts'
import { conditions } from '../conditions.ts'
import { medicines } from '../medicines.ts'
import { pregnancyPossible } from '../pregnancy.ts'
import type { FollowUpStepId } from '../step-ids.ts'

const without = (options: readonly ChecklistOption[], ...left: readonly string[]) =>
  options.filter(({ value }) => !left.includes(value))

const male = { value: 'male', label: 'No, I was assigned male at birth' }

/** Before NAION and Mysimba were on the lists, and before answers of the first questionnaire were skipped. */
export const version1 = (now: Readonly<Record<FollowUpStepId, Step<FollowUpStepId, never>>>): EarlierVersion => {
  const { 'follow-up-sex': _, 'follow-up-diabetes': __, 'follow-up-eye-check': eyeCheck, ...others } = now
  const inOrder = Object.entries(others).flatMap(([id, step]) =>
    id === 'follow-up-eyes' ? [[id, step] as const, [eyeCheck.id, eyeCheck] as const] : [[id, step] as const],
  )
  const asked = Object.fromEntries(inOrder)
  // The eye check came straight after the eyes, and was asked of nobody else.
  const then = details
    .filter(([id]) => id !== 'follow-up-diabetes' && id !== 'follow-up-eye-check')
    .flatMap((one) => (one[0] === 'follow-up-eyes' ? [one, ['follow-up-eye-check', one[1]] as const] : [one]))
  const details1 = Object.fromEntries(then.map(([id]) => [id, leadingOn(now[id], then) as Step]))
  const first = { ...conditions, options: without(conditions.options, 'naion') }
  return {
    version: 1,
    isWhole: true,
    steps: {
      ...(asked as Readonly<Record<string, Step>>),
      ...details1,
      'follow-up-conditions': leadingOn(first as typeof conditions, then) as Step,
      'follow-up-mood': { ...now['follow-up-mood'], next: () => toStep('follow-up-pregnancy') } as Step,
      'follow-up-pregnancy': { ...pregnancyPossible, options: [male, ...pregnancyPossible.options] } as Step,
      'follow-up-medicines': { ...medicines, options: without(medicines.options, 'mysimba') } as Step,
    },
    inNextWords({ follow_up_pregnancy: pregnancy, ...answers }) {
      // The form did not ask whether they have diabetes, so nothing is concluded from it.
      const isDone = answers.follow_up_conditions !== undefined
      const known = isDone ? { follow_up_diabetes: 'no' } : {}
      if (pregnancy === undefined) return { ...known, ...answers }
      if (pregnancy === male.value) return { ...known, ...answers, follow_up_sex: 'Male' }
      return { ...known, ...answers, follow_up_sex: 'Female', follow_up_pregnancy: pregnancy }
    },
  }
}
