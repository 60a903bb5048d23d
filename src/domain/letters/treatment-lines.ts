import type { gpLetterWords } from '#content/letters/gp-letter.ts'
import type { summaryWords } from '#content/letters/treatment-summary.ts'
import { formatDate } from '../appointments/format-time.ts'
import { formatDose } from '../clinical/ladders.ts'
import { howTaken } from '../medicines/how-taken.ts'
import { medicineNamed, medicineOf } from '../medicines/medicines.ts'
import { inUseDays } from '../supply/pen-expiry.ts'
import { followedUntil } from '../treatment/aftercare.ts'
import { isOfApproval, type LetterFacts } from './facts.ts'

/** The medicine with its substance, as records and labels name it, and how it is taken. */
export function treatedWith(facts: LetterFacts) {
  const { medicine, dose } = facts
  const { name, substance } = medicineOf(medicine)
  const isInjecting = !isOfApproval(facts) && facts.isInjecting
  return { ...howTaken(medicine), medicine: `${name} (${substance})`, dose: plainDose(dose), isInjecting }
}

/** 1 mg, where the schedule has 1.0mg: with a trailing zero it could be misread as 10. */
function plainDose(dose: string): string {
  const [, mg] = /^([\d.]+) ?mg$/.exec(dose) ?? []
  return mg === undefined ? dose : formatDose(Number(mg))
}

/** How often the earlier medicine was taken: an older letter may name one that is no longer registered. */
const howOften = (before: string, { medicine }: LetterFacts) =>
  howTaken(medicineNamed(before)?.key ?? medicine).schedule

export function treatmentLines(
  facts: LetterFacts,
  words: typeof gpLetterWords.treatment | typeof summaryWords.treatment,
) {
  const taken = treatedWith(facts)
  const first = words.medicine(taken)
  if (isOfApproval(facts)) {
    const { before, occasion, prescribedOn, instructions } = facts
    const isNew = before !== null && occasion !== 'continued'
    const inUse = inUseDays(facts.medicine)
    return [
      first,
      ...(isNew ? [words.before(before.medicine, plainDose(before.dose), howOften(before.medicine, facts))] : []),
      words.prescribed(formatDate(prescribedOn), taken),
      ...(instructions === '' ? [] : [words.instructions(instructions)]),
      ...('inUse' in words && inUse !== null ? [words.inUse(inUse, taken)] : []),
    ]
  }
  const { occasion, startedOn, changedOn, pausedUntil, lastsUntil } = facts
  return [
    first,
    words.began(formatDate(startedOn)),
    words.changed[occasion](formatDate(changedOn)),
    ...(pausedUntil === null ? [] : [words.pausedUntil(formatDate(pausedUntil))]),
    ...(lastsUntil === null ? [] : [words.inHand(formatDate(lastsUntil), taken)]),
    ...(occasion === 'stopped' ? [words.followed(formatDate(followedUntil(changedOn)))] : []),
  ]
}
