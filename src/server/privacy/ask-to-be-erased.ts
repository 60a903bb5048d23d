import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { erasureAskedEmail, erasureCalledOffEmail } from '#content/notifications/my-data.ts'
import { erasureWords } from '#content/privacy/my-data.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { retention } from '#domain/privacy/retention.ts'
import { erasurePromise } from '#domain/promises/make-promise.ts'
import { type Account, openDetails } from '../identity/accounts/account-rows.ts'
import { lockAccount } from '../identity/accounts/lock-account.ts'
import type { Handler } from '../identity/handler.ts'
import { addressFor } from '../platform/config/config.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, pleaseSignIn } from '../platform/http/api-error.ts'
import { recordEvent } from '../platform/security-events/security-events.ts'
import type { Services } from '../platform/services.ts'
import { requireReentry } from './require-reentry.ts'
import { erasures } from './tables.ts'

const words = erasureWords.refusals
const waitMs = retention.erasureDays * dayMs

export async function openErasureOf(orm: Orm, accountId: string) {
  const [found] = await orm
    .select()
    .from(erasures)
    .where(and(eq(erasures.accountId, accountId), isNull(erasures.calledOffAt)))
  return found ?? null
}

type Given = Pick<Services, 'config' | 'messages' | 'vault' | 'now'>

interface Asking {
  readonly network: string
  /** True: it cannot be cancelled, and the first they hear is that it is done. */
  readonly isAtOnce?: boolean
}

/** Records that an account is to be erased, and when. The caller holds the account. */
export async function recordErasure(
  tx: Orm,
  { config, messages, vault, now }: Given,
  account: Account,
  { network, isAtOnce = false }: Asking,
): Promise<Date> {
  const { id: accountId } = account
  const dueAt = new Date(isAtOnce ? now() : now() + waitMs)
  if (await openErasureOf(tx, accountId)) throw new ApiError(409, words.already)
  await tx.insert(erasures).values({ id: randomUUID(), accountId, askedAt: new Date(now()), dueAt })
  await recordEvent(tx, vault, { event: 'erasure asked', outcome: 'done', accountId, network })
  const { email } = openDetails(vault, account)
  const about = { address: addressFor(config, pages.myData), day: formatDateTime(dueAt.getTime()) }
  if (email && !isAtOnce)
    await messages.write(tx, { kind: 'email', owner: { accountId }, to: email, ...erasureAskedEmail(about) })
  return dueAt
}

/** Cancels an erasure. False: there is none to cancel. The caller holds the account, as does the job when it begins. */
export async function endErasure(
  tx: Orm,
  { messages, vault, now }: Given,
  account: Account,
  network: string,
): Promise<boolean> {
  const { id: accountId } = account
  const found = await openErasureOf(tx, accountId)
  if (!found) return false
  if (found.begunAt !== null) throw new ApiError(409, words.begun)
  await tx
    .update(erasures)
    .set({ calledOffAt: new Date(now()), waitsFor: null })
    .where(eq(erasures.id, found.id))
  await recordEvent(tx, vault, { event: 'erasure called off', outcome: 'done', accountId, network })
  const { email } = openDetails(vault, account)
  if (email) await messages.write(tx, { kind: 'email', owner: { accountId }, to: email, ...erasureCalledOffEmail() })
  return true
}

export const askToBeErased =
  (services: Services): Handler<'ask_to_be_erased'> =>
  async ({ account: { id: accountId }, session, network }) => {
    const dueAt = await services.database.transaction(async (tx) => {
      const account = await requireReentry(tx, accountId, session)
      return recordErasure(tx, services, account, { network })
    })
    void services.messages.sendWaiting()
    return { promise: erasurePromise(services.now(), dueAt.getTime()) }
  }

export const callOffErasure =
  (services: Services): Handler<'call_off_erasure'> =>
  async ({ account: { id: accountId }, network }) => {
    await services.database.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId)
      if (!account) throw pleaseSignIn()
      await endErasure(tx, services, account, network)
    })
    void services.messages.sendWaiting()
    return {}
  }
