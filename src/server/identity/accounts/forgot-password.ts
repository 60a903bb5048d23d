import { resetPasswordEmail } from '#content/notifications/reset-password.ts'
import { retention } from '#domain/privacy/retention.ts'
import { requireBotCheck } from '../../platform/gateways/bot-check/require-bot-check.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { recordEvent } from '../../platform/security-events/security-events.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { accountByEmail, emailDigest, normaliseEmail, openDetails } from './account-rows.ts'
import { sendLinkOrNothing, spendLinks } from './emailed-links.ts'
import { mailLimit } from './mail-limits.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** Known or not, the same statements run: what is written without an account is rolled back. */
export function forgotPassword(services: Services): Handler<'forgot_password'> {
  const { botCheck, database, messages, vault } = services
  const limit = mailLimit(services, 'reset')
  return async ({ body, network }) => {
    await requireBotCheck(botCheck, body.token, 'reset_password')
    const digest = emailDigest(vault, body.email)
    const wait = await limit.begin(normaliseEmail(body.email))
    if (wait !== null) {
      throw new ApiError(
        429,
        'We have sent several links to that address. Please check your inbox and spam folder first.',
        null,
        wait,
      )
    }
    await database.transaction(async (tx) => {
      const account = await accountByEmail(tx, digest)
      const accountId = account?.id ?? null
      await spendLinks(tx, accountId ?? nobody, 'reset password')
      // To the address as its owner wrote it, not as the caller typed it.
      const to = account ? openDetails(vault, account).email : undefined
      await sendLinkOrNothing(services, tx, {
        purpose: 'reset password',
        accountId,
        to: to ?? normaliseEmail(body.email),
        words: (link) => resetPasswordEmail({ link, hours: retention.emailedLinks.resetPasswordHours }),
      })
      const outcome = account ? 'done' : 'no account'
      await recordEvent(tx, vault, { event: 'reset asked', outcome, accountId, network })
    })
    void messages.sendWaiting()
    return {}
  }
}
