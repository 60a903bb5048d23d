import {
  type AdhdRedFlagId,
  adhdRedFlags as adhdWords,
  type RedFlagId,
  redFlags as redFlagWords,
  type SignId,
} from '#content/treatment/red-flags.ts'

/** How soon somebody with a sign needs help: an ambulance or A&E, a call now, or within days. */
export const urgencies = ['emergency', 'urgent', 'soon'] as const

type Urgency = (typeof urgencies)[number]

const urgencyOf: Readonly<Record<SignId, Urgency>> = {
  allergy: 'emergency',
  pancreatitis: 'emergency',
  sight: 'emergency',
  'low-sugar': 'emergency',
  gallbladder: 'urgent',
  dehydration: 'urgent',
  mood: 'urgent',
  pregnancy: 'soon',
  neck: 'soon',
  'chest-pain': 'emergency',
  collapse: 'emergency',
  palpitations: 'urgent',
  psychosis: 'urgent',
  mania: 'urgent',
}

export interface RedFlag {
  readonly id: SignId
  /** As somebody with it would say. */
  readonly sign: string
  /** What to do now. */
  readonly act: string
  readonly urgency: Urgency
}

/**
 * The signs on treatment that cannot wait, the most urgent first. Each of them locks supply until a prescriber has spoken
 * with the person.
 */
export const redFlags: readonly RedFlag[] = redFlagWords.map((words) => ({ ...words, urgency: urgencyOf[words.id] }))

export const redFlagIds = redFlagWords.map(({ id }) => id) as [RedFlagId, ...RedFlagId[]]

/** On a medicine for ADHD. They take the same path; supply is locked only of somebody who is supplied by us. */
export const adhdRedFlags: readonly RedFlag[] = adhdWords.map((words) => ({ ...words, urgency: urgencyOf[words.id] }))

export const adhdRedFlagIds = adhdWords.map(({ id }) => id) as [AdhdRedFlagId, ...AdhdRedFlagId[]]

export const isAdhdSign = (id: SignId): id is AdhdRedFlagId => adhdRedFlags.some((flag) => flag.id === id)

export const redFlagOf = (id: SignId): RedFlag =>
  [...redFlags, ...adhdRedFlags].find((flag) => flag.id === id) as RedFlag
