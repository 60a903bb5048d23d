import { orderSummary } from '#content/checkout/order-summary.ts'
import { codeDigits } from '#domain/identity/phone-code.ts'
import { callApi } from '#web/browser/api.ts'

const words = orderSummary.otp
const answerWithinMs = 10_000

/** Messages arrive as 123 456 or 123-456 as well. */
const digitsIn = (typed: string) => typed.replace(/[\s-]/g, '')

type VerifyOutcome =
  | { readonly verified: string }
  /** `isOver`: nothing typed now is right any more, and a new code is needed. */
  | { readonly problem: string; readonly isOver?: boolean }

/** All the digits are there. */
export const isComplete = (typed: string): boolean => {
  const digits = digitsIn(typed)
  return /^\d+$/.test(digits) && digits.length === codeDigits
}

/** Whether this is the code. An outage is not called a wrong code. */
export async function verifyCode(phone: string, typed: string): Promise<VerifyOutcome> {
  const otp = digitsIn(typed)
  if (otp === '') return { problem: words.missing(codeDigits) }
  if (!isComplete(typed)) return { problem: words.wrong }
  try {
    const { code, data, message } = await callApi('verify_otp', { phone, otp }, AbortSignal.timeout(answerWithinMs))
    if (code === 200 && data) return { verified: data.phone }
    if (code === 400 && (data as { reason?: unknown } | null)?.reason === 'over')
      return { problem: words.over, isOver: true }
    return { problem: code === 429 || code >= 500 ? message || words.unreachable : words.wrong }
  } catch {
    return { problem: words.unreachable }
  }
}
