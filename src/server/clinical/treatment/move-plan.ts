import { eq } from 'drizzle-orm'
import { historyEntryWords } from '#content/cases/clinical-history.ts'
import type { PlanOccasion } from '#content/notifications/plan-change.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import type { Injecting } from '#domain/treatment/change-of-plan.ts'
import type { PlanState } from '#domain/treatment/plan-states.ts'
import { isLongBreak } from '#domain/treatment/treatment-break.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { supplyPeriodsOf } from '../cases/supply-periods-of.ts'
import { writeHistory } from '../history/entries.ts'
import { notifyOfPlan } from './notify-of-plan.ts'
import { writePlanLetters } from './plan-letters.ts'
import { type Plan, planReasonOwner, recordOnPlan } from './plan-rows.ts'
import { type PlanHand, type PlanNews, plans } from './tables.ts'

const newsOf: Readonly<Record<PlanState, PlanNews>> = { active: 'resumed', paused: 'paused', stopped: 'stopped' }
const occasionOf: Readonly<Record<PlanHand | 'staff', PlanOccasion>> = { patient: 'own', clock: 'over', staff: 'ours' }

interface Move {
  readonly to: PlanState
  /** For a pause: the day it ends. */
  readonly until: string | null
  /** Empty: no reason given. */
  readonly reason: string
  /** For a pause by a prescriber: whether the patient continues to inject. */
  readonly injecting?: Injecting | null
  /** The actor: a member of staff by their id. */
  readonly by: PlanHand | { readonly staffId: string }
}

/**
 * Pauses, resumes or ends a treatment, whoever does it: with its events, its letters, and an email without health
 * details. The caller holds the plan and has checked the rule.
 */
export async function movePlan(services: Services, tx: Orm, plan: Plan, move: Move): Promise<{ epoch: number }> {
  const { to, until, reason, by, injecting = null } = move
  const { vault, now } = services
  const [planId, epoch, at] = [plan.id, plan.epoch + 1, new Date(now())]
  const pausedUntil = to === 'paused' ? until : null
  const isInjecting = to === 'paused' && injecting === 'continue'
  const brokenOffOn = isInjecting ? plan.brokenOffOn : await breakAfter(tx, plan, to, londonTimeAt(now()).date)
  const anew = to === 'stopped' ? { aftercareMonth: 0, isAfterQuiet: false } : {}
  await tx
    .update(plans)
    .set({
      state: to,
      pausedUntil,
      injecting: to === 'paused' ? injecting : null,
      brokenOffOn,
      stateSince: at,
      epoch,
      ...anew,
    })
    .where(eq(plans.id, planId))
  const recorded = await recordOnPlan(tx, {
    planId,
    what: newsOf[to],
    mg: plan.mg,
    until: pausedUntil,
    injecting: to === 'paused' ? injecting : null,
    at,
    ...(typeof by === 'string' ? { by } : by),
    reason: reason.trim() === '' ? null : vault.seal(reason.trim(), planReasonOwner(planId)),
  })
  if (to === 'stopped' && typeof by !== 'string') {
    const medicine = medicineNamed(plan.medicine)?.name ?? plan.medicine
    await writeHistory(tx, vault, plan.accountId, [
      {
        kind: 'treatment stopped',
        code: plan.medicine,
        words: historyEntryWords.stopped(medicine, reason.trim() || historyEntryWords.noReason),
        source: 'prescriber',
        occasion: `plan event/${recorded.id}`,
        staffId: by.staffId,
        at: at.getTime(),
      },
    ])
  }
  await writePlanLetters(services, tx, recorded)
  await notifyOfPlan(services, tx, plan.accountId, occasionOf[typeof by === 'string' ? by : 'staff'])
  return { epoch }
}

/** Since when the patient has taken none. After a long break that stays set until the next pen comes. */
async function breakAfter(tx: Orm, plan: Plan, to: PlanState, today: string): Promise<string | null> {
  if (to !== 'active') return plan.brokenOffOn ?? today
  const covers = await supplyPeriodsOf(tx, plan.accountId)
  return isLongBreak({ ...plan, covers }, today) ? plan.brokenOffOn : null
}
