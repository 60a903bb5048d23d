import { counted, inWords } from '#content/numbers.ts'

const kilos = (percent: number) =>
  percent < 0 ? `gained ${-percent}% of their weight` : `lost ${percent}% of their weight`

/** What the course of a treatment asks somebody to look at. */
export const progressWords = {
  tooLittle: (percent: number, since: string) => `They have ${kilos(percent)} since ${since}.`,
  tooLittleBecause: (months: number, percent: number, medicine: string) =>
    `After ${inWords(months)} months of ${medicine}, under ${percent}%: to go on needs a reasoned decision.`,
  tooLittleByDose: (months: number, percent: number, dose: string) =>
    `After ${inWords(months)} months on ${dose}, the highest dose they tolerate, under ${percent}%: to go on needs a reasoned decision.`,
  tooFast: (percent: number, from: string, to: string) =>
    `They lost ${percent}% of their weight a week, ${from} to ${to}.`,
  tooFastBecause: (most: number) => `More than ${most}% a week is looked at before the next pen.`,
  bmiDue: (date: string) => `Weight and height are to be verified again since ${date}.`,
  bmiDueBecause: (first: number, then: number) =>
    `They are verified ${counted(inWords(first), 'month')} after the first pen, and then every ${inWords(then)}.`,
} as const
