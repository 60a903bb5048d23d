import type { ConsentKey } from '#content/appointments/booking-consents.ts'
import type { GuestFlowName } from '../flows.ts'

/** The kinds of consents, by their stored names. */
export type ConsentKind = 'terms' | 'marketing' | 'gp' | 'card' | ConsentKey | `questionnaire/${GuestFlowName}`

/** The topic, for the patient who reads the list. */
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

/** Consents that can be withdrawn with an effect. The others were given once, and what followed is based on them. */
export const withdrawable = ['marketing', 'gp', 'card'] as const satisfies readonly ConsentTopic[]
export type Withdrawable = (typeof withdrawable)[number]

const topicOf = (kind: string): ConsentTopic | null =>
  Object.hasOwn(topics, kind) ? topics[kind as ConsentKind] : null

/** One entry of the ledger, in the order written. Entries are never changed: a withdrawal is another entry. */
export interface ConsentLine {
  readonly kind: string
  readonly wording: string
  readonly version: number
  readonly isGiven: boolean
  /** Where the answer was given. */
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
  /** A No is stored as well. */
  readonly isGiven: boolean
  readonly withdrawnAt: string | null
}

export const takenBack = 'account'

/**
 * What the patient agreed to or declined, newest first: each with its own words, and withdrawn ones with the date. A
 * withdrawal is not an entry of this list.
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

/** What applies now for a topic: the last entry of each kind. */
export function heldKinds(lines: readonly ConsentLine[], topic: ConsentTopic): string[] {
  const last = new Map(lines.map((line) => [line.kind, line]))
  return [...last.values()].filter(({ kind, isGiven }) => isGiven && topicOf(kind) === topic).map(({ kind }) => kind)
}

export const holdingIn = (lines: readonly ConsentLine[]): Withdrawable[] =>
  withdrawable.filter((topic) => heldKinds(lines, topic).length > 0)
