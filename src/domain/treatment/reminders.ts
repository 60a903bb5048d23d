import { whyAskFirst } from './ask-first.ts'
import type { CheckIn } from './check-in.ts'
import type { SupplyPeriod } from './cover.ts'
import { dueDoses, type LoggedDose, settledOf } from './dose-log.ts'
import { injectionsLeft } from './injections.ts'
import { isToInject, nextStepOfPlan, type PlanNow } from './next-step.ts'

/** The full hours at which a reminder may come, in London. Ours: not at night. */
export const reminderHours = Array.from({ length: 17 }, (_, place) => 6 + place)

/** How a patient is reminded. Where a notification or a text is not possible, an email goes. */
export const reminderWays = ['push', 'email', 'text'] as const
export type ReminderWay = (typeof reminderWays)[number]

/** Ours: a reminder that could not be written for this many hours is left out: the day is nearly over. */
export const reminderLateHours = 3

/** As much of a treatment as decides about a reminder. */
export interface RemindedPlan
  extends Pick<PlanNow, 'state' | 'pausedUntil' | 'injecting' | 'brokenOffOn' | 'injectionDay'> {
  /** Oldest first. May be empty: the only delivery was reverted. */
  readonly covers: readonly SupplyPeriod[]
  /** What they logged about the doses of these days. */
  readonly logged: readonly LoggedDose[]
  readonly isLocked: boolean
  /** A check-in of theirs is under review: until then they are told not to inject. */
  readonly isReviewed: boolean
  /** Their latest check-in about the pen in use, if one was sent. */
  readonly checkIn?: CheckIn | null
  /** The batches of recalled pens that they may still have doses of. */
  readonly recalled: readonly string[]
}

/**
 * Whether a patient is reminded on a day: by the rules by which their account says that a dose is due that day, and that
 * they may take it. None during a pause, a lock, a review or a recall or after the end, and none for a dose that is logged already.
 */
export function isReminded(plan: RemindedPlan, today: string): boolean {
  const { covers, injectionDay, injecting, isLocked, isReviewed, checkIn = null } = plan
  if (covers.length === 0) return false
  const doses = dueDoses(covers, injectionDay, plan.logged)
  const { settled } = settledOf(doses)
  const askFirst = whyAskFirst({ covers, doses, injectionDay, checkIn }, today)
  // Only prescribers say whether a patient injects during a pause.
  const isOurs = injecting !== null
  // Whose turn it is in the review makes no difference here.
  const step = nextStepOfPlan(
    { ...plan, askFirst, settled, isOurs, isLocked, isAsked: isReviewed, isOrdered: false },
    today,
  )
  return (
    isToInject(step, { ...plan, askFirst, isOurs }) && injectionsLeft(covers, injectionDay, today, settled)[0] === today
  )
}
