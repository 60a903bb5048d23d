import { securityRefusals as words } from '#content/identity/account-security.ts'
import { resetPasswordEmail } from '#content/notifications/reset-password.ts'
import { retention } from '#domain/privacy/retention.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import { recordEvent } from '../../platform/security-events/security-events.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { normaliseEmail, openDetails } from './account-rows.ts'
import { sendLinkOrNothing, spendLinks } from './emailed-links.ts'
import { lockAccount } from './lock-account.ts'
import { mailLimit } from './mail-limits.ts'

/** For patients who sign in with a provider and would like a password as well. */
export function sendPasswordLink(services: Services): Handler<'send_password_link'> {
  const { database, messages, vault } = services
  const limit = mailLimit(services, 'reset')
  return async ({ account: { id }, network }) => {
    await database.transaction(async (tx) => {
      const account = await lockAccount(tx, id)
      const email = account && openDetails(vault, account).email
      if (!email) throw pleaseSignIn()
      if (!(await limit.beginIn(tx, normaliseEmail(email)))) throw new ApiError(429, words.manyLinks)
      await spendLinks(tx, id, 'reset password')
      await sendLinkOrNothing(services, tx, {
        purpose: 'reset password',
        accountId: id,
        to: email,
        words: (link) => resetPasswordEmail({ link, hours: retention.emailedLinks.resetPasswordHours }),
      })
      await recordEvent(tx, vault, { event: 'reset asked', outcome: 'done', accountId: id, network })
    })
    void messages.sendWaiting()
    return {}
  }
}
