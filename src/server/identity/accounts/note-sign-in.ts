import { and, eq, isNull, sql } from 'drizzle-orm'
import { newDeviceEmail } from '#content/notifications/security-notices.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { accountSecurity } from '#domain/identity/account-security.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { sharedLimit } from '../../platform/limits/shared-limit.ts'
import { recordEvent } from '../../platform/security-events/security-events.ts'
import type { Services } from '../../platform/services.ts'
import type { KnownDevice } from '../sessions/known-device.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import { type Account, openDetails } from './account-rows.ts'
import { accounts } from './tables.ts'

const purpose = 'known device'

/** Known-device mark, set by a sign-in. */
export const deviceMark = (vault: Vault, accountId: string): string =>
  vault.index(accountId, purpose).toString('base64url')

const isKnown = (vault: Vault, accountId: string, known: KnownDevice) =>
  vault.indexes(accountId, purpose).some((mark) => known.has(mark.toString('base64url')))

interface SignedIn {
  readonly session: Pick<SessionCookie, 'device' | 'known'>
  readonly network: string
}

/**
 * Records a sign-in and, on a new device, emails the patient, unless it is their first sign-in. Returns whether an
 * email is waiting to be sent.
 */
export async function noteSignIn(
  services: Pick<Services, 'config' | 'database' | 'messages' | 'now' | 'vault'>,
  tx: Orm,
  account: Pick<Account, 'id' | 'details' | 'firstSignInAt'>,
  { session, network }: SignedIn,
): Promise<boolean> {
  const { config, messages, now, vault } = services
  const { id, firstSignInAt } = account
  await recordEvent(tx, vault, { event: 'sign in', outcome: 'done', accountId: id, network })
  if (isKnown(vault, id, session.known()) || (firstSignInAt === null && (await isFirstOfAll(tx, id)))) return false
  const limit = sharedLimit(services, {
    name: 'sign_in_notice',
    most: accountSecurity.mostNotices,
    windowMs: hourMs,
  })
  const { email } = openDetails(vault, account)
  if (!email || !(await limit.beginIn(tx, id))) return false
  const about = {
    device: session.device(),
    at: formatDateTime(now()),
    address: addressFor(config, pages.accountSecurity),
  }
  await messages.write(tx, { kind: 'email', owner: { accountId: id }, to: email, ...newDeviceEmail(about) })
  return true
}

async function isFirstOfAll(tx: Orm, id: string): Promise<boolean> {
  const first = await tx
    .update(accounts)
    .set({ firstSignInAt: sql`now()` })
    .where(and(eq(accounts.id, id), isNull(accounts.firstSignInAt)))
    .returning({ id: accounts.id })
  return first.length > 0
}
