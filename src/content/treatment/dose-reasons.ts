import { capital, counted, inWords } from '#content/numbers.ts'

/** Why a dose is offered or not, for the clinician and the patient alike. Doses come as they are written: 0.5 mg. */
export const doseReasons = {
  new: (lowest: string) => `Treatment starts at the lowest dose, ${lowest}.`,
  continuing: (dose: string) => `They were last supplied ${dose}, with proof, so the same dose continues.`,
  lowerAnyTime: () => 'A lower dose is possible at any time.',
  noRise: () => 'The first pen from us is never a dose increase: that needs a check-in.',
  noProof: (lowest: string) =>
    `There is no valid proof of the last supply, so ${lowest}, the lowest dose, is the only one offered.`,
  noProofSigned: (dose: string) =>
    `They say that they were on ${dose}. More than the lowest dose needs a reason and a second signature.`,
  endedHere: (lowest: string) =>
    `Their treatment with us had ended, and there is no check-in about it, so it restarts at ${lowest}.`,
  noProofAndGap: (lowest: string) =>
    `There is no valid proof of the last supply, and doses were missed or it is not known how many: only ${lowest}, the lowest dose, is offered.`,
  afterBreak: (weeks: number, lowest: string) =>
    `The last dose was more than ${inWords(weeks)} weeks ago, so this is a new start: only ${lowest}, the lowest dose, is offered.`,
  missed: (count: number, lowest: string) =>
    `${capital(counted(inWords(count), 'dose'))} or more were missed, so it is safer to restart at ${lowest}.`,
  missedUnknown: (lowest: string) => `How many doses were missed is not known, so ${lowest} is suggested.`,
  missedSigned: (dose: string) => `Up to ${dose} is possible with a reason and a second signature.`,
  aboveLadder: (told: string, highest: string) => `They were on ${told} elsewhere. Our highest dose is ${highest}.`,
  switching: (from: string, lowest: string) =>
    `They are changing from ${from}, so treatment starts at the lowest dose, ${lowest}.`,
  switchingSigned: (dose: string) =>
    `A conversion above the lowest dose, to ${dose} at most, needs a reason and a second signature.`,
  switchNotYet: (days: number, date: string) =>
    `The first dose comes at least ${counted(days, 'day')} after the last dose of the other medicine: not before ${date}.`,
  switchUnknown: (days: number, date: string) =>
    `The date of the last dose of the other medicine is not recorded. The first dose of this one comes at least ${counted(days, 'day')} after it: counted from today, not before ${date}.`,
  notOnLadder: (dose: string, medicine: string) => `${medicine} has no dose of ${dose}.`,
} as const
