import { childlineNumber, emergency, type HelpLine, type Nation, nhs111, samaritansNumber } from './urgent-lines.ts'

/**
 * Public services that help. A number is printed only where it has been confirmed; the others are links to their sites.
 * The numbers on the screen come from nowhere else.
 */
export const line = {
  emergency,
  nhs111,
  samaritans: {
    key: 'samaritans',
    action: `Call ${samaritansNumber}`,
    who: 'Samaritans',
    when: 'to talk to someone, day or night, for free',
    href: 'tel:116123',
  },
  shout: {
    key: 'shout',
    action: 'Text SHOUT to 85258',
    who: 'Shout',
    when: 'if you would rather text than talk',
    href: 'sms:85258',
  },
  gp: { key: 'gp', action: 'Ask your GP', when: 'if it can wait until the surgery opens' },
  childline: {
    key: 'childline',
    action: `Call ${childlineNumber}`,
    who: 'Childline',
    when: 'if you are under 19 and want to talk, day or night, for free',
    href: 'tel:08001111',
  },

  nhs111Wales: {
    key: 'nhs-111-wales',
    action: 'Call 111, press 2',
    who: 'NHS 111',
    when: 'for urgent help with your mental health',
    href: 'tel:111',
    nations: ['Wales'],
  },
  nhs24: {
    key: 'nhs-24',
    action: 'Call 111',
    who: 'NHS 24',
    when: 'and say that it is about your mental health',
    href: 'tel:111',
    nations: ['Scotland'],
  },
  breathingSpace: {
    key: 'breathing-space',
    action: 'Call 0800 83 85 87',
    who: 'Breathing Space',
    when: 'if you feel low or worried',
    href: 'tel:0800838587',
    nations: ['Scotland'],
    hours: 'Evenings and weekends',
  },
  lifeline: {
    key: 'lifeline',
    action: 'Call 0808 808 8000',
    who: 'Lifeline',
    when: 'if you are in distress or despair',
    href: 'tel:08088088000',
    nations: ['Northern Ireland'],
  },
  jersey: {
    key: 'jersey',
    action: 'Call 01534 445290',
    who: 'Mental health crisis line',
    when: 'in a mental health crisis',
    href: 'tel:01534445290',
    nations: ['Jersey'],
  },
  guernsey: {
    key: 'guernsey',
    action: 'Open gov.gg',
    when: 'for the mental health services on the island',
    href: 'https://www.gov.gg',
    nations: ['Guernsey'],
  },
  isleOfMan: {
    key: 'isle-of-man',
    action: 'Open gov.im',
    when: 'for the mental health services on the island',
    href: 'https://www.gov.im',
    nations: ['Isle of Man'],
  },

  refuge: {
    key: 'refuge',
    action: 'Call 0808 2000 247',
    who: 'Refuge',
    when: 'if someone close to you hurts, threatens or controls you',
    href: 'tel:08082000247',
    nations: ['England'],
  },
  abuseScotland: {
    key: 'abuse-scotland',
    action: 'Call 0800 027 1234',
    who: 'Domestic Abuse and Forced Marriage Helpline',
    when: 'if someone close to you hurts, threatens or controls you',
    href: 'tel:08000271234',
    nations: ['Scotland'],
  },
  abuseWales: {
    key: 'abuse-wales',
    action: 'Open Live Fear Free',
    when: 'to call, text or chat about abuse',
    href: 'https://www.gov.wales/live-fear-free',
    nations: ['Wales'],
  },
  abuseNorthernIreland: {
    key: 'abuse-northern-ireland',
    action: 'Open the Domestic and Sexual Abuse Helpline',
    when: 'to call, email or chat about abuse',
    href: 'https://dsahelpline.org',
    nations: ['Northern Ireland'],
  },

  nspcc: {
    key: 'nspcc',
    action: 'Open the NSPCC’s site',
    when: 'if you are worried about a child',
    href: 'https://www.nspcc.org.uk',
  },
  council: {
    key: 'council',
    action: 'Find your council',
    when: 'to ask for adult or children’s social care',
    href: 'https://www.gov.uk/find-local-council',
  },

  beat: {
    key: 'beat',
    action: 'Open Beat',
    when: 'for information and support about eating disorders',
    href: 'https://www.beateatingdisorders.org.uk',
  },
  frank: {
    key: 'frank',
    action: 'Open FRANK',
    when: 'for honest advice about drugs, and services near you',
    href: 'https://www.talktofrank.com',
  },
  drugs: {
    key: 'drugs',
    action: 'Find a local drug service',
    who: 'NHS',
    when: 'which you can often contact yourself, without your GP',
    href: 'https://www.nhs.uk/live-well/addiction-support/drug-addiction-getting-help',
  },
  alcohol: {
    key: 'alcohol',
    action: 'Find help with alcohol',
    who: 'NHS',
    when: 'from local services, charities and groups',
    href: 'https://www.nhs.uk/live-well/alcohol-advice/alcohol-support',
  },

  shelter: {
    key: 'shelter',
    action: 'Open Shelter',
    when: 'for help tonight or if you may lose your home',
    href: 'https://england.shelter.org.uk',
    nations: ['England'],
  },
  shelterScotland: {
    key: 'shelter-scotland',
    action: 'Open Shelter',
    when: 'for help tonight or if you may lose your home',
    href: 'https://scotland.shelter.org.uk',
    nations: ['Scotland'],
  },
  shelterCymru: {
    key: 'shelter-cymru',
    action: 'Open Shelter Cymru',
    when: 'for help tonight or if you may lose your home',
    href: 'https://sheltercymru.org.uk',
    nations: ['Wales'],
  },
  housingRights: {
    key: 'housing-rights',
    action: 'Open Housing Rights',
    when: 'for help tonight or if you may lose your home',
    href: 'https://www.housingrights.org.uk',
    nations: ['Northern Ireland'],
  },

  cruse: {
    key: 'cruse',
    action: 'Open Cruse',
    when: 'for support after someone has died',
    href: 'https://www.cruse.org.uk',
  },
  alzheimersSociety: {
    key: 'alzheimers-society',
    action: 'Open the Alzheimer’s Society',
    when: 'if it is about dementia',
    href: 'https://www.alzheimers.org.uk',
  },
  headway: {
    key: 'headway',
    action: 'Open Headway',
    when: 'if it is about a brain injury',
    href: 'https://www.headway.org.uk',
  },
} as const satisfies Readonly<Record<string, HelpLine>>

/** For a mental health crisis, each in the nations that it names. */
const crisisLines: readonly HelpLine[] = [
  line.nhs111,
  line.nhs111Wales,
  line.nhs24,
  line.breathingSpace,
  line.lifeline,
  line.jersey,
  line.guernsey,
  line.isleOfMan,
]

export const crisisLinesIn = (nation: Nation): readonly HelpLine[] =>
  crisisLines.filter(({ nations = [] }) => nations.includes(nation))

/** Where anybody in a nation can turn at once, the most urgent first. */
const helpLinesIn = (nation: Nation): readonly HelpLine[] => [
  line.emergency,
  ...crisisLinesIn(nation),
  line.samaritans,
  line.shout,
  line.gp,
]

/** As long as nobody has said where they are (R-10). */
export const helpLines: readonly HelpLine[] = helpLinesIn('England')

const where = ({ who, nations = [] }: HelpLine) => [...(who ? [who] : []), ...nations].join(', ')

/** What follows the action: who answers and where, what it is for, and when. */
export function aboutLine(given: HelpLine): string {
  const place = where(given)
  return `${place ? `(${place}) ` : ''}${given.when}.${given.hours ? ` ${given.hours}.` : ''}`
}
