import type { HelpLine, Nation } from '../safeguarding/urgent-lines.ts'
import { urgentLinesIn, with111 } from './symptom-report.ts'

/** Where a fake or faulty medicine and a side effect are reported to the MHRA. */
export const yellowCardAddress = 'https://yellowcard.mhra.gov.uk'

const severe = {
  low: 'I’m shaky, sweaty, confused or very sleepy, I’ve fainted, or I’ve had a fit',
  tooMuch: 'I’ve fainted, I’m confused or shaky, I can’t stop being sick, or I have severe stomach pain',
  sick: 'I’m confused or very drowsy, breathing fast, or my breath smells sweet or fruity',
} as const

/** What can go wrong with a dose or a pen, and days of illness: the questions about each. */
export const reportTopics = {
  'too-much': {
    label: 'I took too much, or injected twice',
    hint: 'A double dose, a dose too soon after the last, or a fifth dose drawn from the pen.',
    whatAsk: 'What happened?',
    what: {
      double: 'I took a double dose, or a higher dose than mine',
      early: 'I injected again too soon',
      fifth: 'I drew another dose from a pen after its four doses',
    },
    nowAsk: 'How are you now?',
    now: {
      severe: severe.tooMuch,
      some: 'I feel sick, or have an upset stomach',
      well: 'I feel well',
    },
  },
  'wrong-pen': {
    label: 'My pen looks wrong, or didn’t come from us',
    hint: 'Bought elsewhere, a label that looks different, a broken seal, or liquid that is cloudy or coloured.',
    whatAsk: 'Have you injected from it?',
    what: {
      injected: 'Yes, I’ve injected from it',
      unused: 'No, I haven’t used it',
    },
    nowAsk: 'How are you now?',
    now: {
      severe: severe.low,
      some: 'I feel unwell in another way',
      well: 'I feel well',
    },
  },
  'sick-day': {
    label: 'I’m being sick, have diarrhoea, or can’t eat or drink',
    hint: 'Some other medicines can harm you on days like this.',
    whatAsk: 'Do you take any of these?',
    what: {
      metformin: 'Metformin',
      sglt2: 'A diabetes or heart tablet that ends in -gliflozin (such as dapagliflozin or empagliflozin)',
      'ace-or-arb': 'A blood pressure tablet that ends in -pril or -sartan (such as ramipril or losartan)',
      diuretic: 'A water tablet (such as furosemide, bendroflumethiazide or spironolactone)',
      nsaid: 'Ibuprofen, naproxen or another anti-inflammatory painkiller',
      none: 'None of these',
    },
    nowAsk: 'How are you now?',
    now: {
      severe: severe.sick,
      some: 'Nothing has stayed down for 24 hours, or I’m hardly peeing',
      well: 'I keep some fluids down',
    },
  },
} as const

/** One line for each thing to do, in order. `by`: who to call, by nation. */
const adviceWords = {
  'call-999': () => 'Call 999 now, or ask someone to.',
  'sugar-now': () => 'If you can swallow, have something sugary now: juice, a non-diet fizzy drink or glucose tablets.',
  'call-now': (by: string) => `${by} now, even if you feel well. Say which medicine it was, how much, and when.`,
  'effects-last': () =>
    'The medicine works for a week or longer, so effects can come late and last. Have someone with you today if you can.',
  'low-sugar-later': () =>
    'Fake pens have held insulin, and low blood sugar can come hours later. Don’t be alone, don’t drive, and keep something sugary with you. If you get shaky, sweaty, confused or very sleepy, call 999.',
  'no-next-dose': () => 'Don’t take your next dose until one of our clinicians has answered you.',
  'not-that-pen': () =>
    'Don’t use this pen again, and don’t throw it away. Keep it with its box, in a bag, out of reach.',
  'ask-whether-to-pause': (by: string) =>
    `Ask today whether to pause it until you’re eating and drinking again: ${by}. Don’t stop it by yourself.`,
  ketones: (by: string) =>
    `With a -gliflozin tablet, being ill can make acid build up in your blood, even when your sugar is normal. ${by} now if you have stomach pain or feel very sick; call 999 if you’re breathing fast or drowsy.`,
  'small-sips': () => 'Take small sips often. Oral rehydration sachets from a pharmacy help.',
  'no-dose-while-ill': () => 'Don’t inject while you can’t eat or drink. Tell us before you start again.',
  'gets-worse': (by: string) => `If nothing stays down for 24 hours, or you’re hardly peeing: ${by.toLowerCase()}.`,
  'yellow-card': () => 'Please report it to the MHRA’s Yellow Card scheme as well. Our team can help you.',
} as const

export type AdviceLine = keyof typeof adviceWords

const callBy = (nation: Nation) =>
  with111.includes(nation) ? 'Call 111' : 'Call your GP, or the out-of-hours doctors if it’s closed,'
const askBy = (nation: Nation) =>
  with111.includes(nation) ? 'your pharmacist, your GP or 111' : 'your pharmacist, your GP or the out-of-hours doctors'

/** The advice on the screen, by nation. */
export const adviceIn = (lines: readonly AdviceLine[], nation: Nation): string[] =>
  lines.map((line) => adviceWords[line](line === 'ask-whether-to-pause' ? askBy(nation) : callBy(nation)))

export const topicLinesIn = (nation: Nation): readonly HelpLine[] => urgentLinesIn(nation)

export const topicWords = {
  title: 'Something went wrong with a dose, or you’re ill',
  inCheckIn: 'Took too much, or the pen looks wrong?',
  choose: 'Choose what happened. We show what to do straight away.',
  show: 'Show what to do',
  missing: 'Answer both questions to continue.',
  back: 'Something else',
  urgencies: {
    emergency: 'Call 999 now',
    urgent: 'Call for medical advice now',
    today: 'Ask for advice today',
    wait: 'Look after yourself, and let us know',
  },
  telling: 'We’re telling our team...',
  told: {
    emergency:
      'Our prescribers have been told. Don’t wait for us. We won’t send you anything until one of them has spoken with you.',
    urgent:
      'Our prescribers have been told. Don’t wait for us. We won’t send you anything until one of them has spoken with you.',
    today: 'A clinician will read this.',
    wait: 'A clinician will read this.',
  },
  readBy: (by: string) => `They’ll read it by ${by}.`,
  failed: 'We couldn’t tell our team. Do what it says above, then try again or call us.',
  tryAgain: 'Try again',
  yellowCard: 'Open the Yellow Card site',
  /** As the desk reads it. */
  question: 'Something went wrong with a dose or pen, or a day of illness',
} as const
