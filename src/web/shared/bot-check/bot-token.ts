import type { Challenge } from 'altcha-lib'
import type { BotAction } from '#contract/identity/bot-challenge.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { callApi } from '#web/browser/api.ts'
import { altchaToken } from './altcha.ts'
import type { EarnedToken } from './prefetched-token.ts'
import { recaptchaToken } from './recaptcha.ts'

/** Google's tokens live for two minutes and ours for five; one that is nearly as old may not arrive in time. */
const keptForMs = { recaptcha: 90_000, altcha: 4 * minuteMs }

/** Shows the server that a browser is at work. Good once, for this action, for a while. */
export async function earnBotToken(action: BotAction): Promise<EarnedToken> {
  const { data, message } = await callApi('bot_challenge', { action })
  if (!data) throw new Error(message)
  const earning =
    data.provider === 'recaptcha'
      ? recaptchaToken(data.siteKey ?? '', action)
      : altchaToken(data.challenge as Challenge)
  return { token: await earning, keptForMs: keptForMs[data.provider] }
}
