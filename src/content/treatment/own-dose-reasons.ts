import { counted, inWords } from '../numbers.ts'
import { doseReasons } from './dose-reasons.ts'
import type { RepeatReasons } from './repeat-reasons.ts'

/** Why the next pen has the dose it has, as the patient reads it. Doses come as they are written: 0.5 mg. */
export const ownDoseReasons: RepeatReasons = {
  lowerAnyTime: doseReasons.lowerAnyTime,
  missed: (count, lowest) =>
    `You have missed ${inWords(count)} doses or more, so it is safer to begin again at ${lowest}.`,
  missedUnknown: (lowest) => `You are not sure how many doses you missed, so ${lowest} is the safe one to begin with.`,
  missedSigned: (dose) => `Up to ${dose} is possible if two of our clinicians agree.`,
  switching: (from, lowest) => `You change from ${from}, so you begin at the lowest dose, ${lowest}.`,
  switchingSigned: (dose) => `More, up to ${dose}, is possible if two of our clinicians agree.`,
  afterBreak: (weeks, lowest) =>
    `It’s more than ${inWords(weeks)} weeks since your last dose, so you start again at the lowest dose, ${lowest}.`,
  switchNotYet: (days, date) =>
    `Wait at least ${counted(inWords(days), 'day')} after your last dose of the other medicine: don’t inject the new one before ${date}.`,
  switchUnknown: (days, date) =>
    `Wait at least ${counted(inWords(days), 'day')} after your last dose of the other medicine: don’t inject the new one before ${date}.`,
  same: (dose) => `You are on ${dose}, and it stays the same.`,
  up: (dose, next) => `You took ${dose} every week, are well with it and would like more: ${next} comes next.`,
  wishesDown: (lower) => `You would like less, so we suggest ${lower}.`,
  notTolerated: (lower) => `You missed doses and the side effects are more than mild, so we suggest ${lower}.`,
  wishesToStop: () => 'You would like to stop, so no pen is offered.',
  wishesToPause: () => 'You would like to pause, so no pen is offered.',
  redFlag: () => 'You told us about something that cannot wait. A prescriber speaks with you first.',
  underweight: (bmi, lowest) => `Your BMI would be ${bmi}. Below ${lowest} we offer no pen.`,
  held: (bmi, least) => `Your BMI is ${bmi}. Below ${least} two of our clinicians have to agree to any pen.`,
  highest: (dose, medicine) => `${dose} is the highest dose of ${medicine} that we offer.`,
  noCheckIn: (days) => `A higher dose needs answers that are at most ${counted(inWords(days), 'day')} old.`,
  notWished: () => 'You have not asked for a higher dose.',
  tooFewDoses: (doses) =>
    `A higher dose comes after ${inWords(doses)} weekly doses in a row, and you have missed some.`,
  oneRung: (next, doses) =>
    `The dose goes up one step at a time: ${inWords(doses)} weekly doses of ${next} come first.`,
  tooClose: (days) =>
    `Some injections were less than ${inWords(days)} days apart, so there is no higher dose for now. Inject once a week.`,
  doubleDose: () =>
    'Two injections were on the same day or on days in a row, so there is no higher dose for now. A prescriber looks at this first.',
  symptoms: () => 'Your side effects are more than mild, so there is no higher dose for now.',
  severe: () => 'You have a severe side effect, so there is no higher dose for now.',
  severeLower: (lower) =>
    `You have a severe side effect. A prescriber speaks with you before the next pen, and may lower your dose to ${lower}.`,
  severeHeld: () => 'You have a severe side effect. A prescriber speaks with you before there is another pen.',
  fluids: () => 'You hardly drink anything, so there is no higher dose for now.',
  mood: () => 'Your mood is low, so there is no higher dose for now.',
  rapidLoss: (percent, weeks) =>
    `You lost ${percent}% or more of your weight in ${inWords(weeks)} weeks, so there is no higher dose for now.`,
  bmiUnknown: () => 'We do not know your BMI of today, so there is no higher dose for now.',
  bmiTooLow: (bmi, least) => `Your BMI is ${bmi}. Below ${least} there is no higher dose.`,
  anaesthetic: () => 'You have an anaesthetic or deep sedation ahead of you, so there is no higher dose for now.',
  notYet: (day, date) => `Your next pen can leave from day ${day} of the one you have: not before ${date}.`,
}
