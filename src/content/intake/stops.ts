import { inWords } from '../numbers.ts'

/** What the home page says to a visitor whose assessment ended early, by the reason. */
export const stops = ({ surgeryMonths }: { readonly surgeryMonths: number }) => ({
  'recent-bariatric-surgery': {
    title: 'Your body needs a little longer',
    description: `For ${inWords(surgeryMonths)} months after weight-loss surgery, please ask your surgical team or your GP for help with your weight. You’re welcome back after that.`,
  },
})

export type StopReason = keyof ReturnType<typeof stops>
