import type { Stripe } from '@stripe/stripe-js'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StripeWallets } from './stripe-wallets.tsx'

type Listener = (event: object) => void

/** Stripe's element, as far as it is used: what this browser has is told by `ready`. */
function fakeStripe() {
  const listeners = new Map<string, Listener>()
  const element = {
    on: (name: string, listener: Listener) => listeners.set(name, listener),
    mount: vi.fn(),
    destroy: vi.fn(),
  }
  const create = vi.fn((_kind: string, _options: { paymentMethods: object }) => element)
  const confirmPayment = vi.fn(async () => ({ paymentIntent: { id: 'pi_1', status: 'requires_capture' } }))
  const stripe = { elements: () => ({ create }), confirmPayment } as unknown as Stripe
  return {
    stripe,
    element,
    create,
    confirmPayment,
    tell: (name: string, event: object) => act(() => listeners.get(name)?.(event)),
  }
}

test('Apple Pay and Google Pay alone are offered, in the provider’s own buttons, where the browser has one', () => {
  const { stripe, element, create, tell } = fakeStripe()
  const { unmount } = render(<StripeWallets stripe={stripe} clientSecret="secret" onPay={() => undefined} />)
  expect(create).toHaveBeenCalledWith('expressCheckout', expect.anything())
  expect(create.mock.calls[0]?.[1].paymentMethods).toMatchObject({
    applePay: 'auto',
    googlePay: 'auto',
    link: 'never',
    klarna: 'never',
  })
  expect(element.mount).toHaveBeenCalledOnce()
  expect(screen.queryByText(/card/i)).toBeNull()
  tell('ready', { availablePaymentMethods: { applePay: true } })
  screen.getByText(/card/i)
  unmount()
  expect(element.destroy).toHaveBeenCalledOnce()
})

test('nothing is said of them where the browser has none', () => {
  const { stripe, tell } = fakeStripe()
  render(<StripeWallets stripe={stripe} clientSecret="secret" onPay={() => undefined} />)
  tell('ready', { availablePaymentMethods: undefined })
  expect(screen.queryByText(/card/i)).toBeNull()
})

test('a wallet pays by the same way as a card, and the address that it returns to holds nothing of the order', async () => {
  const { stripe, confirmPayment, tell } = fakeStripe()
  const paid: unknown[] = []
  render(<StripeWallets stripe={stripe} clientSecret="secret" onPay={(confirm) => paid.push(confirm)} />)
  tell('confirm', { paymentFailed: vi.fn() })
  expect(paid).toHaveLength(1)
  await (paid[0] as () => Promise<unknown>)()
  expect(confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({ redirect: 'if_required', confirmParams: { return_url: 'http://localhost:3000/' } }),
  )
})

test('the sheet of a wallet is closed where nothing could be sent, and left to the provider where it was', async () => {
  const { stripe, tell } = fakeStripe()
  const [refused, sent] = [vi.fn(), vi.fn()]
  const { rerender } = render(<StripeWallets stripe={stripe} clientSecret="secret" onPay={() => undefined} />)
  tell('confirm', { paymentFailed: refused })
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith({ reason: 'fail' }))
  rerender(<StripeWallets stripe={stripe} clientSecret="secret" onPay={(confirm) => confirm()} />)
  tell('confirm', { paymentFailed: sent })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sent).not.toHaveBeenCalled()
})
