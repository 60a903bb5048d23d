import { listOf } from '#content/lists.ts'
import { planSteps as says } from '#content/treatment/plan-steps.ts'
import { formatLongDate } from '../appointments/format-time.ts'
import { policy } from '../clinical/policy.ts'
import { checkInLength } from '../intake/check-in/length.ts'
import type { PromisedTime } from '../promises/promised-time.ts'
import { followedUntil, isFollowed, lastOccasion, nextOccasion } from './aftercare.ts'
import type { AskFirst } from './ask-first.ts'
import type { Injecting } from './change-of-plan.ts'
import { checkInOpens, type Days, type SuppliedDays } from './cover.ts'
import { type InjectionDay, injectionsLeft } from './injections.ts'
import type { PlanState } from './plan-states.ts'
import { isLongBreak } from './treatment-break.ts'

export const planStepNames = [
  'locked',
  'recalled',
  'looked-at',
  'stopped',
  'afterwards',
  'weigh',
  'regained',
  'paused',
  'pause-over',
  'ordered',
  'quarantined',
  'ask-first',
  'inject',
  'check-in',
  'to-pay',
  'run-out',
] as const

type PlanStepName = (typeof planStepNames)[number]

/** The next step in a treatment, whose turn it is and by when. */
export interface PlanStep {
  readonly what: PlanStepName
  readonly turn: 'patient' | 'us' | 'nobody'
  /** YYYY-MM-DD; null: no date is set. */
  readonly by: string | null
  /** Our deadline, where it is our turn and a time was promised. */
  readonly promise: PromisedTime | null
  readonly title: string
  readonly says: string
}

/** For a treatment that has ended, as far as the reader may know it. */
export interface Afterwards {
  readonly endedOn: string
  /** They weigh so much more than at the end that coming back is mentioned. */
  readonly isRegained: boolean
  /** They have logged a weight since the last request, or have turned reminders off. */
  readonly isWeighed: boolean
  /** They ended it themselves, and so may resume it themselves. */
  readonly mayComeBack: boolean
}

export interface PlanNow {
  readonly state: PlanState
  /** Oldest first. Never empty. */
  readonly covers: readonly SuppliedDays[]
  readonly pausedUntil: string | null
  /** A prescriber has paused or ended it: the patient cannot resume it. */
  readonly isOurs?: boolean
  /** For a pause by a prescriber: whether they continue injecting. Null: not stated, so they do not. */
  readonly injecting?: Injecting | null
  /** Since when they have taken none, for a pause or an end that was not short. Null: they continue as before. */
  readonly brokenOffOn: string | null
  readonly injectionDay: InjectionDay
  /** Due days whose dose is logged already. */
  readonly settled?: readonly string[]
  /** Why they ask us before they use the pen they have. Null: they need not. */
  readonly askFirst?: AskFirst | null
  /** A red-flag symptom was reported, and no prescriber has lifted the supply lock. */
  readonly isLocked: boolean
  /** When a prescriber calls about it at the latest. */
  readonly call?: PromisedTime | null
  /** The next pen is ordered and not yet delivered. */
  readonly isOrdered: boolean
  /** A pen came late or warm, and no pharmacist has decided about it. */
  readonly isQuarantined?: boolean
  /** The batches of pens in the patient’s hands that are recalled. */
  readonly recalled?: readonly string[]
  /** The check-in is answered, and its order is not paid for. */
  readonly isToPay?: boolean
  /** The deadline of a check-in review, where no dose could be offered. */
  readonly review?: PromisedTime | null
  /** The prescriber who reviews it has asked a question, and waits for the reply. */
  readonly isAsked?: boolean
  /** A prescriber declined the pen that the check-in about the latest one asked for. */
  readonly isDeclined?: boolean
  readonly after?: Afterwards | null
}

type Turn = Pick<PlanStep, 'turn' | 'by'> & Partial<Pick<PlanStep, 'promise'>>

const step = (
  what: PlanStepName,
  { turn, by, promise = null }: Turn,
  [title, text]: readonly [string, string],
): PlanStep => ({
  what,
  turn,
  by,
  promise,
  title,
  says: text,
})

function whilePaused({ pausedUntil, isOurs = false, injecting = null }: PlanNow, today: string): PlanStep {
  const date = pausedUntil && formatLongDate(pausedUntil)
  if (pausedUntil !== null && pausedUntil <= today)
    return step('pause-over', { turn: 'patient', by: null }, says.pauseOver())
  return step(
    'paused',
    { turn: 'nobody', by: pausedUntil },
    isOurs ? says.pausedByUs(date, injecting === 'continue') : says.paused(date),
  )
}

/** The year after the end. It never takes precedence over anything else. */
function afterwards(after: Afterwards | null, today: string): PlanStep {
  if (!after || !isFollowed(after.endedOn, today))
    return step('stopped', { turn: 'nobody', by: null }, says.stopped(after?.mayComeBack ?? true))
  const { endedOn, isRegained, isWeighed, mayComeBack } = after
  if (isRegained)
    return step('regained', { turn: 'patient', by: null }, says.regained(policy.regainPercent, mayComeBack))
  if (lastOccasion(endedOn, today) !== null && !isWeighed)
    return step('weigh', { turn: 'patient', by: null }, says.weigh(formatLongDate(followedUntil(endedOn))))
  const [next, until] = [nextOccasion(endedOn, today), formatLongDate(followedUntil(endedOn))]
  return step('afterwards', { turn: 'nobody', by: next }, says.afterwards(until, mayComeBack))
}

/** A recalled pen comes before everything but a lock, wherever the patient could otherwise go on using it. */
export function nextStepOfPlan(plan: PlanNow, today: string): PlanStep {
  const usual = usualStep(plan, today)
  const { recalled = [], askFirst = null } = plan
  if (recalled.length > 0 && isToInject(usual, { ...plan, askFirst: null }))
    return step('recalled', { turn: 'patient', by: null }, says.recalled(listOf(recalled)))
  return askFirst === null ? usual : askingFirst(usual, askFirst, newPenFrom(plan, today))
}

/** In place of the next injection; steps that the patient has to take stay, and say so as well. */
function askingFirst(usual: PlanStep, why: AskFirst, newPenOn: string | null): PlanStep {
  switch (usual.what) {
    case 'inject':
      return newPenOn === null
        ? step('ask-first', { turn: 'patient', by: null }, says.askFirst(why))
        : step('ask-first', { turn: 'nobody', by: newPenOn }, says.askFirstNewPen(why, formatLongDate(newPenOn)))
    case 'ordered':
      // Whose turn it is, and by when, stands with the order.
      return step('ask-first', { turn: 'nobody', by: null }, says.askFirstAndOrdered(why))
    case 'check-in':
    case 'to-pay':
    case 'quarantined':
      return { ...usual, says: `${says.notBefore(why)} ${usual.says}` }
    default:
      return usual
  }
}

/** The first dose of a pen that has come, and was decided about after what they told us. Null: none has. */
function newPenFrom({ covers, injectionDay }: PlanNow, today: string): string | null {
  const latest = covers.at(-1)
  return latest && latest.from > today ? (injectionsLeft([latest], injectionDay, today)[0] ?? null) : null
}

function usualStep(plan: PlanNow, today: string): PlanStep {
  const { state, covers, injectionDay, isLocked, isOrdered, isToPay = false, call = null, review = null } = plan
  if (state === 'stopped') return afterwards(plan.after ?? null, today)
  if (isLocked) return step('locked', { turn: 'us', by: null, promise: call }, says.locked())
  if (state === 'paused') return whilePaused(plan, today)
  if (plan.isAsked) return step('looked-at', { turn: 'patient', by: null }, says.lookedAtAndAsked())
  if (review !== null) return step('looked-at', { turn: 'us', by: null, promise: review }, says.lookedAt())
  if (plan.isQuarantined) return step('quarantined', { turn: 'us', by: null }, says.quarantined())
  if (isOrdered) return step('ordered', { turn: 'us', by: null }, says.ordered())
  if (plan.isDeclined) return step('looked-at', { turn: 'patient', by: null }, says.declined())
  const { until } = covers.at(-1) as Days
  if (isToPay) return step('to-pay', { turn: 'patient', by: until }, says.toPay(formatLongDate(until)))
  // The pen still contains a dose that has become too high.
  if (isLongBreak(plan, today)) return step('run-out', { turn: 'patient', by: null }, says.afterBreak())
  if (until <= today) return step('run-out', { turn: 'patient', by: null }, says.runOut(formatLongDate(until)))
  const opens = checkInOpens(covers.at(-1) as Days)
  if (opens <= today)
    return step(
      'check-in',
      { turn: 'patient', by: until },
      says.checkIn(formatLongDate(until), checkInLength.questions),
    )
  // A pen that is not due for a check-in has a dose to come.
  const [injection] = injectionsLeft(covers, injectionDay, today, plan.settled)
  if (injection === undefined) return step('run-out', { turn: 'patient', by: null }, says.runOut(formatLongDate(until)))
  // Before that day there is nothing for the patient to do.
  return step(
    'inject',
    { turn: injection <= today ? 'patient' : 'nobody', by: injection },
    says.inject(formatLongDate(injection), formatLongDate(opens)),
  )
}

/** Steps that say whether to use the pen at home. Whatever else is next, they are said as well. */
const sayWhetherToInject: readonly PlanStepName[] = [
  'locked',
  'recalled',
  'looked-at',
  'paused',
  'pause-over',
  'quarantined',
  'ask-first',
  'run-out',
]

export const saysWhetherToInject = ({ what }: Pick<PlanStep, 'what'>): boolean => sayWhetherToInject.includes(what)

const notToInject: readonly PlanStepName[] = ['locked', 'recalled', 'looked-at', 'ask-first', 'run-out']

/**
 * Whether the account and reminders speak of a next injection. A patient who pauses, has stopped, waits for us, had a
 * long break, is to ask us first or has a recalled pen is not told to inject.
 */
export const isToInject = (
  step: Pick<PlanStep, 'what'>,
  plan: Pick<PlanNow, 'state' | 'isOurs' | 'injecting' | 'askFirst'>,
): boolean =>
  isPausedInjecting(step, plan) || (plan.state === 'active' && !plan.askFirst && !notToInject.includes(step.what))

/** A prescriber has paused it, and told the patient to go on with the pen they have. */
export const isPausedInjecting = (
  { what }: Pick<PlanStep, 'what'>,
  { isOurs, injecting }: Pick<PlanNow, 'isOurs' | 'injecting'>,
): boolean => what === 'paused' && isOurs === true && injecting === 'continue'
