import { capital, counted, inWords } from '#content/numbers.ts'

const kilos = (percent: number) =>
  percent < 0 ? `gained ${-percent}% of their weight` : `lost ${percent}% of their weight`

/** What the course of a treatment asks a prescriber to consider. */
export const progressWords = {
  /** By verified weights. `since` is null for the weight before treatment elsewhere. */
  tooLittle: (percent: number, since: string | null, until: string) =>
    `They have ${kilos(percent)} ${since === null ? 'since before treatment' : `between ${since} and ${until}`}, by verified weights.`,
  notVerified: (months: number) =>
    `${capital(inWords(months))} months have passed, and no verified weight shows the response.`,
  notVerifiedBecause: (percent: number) =>
    `Whether at least ${percent}% was lost is judged by verified weights alone, not by reported ones. Ask for a weight check.`,
  tooLittleBecause: (months: number, percent: number, medicine: string) =>
    `After ${inWords(months)} months of ${medicine}, under ${percent}%: continuing needs a documented rationale.`,
  tooLittleByDose: (months: number, percent: number, dose: string) =>
    `${capital(inWords(months))} months after reaching ${dose}, their highest dose so far, under ${percent}%: continuing needs a documented rationale.`,
  tooFast: (percent: number, from: string, to: string) =>
    `They lost ${percent}% of their weight a week between ${from} and ${to}.`,
  tooFastBecause: (most: number) => `More than ${most}% a week is reviewed before the next pen.`,
  bmiDue: (date: string) => `Weight and height have been due for verification since ${date}.`,
  bmiDueBecause: (first: number, then: number) =>
    `They are verified ${counted(inWords(first), 'month')} after the first pen, and then every ${inWords(then)}.`,
} as const
