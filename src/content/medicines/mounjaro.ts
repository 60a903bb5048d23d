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
  injecting: {
    pen: 'Mounjaro KwikPen',
    needles: 'The pen’s own pack holds no needles. They’re in your parcel, in a pack of their own.',
    steps: [
      {
        shows: 'check',
        title: 'Check your pen',
        lines: [
          'Wash your hands.',
          'Check that the label shows your medicine and strength, and that it’s in date.',
          'Pull the cap straight off. The medicine should be clear and colourless to slightly yellow. Don’t use it if it’s cloudy, has bits in it or has been frozen.',
        ],
      },
      {
        shows: 'needle',
        title: 'Fit a new needle',
        lines: [
          'Wipe the red seal at the end of the pen with a swab.',
          'Pull the paper tab off a new needle. Push the needle straight on, and twist until it’s tight.',
          'Pull off the outer shield and keep it. Pull off the inner shield and throw it away.',
        ],
      },
      {
        shows: 'prime',
        title: 'Prime the pen, every time',
        lines: [
          'Turn the dose knob slowly until it clicks twice and the window shows the priming line.',
          'Hold the pen with the needle up, and tap it so that bubbles rise.',
          'Press the knob in until it stops, and count slowly to 5. A little medicine should come out.',
          'If none does, prime again, up to twice more. Then change the needle and prime once more.',
        ],
      },
      {
        shows: 'dose',
        title: 'Select your dose',
        lines: ['Turn the dose knob until it stops and the window shows 1. That’s one whole dose.'],
      },
      {
        shows: 'site',
        title: 'Inject',
        lines: [
          'Choose a place on your stomach, at least 5 cm from your belly button, or on your thigh. The back of your upper arm only if someone else injects for you. Use a different place each week.',
          'Push the needle in. Press the dose knob all the way in, and hold it while you count slowly to 5.',
          'Take the needle out. The window should show 0.',
        ],
      },
      {
        shows: 'sharps',
        title: 'Take the needle off',
        lines: [
          'Put the outer shield back on carefully, unscrew the needle, and drop it into your sharps bin straight away.',
          'Put the cap back on the pen. Never keep a pen with a needle on it.',
          'After four doses some medicine is left in the pen. That’s normal: don’t inject it.',
        ],
      },
    ],
    keeping: (days) => [
      'Before you first use it, keep the pen in the fridge, between 2 and 8 °C. Don’t freeze it.',
      `After the first dose, keep it below 30 °C for up to ${days} days, and write the date of the first dose on it.`,
    ],
    source: 'The manufacturer’s instructions for use of Mounjaro KwikPen (UK).',
  },
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
