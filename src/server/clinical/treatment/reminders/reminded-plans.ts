import { and, asc, eq, gte, inArray, isNull, ne } from 'drizzle-orm'
import { addDays } from '#domain/appointments/calendar.ts'
import { openStates } from '#domain/cases/states.ts'
import { supplyPeriodInUse } from '#domain/treatment/cover.ts'
import type { RemindedPlan } from '#domain/treatment/reminders.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/vault.ts'
import { sentCheckInsAbout } from '../../cases/check-ins-of.ts'
import { cases } from '../../cases/tables.ts'
import { loggedDoses } from '../dose-log/tables.ts'
import { recalledBatches, recalledPensOf } from '../recalled-pens-of.ts'
import { plans, supplyLocks, supplyPeriods } from '../tables.ts'

/** Entries further back are about doses before the gap after which nobody is reminded. */
const loggedDays = 70

/**
 * What decides about the reminders of these patients, read for all of them together. Of what is sealed only the check-ins
 * about the pens in use are opened. The day of first use is left out: no dose that is due by the schedule lies beyond the in-use life counted from it.
 */
export async function remindedPlans(
  vault: Vault,
  tx: Orm,
  accountIds: readonly string[],
  today: string,
): Promise<Map<string, RemindedPlan>> {
  const ids = [...accountIds]
  const live = await tx
    .select()
    .from(plans)
    .where(and(inArray(plans.accountId, ids), ne(plans.state, 'stopped')))
  if (live.length === 0) return new Map()
  const covers = await tx
    .select()
    .from(supplyPeriods)
    .where(inArray(supplyPeriods.accountId, ids))
    .orderBy(asc(supplyPeriods.coveredFrom))
  const coversOf = Map.groupBy(covers, ({ accountId }) => accountId)
  const inUse = [...coversOf.values()].map(
    (all) =>
      supplyPeriodInUse(
        all.map(({ caseId, coveredFrom, coveredUntil }) => ({ caseId, from: coveredFrom, until: coveredUntil })),
        today,
      ).caseId,
  )
  const sent = await sentCheckInsAbout(tx, vault, inUse)
  const checkInOf = new Map(sent.map(({ row, reported }) => [row.accountId, reported]))
  const locked = await tx
    .select({ id: supplyLocks.accountId })
    .from(supplyLocks)
    .where(and(inArray(supplyLocks.accountId, ids), isNull(supplyLocks.liftedAt)))
  const reviewed = await tx
    .select({ id: cases.accountId })
    .from(cases)
    .where(and(inArray(cases.accountId, ids), eq(cases.kind, 'check_in'), inArray(cases.state, openStates('check_in'))))
  const recalledOf = Map.groupBy(await recalledPensOf(tx, ids), ({ accountId }) => accountId)
  const entries = await tx
    .select({ accountId: loggedDoses.accountId, on: loggedDoses.on, is: loggedDoses.kind })
    .from(loggedDoses)
    .where(
      and(
        inArray(loggedDoses.accountId, ids),
        isNull(loggedDoses.removedAt),
        gte(loggedDoses.on, addDays(today, -loggedDays)),
      ),
    )
  const entriesOf = Map.groupBy(entries, ({ accountId }) => accountId)
  const isIn = (found: readonly { readonly id: string | null }[]) => {
    const all = new Set(found.map(({ id }) => id))
    return (id: string) => all.has(id)
  }
  const [isLocked, isReviewed] = [isIn(locked), isIn(reviewed)]
  return new Map(
    live.map(({ accountId, state, pausedUntil, injecting, brokenOffOn, injectionDay }) => [
      accountId,
      {
        state,
        pausedUntil,
        injecting,
        brokenOffOn,
        injectionDay,
        covers: (coversOf.get(accountId) ?? []).map(({ medicine, mg, dispatchedOn, coveredFrom, coveredUntil }) => ({
          medicine,
          mg,
          dispatchedOn,
          from: coveredFrom,
          until: coveredUntil,
        })),
        logged: entriesOf.get(accountId) ?? [],
        isLocked: isLocked(accountId),
        isReviewed: isReviewed(accountId),
        checkIn: checkInOf.get(accountId) ?? null,
        recalled: recalledBatches(
          recalledOf.get(accountId) ?? [],
          (coversOf.get(accountId) ?? []).map(({ caseId, coveredUntil: until }) => ({ caseId, until })),
          today,
        ),
      },
    ]),
  )
}
