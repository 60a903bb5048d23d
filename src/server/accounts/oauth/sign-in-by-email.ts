import type { WhoseAnswers } from '#contract/whose-answers.ts'
import { recordEvent } from '../../security/security-events.ts'
import type { Services } from '../../services.ts'
import { accountByEmail, emailDigest, insertAccount, normaliseEmail } from '../account-rows.ts'
import { type Cookies, openSession } from '../open-session.ts'
import { proveEmail, unknownPassword } from '../prove-email.ts'

/** Signs in whoever owns this address, which somebody trustworthy has seen proof of; makes the account if there is none. */
export async function signInByEmail(
  { database, vault }: Services,
  email: string,
  cookies: Cookies,
  network: string,
  answers?: WhoseAnswers,
): Promise<string | null> {
  const digest = emailDigest(vault, email)
  // They can choose one by the way of a forgotten one.
  const passwordHash = await unknownPassword()
  const details = { email: normaliseEmail(email) }
  const grantCookies = await database.run((orm) =>
    orm.transaction(async (tx) => {
      await insertAccount(tx, vault, { emailDigest: digest, passwordHash, details })
      const account = await accountByEmail(tx, digest)
      if (!account) throw new Error('The account is neither there nor could it be made.')
      const about = { outcome: 'done', accountId: account.id, network } as const
      if (await proveEmail(tx, account.id, passwordHash))
        await recordEvent(tx, vault, { event: 'email proven', ...about })
      await recordEvent(tx, vault, { event: 'sign in', ...about })
      return openSession(tx, vault, account, cookies, true, answers)
    }),
  )
  return grantCookies()
}
