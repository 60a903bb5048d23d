import { and, eq } from 'drizzle-orm'
import { openAccountWords } from '#content/identity/account.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { type Account, accountById, openDetails, stillHasPassword } from '../identity/accounts/account-rows.ts'
import { consumeLink, requireGoodLink } from '../identity/accounts/emailed-links.ts'
import { noteSignIn } from '../identity/accounts/note-sign-in.ts'
import { openSession } from '../identity/accounts/open-session.ts'
import { hashPassword, isPassword } from '../identity/accounts/passwords.ts'
import { chooseNewPassword, saveProvenEmail } from '../identity/accounts/prove-email.ts'
import { requireStrongPassword } from '../identity/accounts/strong-password.ts'
import { openGuestSession } from '../identity/guest-sessions/guest-sessions.ts'
import type { CallRequest, Handler } from '../identity/handler.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { sharedLimit } from '../platform/limits/shared-limit.ts'
import { recordEvent, type SecurityEvent } from '../platform/security-events/security-events.ts'
import type { Services } from '../platform/services.ts'

type Request = CallRequest<'open_account'>

const purpose = 'prove email'

const wrongPassword = () =>
  new ApiError(401, openAccountWords.wrong, { fields: [{ field: 'password', message: openAccountWords.wrong }] })

/**
 * The link sent with a receipt proves that its user reads mail at the address. The guest session of the order, or its
 * password, proves that they placed the order; a user with neither chooses a new password, and all earlier access ends
 * since a stranger may have typed the address.
 */
export function openAccount(services: Services): Handler<'open_account'> {
  const { database, vault, now } = services
  const guesses = sharedLimit(services, { name: 'open_account', most: 10, windowMs: 15 * minuteMs })

  return async (request) => {
    const { token, password, newPassword } = request.body
    const { accountId } = await database.run((orm) => requireGoodLink(orm, token, purpose, now()))
    const account = await database.run((orm) => accountById(orm, accountId))
    if (!account) throw new Error('A link leads to an account that is not there.')
    if (newPassword !== undefined) await openWithNew(request, account, newPassword)
    else if (password !== undefined) await openWith(request, account, password)
    else if (await isOrderingGuestSession(request, accountId))
      await open(request, account, (tx) => saveProvenEmail(tx, accountId))
    else return { isOpen: false }
    return { isOpen: true }
  }

  async function isOrderingGuestSession({ guestSession: { presented } }: Request, accountId: string): Promise<boolean> {
    const own = presented && (await database.run((orm) => openGuestSession(orm, presented)))
    if (!own) return false
    const placed = await database.run((orm) =>
      orm
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.guestSessionId, own.id), eq(orders.accountId, accountId)))
        .limit(1),
    )
    return placed.length > 0
  }

  async function openWith(request: Request, account: Account, password: string): Promise<void> {
    const wait = await guesses.begin(account.id)
    if (wait !== null) throw new ApiError(429, openAccountWords.tooMany, null, wait)
    if (!(await isPassword(account.passwordHash, password))) throw wrongPassword()
    await open(request, account, async (tx) => {
      if (!(await stillHasPassword(tx, account))) throw wrongPassword()
      await saveProvenEmail(tx, account.id)
    })
  }

  async function openWithNew(request: Request, account: Account, password: string): Promise<void> {
    requireStrongPassword(password, 'newPassword', openDetails(vault, account))
    const passwordHash = await hashPassword(password)
    await open(request, account, async (tx) => {
      await chooseNewPassword(services, tx, account.id, passwordHash)
      await record(tx, 'password changed', request, account)
    })
  }

  /** Uses the link up, runs the given change, and signs in. */
  async function open(request: Request, account: Account, prove: (tx: Orm) => Promise<unknown>): Promise<void> {
    const { body, guestSession, session } = request
    const grantCookies = await database.transaction(async (tx) => {
      await consumeLink(tx, body.token, purpose, now())
      await prove(tx)
      await record(tx, 'email proven', request, account)
      await noteSignIn(services, tx, account, request)
      return openSession(services, tx, account, { guestSession, session }, false)
    })
    grantCookies()
  }

  async function record(tx: Orm, event: SecurityEvent['event'], { network }: Request, account: Account): Promise<void> {
    await recordEvent(tx, vault, { event, outcome: 'done', accountId: account.id, network })
  }
}
