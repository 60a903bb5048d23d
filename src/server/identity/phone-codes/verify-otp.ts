import { orderSummary } from '#content/checkout/order-summary.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { guestPhoneOwner, rotateGuestSession } from '../guest-sessions/guest-sessions.ts'
import type { Handler } from '../handler.ts'
import { codeHash, phoneDigest, tryCode } from './phone-codes.ts'
import { readPhone } from './phone-number.ts'

/** Whatever else the reason is, these words: a stranger learns nothing from the difference. */
const invalid = () => new ApiError(400, orderSummary.otp.wrong)
/** Only the visit that was sent a code hears that it is over. */
const over = () => new ApiError(400, orderSummary.otp.over, { reason: 'over' })

export const verifyOtp =
  ({ config, database, vault, now }: Services): Handler<'verify_otp'> =>
  async ({ body, visit, visitId }) => {
    const phone = readPhone(body.phone, config.smsCountries)?.kept ?? null
    const code = body.otp.replace(/[\s-]/g, '')
    if (phone === null || !/^\d{6}$/.test(code)) throw invalid()
    // A wrong try is committed too: refusing inside would give it back.
    const outcome = await database.transaction(async (tx) => {
      const guess = {
        visitId,
        phoneDigest: phoneDigest(vault, phone),
        codeHash: codeHash(vault, code, visitId, phone),
      }
      const tried = await tryCode(tx, guess, now())
      if (tried !== 'right') return tried
      const verifiedPhone = vault.seal(phone, guestPhoneOwner(visitId))
      return { token: await rotateGuestSession(tx, visitId, { verifiedPhone }) }
    })
    if (typeof outcome === 'string') throw outcome === 'over' ? over() : invalid()
    visit.grant(outcome.token)
    return { phone }
  }
