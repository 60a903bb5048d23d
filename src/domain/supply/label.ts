import { inWords } from '#content/numbers.ts'
import { firstDoseWords } from '#content/supply/first-dose.ts'
import { labelWords } from '#content/supply/label.ts'
import { writtenDay } from '../appointments/format-time.ts'
import { dosesPerPen, medicationNamed } from '../catalogue/medications.ts'
import { medicineName } from '../clinical/ladders.ts'
import { policy } from '../clinical/policy.ts'
import { inUseDays } from './pen-expiry.ts'

interface Labelled {
  readonly patient: string
  readonly medicine: string
  readonly dose: string
  readonly instructions: string
  /** After another medicine: YYYY-MM-DD. Null: they had none. */
  readonly firstDoseFrom: string | null
  /** YYYY-MM-DD. */
  readonly date: string
  readonly clinic: readonly string[]
}

/** What stands on the dispensing label, line by line. */
export const labelLines = ({
  patient,
  medicine,
  dose,
  instructions,
  firstDoseFrom,
  date,
  clinic,
}: Labelled): string[] => [
  `${medicine} ${dose}, 1 pen (${dosesPerPen} weekly doses)`,
  instructions,
  ...(firstDoseFrom === null ? [] : [firstDoseWords(writtenDay(firstDoseFrom), policy.switchDays)]),
  ...(medicine === medicineName('mounjaro') ? [labelWords.pill(inWords(policy.barrierWeeks))] : []),
  patient,
  writtenDay(date),
  'Keep in the fridge (2 to 8 °C). Keep out of the sight and reach of children.',
  ...inUseLine(medicine),
  clinic.join(', '),
]

/** How long the pen lasts once it has been used. It names no date: nobody knows yet when the first dose is. */
function inUseLine(medicine: string): string[] {
  const known = medicationNamed(medicine)
  return known
    ? [`Use within ${inUseDays(known.key)} days of the first injection, then throw it away, even if some is left.`]
    : []
}
