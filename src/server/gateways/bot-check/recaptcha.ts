import { z } from 'zod'
import type { Config } from '../../config.ts'
import { Refusal } from '../../refusal.ts'
import type { BotCheck } from './bot-check.ts'

const googleApi = 'https://www.google.com'
const answerWithinMs = 1_200
/** From 0, certainly a robot, to 1. */
const lowestScore = 0.5

const verdict = z.object({ success: z.boolean(), action: z.string().optional(), score: z.number().optional() })

/** reCAPTCHA v3. A token is good once and for two minutes: Google sees to that. */
export function recaptcha({ siteKey, secret }: NonNullable<Config['recaptcha']>, api = googleApi): BotCheck {
  async function ask(token: string) {
    try {
      const reply = await fetch(`${api}/recaptcha/api/siteverify`, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
      })
      return verdict.parse(await reply.json())
    } catch {
      // Neither a person nor a robot: nobody was asked.
      throw new Refusal(503, 'We cannot check this request right now. Please try again in a moment.', null, 2)
    }
  }
  return {
    challenge: async () => ({ provider: 'recaptcha', challenge: null, siteKey }),
    async accepts(token, action) {
      if (token === '') return false
      const said = await ask(token)
      return said.success && said.action === action && (said.score ?? 0) >= lowestScore
    },
  }
}
