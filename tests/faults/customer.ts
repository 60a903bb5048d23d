import { expect } from 'vitest'
import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import type { BotAction } from '#contract/identity/bot-challenge.ts'
import { finishedAnswers, formOf } from '#server/testing/test-browser.ts'
import { tokenFor } from '../proof-of-work.ts'

/** A patient who orders over the network as a browser would, proof of work included. */
export function newCustomer(address: string) {
  const cookies = new Map<string, string>()

  async function send(path: string, body: object) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    for (const granted of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (granted.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return reply.json()
  }

  async function call(name: string, body: object) {
    const { code, data, message } = await send(`/api/${name}`, body)
    expect([code, message]).toEqual([200, 'OK'])
    return data
  }

  async function token(action: BotAction): Promise<string> {
    const { challenge } = await call('bot_challenge', { action })
    return tokenFor(challenge)
  }

  return {
    call,
    send,
    token,
    /** Everything up to the card: answers, phone, account, order and the start of its payment. */
    async order(phone: string, email: string) {
      const answers = { ansData: JSON.stringify(finishedAnswers), questionnaire_type: 'weight-management' }
      await call('save_answer', answers)
      const agreed = { questionnaire_type: 'weight-management', version: startConsentVersion, where: 'assessment' }
      await call('agree_to_start', agreed)
      const { otp } = await call('generate_otp', { phone, token: await token('generate_otp') })
      await call('verify_otp', { phone, otp })
      const form = { ...formOf(phone, email), token: await token('form_submit') }
      const { paymentId } = await call('create_new_user', form)
      const payment = await call('create_payment_intent', { amount: 125, answerId: paymentId })
      return { orderId: paymentId as string, clientSecret: payment.clientSecret, intentId: payment.paymentIntent }
    },
    payByCard: (clientSecret: string, number: string) =>
      send('/sandbox-cards/confirm', { clientSecret, card: { number, expMonth: '12', expYear: '2034', cvc: '123' } }),
  }
}
