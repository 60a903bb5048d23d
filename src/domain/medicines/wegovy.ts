import { figure } from '../clinical/figure.ts'
import { dose, type Medicine } from './medicine.ts'
import { weekly } from './schedules.ts'

export const wegovy = {
  key: 'wegovy',
  name: 'Wegovy',
  substance: 'semaglutide',
  form: 'pre-filled pen',
  place: 2,

  listPricePence: 199_00,
  cardPricePence: 125_00,
  image: '/medications/wegovy.svg',
  expectedWeightLossPercentage: 15,
  actsLikeHormones: 1,

  doses: [
    dose('1-4', 0.25, '0.25mg', 209, { amp: '42220711000001104', vmp: '42237311000001104' }),
    dose('5-8', 0.5, '0.5mg', 209, { amp: '42220411000001105', vmp: '36491011000001101' }),
    dose('9-12', 1, '1.0mg', 229, { amp: '42221311000001108', vmp: '42237511000001105' }),
    dose('13-16', 1.7, '1.7mg', 299, { amp: '42219111000001101', vmp: '42237411000001106' }),
    dose('17+', 2.4, '2.4mg', 299, { amp: '42221011000001105', vmp: '42237611000001109' }),
  ],
  dosesPerPack: 4,
  needlesInPack: figure(4, 'Wegovy FlexTouch, UK product information: a pen and 4 NovoFine Plus needles'),
  schedule: weekly,
  missedDays: figure(5, 'Wegovy’s UK leaflet'),
  daysApart: null,

  inUseDays: figure(42, 'Wegovy FlexTouch, UK product information: six weeks after first use'),
  excursion: {
    maxC: figure(8, 'ours: no allowance for unused FlexTouch pens is relied on, so they are replaced'),
    hours: figure(0, 'ours: no allowance for unused FlexTouch pens is relied on, so they are replaced'),
  },
  storedAt: 'fridge',

  stopMonths: figure(2, 'MHRA, June 2025'),
  weakensPill: false,
  contraindications: ['end-stage kidney disease', 'severe liver disease', 'heart failure at rest'],
  responseCountsFrom: 'first supply',

  // Semaglutide is Ozempic and Rybelsus as well.
  alsoCalled: [],
  // Licensed in January 2026, and not on our ladder.
  alsoMadeInMg: [7.2],
  additionalMonitoring: {
    isListed: true,
    source: 'Wegovy FlexTouch, UK product information (electronic medicines compendium)',
    asOf: '2023-09-22',
  },
  leaflet: { title: 'Wegovy’s UK leaflet', revisedOn: null },
} as const satisfies Medicine
