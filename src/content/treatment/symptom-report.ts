import { capital } from '../numbers.ts'
import { crisisLinesIn, line } from '../safeguarding/help-lines.ts'
import type { HelpLine, Nation } from '../safeguarding/urgent-lines.ts'
import type { SignId } from './red-flags.ts'

/** For urgent help that is no emergency. Where a nation has no such number, its own doctors are named. */
const call111: HelpLine = {
  key: 'nhs-111-urgent',
  action: 'Call 111',
  who: 'NHS 111',
  when: 'for urgent medical help, day and night',
  href: 'tel:111',
}
const localDoctor: HelpLine = {
  key: 'local-doctor',
  action: 'Call your GP',
  when: 'and if it is closed, the out-of-hours doctors it names on its phone',
}

export const with111: readonly Nation[] = ['England', 'Wales', 'Scotland']

/** Where to turn now, wherever somebody is. */
export const urgentLinesIn = (nation: Nation): readonly HelpLine[] => [
  { ...line.emergency, when: 'if you are very unwell, or it gets worse fast' },
  with111.includes(nation) ? call111 : localDoctor,
]

/** Those who answer in a crisis of the mind are named first. */
const inCrisis: readonly SignId[] = ['mood', 'psychosis', 'mania']

interface Sign {
  readonly id: SignId
  readonly act: string
}

/** What to do now about a sign, wherever somebody is. */
export function actIn({ id, act }: Sign, nation: Nation): string {
  if (id === 'mood') return 'Call one of these people now. Saying that you need help is enough.'
  const told = with111.includes(nation) ? act : act.replaceAll('call 111', 'call your GP or the out-of-hours doctors')
  return `${capital(told)}.`
}

export const linesFor = ({ id }: Pick<Sign, 'id'>, nation: Nation): readonly HelpLine[] =>
  inCrisis.includes(id)
    ? [line.emergency, ...crisisLinesIn(nation), line.samaritans, line.shout]
    : urgentLinesIn(nation)

/** Somebody on treatment does not feel well. */
export const unwellWords = {
  open: 'I feel unwell',
  heading: ['I feel', 'unwell'],
  lead: 'Some signs on this medicine cannot wait. If you have one of them, press it: we show at once what to do, and tell our prescribers.',
  where: 'Where are you?',
  /** As those at the desk read it. */
  question: 'A sign on treatment that cannot wait',
  which: 'Which of these do you have?',
  urgencies: {
    emergency: 'An ambulance or A&E now',
    urgent: 'A call now',
    soon: 'Seen in the next few days',
  },
  now: 'What to do now',
  adhd: 'If you take a medicine for ADHD',
  askBeforeNextDose: 'Ask the person you speak to whether to take your next dose. Don’t stop by yourself.',
  doNotInject: 'Do not inject again until one of our prescribers has spoken with you.',
  /** Asked once before supply is locked. */
  isRight: (signs: readonly string[]) => `You told us: ${signs.join('; ')}. Is that right?`,
  rightMeans: 'If it’s right, we call our prescribers and send nothing until one of them has spoken with you.',
  right: 'Yes, that’s right',
  notRight: 'No, I ticked it by mistake',
  answerFirst: 'Say above whether that’s right.',
  takenBack:
    'Thank you. Nothing is held up. A clinician will see today or on the next working day that it was ticked by mistake.',
  notTakenBack: 'We’d like to speak with you first. One of our prescribers will call you.',
  telling: 'We are telling our prescribers...',
  told: 'Our prescribers have been told. Nothing more is sent to you until one of them has spoken with you.',
  staffed: (by: string) => `Somebody reads it by ${by}, and calls you.`,
  closed: (from: string, by: string) =>
    `Nobody is reading this now: our clinicians are back ${from} and read it by ${by}. Whoever is on call is told, but do not wait for us.`,
  meanwhile: 'If you feel unwell',
  adviceOffline: 'See what to do for each sign (works without a connection)',
  signedOut: 'You’re signed out, so our prescribers don’t know yet. Do what it says above, then sign in to tell us.',
  signIn: 'Sign in',
  failed: 'We could not tell our prescribers. Do what it says above, and try again, or call us.',
  tryAgain: 'Tell them again',
  another: 'I have another sign too',
  milder: {
    title: 'It is something milder',
    text: 'Feeling sick, a sore spot or an upset stomach are common, above all in the first days after a dose. Write to your care team if it worries you or does not pass.',
    write: 'Write to your care team',
  },
  noTreatment: 'There is no treatment from us to be unwell on. If you feel unwell, call 111, or 999 in an emergency.',
} as const
