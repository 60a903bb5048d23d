import type { WeightFigures } from '../figures.ts'
import type { TextLink } from '../site/text-page.ts'
import { redFlagLead, redFlagLines } from '../treatment/red-flags.ts'

type OutsideLink = Extract<TextLink, { href: string }>

interface Point {
  readonly title: string
  readonly text: string
}

interface MedicationWords {
  readonly tag: string
  readonly description: string
  readonly keyPoints: { readonly action: Point; readonly rhythm: Point; readonly steps: Point }
  readonly learnMore: { readonly title: string; readonly sections: readonly WordsUnderHeading[] }
}

interface WordsUnderHeading {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly link?: OutsideLink
}

/** With a word joiner, so that the figure never stands alone on the next line. */
const glp1 = 'GLP-\u20601'

const yellowCard: OutsideLink = {
  text: 'Report a side effect to the MHRA Yellow Card scheme',
  href: 'https://yellowcard.mhra.gov.uk',
}

const sideEffects = [
  'The most common are feeling sick, being sick, diarrhoea and constipation. They often come after a rise in dose. Tell your clinician about anything that worries you; they can raise the dose more slowly, or stop the treatment.',
  redFlagLead,
  ...redFlagLines,
]

const sideEffectsSection: WordsUnderHeading = {
  heading: 'Side effects',
  paragraphs: sideEffects,
  link: yellowCard,
}

const notInPregnancy =
  'It is not for you while you are pregnant, trying to get pregnant or breastfeeding. If you could get pregnant, use contraception while you take it.'

const whoDecides: WordsUnderHeading = {
  heading: 'Who decides',
  paragraphs: [
    'A clinician. Once you order, they read your answers, check your height, weight and BMI, and decide whether it is safe for you and at which dose. They may suggest the other medication, or none.',
  ],
}

export const medicationWords = (
  losses: WeightFigures['losses'],
): { readonly mounjaro: MedicationWords; readonly wegovy: MedicationWords } => ({
  mounjaro: {
    tag: 'Tirzepatide',
    description: 'A weekly injection that acts on two gut hormones and helps you feel full sooner.',
    keyPoints: {
      action: {
        title: 'Two hormones at once',
        text: `It acts like ${glp1} and GIP, which your gut releases after a meal. You feel full sooner and less hungry.`,
      },
      rhythm: {
        title: 'Once a week, at home',
        text: 'One small injection under the skin of your stomach or thigh, on the same day each week.',
      },
      steps: {
        title: 'Even steps',
        text: 'You start on the lowest strength. Every rise is the same size, a month or more apart, and only if the last one suited you.',
      },
    },
    learnMore: {
      title: 'About Mounjaro',
      sections: [
        {
          heading: 'What it is',
          paragraphs: [
            `Mounjaro is the brand name of tirzepatide, a prescription-only medicine. It acts like ${glp1} and GIP, two hormones that your gut releases when you eat. Food leaves your stomach more slowly, you feel full sooner, and you are less hungry.`,
            `Weight loss with Mounjaro can be up to ${losses.mounjaro}% (SURMOUNT-1 trial, 72 weeks at 15 mg, while people kept taking it). It works together with what you eat and how you move. Your own figure may be lower.`,
          ],
        },
        {
          heading: 'How you take it',
          paragraphs: [
            'One injection a week, under the skin of your stomach or thigh, on the same day each week, with or without food. The leaflet in the box shows each step.',
          ],
        },
        sideEffectsSection,
        {
          heading: 'Contraception and pregnancy',
          paragraphs: [
            `${notInPregnancy} Stop Mounjaro one month before you start trying.`,
            'It can make the pill work less well. If you take the pill, add a condom or use a method that is not a pill for four weeks after you start, and for four weeks after each rise in dose.',
          ],
        },
        whoDecides,
      ],
    },
  },
  wegovy: {
    tag: 'Semaglutide',
    description: 'A weekly injection that acts like one of your gut hormones and helps you feel full for longer.',
    keyPoints: {
      action: {
        title: 'Full for longer',
        text: `It acts like ${glp1}, which your gut releases after a meal. You feel less hungry, and smaller meals fill you up.`,
      },
      rhythm: {
        title: 'One day a week',
        text: 'Pick a day and stick to it: one small injection under the skin of your stomach or thigh, with or without food.',
      },
      steps: {
        title: 'Small first steps',
        text: 'It begins on a very small dose, so that your stomach has time to get used to it. A clinician agrees every rise with you.',
      },
    },
    learnMore: {
      title: 'About Wegovy',
      sections: [
        {
          heading: 'What it is',
          paragraphs: [
            `Wegovy is the brand name of semaglutide, a prescription-only medicine. It acts like ${glp1}, a hormone that your gut releases when you eat, so that you feel full for longer and are less hungry.`,
            `Weight loss with Wegovy can be up to ${losses.wegovy}%, or up to 17% in 16 months for people who keep taking it (averages from the STEP 1 trial, 68 weeks at 2.4 mg). It works together with what you eat and how you move. Your own figure may be lower.`,
          ],
        },
        {
          heading: 'How you take it',
          paragraphs: [
            'One injection a week, under the skin of your stomach or thigh, on the same day each week, with or without food. The leaflet in the box shows each step.',
          ],
        },
        sideEffectsSection,
        {
          heading: 'Contraception and pregnancy',
          paragraphs: [`${notInPregnancy} Stop Wegovy two months before you start trying.`],
        },
        whoDecides,
      ],
    },
  },
})

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
      'Choose the one you would like us to consider. Once you order, a clinician reads your answers, checks your height, weight and BMI, and decides what is safe for you. They may suggest the other one, or neither.',
    ],
  },
  {
    id: 'buy-paying',
    question: 'When do I pay?',
    answer: [
      `When you order, your bank sets the money aside. We take it only if a clinician approves your treatment and a pharmacist has checked it. If they decline, or if ${authorisationDays} days pass without a decision, the money is released.`,
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
