import { storageWords } from '#content/medicines/forms.ts'
import { inWords } from '#content/numbers.ts'
import { firstDoseWords } from '#content/supply/first-dose.ts'
import { labelWords } from '#content/supply/label.ts'
import { formatDate } from '../appointments/format-time.ts'
import { policy } from '../clinical/policy.ts'
import { howTaken } from '../medicines/how-taken.ts'
import { medicineNamed } from '../medicines/medicines.ts'
import { inUseDays } from './pen-expiry.ts'

interface Labelled {
  readonly patient: string
  readonly medicine: string
  readonly dose: string
  readonly instructions: string
  /** After another medicine: YYYY-MM-DD. Null: there was none. */
  readonly firstDoseFrom: string | null
  /** YYYY-MM-DD. */
  readonly date: string
  /** Name and address of the pharmacy that supplies it. */
  readonly pharmacy: readonly string[]
}

/** The dispensing label, line by line. */
export function labelLines({
  patient,
  medicine,
  dose,
  instructions,
  firstDoseFrom,
  date,
  pharmacy,
}: Labelled): string[] {
  const known = medicineNamed(medicine)
  if (!known) throw new Error(`There is no label for ${medicine}: no such medicine is registered.`)
  const taken = howTaken(known.key)
  // Without a date, because the date of the first dose is not known yet.
  const days = inUseDays(known.key)
  return [
    `${medicine} ${dose}, ${labelWords.pack(taken, known.dosesPerPack)}`,
    instructions,
    ...(firstDoseFrom === null ? [] : [firstDoseWords(taken.form, formatDate(firstDoseFrom), policy.switchDays)]),
    ...(known.weakensPill ? [labelWords.pill(inWords(policy.barrierWeeks))] : []),
    patient,
    formatDate(date),
    `${storageWords[known.storedAt]} ${labelWords.children}`,
    ...(days === null ? [] : [labelWords.inUse(taken, days)]),
    pharmacy.join(', '),
  ]
}
