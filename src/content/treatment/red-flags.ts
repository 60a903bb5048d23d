import { samaritansNumber } from '../safeguarding/urgent-lines.ts'

/**
 * Red-flag symptoms on a weight-loss medicine, the most urgent first. The FAQ, the pages about each medicine, the contact
 * page and the letter after an approval all print this list. Emails do not: they contain no health details.
 */
export const redFlags = [
  {
    id: 'allergy',
    sign: 'Swelling of your face, lips or throat, or trouble breathing',
    act: 'call 999',
  },
  {
    id: 'pancreatitis',
    sign: 'Severe stomach pain that does not go away, perhaps reaching your back',
    act: 'call 999 or go to A&E, and take no more of the medicine until you have been seen',
  },
  {
    id: 'sight',
    sign: 'Sudden loss of sight, or sight that gets worse fast',
    act: 'go to eye casualty or A&E now',
  },
  {
    id: 'low-sugar',
    sign: 'Fainting, or shaking, sweating and confusion (very low blood sugar)',
    act: 'take something sugary if you can swallow, and call 999 if it does not pass at once',
  },
  {
    id: 'gallbladder',
    sign: 'Stomach pain with yellow skin or eyes, or a high temperature',
    act: 'call 111 now, or 999 if you are very unwell',
  },
  {
    id: 'dehydration',
    sign: 'Nothing has stayed down for 24 hours, or you are hardly peeing',
    act: 'call 111, and take no more of the medicine until you have been seen',
  },
  {
    id: 'mood',
    sign: 'Low mood, or thoughts of harming yourself',
    act: `call 111 and choose the mental health option, or Samaritans on ${samaritansNumber}; call 999 if life is in danger`,
  },
  {
    id: 'pregnancy',
    sign: 'You are or may be pregnant',
    act: 'stop the medicine, and speak to us, your GP or a midwife in the next few days',
  },
  {
    id: 'neck',
    sign: 'A lump in your neck, or a hoarse voice that does not go away',
    act: 'see your GP soon',
  },
] as const

export type RedFlagId = (typeof redFlags)[number]['id']

/** The check-in stores words, and a sign that was reworded is still stored in its first ones. */
const askedAs: Partial<Record<RedFlagId, string>> = {
  mood: 'Your mood sinks, or you think of harming yourself',
}

/** A sign as the check-in stores it. */
export const storedSign = ({ id, sign }: { readonly id: RedFlagId; readonly sign: string }): string =>
  askedAs[id] ?? sign

/**
 * Red-flag symptoms on an ADHD medicine, the most urgent first (NICE NG87 and UK product information of stimulants and
 * atomoxetine). Patients are not told to stop on their own: some of these medicines must not be stopped suddenly (ours).
 */
export const adhdRedFlags = [
  { id: 'chest-pain', sign: 'Chest pain', act: 'call 999' },
  { id: 'collapse', sign: 'Fainting or collapsing on an ADHD medicine', act: 'call 999' },
  {
    id: 'palpitations',
    sign: 'Your heart races or beats unevenly, and doesn’t settle',
    act: 'call 111 now, or 999 if you have chest pain, feel faint or can’t catch your breath',
  },
  {
    id: 'psychosis',
    sign: 'Hearing or seeing things that others don’t, or feeling that people are against you',
    act: 'call 111 and choose the mental health option; call 999 if anyone is in danger',
  },
  {
    id: 'mania',
    sign: 'Feeling far too high, hardly sleeping, or taking risks you normally wouldn’t',
    act: 'call 111 and choose the mental health option; call 999 if anyone is in danger',
  },
] as const

export type AdhdRedFlagId = (typeof adhdRedFlags)[number]['id']

export type SignId = RedFlagId | AdhdRedFlagId

/** A sentence for each, as it is printed everywhere. */
export const redFlagLines: readonly string[] = redFlags.map(({ sign, act }) => `${sign}: ${act}.`)

export const redFlagLead = 'Some symptoms are urgent. Get help first, then tell us:'
