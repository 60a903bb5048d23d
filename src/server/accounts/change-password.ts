import { eq } from 'drizzle-orm'
import { securityRefusals as words } from '#content/account-security.ts'
import type { Handler } from '../calls/route.ts'
import { pleaseSignIn, Refusal } from '../http/refusal.ts'
import { recordEvent } from '../security/security-events.ts'
import type { Services } from '../services.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { accountById, lockAccount, openDetails } from './account-rows.ts'
import { releaseVisits } from './attach-visit.ts'
import { spendLinks } from './emailed-links.ts'
import { hashPassword } from './passwords.ts'
import { requireOwnPassword } from './require-own-password.ts'
import { requireStrongPassword } from './strong-password.ts'
import { accounts } from './tables.ts'
import { tellOwner } from './tell-owner.ts'

/** By the present password. Whoever is signed in elsewhere with the one before is not any more; this browser stays. */
export const changePassword =
  (services: Services): Handler<'change_password'> =>
  async ({ body: { password, newPassword, token }, account: { id }, visit, session, network }) => {
    const { database, messages, vault } = services
    const account = await database.run((orm) => accountById(orm, id))
    const { presented } = session
    if (!account || !presented) throw pleaseSignIn()
    await requireOwnPassword(services, account, { password, token, network })
    requireStrongPassword(newPassword, 'newPassword', openDetails(vault, account))
    const passwordHash = await hashPassword(newPassword)
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        const locked = await lockAccount(tx, id)
        // Another tab, or a link that was emailed, was faster.
        if (locked?.passwordHash !== account.passwordHash) throw new Refusal(409, words.changedMeanwhile)
        await tx.update(accounts).set({ passwordHash, hasPassword: true }).where(eq(accounts.id, id))
        await spendLinks(tx, id, 'reset password')
        await endOtherSessions(tx, id, presented)
        await releaseVisits(tx, id, visit.presented)
        await recordEvent(tx, vault, { event: 'password changed', outcome: 'done', accountId: id, network })
        await tellOwner(services, tx, locked, 'password')
      }),
    )
    void messages.sendWaiting()
    return {}
  }
