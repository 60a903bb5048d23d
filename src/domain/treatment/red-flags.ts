import { type RedFlagId, redFlags as redFlagWords } from '#content/red-flags.ts'

/** How soon somebody with a sign needs help: an ambulance or A&E, a call now, or within days. */
export const urgencies = ['emergency', 'urgent', 'soon'] as const

type Urgency = (typeof urgencies)[number]

const urgencyOf: Readonly<Record<RedFlagId, Urgency>> = {
  allergy: 'emergency',
  pancreatitis: 'emergency',
  sight: 'emergency',
  'low-sugar': 'emergency',
  gallbladder: 'urgent',
  dehydration: 'urgent',
  mood: 'urgent',
  pregnancy: 'soon',
  neck: 'soon',
}

export interface RedFlag {
  readonly id: RedFlagId
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

export const redFlagOf = (id: RedFlagId): RedFlag => redFlags.find((flag) => flag.id === id) as RedFlag
