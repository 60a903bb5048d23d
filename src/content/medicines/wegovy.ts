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
  injecting: {
    pen: 'Wegovy FlexTouch',
    needles: 'Four needles are in the pack with the pen, one for each dose.',
    steps: [
      {
        shows: 'check',
        title: 'Check your pen',
        lines: [
          'Wash your hands.',
          'Check that the label shows your medicine and strength, and that it’s in date.',
          'Pull the cap off. The medicine should be clear and colourless. Don’t use it if it’s cloudy, has bits in it or has been frozen.',
        ],
      },
      {
        shows: 'needle',
        title: 'Fit a new needle',
        lines: [
          'Tear the paper tab off a new needle. Push the needle straight on, and turn until it’s tight.',
          'Pull off the outer needle cap and keep it. Pull off the inner needle cap and throw it away.',
        ],
      },
      {
        shows: 'prime',
        title: 'Check the flow, with each new pen',
        lines: [
          'Only before the first dose from a pen: turn the dose selector until you see the flow check symbol.',
          'Hold the pen with the needle up. Press and hold the dose button until the counter is back at 0. A drop should appear at the tip.',
          'If none does, repeat this, up to six times. Then change the needle and check once more. Still no drop? Don’t use the pen, and tell us.',
        ],
      },
      {
        shows: 'dose',
        title: 'Select your dose',
        lines: ['Turn the dose selector until it stops and the dose counter shows the strength on your label.'],
      },
      {
        shows: 'site',
        title: 'Inject',
        lines: [
          'Choose a place on your stomach, at least 5 cm from your belly button, or on your thigh. Your upper arm only if someone else injects for you. Use a different place each week.',
          'Push the needle in. Press and hold the dose button until the counter shows 0, then count slowly to 6.',
          'Take the needle out.',
        ],
      },
      {
        shows: 'sharps',
        title: 'Take the needle off',
        lines: [
          'Lead the tip into the outer needle cap on a flat surface, without touching either. Push the cap on, unscrew the needle, and drop it into your sharps bin straight away.',
          'Put the cap back on the pen. Never keep a pen with a needle on it.',
          'After four doses some medicine may be left in the pen. That’s normal: don’t inject it.',
        ],
      },
    ],
    keeping: (days) => [
      'Before you first use it, keep the pen in the fridge, between 2 and 8 °C. Don’t freeze it.',
      `After the first dose, keep it below 30 °C or in the fridge for up to ${days} days, with the cap on.`,
    ],
    source: 'The manufacturer’s instructions for use of Wegovy FlexTouch (UK).',
  },
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
