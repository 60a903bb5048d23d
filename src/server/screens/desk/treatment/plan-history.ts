import { desc, eq } from 'drizzle-orm'
import { planWords } from '#content/treatment/desk-treatment.ts'
import type { PlanView } from '#contract/treatment/desk-treatment.ts'
import { formatDose } from '#domain/clinical/ladders.ts'
import { planReasonOwner } from '../../../clinical/treatment/plan-rows.ts'
import { planEvents, plans } from '../../../clinical/treatment/tables.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { lockNews, mostShown } from './lock-news.ts'

type Opening = Pick<Services, 'vault'>
type Past = PlanView['history']

/** Events of a patient's plans and supply, newest first. */
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
  return rows.map(({ event: { at, planId, what, mg, until, injecting, staffId, by, reason } }) => ({
    at: at.toISOString(),
    what,
    dose: formatDose(mg),
    until,
    injecting,
    by: staffId ? (names.get(staffId) ?? null) : by && planWords.hands[by],
    reason: reason && services.vault.open(reason, planReasonOwner(planId)),
  }))
}
