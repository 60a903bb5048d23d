import { orderSummary } from '#content/checkout/order-summary.ts'
import { otpText } from '#content/notifications/otp.ts'
import { retention } from '#domain/privacy/retention.ts'
import { requireBotCheck } from '../../platform/gateways/bot-check/require-bot-check.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { ensureGuestSession } from '../guest-sessions/guest-sessions.ts'
import type { Handler } from '../handler.ts'
import { codesInAll, requireCodeAllowed, resendAfterSeconds } from './code-limits.ts'
import { codeHash, insertCode, networkDigest, newCode, phoneDigest, voidCode } from './phone-codes.ts'
import { readPhone } from './phone-number.ts'

/** In total, so that the user gets a reply within five seconds however long the bot check took. */
const sentWithinMs = 4_500

const { invalid: notAPhone, problems, notSent } = orderSummary.phone

const notTexted = (message: string) => new ApiError(400, message, { fields: [{ field: 'phone', message }] })

/** The text message names the site in this form, and phones fill the code in nowhere else. */
const hostOf = (publicOrigin: string | null) => (publicOrigin === null ? 'localhost' : new URL(publicOrigin).hostname)

export function generateOtp(services: Services): Handler<'generate_otp'> {
  const { botCheck, config, database, messages, now, sms, vault } = services
  const inAll = codesInAll(services)
  return async ({ body, guestSession, network }) => {
    const deadline = performance.now() + sentWithinMs
    const phone = readPhone(body.phone, config.smsCountries)
    if (phone === null) throw notTexted(notAPhone)
    if (phone.problem) throw notTexted(problems[phone.problem])
    await requireBotCheck(botCheck, body.token, 'generate_otp')
    const guestSessionId = await ensureGuestSession(database, guestSession)

    const code = newCode()
    const asker = { phoneDigest: phoneDigest(vault, phone.stored), addressDigest: networkDigest(vault, network) }
    const written = await database.transaction(async (tx) => {
      const at = now()
      await requireCodeAllowed(tx, config, { ...asker, now: at })
      if (!(await inAll.beginIn(tx))) return null
      const codeId = await insertCode(
        tx,
        { ...asker, guestSessionId, codeHash: codeHash(vault, code, guestSessionId, phone.stored) },
        at,
      )
      const text = otpText({ code, host: hostOf(config.publicOrigin), minutes: retention.phoneCode.worksMinutes })
      const owner = { guestSessionId: guestSessionId }
      const message = { kind: 'sms', owner, to: phone.e164, text, secrets: [code] } as const
      return { codeId, messageId: await messages.hold(tx, message) }
    })
    if (!written) return inAll.refuse()
    const isSent = await messages.deliver(written.messageId, Math.max(0, deadline - performance.now()))
    if (!isSent) {
      await voidCode(database, written.codeId)
      throw new ApiError(502, notSent)
    }
    return {
      ...(sms.isOutbox ? { otp: code } : {}),
      expiresInSeconds: retention.phoneCode.worksMinutes * 60,
      resendAfterSeconds,
    }
  }
}
