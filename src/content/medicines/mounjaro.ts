import { glp1, type MedicineWords, notInPregnancy, sideEffectsSection, whoDecides } from './medicine-words.ts'

export const mounjaroWords: MedicineWords = {
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
      title: 'Equal steps',
      text: 'You start on the lowest strength. Each increase is the same size, at least a month apart, and only if the last one suited you.',
    },
  },
  lossSource: 'SURMOUNT-1 trial, 72 weeks at 15 mg: the average while people kept taking it.',
  learnMore: (upTo) => ({
    title: 'About Mounjaro',
    sections: [
      {
        heading: 'What it is',
        paragraphs: [
          `Mounjaro is the brand name of tirzepatide, a prescription-only medicine. It acts like ${glp1} and GIP, two hormones that your gut releases when you eat. Food leaves your stomach more slowly, you feel full sooner, and you are less hungry.`,
          `Weight loss with Mounjaro can be up to ${upTo}% (SURMOUNT-1 trial, 72 weeks at 15 mg, while people kept taking it). It works together with what you eat and how you move. Your own figure may be lower.`,
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
  }),
}
