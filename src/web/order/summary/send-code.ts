import { orderSummary } from '#content/order-summary.ts'
import { callApi } from '#web/api.ts'

/** The server says within five seconds whether the message was taken. */
const answerWithinMs = 10_000

export interface SentCode {
  readonly phone: string
  /** Only while messages go nowhere. */
  readonly otp: string | undefined
  readonly resendAfterSeconds: number
  /** By this browser's clock. */
  readonly sentAt: number
  readonly isRepeated: boolean
}

export type SendOutcome = { readonly sent: SentCode } | { readonly problem: string }

/** Sends a code. A token the server does not take, too old for instance, is replaced once. */
export async function sendCode(phone: string, takeToken: () => Promise<string>): Promise<SendOutcome> {
  const { notSent } = orderSummary.phone
  const attempt = async () =>
    callApi('generate_otp', { phone, token: await takeToken() }, AbortSignal.timeout(answerWithinMs))
  try {
    const first = await attempt()
    const { code, data, message } = first.code === 403 ? await attempt() : first
    if (code === 200 && data) {
      const { otp, resendAfterSeconds } = data
      return { sent: { phone, otp, resendAfterSeconds, sentAt: Date.now(), isRepeated: false } }
    }
    return { problem: code === 429 ? message || notSent : notSent }
  } catch {
    return { problem: notSent }
  }
}
