import { type OutsideLink, sideEffects, yellowCard } from '../medicines/medicine-words.ts'

interface Question {
  readonly id: string
  readonly question: string
  readonly answer: readonly string[]
  readonly link?: OutsideLink
}

export const medicationQuestions = (authorisationDays: number): readonly Question[] => [
  {
    id: 'buy-which',
    question: 'Which one should I choose?',
    answer: [
      'Choose the one you’d like us to consider. Once you order, a clinician reads your answers, checks your height, weight and BMI, and decides what is safe for you. They may suggest the other one, or neither.',
    ],
  },
  {
    id: 'buy-paying',
    question: 'When do I pay?',
    answer: [
      `When you order, your bank sets the money aside. We take it only if a clinician approves your treatment and a pharmacist has checked it. If they decline, or haven’t decided within ${authorisationDays} days, the money is released.`,
    ],
  },
  {
    id: 'buy-price',
    question: 'Will the price change?',
    answer: [
      'The price depends on the dose, and you can see all the prices on this page. A clinician agrees each change of dose with you first. You can stay on a dose for longer, go back one, pause, or cancel at any time.',
    ],
  },
  {
    id: 'buy-side-effects',
    question: 'What side effects could I have?',
    answer: sideEffects,
    link: yellowCard,
  },
  {
    id: 'buy-pregnancy',
    question: 'What if I take the pill, or would like a baby?',
    answer: [
      'Neither is for you while you are pregnant, trying to get pregnant or breastfeeding. If you could get pregnant, use contraception while you take either. Stop Mounjaro one month, or Wegovy two months, before you start trying.',
      'Mounjaro can make the pill work less well. If you take the pill, add a condom or use a method that is not a pill for four weeks after you start, and for four weeks after each rise in dose. This is the MHRA’s advice of June 2025.',
    ],
  },
  {
    id: 'buy-missed-dose',
    question: 'What if I miss a dose?',
    answer: [
      'With Mounjaro you can take a missed dose within 4 days of the day it was due. After that, skip it and take the next one on your usual day. Never take two to catch up.',
      'Wegovy has a different limit. Always follow the leaflet in the box, and ask us if you are not sure.',
    ],
  },
]
