import { minuteMs } from '#domain/calendar/durations.ts'
import { normalisePhone } from '#domain/identity/phone.ts'
import { retention } from '#domain/privacy/retention.ts'
import { tabStorage } from '#web/browser/browser-storage.ts'

/** That a code was sent to a number. The code is in nobody's browser. */
export interface KeptCode {
  readonly phone: string
  readonly resendAfterSeconds: number
  readonly sentAt: number
}

/**
 * A phone may end this page while its owner reads the message in another app: the number and when it was sent are kept, so that
 * the code can be entered all the same. Each form has its own.
 */
export const keptCode = (key: 'sent_code' | 'sent_code_account') => ({
  /** Null: there is none, or it cannot work any more. */
  read(): KeptCode | null {
    try {
      const kept = Object(JSON.parse(tabStorage.getItem(key) ?? 'null')) as Record<string, unknown>
      const phone = normalisePhone(String(kept.phone))
      const [resendAfterSeconds, sentAt] = [Number(kept.resendAfterSeconds), Number(kept.sentAt)]
      const age = Date.now() - sentAt
      const works = age >= 0 && age < retention.phoneCode.worksMinutes * minuteMs && resendAfterSeconds >= 0
      return phone && works ? { phone, resendAfterSeconds, sentAt } : null
    } catch {
      return null
    }
  },
  keep: ({ phone, resendAfterSeconds, sentAt }: KeptCode): void =>
    tabStorage.setItem(key, JSON.stringify({ phone, resendAfterSeconds, sentAt })),
  forget: (): void => tabStorage.removeItem(key),
})
