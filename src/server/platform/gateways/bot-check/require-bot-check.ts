import type { BotAction } from '#contract/identity/bot-challenge.ts'
import { ApiError } from '../../http/api-error.ts'
import type { BotCheck } from './bot-check.ts'

export async function requireBotCheck(botCheck: BotCheck, token: string, action: BotAction): Promise<void> {
  if (await botCheck.accepts(token, action)) return
  throw new ApiError(403, 'We could not confirm that a person sent this. Please try again.', { reason: 'bot' })
}
