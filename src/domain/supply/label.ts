import { writtenDay } from '../booking/written-time.ts'
import { dosesPerPen } from '../catalogue/medications.ts'

interface Labelled {
  readonly patient: string
  readonly medicine: string
  readonly dose: string
  readonly instructions: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly clinic: readonly string[]
}

/** What stands on the dispensing label, line by line. */
export const labelLines = ({ patient, medicine, dose, instructions, date, clinic }: Labelled): string[] => [
  `${medicine} ${dose}, 1 pen (${dosesPerPen} weekly doses)`,
  instructions,
  patient,
  writtenDay(date),
  'Keep in the fridge (2 to 8 °C). Keep out of the sight and reach of children.',
  clinic.join(', '),
]
