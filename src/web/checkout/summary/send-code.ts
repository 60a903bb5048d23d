import { orderSummary } from '#content/checkout/order-summary.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { normalisePhone } from '#domain/identity/phone.ts'
import { retention } from '#domain/privacy/retention.ts'
import { callApi } from '#web/browser/api.ts'
import { tabStorage } from '#web/browser/browser-storage.ts'
import { withBotToken } from '#web/shared/bot-check/with-bot-token.ts'

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

const key = 'sent_code'

/**
 * A phone may end this page while its owner reads the message in another app: the number and when it was sent are kept, so that
 * the code can be entered all the same. Null: there is none, or it cannot work any more.
 */
export function keptSentCode(): SentCode | null {
  try {
    const kept = Object(JSON.parse(tabStorage.getItem(key) ?? 'null')) as Record<string, unknown>
    const phone = normalisePhone(String(kept.phone))
    const [resendAfterSeconds, sentAt] = [Number(kept.resendAfterSeconds), Number(kept.sentAt)]
    const age = Date.now() - sentAt
    const works = age >= 0 && age < retention.phoneCode.worksMinutes * minuteMs && resendAfterSeconds >= 0
    return phone && works ? { phone, otp: undefined, resendAfterSeconds, sentAt, isRepeated: false } : null
  } catch {
    return null
  }
}

export const keepSentCode = ({ phone, resendAfterSeconds, sentAt }: SentCode): void =>
  tabStorage.setItem(key, JSON.stringify({ phone, resendAfterSeconds, sentAt }))

export const forgetSentCode = (): void => tabStorage.removeItem(key)

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
