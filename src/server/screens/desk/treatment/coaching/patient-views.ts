import { and, eq, inArray, isNull } from 'drizzle-orm'
import { addDays } from '#domain/appointments/calendar.ts'
import type { VerifiedMeasurement } from '#domain/cases/evidence.ts'
import { isWayToVerify } from '#domain/cases/verified.ts'
import { type WeightCourse, weightCourse } from '#domain/treatment/weight-course.ts'
import { passedOfEach } from '../../../../clinical/cases/read-evidence.ts'
import { cases } from '../../../../clinical/cases/tables.ts'
import { sharedWeightsOfEach } from '../../../../clinical/tracking/shared-weights.ts'
import { planFlags } from '../../../../clinical/treatment/tables.ts'
import type { Account } from '../../../../identity/accounts/account-rows.ts'
import { accounts } from '../../../../identity/accounts/tables.ts'
import { orders } from '../../../../orders/tables.ts'
import type { Orm } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { ListedPlan } from './plan-list.ts'

export interface Shown {
  readonly account: Pick<Account, 'id' | 'details'>
  readonly reference: string | null
  readonly isShared: boolean
  readonly isFlagged: boolean
  readonly course: WeightCourse | null
}

/** As far back as a row draws shared weights (our figure). */
const drawnDays = 84

/** The contents of a list page, by a few queries for all patients together. */
export async function patientViews(
  { vault }: Pick<Services, 'vault'>,
  orm: Orm,
  rows: readonly ListedPlan[],
  today: string,
): Promise<ReadonlyMap<string, Shown>> {
  if (rows.length === 0) return new Map()
  const accountIds = rows.map(({ accountId }) => accountId)
  const people = await orm
    .select({ id: accounts.id, details: accounts.details })
    .from(accounts)
    .where(inArray(accounts.id, accountIds))
  const shared = await sharedWeightsOfEach(orm, vault, { accountIds, from: addDays(today, -drawnDays) })
  const passed = await passedOfEach<VerifiedMeasurement>(orm, vault, accountIds, 'measurements')
  const seen = Map.groupBy(
    passed.filter(({ finding }) => isWayToVerify(finding.how)),
    ({ accountId }) => accountId,
  )
  const verifiedOf = (id: string) =>
    (seen.get(id) ?? []).map(({ finding: { on, weightKg } }) => ({ on, value: weightKg }))
  const references = await referencesOf(orm, rows)
  const flagged = await flaggedAmong(orm, accountIds)
  return new Map(
    people.map((account) => [
      account.id,
      {
        account,
        reference: references.get(account.id) || null,
        isShared: shared.get(account.id)?.isShared ?? false,
        isFlagged: flagged.has(account.id),
        course: weightCourse(verifiedOf(account.id), shared.get(account.id)?.weights ?? []),
      },
    ]),
  )
}

async function referencesOf(orm: Orm, rows: readonly ListedPlan[]): Promise<ReadonlyMap<string, string>> {
  const found = await orm
    .select({ caseId: cases.id, reference: orders.reference })
    .from(cases)
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(
      inArray(
        cases.id,
        rows.map(({ caseId }) => caseId),
      ),
    )
  const byCase = new Map(found.map(({ caseId, reference }) => [caseId, reference]))
  return new Map(rows.map(({ accountId, caseId }) => [accountId, byCase.get(caseId) ?? '']))
}

async function flaggedAmong(orm: Orm, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  const open = await orm
    .select({ id: planFlags.accountId })
    .from(planFlags)
    .where(and(inArray(planFlags.accountId, [...accountIds]), isNull(planFlags.answeredAt)))
  return new Set(open.map(({ id }) => id))
}
