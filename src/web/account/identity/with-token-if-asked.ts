import type { Envelope } from '#contract/envelope.ts'
import { wantsToken } from '#web/shared/bot-check/with-bot-token.ts'

interface Token {
  readonly token?: string
}

/** After a few failures the server wants to see that a browser is at work. Nobody has to do anything for it. */
export async function withTokenIfAsked<Reply extends Envelope<unknown>>(
  send: (given: Token) => Promise<Reply>,
): Promise<Reply> {
  const reply = await send({})
  if (!wantsToken(reply)) return reply
  const { earnBotToken } = await import('#web/shared/bot-check/bot-token.ts')
  const { token } = await earnBotToken('sign_in')
  return send({ token })
}
