interface FormWords {
  /** What one pack is called. */
  readonly pack: string
  readonly packs: string
  readonly take: string
  /** How it is taken, in a letter to a practice. */
  readonly route: string
  readonly routeShort: string
  readonly firstDose: string
  readonly lastDose: string
  readonly lastTook: string
  readonly instruction: (dose: string) => string
}

/** By the form of a medicine: how letters and labels speak of it. */
export const formWords = {
  'pre-filled pen': {
    pack: 'pen',
    packs: 'pens',
    take: 'inject',
    route: 'injected under the skin',
    routeShort: 'injected',
    firstDose: 'first injection',
    lastDose: 'last injection',
    lastTook: 'last injected',
    instruction: (dose) => `Inject ${dose} under the skin`,
  },
  tablet: {
    pack: 'pack',
    packs: 'packs',
    take: 'take',
    route: 'taken by mouth',
    routeShort: 'taken by mouth',
    firstDose: 'first tablet',
    lastDose: 'last tablet',
    lastTook: 'last took one',
    instruction: (dose) => `Take ${dose} by mouth`,
  },
} as const satisfies Readonly<Record<string, FormWords>>

interface ScheduleWords {
  readonly often: string
  readonly period: string
  readonly doses: (count: number) => string
  /** For the patient, after the dose and how often. */
  readonly usualTime: string
}

/** By how often a medicine is taken. */
export const scheduleWords = {
  weekly: {
    often: 'once a week',
    period: 'week',
    doses: (count) => `${count} weekly doses`,
    usualTime: 'on the same day each week',
  },
  daily: {
    often: 'once a day',
    period: 'day',
    doses: (count) => `${count} daily doses`,
    usualTime: 'at the same time each day',
  },
} as const satisfies Readonly<Record<string, ScheduleWords>>

/** By how an unopened pack is kept. */
export const storageWords = {
  fridge: 'Keep in the fridge (2 to 8 °C).',
  'room temperature': 'Keep below 25 °C, in its own pack.',
} as const

export type MedicineForm = keyof typeof formWords
export type ScheduleName = keyof typeof scheduleWords
export type Storage = keyof typeof storageWords

/** How one medicine is taken and kept, in words. */
export interface HowTaken {
  readonly form: FormWords
  readonly schedule: ScheduleWords
}
