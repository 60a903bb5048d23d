import type { MedicineWords } from '#content/medicines/medicine-words.ts'
import { figure } from '#domain/clinical/figure.ts'
import { dose, type Medicine } from '#domain/medicines/medicine.ts'

const madeUp = 'made up'

/** A fictional tablet: everything that differs from the real medicines is in this one file. */
export const dailyTablet: Medicine = {
  key: 'examplide',
  name: 'Examplide',
  substance: 'examplatide',
  form: 'tablet',
  // After every real one.
  place: 99,

  listPricePence: 149_00,
  cardPricePence: 65_00,
  image: '/medications/examplide.svg',
  expectedWeightLossPercentage: 9,
  actsLikeHormones: 1,

  doses: [dose('1-4', 3, '3mg', 149), dose('5-8', 7, '7mg', 159), dose('9+', 14, '14mg', 189)],
  dosesPerPack: 28,
  needlesInPack: null,
  schedule: {
    is: 'daily',
    everyDays: 1,
    missedDosesToRestart: figure(10, madeUp),
    dosesBeforeRise: figure(28, madeUp),
    dosesApartDays: figure(1, madeUp),
    doubleDoseDays: figure(0, madeUp),
    dayChangesPerPack: figure(0, madeUp),
  },
  missedDays: figure(0, madeUp),
  daysApart: 1,

  inUseDays: null,
  excursion: { maxC: figure(30, madeUp), hours: figure(72, madeUp) },
  storedAt: 'room temperature',

  stopMonths: figure(3, madeUp),
  weakensPill: true,
  contraindications: ['severe liver disease'],
  responseCountsFrom: 'highest dose',

  alsoCalled: ['examplatide'],
  alsoMadeInMg: [25],
  additionalMonitoring: { isListed: false, source: madeUp, asOf: '2026-01-01' },
  leaflet: { title: 'Examplide’s UK leaflet', revisedOn: null },
}

const point = { title: 'One a day', text: 'A tablet each morning.' }

export const dailyTabletWords: MedicineWords = {
  tag: 'Examplatide',
  description: 'A daily tablet.',
  lossSource: 'No trial: it is made up.',
  keyPoints: { action: point, rhythm: point, steps: point },
  learnMore: (upTo) => ({
    title: 'About Examplide',
    sections: [{ heading: 'What it is', paragraphs: [`Up to ${upTo}%.`] }],
  }),
}
