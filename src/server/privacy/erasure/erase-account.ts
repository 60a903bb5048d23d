import { and, eq, isNull, sql } from 'drizzle-orm'
import { erasedEmail } from '#content/notifications/my-data.ts'
import { formatDate } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { nextToGo, type RetainedUntil, retainedUntil, stillRetained } from '#domain/privacy/retained-until.ts'
import { takeBookingTurn } from '../../appointments/own-appointment.ts'
import { attachCases } from '../../clinical/cases/case-rows.ts'
import {
  type Account,
  accountById,
  type Details,
  deleteAccount,
  openDetails,
} from '../../identity/accounts/account-rows.ts'
import { closeAccount, stripAccount } from '../../identity/accounts/erase-account.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { unknownPassword } from '../../identity/accounts/prove-email.ts'
import { stripOrders } from '../../orders/strip-orders.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import type { Services } from '../../platform/services.ts'
import { heldFacts } from '../held-facts.ts'
import { leaseMs } from '../leases.ts'
import { isTheirs } from '../row-conditions.ts'
import { erasures } from '../tables.ts'
import { eraseRows } from './erase-rows.ts'
import { inErasure } from './in-erasure.ts'
import { isAnythingLive, liveBusiness } from './live-business.ts'
import { settle } from './settle.ts'

export type Erasure = typeof erasures.$inferSelect

const todayOf = ({ now }: Pick<Services, 'now'>) => londonTimeAt(now()).date

const untilOf = ({ careUntil, taxUntil, looksUntil }: Erasure): RetainedUntil => ({
  care: careUntil,
  tax: taxUntil,
  looks: looksUntil,
})

/** Continues an erasure from wherever it stopped. Every step is repeatable. */
export async function eraseAccount(services: Services, erasure: Erasure): Promise<void> {
  const { database } = services
  if (erasure.erasedAt !== null) return eraseRest(services, erasure)
  if (erasure.begunAt === null) {
    const waitsFor = await settle(services, erasure.accountId)
    if (waitsFor !== null) {
      const wait = { waitsFor, leasedUntil: null }
      await database.run((orm) => orm.update(erasures).set(wait).where(eq(erasures.id, erasure.id)))
      return
    }
  }
  const begun = erasure.begunAt === null ? await begin(services, erasure) : erasure
  if (begun === null) return
  await erase(services, begun, untilOf(begun))
}

/**
 * From here on it cannot be cancelled, the account cannot be signed in to, and nothing new begins for it. Null: it was
 * cancelled meanwhile, or something has begun since what was under way was ended: then that is ended first, in a later run.
 */
async function begin(services: Services, { id, accountId }: Erasure): Promise<Erasure | null> {
  const { database, vault, now } = services
  const passwordHash = await unknownPassword()
  return database.transaction(async (tx) => {
    // Whoever books or orders holds one of these while they do.
    await takeBookingTurn(tx, accountId)
    await lockAccount(tx, accountId)
    if (isAnythingLive(await liveBusiness(tx, accountId))) return null
    const {
      care: careUntil,
      tax: taxUntil,
      looks: looksUntil,
    } = retainedUntil(await heldFacts(tx, accountId), todayOf(services))
    const [begun] = await tx
      .update(erasures)
      .set({ begunAt: new Date(now()), isAtWork: true, waitsFor: null, careUntil, taxUntil, looksUntil })
      .where(and(eq(erasures.id, id), isNull(erasures.calledOffAt)))
      .returning()
    if (!begun) return null
    await closeAccount(tx, vault, accountId, { passwordHash, now: now() })
    return begun
  })
}

async function erase(services: Services, erasure: Erasure, until: RetainedUntil): Promise<void> {
  const { database } = services
  const { id: erasureId, accountId } = erasure
  await attachGuestCases(database, accountId)
  await eraseRows(database, { erasureId, accountId, until, renew: () => renew(services, erasureId) })
  await inErasure(database, erasureId, (tx) => finish(services, tx, erasure, until))
  void services.messages.sendWaiting()
}

/** Cases known only by a guest session of theirs become the account's, since the guest session is erased. */
async function attachGuestCases(database: Database, accountId: string): Promise<void> {
  const isOpenedByThem = sql.raw(`(${isTheirs('cases', accountId)})`)
  await database.run((orm) => attachCases(orm, accountId, isOpenedByThem))
}

const renew = async ({ database, now }: Services, id: string): Promise<void> =>
  void (await database.run((orm) =>
    orm
      .update(erasures)
      .set({ leasedUntil: new Date(now() + leaseMs) })
      .where(eq(erasures.id, id)),
  ))

/** The account goes last, or the part that the law does not keep; in the same transaction a last email is written. */
async function finish(services: Services, tx: Orm, erasure: Erasure, until: RetainedUntil): Promise<void> {
  const { vault, messages, now } = services
  const account = await accountById(tx, erasure.accountId)
  const email = account && erasure.erasedAt === null ? openDetails(vault, account).email : undefined
  if (account && (until.care ?? until.tax) !== null) await stripKept(tx, vault, account, until)
  else await deleteAccount(tx, erasure.accountId)
  const last = [until.care, until.tax]
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1)
  const lastMessage = email
    ? await messages.write(tx, {
        kind: 'email',
        owner: { accountId: erasure.accountId },
        to: email,
        ...erasedEmail(last ? formatDate(last) : null),
      })
    : erasure.lastMessage
  const left = { careUntil: until.care, taxUntil: until.tax, looksUntil: until.looks, againOn: nextToGo(until) }
  const done = { isAtWork: false, leasedUntil: null, erasedAt: erasure.erasedAt ?? new Date(now()) }
  await tx
    .update(erasures)
    .set({ ...left, ...done, lastMessage })
    .where(eq(erasures.id, erasure.id))
}

/** The retention period of a part has ended. */
async function eraseRest(services: Services, erasure: Erasure): Promise<void> {
  const { database } = services
  await database.run((orm) => orm.update(erasures).set({ isAtWork: true }).where(eq(erasures.id, erasure.id)))
  await erase(services, erasure, stillRetained(untilOf(erasure), todayOf(services)))
}

/** The identity behind a record or a payment, without contact details. */
const identity = (
  { title, name, legalSurname, dob, gender, address, city, pincode }: Details,
  { care }: RetainedUntil,
): Details => ({ title, name, legalSurname, address, city, pincode, ...(care === null ? {} : { dob, gender }) })

/** Removes everything from kept rows that they are not kept for. */
async function stripKept(tx: Orm, vault: Vault, account: Account, until: RetainedUntil): Promise<void> {
  const keeps = (details: Details) => identity(details, until)
  await stripAccount(tx, vault, account, keeps)
  await stripOrders(tx, vault, account.id, { keeps, keepsAnswers: until.care !== null })
}
