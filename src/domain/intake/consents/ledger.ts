import type { ConsentKey } from '#content/appointments/booking-consents.ts'
import type { GuestFlowName } from '../flows.ts'

/** What somebody can have agreed to, by the name under which it is kept. */
export type ConsentKind = 'terms' | 'marketing' | 'gp' | 'card' | ConsentKey | `questionnaire/${GuestFlowName}`

/** What it is about, for whoever reads the list. */
export type ConsentTopic = 'questionnaire' | 'terms' | 'marketing' | 'gp' | 'card' | 'appointment'

const topics: Readonly<Record<ConsentKind, ConsentTopic>> = {
  'questionnaire/weight-management': 'questionnaire',
  'questionnaire/adhd': 'questionnaire',
  terms: 'terms',
  marketing: 'marketing',
  t1: 'marketing',
  t2: 'marketing',
  gp: 'gp',
  card: 'card',
  t3: 'appointment',
  t4: 'appointment',
  t5: 'appointment',
  t6: 'appointment',
  t7: 'appointment',
  t8: 'appointment',
}

export const consentTopics = [
  'marketing',
  'gp',
  'card',
  'questionnaire',
  'terms',
  'appointment',
] as const satisfies ConsentTopic[]

/** Those that can be taken back and then have an effect. The others were said once, and what followed rests on them. */
export const withdrawable = ['marketing', 'gp', 'card'] as const satisfies readonly ConsentTopic[]
export type Withdrawable = (typeof withdrawable)[number]

const topicOf = (kind: string): ConsentTopic | null =>
  Object.hasOwn(topics, kind) ? topics[kind as ConsentKind] : null

/** One line of the ledger, in the order in which they were written. None is ever changed: what is taken back is another. */
export interface ConsentLine {
  readonly kind: string
  readonly wording: string
  readonly version: number
  readonly isGiven: boolean
  /** Where it was said. */
  readonly how: string
  readonly at: string
}

export interface Agreed {
  readonly kind: string
  readonly topic: ConsentTopic
  readonly wording: string
  readonly version: number
  readonly how: string
  readonly at: string
  /** A No is kept as well. */
  readonly isGiven: boolean
  readonly withdrawnAt: string | null
}

export const takenBack = 'account'

/**
 * What somebody agreed to or declined, the newest first: each time in its own words, and those that they have taken back
 * since with when. A line that takes back is no line of the list.
 */
export function agreedIn(lines: readonly ConsentLine[]): Agreed[] {
  return lines
    .flatMap((line, place): Agreed[] => {
      const topic = topicOf(line.kind)
      if (topic === null || (line.how === takenBack && !line.isGiven)) return []
      const after = lines.slice(place + 1)
      const back = after.find(({ kind, how, isGiven }) => kind === line.kind && how === takenBack && !isGiven)
      const { kind, wording, version, how, at, isGiven } = line
      return [{ kind, topic, wording, version, how, at, isGiven, withdrawnAt: isGiven && back ? back.at : null }]
    })
    .toReversed()
}

/** Of a topic, what holds now: of each kind the last word counts. */
export function heldKinds(lines: readonly ConsentLine[], topic: ConsentTopic): string[] {
  const last = new Map(lines.map((line) => [line.kind, line]))
  return [...last.values()].filter(({ kind, isGiven }) => isGiven && topicOf(kind) === topic).map(({ kind }) => kind)
}

export const holdingIn = (lines: readonly ConsentLine[]): Withdrawable[] =>
  withdrawable.filter((topic) => heldKinds(lines, topic).length > 0)
