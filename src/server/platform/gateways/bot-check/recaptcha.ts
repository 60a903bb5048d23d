import type { Logger } from 'pino'
import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import { ApiError } from '../../http/api-error.ts'
import { ProviderError } from '../../http/provider-error.ts'
import type { BotCheck } from './bot-check.ts'

const googleApi = 'https://www.google.com'
const answerWithinMs = 1_200
/** From 0, certainly a robot, to 1. */
const lowestScore = 0.5

const verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** Google's errors about a token of a user. All others are about our settings. */
const aboutTheToken = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/** Undecided: Google could not be asked. */
const outOfOrder = (cause: unknown) =>
  Object.assign(
    new ApiError(
      503,
      'Our check that a person is sending this is not working at the moment. It is nothing you did, and nothing is lost. Please try again in a moment.',
      null,
      2,
    ),
    { cause },
  )

/** reCAPTCHA v3. A token is valid once and for two minutes: Google enforces that. */
export function recaptcha(
  { siteKey, secret }: NonNullable<Config['recaptcha']>,
  log: Pick<Logger, 'error' | 'warn'>,
  api = googleApi,
): BotCheck {
  async function ask(token: string) {
    try {
      const reply = await fetch(`${api}/recaptcha/api/siteverify`, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
      })
      return verdict.parse(await reply.json())
    } catch (error) {
      log.warn('the bot check gave no answer')
      throw outOfOrder(error)
    }
  }
  return {
    challenge: async () => ({ provider: 'recaptcha', challenge: null, siteKey }),
    async accepts(token, action) {
      if (token === '') return false
      const said = await ask(token)
      const ours = said['error-codes'].filter((code) => !aboutTheToken.includes(code))
      if (ours.length > 0) {
        log.error({ kinds: ours.filter(isKind) }, 'the bot check does not take our request: look at RECAPTCHA_SECRET')
        throw outOfOrder(new ProviderError('The bot check refused us.', 200, ours.find(isKind)))
      }
      return said.success && said.action === action && (said.score ?? 0) >= lowestScore
    },
  }
}

/** Only the name of an error goes into the log. */
const isKind = (code: string) => /^[a-z-]{1,40}$/.test(code)
