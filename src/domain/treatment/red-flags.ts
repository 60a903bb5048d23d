import {
  type AdhdRedFlagId,
  adhdRedFlags as adhdWords,
  type RedFlagId,
  redFlags as redFlagWords,
  type SignId,
} from '#content/treatment/red-flags.ts'

/** How soon a patient with a sign needs help: an ambulance or A&E, a call now, or within days. */
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
  /** In the patient's words. */
  readonly sign: string
  /** What to do now. */
  readonly act: string
  readonly urgency: Urgency
}

/** The red-flag symptoms, most urgent first. Each locks supply until a prescriber has spoken with the patient. */
export const redFlags: readonly RedFlag[] = redFlagWords.map((words) => ({ ...words, urgency: urgencyOf[words.id] }))

export const redFlagIds = redFlagWords.map(({ id }) => id) as [RedFlagId, ...RedFlagId[]]

/** On a medicine for ADHD. They are handled in the same way; supply is locked only for patients we supply. */
export const adhdRedFlags: readonly RedFlag[] = adhdWords.map((words) => ({ ...words, urgency: urgencyOf[words.id] }))

export const adhdRedFlagIds = adhdWords.map(({ id }) => id) as [AdhdRedFlagId, ...AdhdRedFlagId[]]

export const isAdhdSign = (id: SignId): id is AdhdRedFlagId => adhdRedFlags.some((flag) => flag.id === id)

export const redFlagOf = (id: SignId): RedFlag =>
  [...redFlags, ...adhdRedFlags].find((flag) => flag.id === id) as RedFlag
