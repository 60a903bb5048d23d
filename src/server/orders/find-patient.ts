import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { accounts } from '../identity/accounts/tables.ts'
import { openGuestSession } from '../identity/guest-sessions/guest-sessions.ts'
import type { CallRequest } from '../identity/handler.ts'
import { accountOf } from '../identity/sessions/sessions.ts'
import type { Services } from '../platform/services.ts'
import { orders } from './tables.ts'

/**
 * The owner of evidence: the signed-in patient; else, in the guest session whose paid order made an account that nobody
 * has proven or signed in to yet, that account. A patient who has just ordered need not open an email first.
 */
export async function findPatient(
  { database }: Pick<Services, 'database'>,
  { guestSession, session }: Pick<CallRequest, 'guestSession' | 'session'>,
): Promise<string | null> {
  const signedIn = session.presented && (await accountOf(database, session.presented))
  if (signedIn) return signedIn
  const { presented } = guestSession
  if (!presented) return null
  return database.run(async (orm) => {
    const own = await openGuestSession(orm, presented)
    if (!own || own.signedInAs !== null) return null
    const [made] = await orm
      .select({ id: accounts.id })
      .from(accounts)
      .innerJoin(orders, and(eq(orders.accountId, accounts.id), eq(orders.guestSessionId, own.id)))
      .where(
        and(eq(accounts.madeInGuestSession, own.id), isNull(accounts.emailProvenAt), isNotNull(orders.authorisedAt)),
      )
      .limit(1)
    return made?.id ?? null
  })
}
