import type { Services } from '../../services.ts'
import type { SessionCookie } from '../../sessions/session-cookie.ts'
import { beginSession, endSession } from '../../sessions/sessions.ts'
import type { VisitCookie } from '../../visits/visit-cookie.ts'
import { accountByEmail, emailDigest, insertAccount, normaliseEmail } from '../account-rows.ts'
import { attachVisit } from '../attach-visit.ts'
import { proveEmail, unknownPassword } from '../prove-email.ts'

/** Signs in whoever owns this address, which somebody trustworthy has seen proof of; makes the account if there is none. */
export async function signInByEmail(
  { database, vault }: Services,
  email: string,
  { visit, session }: { readonly visit: VisitCookie; readonly session: SessionCookie },
): Promise<void> {
  const digest = emailDigest(vault, email)
  // They can choose one by the way of a forgotten one.
  const passwordHash = await unknownPassword()
  const details = { email: normaliseEmail(email) }
  const signedIn = await database.run((orm) =>
    orm.transaction(async (tx) => {
      await insertAccount(tx, vault, { emailDigest: digest, passwordHash, details })
      const account = await accountByEmail(tx, digest)
      if (!account) throw new Error('The account is neither there nor could it be made.')
      await proveEmail(tx, account.id, passwordHash)
      if (session.presented) await endSession(tx, session.presented)
      const begun = await beginSession(tx, account.id, true)
      return { begun, visitToken: await attachVisit(tx, vault, account, visit.presented) }
    }),
  )
  session.grant(signedIn.begun.token, signedIn.begun.seconds)
  if (signedIn.visitToken !== null) visit.grant(signedIn.visitToken)
}
