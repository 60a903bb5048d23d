import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { contactEditWords as words } from '#content/identity/contact-details.ts'
import { contactChangedEmail } from '#content/notifications/contact-changed.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import type { CaseState } from '#domain/cases/states.ts'
import {
  type ContactDetails,
  changedBy,
  isSameAddress,
  mayRelyOn,
  readContact,
} from '#domain/identity/contact-change.ts'
import { postings } from '../../appointments/paper/tables.ts'
import { appointments } from '../../appointments/tables.ts'
import { type Account, type Details, openDetails, replaceDetails } from '../../identity/accounts/account-rows.ts'
import {
  contactChangesOf,
  contactOf,
  recordContactChange,
  unprovenPhone,
} from '../../identity/accounts/contact-changes.ts'
import { erasureAsked } from '../../identity/accounts/events.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { noSuchPerson } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { type Order, orderOwner, replaceOrderDetails } from '../../orders/orders.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { orders } from '../../orders/tables.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { saveIdentifiers } from '../cases/save-identifiers.ts'
import { cases } from '../cases/tables.ts'

type Reply = CallReply<'desk_change_contact'>

const refuse = (because: string) => new ApiError(422, because, { because: [because] })

export const deskChangeContact =
  (services: Services): Handler<'desk_change_contact'> =>
  async ({ body, staff }) => {
    const { contact: after, problems } = readContact(body)
    if (problems.length > 0) {
      const fields = problems.map((field) => ({ field, message: words.problems[field] }))
      throw new ApiError(422, fields.map(({ message }) => message).join(' '), { fields })
    }
    const done = await services.database.transaction(async (tx) => {
      const { accountId, changeId: id, knownBy, reason } = body
      const { vault } = services
      const now = services.now()
      const open = await lockOrders(tx, accountId)
      const account = await lockAccount(tx, accountId)
      if (!account) throw noSuchPerson()
      await recordAccess(tx, { staffId: staff.id, accountId, what: 'contact details', why: 'search' }, now)
      const [last] = await contactChangesOf(tx, accountId)
      // The first reply was lost.
      if (last?.id === id) return { redirected: [], elsewhere: [], onTheirWay: [] }
      if ((last?.id ?? null) !== body.after) throw new ApiError(409, words.changedMeanwhile, null)
      const details = openDetails(vault, account)
      await requireReachable(services, tx, account, details)
      const isPhoneUnproven = (await unprovenPhone(vault, tx, accountId)) !== null
      if (!mayRelyOn({ knownBy, isPhoneUnproven })) throw refuse(words.unprovenNumber)
      const before = contactOf(details)
      const what = changedBy(before, after)
      if (!what.changesAddress && !what.changesPhone) throw refuse(words.nothingChanged)
      const change = { id, accountId, staffId: staff.id, ...what, at: new Date(now) }
      await recordContactChange(tx, vault, change, { before, after, knownBy, reason })
      const changed = { ...details, ...after }
      await replaceDetails(tx, vault, accountId, changed)
      // The new details are duplicate identifiers too, so that a search finds them and a shared address is noticed.
      await saveIdentifiers(tx, vault, { accountId, details: changed, now })
      const followed = await followOrders(services, tx, open, { before, after, ...what })
      await writeEmail(services, tx, account, details, what)
      await publishDeskEvent(tx, 'case', accountId)
      return followed
    })
    sendSoon(services)
    return done
  }

/** Orders before the account, as everywhere. */
const lockOrders = (tx: Orm, accountId: string): Promise<Order[]> =>
  tx.select().from(orders).where(eq(orders.accountId, accountId)).orderBy(orders.id).for('no key update')

/** Refused for a patient who cannot be warned: the request may come from a stranger. */
async function requireReachable(
  { events }: Services,
  tx: Orm,
  { id, emailProvenAt }: Account,
  { email }: Details,
): Promise<void> {
  const leaving = (await events.publish(tx, erasureAsked, { accountIds: [id] })).flat()
  if (leaving.length > 0) throw refuse(words.erased)
  if (emailProvenAt === null || !email) throw refuse(words.notReachable)
}

/** With the carrier already, or delivered. Where it went stays as it was. */
const hasLeft: ReadonlySet<CaseState> = new Set<CaseState>(['dispatched', 'delivered', 'quarantined'])
const hasEnded: ReadonlySet<CaseState> = new Set<CaseState>(['declined', 'expired', 'withdrawn', 'closed'])

interface Change {
  readonly before: ContactDetails
  readonly after: ContactDetails
  readonly changesAddress: boolean
  readonly changesPhone: boolean
}

/** Orders whose parcel, letter or appointment is still to come use the new address and number. */
async function followOrders({ vault, now }: Services, tx: Orm, all: readonly Order[], change: Change): Promise<Reply> {
  const reply: Reply = { redirected: [], elsewhere: [], onTheirWay: [] }
  const ids = all.map(({ id }) => id)
  if (ids.length === 0) return reply
  const ofCases = await tx
    .select({ orderId: cases.orderId, state: cases.state })
    .from(cases)
    .where(inArray(cases.orderId, ids))
  const states = new Map(ofCases.map(({ orderId, state }) => [orderId, state]))
  const toPost = await tx
    .select({ id: postings.orderId })
    .from(postings)
    .where(and(inArray(postings.orderId, ids), isNull(postings.postedAt)))
  const toCome = await tx
    .select({ id: appointments.orderId })
    .from(appointments)
    .where(
      and(
        inArray(appointments.orderId, ids),
        inArray(appointments.state, ['held', 'booked']),
        gt(appointments.startsAt, new Date(now())),
      ),
    )
  const isPosted = new Set(toPost.map(({ id }) => id))
  const isToCome = new Set(toCome.map(({ id }) => id))
  for (const order of all) {
    const state = states.get(order.id)
    const { reference } = order
    if (change.changesAddress && state === 'dispatched') reply.onTheirWay.push(reference)
    const isParcel = state !== undefined && !hasLeft.has(state) && !hasEnded.has(state)
    const isSent = isParcel || isPosted.has(order.id)
    if (!isSent && !isToCome.has(order.id)) continue
    const details = sentDetails(vault, order)
    const goesHome = isSameAddress(details, change.before)
    const { mobile, ...address } = change.after
    if (isSent && change.changesAddress && !isSameAddress(details, address))
      (goesHome ? reply.redirected : reply.elsewhere).push(reference)
    const next = {
      ...JSON.parse(vault.open(order.details, orderOwner(order.id))),
      ...(change.changesAddress && goesHome && address),
      ...(change.changesPhone && { mobile }),
    }
    await replaceOrderDetails(tx, order.id, vault.seal(JSON.stringify(next), orderOwner(order.id)))
  }
  return reply
}

async function writeEmail(
  { config, messages, now }: Services,
  tx: Orm,
  { id }: Account,
  { email = '' }: Details,
  { changesAddress, changesPhone }: Pick<Change, 'changesAddress' | 'changesPhone'>,
): Promise<void> {
  const mail = contactChangedEmail({
    changesAddress,
    changesPhone,
    at: formatDateTime(now()),
    securityAddress: addressFor(config, pages.accountSecurity),
  })
  await messages.write(tx, { kind: 'email', owner: { accountId: id }, to: email, ...mail })
}
