import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-order.ts'
import { signatureOf } from './sandbox/webhooks.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    env: { STRIPE_SECRET_KEY: 'sk_none', STRIPE_PUBLISHABLE_KEY: 'pk_none', STRIPE_WEBHOOK_SECRET: 'whsec_none' },
  })
})
afterAll(() => app.close())

const bodyOf = (object: unknown) => JSON.stringify({ id: 'evt_1', object: 'event', data: { object } })
const read = (body: string, secret = 'whsec_none', ageSeconds = 0) =>
  app.services.cards.readEvent(Buffer.from(body), signatureOf(body, secret, new Date(Date.now() - ageSeconds * 1_000)))

it('with the settings for Stripe it is Stripe, and the sandbox has no pages', async () => {
  expect(app.services.cards).toMatchObject({ provider: 'stripe', publishableKey: 'pk_none' })
  const reply = await app.server.inject({ method: 'POST', url: '/sandbox-cards/confirm', payload: {} })
  expect(reply.statusCode).toBe(404)
})

it('an event names its payment, if any', async () => {
  expect(await read(bodyOf({ object: 'payment_intent', id: 'pi_1' }))).toEqual({ id: 'evt_1', intentId: 'pi_1' })
  expect(await read(bodyOf({ object: 'charge', id: 'ch_1', payment_intent: 'pi_2' }))).toEqual({
    id: 'evt_1',
    intentId: 'pi_2',
  })
  expect(await read(bodyOf({ object: 'customer', id: 'cus_1' }))).toEqual({ id: 'evt_1', intentId: null })
})

it('an event signed with another secret, 301 seconds ago or not at all is refused', async () => {
  const body = bodyOf({ object: 'payment_intent', id: 'pi_1' })
  expect(await read(body, 'whsec_none', 299)).not.toBeNull()
  expect(await read(body, 'whsec_none', 302)).toBeNull()
  expect(await read(body, 'whsec_other')).toBeNull()
  expect(await read('not JSON')).toBeNull()
  for (const signature of ['', 't=1', 'v1=00', 't=x,v1=y', signatureOf(`${body} `, 'whsec_none', new Date())]) {
    expect(await app.services.cards.readEvent(Buffer.from(body), signature)).toBeNull()
  }
})
