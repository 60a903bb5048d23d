import { otpText } from '#content/messages/otp.ts'
import { orderSummary } from '#content/order-summary.ts'
import type { generateOtp as generateOtpCall } from '#contract/generate-otp.ts'
import { internationalPhone, normalisePhone } from '#domain/people/phone.ts'
import { requireBotCheck } from '../gateways/bot-check/require-bot-check.ts'
import { Refusal } from '../refusal.ts'
import type { Handler } from '../route.ts'
import type { Services } from '../services.ts'
import { ensureVisit } from '../visits/visits.ts'
import { requireCodeAllowed, resendAfterSeconds } from './code-limits.ts'
import { codeHash, codeMinutes, insertCode, networkDigest, newCode, phoneDigest, voidCode } from './phone-codes.ts'

/** In all, so that the person hears within five seconds whatever the bot check has taken of them. */
const sentWithinMs = 4_500

const { invalid: notAPhone, notSent } = orderSummary.phone

/** The SMS names the site by this, and a phone fills the code in nowhere else. */
const hostOf = (publicOrigin: string | null) => (publicOrigin === null ? 'localhost' : new URL(publicOrigin).hostname)

export const generateOtp =
  ({ botCheck, config, database, messages, sms, vault }: Services): Handler<typeof generateOtpCall> =>
  async ({ body, visit, network }) => {
    const deadline = performance.now() + sentWithinMs
    const phone = normalisePhone(body.phone)
    if (phone === null) throw new Refusal(400, notAPhone, { fields: [{ field: 'phone', message: notAPhone }] })
    await requireBotCheck(botCheck, body.token, 'generate_otp')
    const visitId = await ensureVisit(database, visit)

    const code = newCode()
    const asker = { phoneDigest: phoneDigest(vault, phone), addressDigest: networkDigest(vault, network) }
    const written = await database.run((orm) =>
      orm.transaction(async (tx) => {
        await requireCodeAllowed(tx, { ...asker, networkScale: config.rateLimitScale })
        const codeId = await insertCode(tx, { ...asker, visitId, codeHash: codeHash(vault, code, visitId, phone) })
        const text = otpText({ code, host: hostOf(config.publicOrigin) })
        return { codeId, messageId: await messages.hold(tx, { kind: 'sms', to: internationalPhone(phone), text }) }
      }),
    )
    const isSent = await messages.deliver(written.messageId, Math.max(0, deadline - performance.now()))
    if (!isSent) {
      await voidCode(database, written.codeId)
      throw new Refusal(502, notSent)
    }
    return { ...(sms.isOutbox ? { otp: code } : {}), expiresInSeconds: codeMinutes * 60, resendAfterSeconds }
  }
