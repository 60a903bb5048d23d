import { figure } from '../clinical/figure.ts'
import { dose, type Medicine } from './medicine.ts'
import { weekly } from './schedules.ts'

export const mounjaro = {
  key: 'mounjaro',
  name: 'Mounjaro',
  substance: 'tirzepatide',
  form: 'pre-filled pen',
  place: 1,

  listPricePence: 209_00,
  cardPricePence: 125_00,
  image: '/medications/mounjaro.svg',
  expectedWeightLossPercentage: 22,
  actsLikeHormones: 2,

  doses: [
    dose('1-4', 2.5, '2.5mg', 209, { amp: '42603011000001104', vmp: '42603711000001102' }),
    dose('5-8', 5, '5mg', 209, { amp: '42602711000001105', vmp: '42603411000001108' }),
    dose('9-12', 7.5, '7.5mg', 229, { amp: '42598411000001106', vmp: '42603311000001101' }),
    dose('13-16', 10, '10mg', 229, { amp: '42602411000001104', vmp: '42604111000001101' }),
    dose('17-20', 12.5, '12.5mg', 299, { amp: '42602111000001109', vmp: '42604211000001107' }),
    dose('21+', 15, '15mg', 299, { amp: '42598711000001100', vmp: '42604011000001102' }),
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
