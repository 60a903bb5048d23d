import type { ScheduleName } from '#content/medicines/forms.ts'
import { type Figure, figure, ours } from '../clinical/figure.ts'

/** How often a dose is taken, and the rules about the days between two doses. */
export interface Schedule {
  readonly is: ScheduleName
  readonly everyDays: number
  /** After this many missed doses treatment begins again with the lowest dose. */
  readonly missedDosesToRestart: Figure
  /** Doses taken in a row before the next rung. */
  readonly dosesBeforeRise: Figure
  /** The minimum between two doses when the usual day changes. */
  readonly dosesApartDays: Figure
  /** Two doses this few days apart, or fewer, are a double dose. */
  readonly doubleDoseDays: Figure
  /** Per check-in: the usual day may change once, not repeatedly. */
  readonly dayChangesPerPack: Figure
}

export const weekly: Schedule = {
  is: 'weekly',
  everyDays: 7,
  missedDosesToRestart: figure(3, ours),
  dosesBeforeRise: figure(4, 'UK leaflets: at least four weeks on a dose'),
  dosesApartDays: figure(3, 'Mounjaro’s UK leaflet; for Wegovy ours'),
  doubleDoseDays: figure(1, ours),
  dayChangesPerPack: figure(1, ours),
}
