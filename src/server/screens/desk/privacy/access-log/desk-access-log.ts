import { eq, inArray } from 'drizzle-orm'
import { operations } from '#content/privacy/record-access.ts'
import type { Access } from '#contract/privacy/access-log.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { operationsId } from '#domain/privacy/record-access.ts'
import { contactRequests } from '../../../../enquiries/tables.ts'
import { accountById } from '../../../../identity/accounts/account-rows.ts'
import { noSuchPerson } from '../../../../identity/accounts/person.ts'
import type { CallRequest, Handler } from '../../../../identity/handler.ts'
import { nameAndRole, namedStaff } from '../../../../identity/staff/named-staff.ts'
import type { Staff } from '../../../../identity/staff/staff-of.ts'
import { staff } from '../../../../identity/staff/tables.ts'
import { orders } from '../../../../orders/tables.ts'
import { accessesOf, type LoggedAccess } from '../../../../platform/access-log/accesses.ts'
import { recordAccess } from '../../../../platform/access-log/record-access.ts'
import type { Orm } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/services.ts'

export const deskAccessLog =
  (services: Services): Handler<'desk_access_log'> =>
  ({ staff: me, body: { staffId, ...wanted } }) =>
    services.database.transaction(async (tx) => {
      const page = await pageFor(services, tx, me, wanted, staffId)
      const everybody = await tx.select().from(staff)
      const colleagues = everybody
        .map((row) => ({ id: row.id, ...nameAndRole(services.vault, row) }))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'))
      return { ...page, colleagues: [...colleagues, { id: operationsId, ...operations }] }
    })

export const deskMyAccessLog =
  (services: Services): Handler<'desk_my_access_log'> =>
  ({ staff: me, body }) =>
    services.database.transaction((tx) => pageFor(services, tx, me, body, me.id))

type Wanted = Pick<CallRequest<'desk_my_access_log'>['body'], 'person' | 'from' | 'to' | 'after'>

/** Reading the log is logged too, but not shown on the page it made. */
async function pageFor(
  services: Services,
  tx: Orm,
  me: Staff,
  { person, from, to, after }: Wanted,
  staffId: string | undefined,
) {
  const accountId = person ? await accountNamed(tx, person) : null
  const { looks, next } = await accessesOf(tx, {
    accountId,
    staffId,
    from: from ? new Date(startOf(from)) : null,
    to: to ? new Date(startOf(addDays(to, 1))) : null,
    after: after && { ...after, at: new Date(after.at) },
  })
  await recordAccess(tx, { staffId: me.id, accountId, what: 'access log', why: 'audit' }, services.now())
  return { looks: await shownAccesses(services, tx, looks), next }
}

const startOf = (date: string) => instantAt({ date, time: '00:00' })

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** By the reference of an order of theirs, or by the account's id. */
async function accountNamed(orm: Orm, person: string): Promise<string> {
  const typed = person.trim()
  if (isId.test(typed.toLowerCase())) {
    const account = await accountById(orm, typed.toLowerCase())
    if (account) return account.id
  }
  const [order] = await orm
    .select({ accountId: orders.accountId })
    .from(orders)
    .where(eq(orders.reference, typed.toUpperCase()))
  if (!order?.accountId) throw noSuchPerson()
  return order.accountId
}

async function shownAccesses(services: Services, orm: Orm, looks: readonly LoggedAccess[]): Promise<Access[]> {
  const nameOf = await namedStaff(
    services,
    orm,
    looks.map(({ staffId }) => staffId),
  )
  const orderIds = looks.flatMap(({ orderId }) => orderId ?? [])
  const about = orderIds.length === 0 ? [] : await orm.select().from(orders).where(inArray(orders.id, orderIds))
  const requestIds = looks.flatMap(({ requestId }) => requestId ?? [])
  const asked =
    requestIds.length === 0
      ? []
      : await orm.select().from(contactRequests).where(inArray(contactRequests.id, requestIds))
  const references = new Map([...about, ...asked].map(({ id, reference }) => [id, reference]))
  return looks.map(({ id, staffId, accountId, orderId, caseId, requestId, what, why, at }) => ({
    id,
    by: { id: staffId, ...nameOf(staffId) },
    accountId,
    reference: references.get(orderId ?? requestId ?? '') ?? null,
    caseId,
    what,
    why,
    at: at.toISOString(),
  }))
}
