import { eq } from 'drizzle-orm'
import { securityRefusals as words } from '#content/identity/account-security.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import { recordEvent } from '../../platform/security-events/security-events.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { accountById, openDetails } from './account-rows.ts'
import { releaseGuestSessions } from './attach-guest-session.ts'
import { spendLinks } from './emailed-links.ts'
import { lockAccount } from './lock-account.ts'
import { notifyOwner } from './notify-owner.ts'
import { hashPassword } from './passwords.ts'
import { requireOwnPassword } from './require-own-password.ts'
import { requireStrongPassword } from './strong-password.ts'
import { accounts } from './tables.ts'

/** Changes the password, given the current one. Sessions elsewhere end; this browser stays signed in. */
export const changePassword =
  (services: Services): Handler<'change_password'> =>
  async ({ body: { password, newPassword, token }, account: { id }, guestSession, session, network }) => {
    const { database, messages, vault } = services
    const account = await database.run((orm) => accountById(orm, id))
    const { presented } = session
    if (!account || !presented) throw pleaseSignIn()
    await requireOwnPassword(services, account, { password, token, network })
    requireStrongPassword(newPassword, 'newPassword', openDetails(vault, account))
    const passwordHash = await hashPassword(newPassword)
    await database.transaction(async (tx) => {
      const locked = await lockAccount(tx, id)
      // Another tab, or an emailed link, was faster.
      if (locked?.passwordHash !== account.passwordHash) throw new ApiError(409, words.changedMeanwhile)
      await tx.update(accounts).set({ passwordHash, hasPassword: true }).where(eq(accounts.id, id))
      await spendLinks(tx, id, 'reset password')
      await endOtherSessions(tx, id, presented)
      await releaseGuestSessions(tx, id, guestSession.presented)
      await recordEvent(tx, vault, { event: 'password changed', outcome: 'done', accountId: id, network })
      await notifyOwner(services, tx, locked, 'password')
    })
    void messages.sendWaiting()
    return {}
  }
