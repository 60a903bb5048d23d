import type { BotCheck } from '../platform/gateways/bot-check/bot-check.ts'
import type { CardPayments } from '../platform/gateways/cards/cards.ts'
import type { Sms, TextMessage } from '../platform/gateways/sms/sms.ts'

/** A token that `willingBotCheck` accepts, for any action and any number of times. */
export const humanToken = 'human'

export const willingBotCheck: BotCheck = {
  challenge: async () => ({ provider: 'altcha', challenge: null, siteKey: null }),
  accepts: async (token) => token === humanToken,
}

const noCards = () => Promise.reject(new Error('This test takes no cards.'))

/** For tests without payments. */
export const noCardPayments: CardPayments = {
  provider: 'sandbox',
  publishableKey: null,
  createCustomer: noCards,
  keepCardOf: noCards,
  beginSetup: noCards,
  savedCards: noCards,
  payWith: noCards,
  removeCard: noCards,
  create: noCards,
  retrieve: noCards,
  money: noCards,
  answers: noCards,
  capture: noCards,
  cancel: noCards,
  refund: noCards,
  readEvent: noCards,
  close: async () => undefined,
}

/** Everything a test needs that is not about bots or cards. */
export const testGateways = { botCheck: willingBotCheck, cards: noCardPayments }

interface TestSms extends Sms {
  /** Every message that was sent. */
  readonly taken: TextMessage[]
}

/** Stands in for a real provider. `answer` decides the result of a message. */
export function testSms(answer: (signal: AbortSignal) => Promise<void> = async () => undefined): TestSms {
  const taken: TextMessage[] = []
  return {
    isOutbox: false,
    taken,
    async send(message, signal) {
      await answer(signal)
      taken.push(message)
    },
  }
}
