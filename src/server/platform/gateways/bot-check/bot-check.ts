import type { CallReply } from '#contract/calls.ts'
import type { BotAction } from '#contract/identity/bot-challenge.ts'

export interface BotCheck {
  challenge(action: BotAction): Promise<CallReply<'bot_challenge'>>
  /** True once for a token that was made for this action. */
  accepts(token: string, action: BotAction): Promise<boolean>
}
