import { eq, sql } from 'drizzle-orm'
import { passwordProblems } from '#content/password.ts'
import type { resetPassword as resetPasswordCall } from '#contract/accounts.ts'
import { passwordProblem } from '#domain/people/password.ts'
import { accounts } from '../database/schema.ts'
import { badRequest } from '../refusal.ts'
import type { Handler } from '../route.ts'
import type { Services } from '../services.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import type { Throttle } from '../throttle.ts'
import { releaseVisits } from './attach-visit.ts'
import { requireGoodLink, spendLinks, takeLink } from './emailed-links.ts'
import { hashPassword } from './passwords.ts'

/** `byAccount` counts failed sign-ins: whoever has a new password starts afresh. */
export const resetPassword =
  ({ database }: Services, byAccount: Throttle): Handler<typeof resetPasswordCall> =>
  async ({ body: { token, password }, session }) => {
    const problem = passwordProblem(password, 'order')
    if (problem) throw badRequest([{ field: 'password', message: passwordProblems[problem] }])
    await database.run((orm) => requireGoodLink(orm, token, 'reset password'))
    const passwordHash = await hashPassword(password)
    const digest = await database.run((orm) =>
      orm.transaction(async (tx) => {
        const { accountId } = await takeLink(tx, token, 'reset password')
        // First of all: a sign-in with the old password that is under way is over before its session is ended below.
        const [changed] = await tx
          .update(accounts)
          .set({ passwordHash, emailProvenAt: sql`coalesce(${accounts.emailProvenAt}, now())` })
          .where(eq(accounts.id, accountId))
          .returning({ digest: accounts.emailDigest })
        await spendLinks(tx, accountId, 'reset password')
        await endAllSessions(tx, accountId)
        await releaseVisits(tx, accountId)
        return changed?.digest
      }),
    )
    if (digest) byAccount.forget(digest.toString('base64'))
    session.revoke()
    return {}
  }
