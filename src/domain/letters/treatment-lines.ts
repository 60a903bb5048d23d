import type { gpLetterWords } from '#content/letters/gp-letter.ts'
import { substances } from '#content/letters/medicines.ts'
import type { summaryWords } from '#content/letters/treatment-summary.ts'
import { writtenDay } from '../appointments/format-time.ts'
import { medicineName, writtenDose } from '../clinical/ladders.ts'
import { inUseDays } from '../supply/pen-expiry.ts'
import { followedUntil } from '../treatment/aftercare.ts'
import { isOfApproval, type LetterFacts } from './facts.ts'

/** Mounjaro (tirzepatide), which is how a record and a label name it. */
export const treatedWith = ({ medicine, dose }: LetterFacts) => ({
  medicine: `${medicineName(medicine)} (${substances[medicine]})`,
  dose: plainDose(dose),
})

/** 1 mg, where the schedule has 1.0mg: a nought behind the point is taken for a ten. */
function plainDose(dose: string): string {
  const [, mg] = /^([\d.]+) ?mg$/.exec(dose) ?? []
  return mg === undefined ? dose : writtenDose(Number(mg))
}

export function treatmentLines(
  facts: LetterFacts,
  words: typeof gpLetterWords.treatment | typeof summaryWords.treatment,
) {
  const first = words.medicine(treatedWith(facts))
  if (isOfApproval(facts)) {
    const { before, occasion, prescribedOn, instructions } = facts
    const isNew = before !== null && occasion !== 'continued'
    return [
      first,
      ...(isNew ? [words.before(before.medicine, plainDose(before.dose))] : []),
      words.prescribed(writtenDay(prescribedOn)),
      ...(instructions === '' ? [] : [words.instructions(instructions)]),
      ...('inUse' in words ? [words.inUse(inUseDays(facts.medicine))] : []),
    ]
  }
  const { occasion, startedOn, changedOn, pausedUntil, lastsUntil } = facts
  return [
    first,
    words.began(writtenDay(startedOn)),
    words.changed[occasion](writtenDay(changedOn)),
    ...(pausedUntil === null ? [] : [words.pausedUntil(writtenDay(pausedUntil))]),
    ...(lastsUntil === null ? [] : [words.inHand(writtenDay(lastsUntil))]),
    ...(occasion === 'stopped' ? [words.followed(writtenDay(followedUntil(changedOn)))] : []),
  ]
}
