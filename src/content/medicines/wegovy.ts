import { glp1, type MedicineWords, notInPregnancy, sideEffectsSection, whoDecides } from './medicine-words.ts'

export const wegovyWords: MedicineWords = {
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
      text: 'You start on a very small dose, so that your stomach has time to get used to it. A clinician agrees each increase with you.',
    },
  },
  lossSource: 'STEP 1 trial, 68 weeks at 2.4 mg: the average for everyone who was given it.',
  learnMore: (upTo) => ({
    title: 'About Wegovy',
    sections: [
      {
        heading: 'What it is',
        paragraphs: [
          `Wegovy is the brand name of semaglutide, a prescription-only medicine. It acts like ${glp1}, a hormone that your gut releases when you eat, so that you feel full for longer and are less hungry.`,
          `Weight loss with Wegovy can be up to ${upTo}%, or up to 17% in 16 months for people who keep taking it (averages from the STEP 1 trial, 68 weeks at 2.4 mg). It works together with what you eat and how you move. Your own figure may be lower.`,
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
  }),
}
