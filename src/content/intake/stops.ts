import { inWords } from '../numbers.ts'

/** What the home page says to somebody whose assessment ended early, by the reason. */
export const stops = ({ surgeryMonths }: { readonly surgeryMonths: number }) => ({
  'recent-bariatric-surgery': {
    title: 'Your body needs a little longer',
    description: `For ${inWords(surgeryMonths)} months after weight-loss surgery, your surgical team is the right one to help with weight. Please ask them or your GP, and come back when that time has passed.`,
  },
})

export type StopReason = keyof ReturnType<typeof stops>
