import type { HowTaken } from '../medicines/forms.ts'
import { counted, inWords } from '../numbers.ts'

/** After another medicine: on the label, in the letter and on the account. */
export const firstDoseWords = ({ take }: HowTaken['form'], day: string, days: number) =>
  `Do not ${take} the first dose before ${day}, and wait at least ${counted(inWords(days), 'day')} after your last dose of the other medicine.`
