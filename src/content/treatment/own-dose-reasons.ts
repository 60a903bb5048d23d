import { counted, inWords } from '../numbers.ts'
import { doseReasons } from './dose-reasons.ts'
import type { RepeatReasons } from './repeat-reasons.ts'

/** Why the next pen has the dose it has, as the patient reads it. Doses come as they are written: 0.5 mg. */
export const ownDoseReasons: RepeatReasons = {
  lowerAnyTime: doseReasons.lowerAnyTime,
  missed: (count, lowest) => `You’ve missed ${inWords(count)} doses or more, so it’s safer to restart at ${lowest}.`,
  missedUnknown: (lowest) =>
    `You’re not sure how many doses you missed, so ${lowest} is the safe dose to restart with.`,
  missedSigned: (dose) => `Up to ${dose} is possible if two of our clinicians agree.`,
  switching: (from, lowest) => `You’re changing from ${from}, so you start at the lowest dose, ${lowest}.`,
  switchingSigned: (dose) => `More, up to ${dose}, is possible if two of our clinicians agree.`,
  afterBreak: (weeks, lowest) =>
    `It’s more than ${inWords(weeks)} weeks since your last dose, so you start again at the lowest dose, ${lowest}.`,
  switchNotYet: (days, date) =>
    `Wait at least ${counted(inWords(days), 'day')} after your last dose of the other medicine: don’t inject the new one before ${date}.`,
  switchUnknown: (days, date) =>
    `Wait at least ${counted(inWords(days), 'day')} after your last dose of the other medicine: don’t inject the new one before ${date}.`,
  same: (dose) => `You’re on ${dose}, and your dose stays the same.`,
  up: (dose, next) =>
    `You took ${dose} every week, you’re doing well on it and you’d like a higher dose: ${next} comes next.`,
  wishesDown: (lower) => `You’d like a lower dose, so we suggest ${lower}.`,
  notTolerated: (lower) => `You missed doses and the side effects are more than mild, so we suggest ${lower}.`,
  wishesToStop: () => 'You’d like to stop, so we’re not offering a pen.',
  wishesToPause: () => 'You’d like to pause, so we’re not offering a pen.',
  redFlag: () => 'You told us about a symptom that can be urgent. A prescriber will speak with you first.',
  underweight: (bmi, lowest) => `Your BMI would be ${bmi}. We don’t offer a pen below ${lowest}.`,
  held: (bmi, least) => `Your BMI is ${bmi}. Below ${least} two of our clinicians have to agree to any pen.`,
  highest: (dose, medicine) => `${dose} is the highest dose of ${medicine} that we offer.`,
  noCheckIn: (days) => `For a higher dose, we need answers from the last ${counted(inWords(days), 'day')}.`,
  notWished: () => 'You have not asked for a higher dose.',
  tooFewDoses: (doses) =>
    `A higher dose comes after ${inWords(doses)} weekly doses in a row, and you have missed some.`,
  oneRung: (next, doses) =>
    `The dose goes up one step at a time: ${inWords(doses)} weekly doses of ${next} come first.`,
  tooClose: (days) =>
    `Some injections were less than ${inWords(days)} days apart, so there is no higher dose for now. Inject once a week.`,
  doubleDose: () =>
    'Two injections were on the same day or on consecutive days, so there is no higher dose for now. A prescriber will look at this first.',
  symptoms: () => 'Your side effects are more than mild, so there is no higher dose for now.',
  severe: () => 'You have a severe side effect, so there is no higher dose for now.',
  severeLower: (lower) =>
    `You have a severe side effect. A prescriber will speak with you before your next pen, and may lower your dose to ${lower}.`,
  severeHeld: () => 'You have a severe side effect. A prescriber will speak with you before you get another pen.',
  fluids: () => 'You’re drinking very little, so there’s no higher dose for now.',
  mood: () => 'Your mood is low, so there is no higher dose for now.',
  rapidLoss: (percent, weeks) =>
    `You lost ${percent}% or more of your weight in ${inWords(weeks)} weeks, so there is no higher dose for now.`,
  bmiUnknown: () => 'We don’t know your current BMI, so there’s no higher dose for now.',
  bmiTooLow: (bmi, least) => `Your BMI is ${bmi}. Below ${least} there is no higher dose.`,
  anaesthetic: () => 'You’re due to have an anaesthetic or deep sedation, so there’s no higher dose for now.',
  notYet: (day, date) => `We can send your next pen from day ${day} of your current one: not before ${date}.`,
}
