import { brand } from '../brand.ts'

export const app = {
  headline: ['A quiet place to', 'keep count.'],
  lead: `The ${brand.name} app shows your scale’s readings as a chart. No streaks to lose, no scolding. It comes with weight management.`,
  label: 'What the app shows',
  download: {
    headline: 'Take it with you',
    lead: 'Point your phone’s camera at the code, or choose your phone.',
    leadOnPhone: 'Get it on this phone, or scan the code with another one.',
    onThisPhone: `Get the ${brand.name} app`,
    code: `QR code that opens the ${brand.name} app’s page`,
  },
  dialog: {
    title: (device: string) => `${brand.name} for ${device}`,
    scan: (device: string) =>
      `Open the camera on your ${device} and point it at this code. The app installs straight from us, so it’s always up to date.`,
    code: (device: string) => `QR code that opens the ${brand.name} app for ${device}`,
    onThisPhone: 'Reading this on your phone?',
    open: 'Get the app on this phone',
  },
} as const

/** The five things the app shows, in the order they come round. */
export const appFeatures = [
  {
    id: 'weight',
    name: 'Weight',
    headline: 'The line, not the day',
    words: 'Every weigh-in joins one calm line, so that a heavy Tuesday stays a Tuesday.',
  },
  {
    id: 'bmi',
    name: 'BMI',
    headline: 'Where you stand',
    words: 'Worked out for you at each weigh-in, and shown beside where you began.',
  },
  {
    id: 'body-fat',
    name: 'Body fat %',
    headline: 'More than a number',
    words: 'Your smart scale measures body composition, which can change in weeks when your weight does not.',
  },
  {
    id: 'habits',
    name: 'Habits',
    headline: 'Small things, ticked',
    words: 'A walk, a proper breakfast, lights out by eleven. Pick a few with your coach and see the week fill up.',
  },
  {
    id: 'hydration',
    name: 'Hydration',
    headline: 'Glass by glass',
    words: 'One tap for a glass of water. The app keeps count, so that you do not have to.',
  },
] as const
