import type { Challenge } from 'altcha-lib'
import type { BotAction } from '#contract/bot-challenge.ts'
import { callApi } from '../api.ts'
import { altchaToken } from './altcha.ts'
import { recaptchaToken } from './recaptcha.ts'

/** Shows the server that a browser is at work. Good once, for this action, for five minutes. */
export async function earnBotToken(action: BotAction): Promise<string> {
  const { data, message } = await callApi('bot_challenge', { action })
  if (!data) throw new Error(message)
  if (data.provider === 'recaptcha') return recaptchaToken(data.siteKey ?? '', action)
  return altchaToken(data.challenge as Challenge)
}
