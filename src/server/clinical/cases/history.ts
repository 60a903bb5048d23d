import { and, eq, ne, sql } from 'drizzle-orm'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { medicationReview } from '#domain/appointments/medication-review.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { CaseState } from '#domain/cases/states.ts'
import type { EarlierEnd, History } from '#domain/clinical/patient.ts'
import { noHistory } from '#domain/clinical/patient.ts'
import { policy } from '#domain/clinical/policy.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { endedOwner } from '../../intake/questionnaires/ended-answers.ts'
import { endedAnswers } from '../../intake/questionnaires/tables.ts'
import { type Order, orderCardOwner } from '../../orders/orders.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import type { Services } from '../../platform/services.ts'
import { bloodTestsForRules } from './blood-reports.ts'
import { accountsMarked, sameNameElsewhere, seenAmongAccounts, seenElsewhere } from './duplicate-identifiers.ts'
import { suppliesOf } from './last-supply.ts'
import { ownTreatmentOf } from './own-treatment.ts'
import { markDigestsOf } from './save-identifiers.ts'
import { openLockOf } from './supply-lock.ts'
import { supplyPeriodsOf } from './supply-periods-of.ts'
import { notedReports } from './symptom-reports.ts'
import { cases } from './tables.ts'

/** The identifiers by which an order without an account is matched to accounts. */
const marksOf = (vault: Vault, { id, details, unclaimedCard }: Order) =>
  markDigestsOf(
    vault,
    sentDetails(vault, { id, details }),
    unclaimedCard && vault.open(unclaimedCard, orderCardOwner(id)),
  )

/** Accounts with the same full name and birth date as the patient of an order without an account. */
export async function sameNameAsOrder(vault: Vault, tx: Orm, order: Order): Promise<string[]> {
  const name = marksOf(vault, order).find(({ kind }) => kind === 'name and birth date')
  return name ? accountsMarked(tx, name) : []
}

/** What other accounts tell about the patient of an order without an account, whose owner is not proven. */
export async function unclaimedHistory(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  order: Order,
): Promise<History> {
  const seen = await seenAmongAccounts(tx, marksOf(vault, order), now())
  return {
    ...noHistory,
    sameElsewhere: {
      document: false,
      phone: seen.has('phone'),
      address: seen.has('address'),
      card: seen.has('card'),
      nameAndBirthDate: (await sameNameAsOrder(vault, tx, order)).length > 0,
    },
  }
}

/** What is known of the patient from before this order, and from other accounts. */
export async function historyOf(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  order: Order,
  accountId: string,
): Promise<History> {
  const { id } = order
  const [states, ends, suppliesAndReports, coversAndTreatment, seen, sameName, isForAdhd, lock, blood] = await pipeline(
    [
      statesOfOthers(tx, accountId, id),
      endsBefore(tx, vault, order),
      suppliesOf(tx, accountId, id).then(async (supplies) => ({
        ...supplies,
        reports: await notedReports(tx, vault, accountId, supplies.coverFrom),
      })),
      supplyPeriodsOf(tx, accountId, id).then(async (covers) => ({
        covers,
        // A treatment that this order itself began does not count as another.
        hasLiveTreatment: covers.length > 0 && (await ownTreatmentOf(tx, accountId)).isLive,
      })),
      seenElsewhere(tx, accountId, now()),
      sameNameElsewhere(tx, accountId),
      isTreatedForAdhd(tx, accountId, now()),
      openLockOf(tx, accountId),
      bloodTestsForRules({ vault, now }, tx, accountId),
    ],
  )
  const { deliveredOn, coverFrom, dispatchedOn, reports } = suppliesAndReports
  return {
    ...noHistory,
    earlierEnds: ends,
    wasDeclined: states.includes('declined'),
    sameElsewhere: {
      document: seen.has('document'),
      phone: seen.has('phone'),
      address: seen.has('address'),
      card: seen.has('card'),
      nameAndBirthDate: sameName.length > 0,
    },
    supplies: deliveredOn.length,
    coverFrom,
    dispatchedOn,
    startedOn: deliveredOn[0] ?? null,
    isTreatedForAdhd: isForAdhd,
    isSupplyLocked: lock !== null,
    ...coversAndTreatment,
    blood,
    reports,
  }
}

/** Where the cases of the patient's other orders are. */
async function statesOfOthers(tx: Orm, accountId: string, exceptOrderId: string): Promise<CaseState[]> {
  const others = await tx
    .select({ state: cases.state })
    .from(orders)
    .innerJoin(cases, eq(cases.orderId, orders.id))
    .where(and(eq(orders.accountId, accountId), ne(orders.id, exceptOrderId)))
  return others.map(({ state }) => state)
}

/** How the first questionnaire ended before, in the guest session of this order. */
async function endsBefore(tx: Orm, vault: Vault, { guestSessionId }: Order): Promise<EarlierEnd[]> {
  if (guestSessionId === null) return []
  const ofWeight = eq(endedAnswers.questionnaire, weightManagement.name)
  const ends = await tx
    .select()
    .from(endedAnswers)
    .where(and(eq(endedAnswers.guestSessionId, guestSessionId), ofWeight))
  return ends.map(({ ended }) => JSON.parse(vault.open(ended, endedOwner(guestSessionId))))
}

async function isTreatedForAdhd(tx: Orm, accountId: string, now: Instant): Promise<boolean> {
  const since = addMonths(londonTimeAt(now).date, -policy.adhdTreatedMonths)
  const { rows } = await tx.execute(sql`
    select 1 from paper_prescriptions p
    join appointments a on a.id = p.appointment_id
    left join orders o on o.id = a.order_id
    where coalesce(a.account_id, o.account_id) = ${accountId} and p.withdrawn_at is null and p.written_on >= ${since}
      and a.service in (${adultAdhdAssessment.key}, ${medicationReview.key})
    limit 1`)
  return rows.length > 0
}
