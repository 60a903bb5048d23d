import { figure } from '../clinical/figure.ts'
import { dose, type Medicine } from './medicine.ts'
import { weekly } from './schedules.ts'

export const mounjaro = {
  key: 'mounjaro',
  name: 'Mounjaro',
  substance: 'tirzepatide',
  form: 'pre-filled pen',
  place: 1,

  priceOldPence: 209_00,
  priceNewPence: 125_00,
  image: '/medications/mounjaro.svg',
  expectedWeightLossPercentage: 22,
  actsLikeHormones: 2,

  doses: [
    dose('1-4', 2.5, '2.5mg', 209),
    dose('5-8', 5, '5mg', 209),
    dose('9-12', 7.5, '7.5mg', 229),
    dose('13-16', 10, '10mg', 229),
    dose('17-20', 12.5, '12.5mg', 299),
    dose('21+', 15, '15mg', 299),
  ],
  dosesPerPack: 4,
  needlesInPack: figure(0, 'Mounjaro KwikPen, UK product information: needles are not included'),
  schedule: weekly,
  missedDays: figure(4, 'Mounjaro’s UK leaflet'),
  daysApart: 3,

  inUseDays: figure(30, 'Mounjaro KwikPen, UK product information: not more than 30 days after first use'),
  excursion: {
    maxC: figure(8, 'ours: Lilly UK says unused KwikPens stay at 2 to 8 °C in transport'),
    hours: figure(0, 'ours: no allowance for unused KwikPens is relied on, so they are replaced'),
  },
  storedAt: 'fridge',

  stopMonths: figure(1, 'MHRA, June 2025'),
  weakensPill: true,
  contraindications: [],
  // The care specification counts from the highest dose that is tolerated.
  responseCountsFrom: 'highest dose',

  alsoCalled: ['tirzepatide'],
  alsoMadeInMg: [],
  additionalMonitoring: {
    isListed: true,
    source: 'Mounjaro KwikPen, UK patient leaflet (electronic medicines compendium)',
    asOf: '2024-12-13',
  },
  leaflet: { title: 'Mounjaro’s UK leaflet', revisedOn: null },
} as const satisfies Medicine
