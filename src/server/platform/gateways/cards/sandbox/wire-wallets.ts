import type { FastifyInstance } from 'fastify'
import type { Reply } from './replies.ts'
import {
  beginSetup,
  challengeSetup,
  confirmSetup,
  setupOf,
  type Wallet,
  type WalletStep,
  withoutCard,
} from './wallet.ts'
import { type Wallets, walletWith } from './wallets.ts'
import { type Asked, answerIn, bad, formOf, isSame, missing, send, typedCard } from './wire-parts.ts'

/** Calls about customers and saved cards, and saving one without a payment. */
export function serveWallets(server: FastifyInstance, wallets: Wallets): void {
  server.post('/v1/customers', async (request, reply) => {
    const key = request.headers['idempotency-key']
    const { customer } = await wallets.open(typeof key === 'string' && key !== '' ? key : null)
    return send(reply, { status: 200, body: customer })
  })

  server.get('/v1/customers/:id/payment_methods', async (request: Asked, reply) => {
    const wallet = await wallets.read(walletWith.isCustomer(request.params.id))
    const data = wallet?.cards.map(({ method }) => method)
    return send(reply, data ? { status: 200, body: { object: 'list', data, has_more: false } } : missing)
  })

  server.post('/v1/payment_methods/:id/detach', async (request: Asked, reply) => {
    const { id } = request.params
    return send(reply, (await wallets.change(walletWith.keepsCard(id), (wallet) => withoutCard(wallet, id))) ?? missing)
  })

  server.post('/v1/setup_intents', async (request, reply) => {
    const customer = formOf(request).get('customer')
    if (customer === null) return send(reply, bad('parameter_missing'))
    return send(reply, (await wallets.change(walletWith.isCustomer(customer), beginSetup)) ?? missing)
  })

  server.post('/v1/setup_intents/:id/confirm', async (request: Asked, reply) => {
    const card = typedCard(formOf(request))
    return send(reply, await changeSetup(request, (wallet, setup) => confirmSetup(wallet, setup, card, new Date())))
  })

  // Not Stripe's: there a bank's own page does this.
  server.post('/sandbox/setup_intents/:id/challenge', async (request: Asked, reply) => {
    const answer = answerIn(formOf(request))
    return send(reply, await changeSetup(request, (wallet, setup) => challengeSetup(wallet, setup, answer, new Date())))
  })

  /** Browsers use its client secret. */
  async function changeSetup(
    request: Asked,
    work: (wallet: Wallet, setup: NonNullable<ReturnType<typeof setupOf>>) => WalletStep,
  ): Promise<Reply> {
    const { id } = request.params
    const secret = formOf(request).get('client_secret') ?? ''
    const done = await wallets.change(walletWith.hasSetup(id), (wallet) => {
      const setup = setupOf(wallet, id)
      return setup && isSame(secret, setup.intent.client_secret) ? work(wallet, setup) : { wallet, reply: missing }
    })
    return done ?? missing
  }
}
