import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import type { Books, Step } from './books.ts'
import { challenge, confirm } from './confirm.ts'
import { cancel, create, update, withCharge } from './intent.ts'
import type { Done, Ledger } from './ledger.ts'
import { capture, refund } from './money.ts'
import { errorReply } from './replies.ts'
import { type Fault, problem } from './test-cards.ts'
import { cardAgain, presentedOf } from './wallet.ts'
import { type Wallets, walletWith } from './wallets.ts'
import type { Webhooks } from './webhooks.ts'
import { type Asked, answerIn, bad, formOf, isSame, missing, send, typedCard } from './wire-parts.ts'
import { serveWallets } from './wire-wallets.ts'

export type Operation = 'create' | 'update' | 'confirm' | 'challenge' | 'capture' | 'cancel' | 'refund'

/** Faults for every card, to see how the rest of the product handles them. */
export interface Switches {
  /** These act, and do not answer. Asked again with the same key, they answer. */
  silentOn: readonly Operation[]
  webhooks: Exclude<Fault, 'silence'> | null
}

interface Given {
  readonly ledger: Ledger
  readonly wallets: Wallets
  readonly webhooks: Webhooks
  readonly secretKey: string
  readonly switches: Switches
}

const bodyLimit = 16 * 1_024
const host = '127.0.0.1'

/** The calls of the Stripe API that the product makes, on a loopback port of their own. */
export async function listenAsProvider({ ledger, wallets, webhooks, secretKey, switches }: Given) {
  const server = Fastify({ logger: false, bodyLimit, forceCloseConnections: true })
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(body as string)),
  )
  server.addHook('onRequest', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${secretKey}`)) return send(reply, unauthorised)
  })
  server.setNotFoundHandler((_, reply) => send(reply, missing))
  server.setErrorHandler((_, __, reply) => send(reply, broken))

  server.post('/v1/payment_intents', async (request, reply) => {
    const form = formOf(request)
    const amount = amountIn(form)
    if (form.has('payment_method_types[0]')) return send(reply, bad('payment_method_types_no_longer_supported'))
    if (amount === null || form.get('currency') === null) return send(reply, bad('parameter_missing'))
    const step = create(
      {
        amount,
        currency: form.get('currency') ?? '',
        capture_method: form.get('capture_method') === 'manual' ? 'manual' : 'automatic',
        description: form.get('description'),
        metadata: metadataIn(form),
        payment_method_types: ['card'],
      },
      new Date(),
    )
    return finish(reply, 'create', await ledger.open(step, keyOf(request)))
  })

  server.get('/v1/payment_intents/:id', async (request: Asked, reply) => {
    const books = await ledger.read(request.params.id)
    const isExpanded = JSON.stringify(request.query).includes('latest_charge')
    return send(reply, books ? { status: 200, body: isExpanded ? withCharge(books) : books.intent } : missing)
  })

  server.get('/v1/disputes', async (request: FastifyRequest<{ Querystring: { payment_intent?: string } }>, reply) => {
    const books = await ledger.read(request.query.payment_intent ?? '')
    const data = books?.dispute ? [books.dispute] : []
    return send(reply, { status: 200, body: { object: 'list', data, has_more: false } })
  })

  server.get('/v1/balance', (_, reply) => send(reply, { status: 200, body: { object: 'balance' } }))

  server.post('/v1/payment_intents/:id', async (request: Asked, reply) => {
    const form = formOf(request)
    const usage = form.get('setup_future_usage')
    const wish = { customer: form.get('customer'), keeps: usage === null ? undefined : usage === 'off_session' }
    const done = await ledger.change(request.params.id, keyOf(request, 'update'), (books) => update(books, wish))
    return finish(reply, 'update', done)
  })

  server.post('/v1/payment_intents/:id/confirm', async (request: Asked, reply) => {
    const form = formOf(request)
    const { id } = request.params
    if (!(await hasSecret(id, form))) return send(reply, missing)
    const method = form.get('payment_method')
    if (method !== null) {
      const again = await payAgain(id, method, form.get('off_session') === 'true')
      return again
        ? finish(reply, 'confirm', await ledger.change(id, keyOf(request, 'confirm'), again))
        : send(reply, missing)
    }
    const card = typedCard(form)
    const done = await ledger.change(id, keyOf(request, 'confirm'), (books) =>
      'outcome' in card ? confirm(books, card.outcome, presentedOf(card)) : confirm(books, card, null),
    )
    return finish(reply, 'confirm', done, 'fault' in card ? card.fault : null)
  })

  // Not Stripe's: there a bank's own page does this.
  server.post('/sandbox/payment_intents/:id/challenge', async (request: Asked, reply) => {
    const form = formOf(request)
    if (!(await hasSecret(request.params.id, form))) return send(reply, missing)
    const done = await ledger.change(request.params.id, keyOf(request, 'challenge'), (books) =>
      challenge(books, answerIn(form)),
    )
    return finish(reply, 'challenge', done)
  })

  server.post('/v1/payment_intents/:id/capture', async (request: Asked, reply) => {
    const amount = amountIn(formOf(request), 'amount_to_capture')
    const done = await ledger.change(request.params.id, keyOf(request, 'capture'), (books) => capture(books, amount))
    return finish(reply, 'capture', done)
  })

  server.post('/v1/payment_intents/:id/cancel', async (request: Asked, reply) =>
    finish(reply, 'cancel', await ledger.change(request.params.id, keyOf(request, 'cancel'), cancel)),
  )

  server.post('/v1/refunds', async (request, reply) => {
    const form = formOf(request)
    const amount = amountIn(form)
    const done = await ledger.change(form.get('payment_intent') ?? '', keyOf(request, 'refund'), (books) =>
      refund(books, amount),
    )
    return finish(reply, 'refund', done)
  })

  serveWallets(server, wallets)

  /** With a saved card of the payment's own customer; another customer's is not found. */
  async function payAgain(id: string, method: string, isOffSession: boolean): Promise<((books: Books) => Step) | null> {
    const customer = (await ledger.read(id))?.intent.customer
    const wallet = customer ? await wallets.read(walletWith.isCustomer(customer)) : null
    const card = wallet && cardAgain(wallet, method, new Date())
    if (!card) return null
    if (!('outcome' in card)) return (books) => confirm(books, card, null)
    const { outcome, ...known } = card
    // The customer is not present, so the bank cannot ask them.
    const isAlone = isOffSession && outcome === 'challenged'
    return (books) => confirm(books, isAlone ? problem('authentication_required') : outcome, known)
  }

  /** Browsers use a payment's client secret; our own server the API key. */
  async function hasSecret(id: string, form: URLSearchParams): Promise<boolean> {
    const given = form.get('client_secret')
    if (given === null) return true
    const books = await ledger.read(id)
    return books !== null && isSame(given, books.intent.client_secret)
  }

  function finish(reply: FastifyReply, operation: Operation, done: Done | null, fault: Fault | null = null) {
    if (!done) return send(reply, missing)
    webhooks.tell(done.happenings, fault ?? switches.webhooks)
    const isSilent = fault === 'silence' || switches.silentOn.includes(operation)
    if (isSilent && !done.isRepeated) return reply.hijack()
    return send(reply, done.reply)
  }

  await server.listen({ host, port: 0 })
  // A caller that forgets to close it can still exit.
  server.server.unref()
  return { host, port: (server.server.address() as AddressInfo).port, close: () => server.close() }
}

const unauthorised = errorReply(401, {
  type: 'invalid_request_error',
  message: 'The secret key is not this sandbox’s.',
})
const broken = errorReply(500, { type: 'api_error', message: 'The sandbox cannot read its books.' })

/** An idempotency key is per operation: the same one may be used for another. */
function keyOf({ headers }: FastifyRequest, operation?: Operation): string | null {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  return operation === undefined ? key : `${operation} ${key}`
}

function amountIn(form: URLSearchParams, name = 'amount'): number | null {
  const amount = Number(form.get(name) ?? 'none')
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null
}

const metadataIn = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return key === undefined ? [] : [[key, value]]
    }),
  )
