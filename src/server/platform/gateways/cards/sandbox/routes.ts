import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { cardProblems } from '#content/notifications/card-problems.ts'
import type { Config } from '../../../config/config.ts'
import { ApiError } from '../../../http/api-error.ts'
import { refuseForeignOrigin } from '../../../http/origin.ts'
import { limitPerAddress } from '../../../limits/address-limit.ts'
import type { SandboxIntent } from './books.ts'
import type { Sandbox } from './sandbox.ts'
import type { SandboxSetup } from './wallet.ts'

const bodyLimit = 2_048
const perMinute = 60
/** As long as our own server waits for a provider. */
const answerWithinMs = 4_000

/** For a payment, or for a card that is only saved. */
const clientSecret = z.string().regex(/^(pi|seti)_[0-9a-f]+_secret_[0-9a-f]+$/)
const written = z.union([z.string().max(40), z.number()]).transform(String)

const confirmation = z.object({
  clientSecret,
  card: z.object({ number: written, expMonth: written, expYear: written, cvc: written }),
})

const challengeAnswer = z.object({ clientSecret, challenge: z.string().max(100), approve: z.boolean() })

type Answer =
  | { readonly status: string; readonly challenge?: string }
  | { readonly error: { readonly code: string; readonly message: string } }

/**
 * The sandbox's endpoints for browsers: what Stripe.js and a bank's page are to Stripe. A card number passes through to
 * the sandbox and is not stored, logged or repeated here.
 */
export function serveSandboxCards(app: FastifyInstance, config: Config, sandbox: Sandbox): void {
  const guarded = () => ({
    bodyLimit,
    onRequest: [
      refuseForeignOrigin(config.publicOrigin),
      limitPerAddress(Math.ceil(perMinute * config.rateLimitScale)),
    ],
  })

  app.post('/sandbox-cards/confirm', guarded(), async (request, reply) => {
    const { clientSecret: secret, card } = read(confirmation, request.body)
    const answer = await ask(sandbox, `/v1/${whatIn(secret)}/confirm`, {
      client_secret: secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card.number,
      'payment_method_data[card][exp_month]': card.expMonth,
      'payment_method_data[card][exp_year]': card.expYear,
      'payment_method_data[card][cvc]': card.cvc,
    })
    return send(reply, answer)
  })

  app.post('/sandbox-cards/challenge', guarded(), async (request, reply) => {
    const { clientSecret: secret, challenge, approve } = read(challengeAnswer, request.body)
    const answer = await ask(sandbox, `/sandbox/${whatIn(secret)}/challenge`, {
      client_secret: secret,
      challenge,
      approve: String(approve),
    })
    return send(reply, answer)
  })
}

const send = (reply: FastifyReply, answer: Answer) => reply.header('cache-control', 'no-store').send(answer)

const whatIn = (secret: string) =>
  `${secret.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${secret.slice(0, secret.indexOf('_secret_'))}`

/** A schema's error message can repeat the input; these cannot. */
function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const given = schema.safeParse(body)
  if (!given.success) throw new ApiError(400, 'This request could not be read.')
  return given.data
}

async function ask(sandbox: Sandbox, path: string, form: Readonly<Record<string, string>>): Promise<Answer> {
  try {
    const response = await fetch(`${sandbox.address}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.secretKey}` },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(answerWithinMs),
    })
    return answerOf((await response.json()) as SandboxIntent | SandboxSetup | Failed)
  } catch {
    return problem('api_connection_error')
  }
}

interface Failed {
  readonly error: {
    readonly code?: string
    readonly message: string
    readonly type: string
    readonly payment_intent?: SandboxIntent
    readonly setup_intent?: SandboxSetup
  }
}

function answerOf(body: SandboxIntent | SandboxSetup | Failed): Answer {
  if (!('error' in body)) {
    const asked = body.next_action?.use_stripe_sdk.challenge
    return { status: body.status, ...(asked === undefined ? {} : { challenge: asked }) }
  }
  const { code, message, type, payment_intent, setup_intent } = body.error
  const intent = payment_intent ?? setup_intent
  if (type === 'api_error') return problem('api_connection_error')
  // The second click of two: both get the result of the first.
  if (type !== 'card_error' && intent && isDone(intent.status)) return { status: intent.status }
  return { error: { code: code ?? type, message } }
}

const isDone = (status: string) => status === 'requires_capture' || status === 'succeeded'

const problem = (code: keyof typeof cardProblems): Answer => ({ error: { code, message: cardProblems[code] } })
