import type { ScheduleName } from '#content/medicines/forms.ts'
import { type Figure, figure, ours } from '../clinical/figure.ts'

/** How often a dose is taken, and what the days between two doses mean. */
export interface Schedule {
  readonly is: ScheduleName
  readonly everyDays: number
  /** So many missed doses, or more: treatment begins again with the lowest dose. */
  readonly missedDosesToRestart: Figure
  /** Taken in a row, before the next rung. */
  readonly dosesBeforeRise: Figure
  /** Between two doses of which one is on another day than usual. */
  readonly dosesApartDays: Figure
  /** Two doses so few days apart, or fewer, are a double dose. */
  readonly doubleDoseDays: Figure
  /** Of the doses reported in one check-in: a usual day is changed once, not again and again. */
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
