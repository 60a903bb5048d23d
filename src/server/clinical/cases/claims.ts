import type { Instant } from '#domain/calendar/london-time.ts'
import type { CaseKind } from '#domain/cases/kinds.ts'
import { leaseUntil } from '#domain/cases/lease.ts'
import type { CaseState } from '#domain/cases/states.ts'
import { stoppedIn } from '../../identity/restrictions/restricted.ts'
import type { Database, Statement } from '../../platform/database/database.ts'

export interface Lease {
  readonly id: string
  readonly epoch: number
  readonly until: Date
}

/** Unclaimed, expired, or already one's own. A decision that can still be undone blocks everyone else. */
const isFree = `
  (claimed_by is null or claim_until <= $1 or claimed_by = $2) and pending_decision is null`

/**
 * An acknowledged concern whose next call-back is still to come: there is nothing to do before. It is given again once the
 * call-back is due or over, and at once if whoever is on call is called again.
 */
const waitsForCallBack = `
  kind = 'safeguarding'
  and exists (
    select from concern_call_backs b where b.case_id = cases.id and b.ended_at is null having min(b.due_at) > $1
  )
  and not exists (select from alarms a where a.case_id = cases.id and a.acknowledged_at is null)`

/** Nothing can be decided about it until a lead allows it, and it would be given again and again. */
const isRestricted = `
  kind = 'order' and ${stoppedIn(
    'coalesce(cases.account_id, (select o.account_id from orders o where o.id = cases.order_id))',
    'cases.id',
    '$1::timestamptz',
  )}`

/** One statement: of any number who ask at once each gets another case, or none. */
const claimNext: Statement = {
  name: 'claim_next_case',
  text: `
    update cases set claimed_by = $2, claim_until = $3, epoch = epoch + 1
    where id = (
      select id from cases
      where state = $4 and ${isFree} and (kept_for is null or kept_for = $2 or kept_until <= $1)
        and awaits_signature = $5 and ($6 or kind <> 'safeguarding')
        and (state <> 'ready' or awaits_signature or waits_for is null)
        and not (${waitsForCallBack}) and not (${isRestricted})
      order by risk, coalesce(due_at, 'infinity'), id limit 1 for no key update skip locked
    )
    returning id, kind, epoch, claim_until as until`,
}

/** Claimed again by its holder, the lease is renewed and the epoch stays. */
const claimOne: Statement = {
  name: 'claim_case',
  text: `
    update cases set claimed_by = $2, claim_until = $3,
      epoch = epoch + case when claimed_by = $2 and claim_until > $1 then 0 else 1 end
    where id = $4 and ${isFree} and state not in ('delivered', 'declined', 'expired', 'withdrawn', 'closed')
    returning id, epoch, claim_until as until`,
}

const renew: Statement = {
  name: 'renew_case',
  text: `
    update cases set claim_until = $3
    where id = $4 and claimed_by = $2 and claim_until > $1 and epoch = $5
    returning id, epoch, claim_until as until`,
}

const release: Statement = {
  name: 'release_case',
  text: `update cases set claimed_by = null, claim_until = null where id = $1 and claimed_by = $2 and epoch = $3 returning id`,
}

const times = (now: Instant) => [new Date(now), new Date(leaseUntil(now))] as const

interface Claimant {
  readonly staffId: string
  readonly now: Instant
}

/** The most urgent free case: the gravest risk, then the earliest deadline. Null: none is free. */
export async function claimNextCase(
  database: Database,
  {
    staffId,
    now,
    state,
    awaitsSignature,
    mayTakeConcerns,
  }: Claimant & {
    readonly state: CaseState
    readonly awaitsSignature: boolean
    readonly mayTakeConcerns: boolean
  },
): Promise<(Lease & { readonly kind: CaseKind }) | null> {
  const [at, until] = times(now)
  const [won] = await database.query<Lease & { kind: CaseKind } & Record<string, unknown>>(claimNext, [
    at,
    staffId,
    until,
    state,
    awaitsSignature,
    mayTakeConcerns,
  ])
  return won ?? null
}

/** Null: a colleague has claimed it. */
export async function claimCase(
  database: Database,
  { staffId, now, id }: Claimant & { readonly id: string },
): Promise<Lease | null> {
  const [at, until] = times(now)
  const [won] = await database.query<Lease & Record<string, unknown>>(claimOne, [at, staffId, until, id])
  return won ?? null
}

/** Null: the claim expired, and a colleague may hold the case by now. */
export async function renewCase(
  database: Database,
  { staffId, now, id, epoch }: Claimant & { readonly id: string; readonly epoch: number },
): Promise<Lease | null> {
  const [at, until] = times(now)
  const [renewed] = await database.query<Lease & Record<string, unknown>>(renew, [at, staffId, until, id, epoch])
  return renewed ?? null
}

export const releaseCase = async (database: Database, id: string, staffId: string, epoch: number): Promise<void> =>
  void (await database.query(release, [id, staffId, epoch]))
