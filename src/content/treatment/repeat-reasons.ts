import { inWords } from '#content/numbers.ts'
import { doseReasons } from './dose-reasons.ts'

const { lowerAnyTime, missed, missedUnknown, missedSigned, afterBreak } = doseReasons
const { switching, switchingSigned, switchNotYet, switchUnknown } = doseReasons

/** Why the next pen has the dose it has, for the clinician; the patient reads `ownDoseReasons`. Doses come as they are written: 0.5 mg. */
export const repeatReasons = {
  lowerAnyTime,
  missed,
  missedUnknown,
  missedSigned,
  afterBreak,
  switching,
  switchingSigned,
  switchNotYet,
  switchUnknown,
  same: (dose: string) => `They are on ${dose}, so the same dose continues.`,
  up: (dose: string, next: string) =>
    `They took ${dose} every week, tolerate it and would like a higher dose: ${next} is the next step.`,
  wishesDown: (lower: string) => `They would like a lower dose, so ${lower} is suggested.`,
  notTolerated: (lower: string) =>
    `Doses were missed and the side effects are more than mild, so ${lower} is suggested.`,
  wishesToStop: () => 'They would like to stop, so no dose is offered.',
  wishesToPause: () => 'They would like to pause, so no dose is offered.',
  redFlag: () => 'Red-flag symptom reported. Nothing is offered until a prescriber has spoken with the patient.',
  underweight: (bmi: number, lowest: number) =>
    `Their BMI is ${bmi}, below ${lowest}. Treatment stops, so no dose is offered.`,
  held: (bmi: number, least: number) =>
    `Their BMI is ${bmi}, below ${least}. Supply is held: any dose needs a reason and a second signature.`,
  highest: (dose: string, medicine: string) => `${dose} is the highest dose of ${medicine} that we offer.`,
  noCheckIn: (days: number) => `A dose increase needs a check-in that is at most ${days} days old.`,
  notWished: () => 'They have not asked for a higher dose.',
  tooFewDoses: (doses: number) =>
    `A dose increase needs ${inWords(doses)} weekly doses in a row, and some were missed.`,
  oneRung: (next: string, doses: number) =>
    `The dose rises one step at a time: ${inWords(doses)} weekly doses of ${next} come first.`,
  tooClose: (days: number) =>
    `Injections were closer together than the ${inWords(days)} days that a change of day needs, so the dose is not increased.`,
  doubleDose: () =>
    'Two injections were reported on the same day or on consecutive days, so the dose is not increased.',
  symptoms: () => 'Their side effects are more than mild, so the dose is not increased.',
  severe: () => 'A side effect is severe, so the dose is not increased.',
  severeLower: (lower: string) =>
    `A side effect is severe: hold treatment, or step down to ${lower}. Speak with the patient first. The same dose needs a reason and a second signature.`,
  severeHeld: () =>
    'A side effect is severe, and there is no lower dose: hold treatment, and speak with the patient first. Any dose needs a reason and a second signature.',
  fluids: () => 'They are drinking very little, so the dose is not increased.',
  mood: () => 'Their mood is low, so the dose is not increased.',
  rapidLoss: (percent: number, weeks: number) =>
    `They lost ${percent}% or more of their weight in ${inWords(weeks)} weeks, so the dose is not increased.`,
  bmiUnknown: () => 'Their BMI today is not known, so the dose is not increased.',
  bmiTooLow: (bmi: number, least: number) => `Their BMI is ${bmi}. Below ${least} the dose is not increased.`,
  anaesthetic: () => 'An anaesthetic or deep sedation is planned, so the dose is not increased.',
  notYet: (day: number, date: string) =>
    `The next pen leaves from day ${day} of the one they have: not before ${date}.`,
} as const

/** The same reasons, to whomever they are said. */
export type RepeatReasons = {
  readonly [reason in keyof typeof repeatReasons]: (...given: Parameters<(typeof repeatReasons)[reason]>) => string
}
