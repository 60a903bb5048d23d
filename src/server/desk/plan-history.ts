import { desc, eq } from 'drizzle-orm'
import { planWords } from '#content/desk/plan.ts'
import type { ShownPlan } from '#contract/desk/plan.ts'
import { writtenDose } from '#domain/clinical/ladders.ts'
import type { Orm } from '../database/database.ts'
import { lockSaidOwner } from '../plans/lift-lock.ts'
import { planReasonOwner } from '../plans/plan-rows.ts'
import { planEvents, plans, supplyLocks } from '../plans/tables.ts'
import type { Services } from '../services.ts'
import { staffNames } from '../staff/staff-names.ts'

type Opening = Pick<Services, 'vault'>
type Past = ShownPlan['history']

const mostShown = 100

/** What happened to the plans of a person and to their supply, the newest first. */
export async function planHistory(services: Opening, tx: Orm, accountId: string): Promise<Past> {
  const all = [...(await planNews(services, tx, accountId)), ...(await lockNews(services, tx, accountId))]
  return all.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, mostShown)
}

async function planNews(services: Opening, tx: Orm, accountId: string): Promise<Past> {
  const rows = await tx
    .select({ event: planEvents })
    .from(planEvents)
    .innerJoin(plans, eq(plans.id, planEvents.planId))
    .where(eq(plans.accountId, accountId))
    .orderBy(desc(planEvents.id))
    .limit(mostShown)
  const names = await staffNames(
    services,
    tx,
    rows.flatMap(({ event }) => event.staffId ?? []),
  )
  return rows.map(({ event: { at, planId, what, mg, until, staffId, by, reason } }) => ({
    at: at.toISOString(),
    what,
    dose: writtenDose(mg),
    until,
    by: staffId ? (names.get(staffId) ?? null) : by && planWords.hands[by],
    reason: reason && services.vault.open(reason, planReasonOwner(planId)),
  }))
}

async function lockNews(services: Opening, tx: Orm, accountId: string): Promise<Past> {
  const rows = await tx
    .select()
    .from(supplyLocks)
    .where(eq(supplyLocks.accountId, accountId))
    .orderBy(desc(supplyLocks.raisedAt))
    .limit(mostShown)
  const names = await staffNames(
    services,
    tx,
    rows.flatMap(({ liftedBy }) => liftedBy ?? []),
  )
  const { ways, decisions } = planWords.lock
  const none = { dose: null, until: null }
  return rows.flatMap(({ id, raisedAt, liftedAt, liftedBy, how, yellowCard, said }) => [
    { ...none, at: raisedAt.toISOString(), what: 'locked', by: null, reason: null },
    ...(liftedAt && liftedBy && how && yellowCard && said
      ? [
          {
            ...none,
            at: liftedAt.toISOString(),
            what: 'unlocked',
            by: names.get(liftedBy) ?? null,
            reason: `${ways[how]}: ${services.vault.open(said, lockSaidOwner(id))}\n${decisions[yellowCard]}`,
          },
        ]
      : []),
  ])
}
