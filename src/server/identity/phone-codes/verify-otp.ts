import { orderSummary } from '#content/checkout/order-summary.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { guestPhoneOwner, rotateGuestSession } from '../guest-sessions/guest-sessions.ts'
import type { Handler } from '../handler.ts'
import { codeHash, phoneDigest, tryCode } from './phone-codes.ts'
import { readPhone } from './phone-number.ts'

/** The same words for every reason: a stranger learns nothing from the difference. */
const invalid = () => new ApiError(400, orderSummary.otp.wrong)
/** Only the guest session that was sent a code hears that it is void. */
const over = () => new ApiError(400, orderSummary.otp.over, { reason: 'over' })

export const verifyOtp =
  ({ config, database, vault, now }: Services): Handler<'verify_otp'> =>
  async ({ body, guestSession, guestSessionId }) => {
    const phone = readPhone(body.phone, config.smsCountries)?.stored ?? null
    const code = body.otp.replace(/[\s-]/g, '')
    if (phone === null || !/^\d{6}$/.test(code)) throw invalid()
    // A wrong attempt is committed too: refusing inside the transaction would undo the count.
    const outcome = await database.transaction(async (tx) => {
      const guess = {
        guestSessionId,
        phoneDigest: phoneDigest(vault, phone),
        codeHash: codeHash(vault, code, guestSessionId, phone),
      }
      const tried = await tryCode(tx, guess, now())
      if (tried !== 'right') return tried
      const verifiedPhone = vault.seal(phone, guestPhoneOwner(guestSessionId))
      return { token: await rotateGuestSession(tx, guestSessionId, { verifiedPhone }) }
    })
    if (typeof outcome === 'string') throw outcome === 'over' ? over() : invalid()
    guestSession.grant(outcome.token)
    return { phone }
  }
