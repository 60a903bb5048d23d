import { capital } from '../numbers.ts'
import { crisisLinesIn, line } from '../safeguarding/help-lines.ts'
import type { HelpLine, Nation } from '../safeguarding/urgent-lines.ts'
import type { SignId } from './red-flags.ts'

/** For urgent help that is not an emergency. Where a nation has no such number, the patient's own GP is named. */
const call111: HelpLine = {
  key: 'nhs-111-urgent',
  action: 'Call 111',
  who: 'NHS 111',
  when: 'for urgent medical help, 24 hours a day',
  href: 'tel:111',
}
const localDoctor: HelpLine = {
  key: 'local-doctor',
  action: 'Call your GP',
  when: 'or, if it’s closed, the out-of-hours service its answerphone gives',
}

export const with111: readonly Nation[] = ['England', 'Wales', 'Scotland']

/** Where to get help now, by nation. */
export const urgentLinesIn = (nation: Nation): readonly HelpLine[] => [
  { ...line.emergency, when: 'if you’re very unwell or getting worse quickly' },
  with111.includes(nation) ? call111 : localDoctor,
]

/** Mental health crisis lines are named first for these. */
const inCrisis: readonly SignId[] = ['mood', 'psychosis', 'mania']

interface Sign {
  readonly id: SignId
  readonly act: string
}

/** What to do now about a symptom, by nation. */
export function actIn({ id, act }: Sign, nation: Nation): string {
  if (id === 'mood') return 'Call one of these now. You only need to say that you need help.'
  const told = with111.includes(nation) ? act : act.replaceAll('call 111', 'call your GP or the out-of-hours doctors')
  return `${capital(told)}.`
}

export const linesFor = ({ id }: Pick<Sign, 'id'>, nation: Nation): readonly HelpLine[] =>
  inCrisis.includes(id)
    ? [line.emergency, ...crisisLinesIn(nation), line.samaritans, line.shout]
    : urgentLinesIn(nation)

/** The page for a patient who feels unwell on treatment. */
export const unwellWords = {
  open: 'I feel unwell',
  heading: ['I feel', 'unwell'],
  lead: 'Some symptoms on this medicine can be urgent. If you have one of these, press it. We’ll show you what to do straight away and tell our prescribers.',
  where: 'Where are you?',
  /** As the desk reads it. */
  question: 'Red-flag symptom on treatment',
  which: 'Which of these do you have?',
  urgencies: {
    emergency: 'Call 999 or go to A&E now',
    urgent: 'Call now',
    soon: 'Get help in the next few days',
  },
  now: 'What to do now',
  adhd: 'If you take a medicine for ADHD',
  askBeforeNextDose: 'Ask the person you speak to whether to take your next dose. Don’t stop on your own.',
  doNotInject: 'Don’t inject again until one of our prescribers has spoken with you.',
  /** Asked once before supply is locked. */
  isRight: (signs: readonly string[]) => `You told us: ${signs.join('; ')}. Is that right?`,
  rightMeans: 'If it’s right, we’ll alert our prescribers and send nothing until one of them has spoken with you.',
  right: 'Yes, that’s right',
  notRight: 'No, I ticked it by mistake',
  answerFirst: 'Please confirm above whether that’s right.',
  takenBack:
    'Thank you. Your treatment carries on as before. A clinician will see today or on the next working day that you ticked it by mistake.',
  notTakenBack: 'We’d like to speak with you first. One of our prescribers will call you.',
  telling: 'We’re telling our prescribers...',
  told: 'Our prescribers have been told. We won’t send you anything until one of them has spoken with you.',
  staffed: (by: string) => `A clinician will read it and call you by ${by}.`,
  closed: (from: string, by: string) =>
    `Don’t wait for us: our clinicians are away now. They’re back ${from} and will read this by ${by}. The clinician on call is told as well.`,
  meanwhile: 'If you feel unwell',
  adviceOffline: 'See what to do for each sign (works without a connection)',
  signedOut: 'You’re signed out, so our prescribers don’t know yet. Do what it says above, then sign in to tell us.',
  signIn: 'Sign in',
  failed: 'We couldn’t tell our prescribers. Do what it says above, then try again or call us.',
  tryAgain: 'Tell them again',
  another: 'I have another symptom too',
  milder: {
    title: 'It’s milder than these',
    text: 'Feeling sick, a sore injection site or an upset stomach are common, especially in the first days after a dose. Message your care team if it worries you or doesn’t go away.',
    sideEffects: 'What often helps',
    write: 'Write to your care team',
  },
  noTreatment: 'You have no treatment from us. If you feel unwell, call 111, or 999 in an emergency.',
} as const
