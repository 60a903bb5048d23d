import type { Instant } from '../calendar/london-time.ts'

/**
 * Why a patient may have the use of their data restricted: Article 18(1) of the UK GDPR, in its order.
 * `wrong`: they say that it is inaccurate. `unlawful`: they object to erasure and want this instead. `claim`: they need
 * it for a legal claim. `objected`: they objected under Article 21, and it is not decided whose reasons weigh more.
 */
export const restrictionGrounds = ['wrong', 'unlawful', 'claim', 'objected'] as const

export type RestrictionGround = (typeof restrictionGrounds)[number]

/**
 * `asked`: not answered yet. `in force`: granted, until its end, if one was announced. `declined`, `withdrawn` (by the
 * patient, before the answer) and `lifted`: over.
 */
export const restrictionStates = ['asked', 'in force', 'declined', 'withdrawn', 'lifted'] as const

export type RestrictionState = (typeof restrictionStates)[number]

/** What is recorded about a restriction, each once it has happened. */
export const restrictionEvents = [
  'asked',
  'granted',
  'declined',
  'withdrawn',
  'lifted',
  'end announced',
  'end called off',
  'use allowed',
] as const

export type RestrictionEvent = (typeof restrictionEvents)[number]

/** What allows use for one case or appointment all the same. See the decision record for how these follow from Article 18(2). */
export const allowedUses = ['health', 'consent', 'claims'] as const

export type AllowedUse = (typeof allowedUses)[number]

/** Whether a restriction that is in force stops a use, or stops it until its exception is recorded, or never does. */
export const uses = {
  /** Reminders, monthly questions and whatever else we write without being asked. */
  outreach: 'stops',
  order: 'stops',
  'check-in': 'stops',
  booking: 'stops',
  /** A kit for a blood test, asked for or sent. Results that come are filed: that is storing. */
  kit: 'stops',
  /** What we send on its own without a decision, a smart scale for instance. */
  equipment: 'stops',
  /** Figures of quality and samples for review. */
  figures: 'stops',
  /** By the clock. The patient can still have everything erased. */
  erasing: 'stops',
  decision: 'needs an exception',
  /** A letter about them to somebody else, such as their GP. */
  disclosure: 'needs an exception',
  dispatch: 'needs an exception',
  /** Alarms, symptom reports, concerns, recalls: they protect the person's life. */
  safety: 'goes on',
  /** Messages both ways, and answers to them. */
  conversation: 'goes on',
  /** Reading one's account, one's copy, erasure, and lifting the restriction. */
  'own rights': 'goes on',
} as const

export type Use = keyof typeof uses

interface Standing {
  readonly isRestricted: boolean
  /** A lead has recorded a reason for this one case or appointment. */
  readonly hasException?: boolean
}

export function isStopped(use: Use, { isRestricted, hasException = false }: Standing): boolean {
  if (!isRestricted || uses[use] === 'goes on') return false
  return uses[use] === 'stops' || !hasException
}

interface Kept {
  readonly state: RestrictionState
  /** Announced by staff. Null: none is. */
  readonly endsAt: Instant | null
}

/** Its announced end needs no job: from that moment it is over. */
export const isInForce = ({ state, endsAt }: Kept, now: Instant): boolean =>
  state === 'in force' && (endsAt === null || endsAt > now)

/** Of the answer (ours). The law allows a month: Article 12(3). */
export const restrictionAnswerDays = 5

/** From telling the patient that it will end to its end (ours). Article 18(3) demands that they are told before. */
export const restrictionEndDays = 7
