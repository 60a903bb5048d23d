import { orderSummary } from '#content/checkout/order-summary.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { callApi } from '#web/browser/api.ts'
import { withBotToken } from '#web/shared/bot-check/with-bot-token.ts'
import { keptCode } from '#web/shared/kept-code.ts'

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

const kept = keptCode('sent_code')

/** Null: there is none, or it cannot work any more. */
export function keptSentCode(): SentCode | null {
  const sent = kept.read()
  return sent && { ...sent, otp: undefined, isRepeated: false }
}

export const keepSentCode = (sent: SentCode): void => kept.keep(sent)

export const forgetSentCode = (): void => kept.forget()

export type SendOutcome =
  | { readonly sent: SentCode }
  /** What is wrong with the number. */
  | { readonly invalid: string }
  | { readonly problem: string }

/** Sends a code. A token the server does not take, too old for instance, is replaced once. */
export async function sendCode(phone: string, takeToken: () => Promise<string>): Promise<SendOutcome> {
  const { notSent } = orderSummary.phone
  try {
    const reply = await withBotToken(takeToken, (token) =>
      callApi('generate_otp', { phone, token }, AbortSignal.timeout(answerWithinMs)),
    )
    const { code, data, message } = reply
    if (code === 200 && data) {
      const { otp, resendAfterSeconds } = data
      return { sent: { phone, otp, resendAfterSeconds, sentAt: Date.now(), isRepeated: false } }
    }
    const [field] = (reply.data as { fields?: readonly FieldProblem[] } | null)?.fields ?? []
    if (code === 400 && field) return { invalid: field.message }
    return { problem: code === 429 ? message || notSent : notSent }
  } catch {
    return { problem: notSent }
  }
}
