import type { MedicineForm } from '../medicines/forms.ts'
import { treatmentWords } from './treatment.ts'

/** Why an entry was refused. */
export const doseLogRefused = {
  whose: 'This was logged by another person.',
  'to come': 'That time is in the future. Please check the day and time.',
  'before treatment': 'That’s before we sent you anything. Please check the date.',
  'too many': 'You’ve already logged several doses for that day. If that’s right, please message us.',
  dose: 'That isn’t a dose we’ve sent you. Please check it.',
  asked: 'That’s very close to another dose. Please check the day.',
} as const

/** Where a pen is injected. Left and right are the patient’s own. */
export const siteWords = {
  'stomach-left': 'Stomach, left',
  'stomach-right': 'Stomach, right',
  'thigh-left': 'Thigh, left',
  'thigh-right': 'Thigh, right',
  'arm-left': 'Upper arm, left',
  'arm-right': 'Upper arm, right',
} as const

interface ByForm {
  readonly did: string
  readonly forDay: (day: string) => string
  readonly next: string
  readonly kept: (day: string) => string
  readonly unlogged: (day: string) => string
  readonly took: string
  readonly missed: string
  readonly wasMissed: string
  readonly caption: string
  readonly doubled: (day: string) => string
  readonly close: (day: string) => string
  readonly yesBoth: string
}

const byForm = {
  'pre-filled pen': {
    did: treatmentWords.logDose['pre-filled pen'],
    forDay: (day) => `Your injection on ${day}`,
    next: 'Next injection',
    kept: (day) => `Injection logged for ${day}.`,
    unlogged: (day) => `Did you inject on ${day}?`,
    took: 'Yes, I injected',
    missed: 'No, I missed it',
    wasMissed: 'Missed',
    caption: 'Your injections, newest first',
    doubled: (day) => `You’ve already logged an injection on ${day}. Did you inject twice?`,
    close: (day) => `That’s closer to your injection on ${day} than the leaflet allows. Did you inject on both days?`,
    yesBoth: 'Yes, I injected both times',
  },
  tablet: {
    did: treatmentWords.logDose.tablet,
    forDay: (day) => `Your dose on ${day}`,
    next: 'Next dose',
    kept: (day) => `Dose logged for ${day}.`,
    unlogged: (day) => `Did you take your dose on ${day}?`,
    took: 'Yes, I took it',
    missed: 'No, I missed it',
    wasMissed: 'Missed',
    caption: 'Your doses, newest first',
    doubled: (day) => `You’ve already logged a dose on ${day}. Did you take two?`,
    close: (day) => `That’s closer to your dose on ${day} than the leaflet allows. Did you take both?`,
    yesBoth: 'Yes, I took both',
  },
} as const satisfies Readonly<Record<MedicineForm, ByForm>>

export const doseLogWords = {
  title: 'Your doses',
  description: 'Log each dose when you take it, and see when the next is due.',
  heading: ['Your', 'doses'],
  lead: 'Log a dose when you take it. We’ll fill it in for you at your next check-in.',
  loading: 'Loading your doses…',
  failed: 'We couldn’t load your doses.',
  tryAgain: 'Try again',
  none: 'Nothing to log yet',
  noneWhat: 'Once your medicine has arrived, you can log each dose here.',

  byForm,
  changing: (day: string) => `Change your entry for ${day}`,
  day: 'Day',
  time: 'Time',
  dose: 'Dose',
  site: 'Where did you inject?',
  siteHint: 'Use a different place each time. Your upper arm only if someone else injects for you.',
  notSaid: 'I’d rather not say',
  suggested: 'Suggested next',
  noDay: 'Please choose a day.',
  noTime: 'Please enter a time, such as 08:30.',
  log: 'Log it',
  save: 'Save changes',
  cancel: 'Cancel',

  notBoth: 'No, change it',
  notDouble: 'No, it’s the same dose',
  tooMuch: 'If you took too much',
  tooMuchSays: 'Logging it here doesn’t alert our team. Choose what happened and we’ll show you what to do now.',

  waiting: 'You seem to be offline. We’ve saved it on this device and will send it once you’re back online.',
  changed: 'Entry changed.',
  removed: 'Entry removed.',
  undo: 'Undo',
  undone: 'Undone.',
  isWaiting: 'Waiting to be sent',
  notKept: 'That wasn’t saved. Please try again.',
  signedOut: 'You’ve been signed out. Please sign in again to log this.',

  asked: 'Please check this before we log it',
  refused: 'This couldn’t be logged',
  drop: 'Delete this entry',

  unloggedHeading: 'Not logged',
  unloggedSays: 'Only tell us if you’re sure. Don’t take an extra dose because one isn’t logged.',
  list: 'What you’ve logged',
  empty: 'Nothing yet. Your first entry will appear here.',
  at: (day: string, time: string) => `${day}, ${time}`,
  confirmed: 'Close to another dose, confirmed by you',
  change: 'Change',
  remove: 'Remove',
  changeOf: (day: string) => `Change the entry for ${day}`,
  removeOf: (day: string) => `Remove the entry for ${day}`,
  older: 'Show older entries',
  notToTake: 'Your account says not to take a dose for now',
  seen: 'Your care team can see this log, but nobody monitors it. If you feel unwell, don’t wait for us.',
  unwell: 'I feel unwell',
  sideEffects: 'Side effects',
  howToInject: 'How to inject',

  offline: {
    heading: 'You’re offline',
    says: 'You can still log a dose: we’ll send it once you’re back online.',
    noCopy: 'Your earlier doses aren’t saved on this device.',
    unknown: 'Please open this page once while you’re online. After that you can log a dose offline too.',
  },

  desk: {
    heading: 'Doses logged by the patient',
    none: 'Nothing logged.',
    columns: { day: 'Day', dose: 'Dose', site: 'Site' },
    missed: 'Missed',
    confirmed: 'Close to another dose, confirmed by the patient',
    differs: 'The log and the last check-in name different days.',
  },

  checkIn: 'We’ve filled in the doses you logged. Please check them.',
} as const
