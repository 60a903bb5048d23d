import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fill } from '../../../../tests/components/fill.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { PaymentDialog } from './payment-dialog.tsx'
import type { PayableOrder, PendingPayment } from './pending-payment.ts'

const order: PayableOrder = {
  kind: 'order',
  paymentId: 'order-1',
  uniqueId: 'visit-1',
  phone: '07700900998',
  item: 'Mounjaro',
  totalPence: 125_00,
}
const intent = {
  clientSecret: 'pi_1_secret_2',
  orderId: 'order-1',
  paymentIntent: 'pi_1',
  provider: 'sandbox',
  publishableKey: null,
}

const opens = { create_payment_intent: () => says<never>(200, intent) }
const stands = (status: 'Success' | 'Failed', reference: string | null = null) => ({
  verify_payment_intent: () => says<never>(200, { status, reference }),
})
const taken = { confirm: () => ({ status: 'requires_capture' }) }
const lost = {
  confirm() {
    throw new TypeError('Failed to fetch')
  },
}

function show({
  pending = null,
  kind = order.kind,
}: {
  pending?: PendingPayment | null
  kind?: typeof order.kind
} = {}) {
  const onPaid = vi.fn()
  const onClose = vi.fn()
  const Page = () => (
    <PaymentDialog
      order={{ ...order, kind }}
      pending={pending}
      line="Mounjaro"
      note="Only if"
      onPaid={onPaid}
      onClose={onClose}
    />
  )
  return { ...showPage(Page, '/pay'), onPaid, onClose }
}

const typeCard = async () => {
  await screen.findByLabelText('Card number')
  fill('Card number', '4242 4242 4242 4242')
  fill('Expiry date', '12/34')
  fill('Security code', '123')
}
const payButton = () => screen.getByRole('button', { name: /^Pay £/ })
const alert = async () => (await screen.findByRole('alert')).textContent
const succeeded = () => screen.findByText('Payment successful!')

test('PD-01 E-11 says what is missing of a card, without sending it, and sets it out as it is typed', async () => {
  const asked = stubApi(opens)
  const { user } = show()
  await screen.findByLabelText('Card number')
  await user.click(payButton())
  screen.getByText('Enter your card number')
  const number = screen.getByLabelText<HTMLInputElement>('Card number')
  expect(document.activeElement).toBe(number)
  expect(asked.map(({ call }) => call)).toEqual(['create_payment_intent'])
  await user.type(number, '4242424242424242')
  expect(number.value).toBe('4242 4242 4242 4242')
  expect(document.querySelector('[data-typed]')?.textContent).toContain('Visa')
  const expiry = screen.getByLabelText<HTMLInputElement>('Expiry date')
  await user.type(expiry, '1234')
  expect(expiry.value).toBe('12/34')
})

test('PD-02 while it is processed nothing can be pressed or closed', async () => {
  const { promise: isTime, resolve: confirm } = Promise.withResolvers<void>()
  const asked = stubApi(
    { ...opens, ...stands('Success', 'LW-1') },
    {
      async confirm() {
        await isTime
        return { status: 'requires_capture' }
      },
    },
  )
  const { user, onClose } = show()
  await typeCard()
  await user.click(payButton())
  const processing = await screen.findByRole('button', { name: 'Processing...' })
  expect(processing.getAttribute('aria-disabled')).toBe('true')
  await user.click(processing)
  await user.keyboard('{Escape}')
  await user.click(document.body)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  confirm()
  await succeeded()
  expect(asked.filter(({ call }) => call === 'confirm')).toHaveLength(1)
})

test('PD-03 home after 1500 ms, not before', async () => {
  stubApi({ ...opens, ...stands('Success', 'LW-1') }, taken)
  const { onPaid, onClose, router } = show()
  await typeCard()
  vi.useFakeTimers()
  await act(async () => {
    payButton().click()
    await vi.advanceTimersByTimeAsync(0)
  })
  screen.getByText('Payment successful!')
  await act(() => vi.advanceTimersByTimeAsync(1_499))
  expect([onPaid.mock.calls, router.state.location.pathname]).toEqual([[], '/pay'])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(onClose).toHaveBeenCalledWith(true)
  expect(onPaid).toHaveBeenCalledExactlyOnceWith('LW-1')
  expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/', 'REPLACE'])
})

test('PD-02 D-11 E-11 an exception is told, the server is asked, and the card can be sent again', async () => {
  const asked = stubApi({ ...opens, ...stands('Failed') }, lost)
  const { user } = show()
  await typeCard()
  await user.click(payButton())
  expect(await alert()).toBe(
    'An unexpected error occurred. Please try again.You haven’t been charged. It’s safe to try again.',
  )
  const questions = () => asked.filter(({ call }) => call === 'verify_payment_intent')
  expect(questions()).toHaveLength(1)
  fill('Security code', '1')
  expect(screen.queryByRole('alert')).toBeNull()
  fill('Security code', '123')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(payButton())
  expect(await alert()).toContain('You haven’t been charged. It’s safe to try again.')
  expect(questions()).toHaveLength(1)
  vi.restoreAllMocks()
})

test('PD-03 a yes that was lost on its way is found out: no second charge', async () => {
  stubApi({ ...opens, ...stands('Success', 'LW-2') }, lost)
  const { user } = show()
  await typeCard()
  await user.click(payButton())
  await succeeded()
  screen.getByText(/LW-2/)
})

test('PD-03 the network lost after the provider’s yes: the truth is told, and can be asked again', async () => {
  let isAway = true
  stubApi(
    {
      ...opens,
      verify_payment_intent() {
        if (isAway) throw new TypeError('Failed to fetch')
        return says(200, { status: 'Success', reference: 'LW-3' })
      },
    },
    taken,
  )
  const { onPaid } = show()
  await typeCard()
  vi.useFakeTimers()
  await act(async () => {
    payButton().click()
    await vi.advanceTimersByTimeAsync(0)
  })
  screen.getByText(/Your payment went through\. We’re waiting for confirmation/)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  screen.getByText(/You will not be charged twice/)
  isAway = false
  await act(async () => {
    screen.getByRole('button', { name: 'Check again' }).click()
    await vi.advanceTimersByTimeAsync(0)
  })
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(onPaid).toHaveBeenCalledExactlyOnceWith('LW-3')
})

test('PD-03 opened again after that, it asks how the payment stands and begins no other', async () => {
  const asked = stubApi(stands('Success', 'LW-3'))
  show({ pending: { order, paymentIntentId: 'pi_1', orderId: 'order-1', isConfirmed: true } })
  await succeeded()
  expect(asked.map(({ call }) => call)).toEqual(['verify_payment_intent'])
})

test('R-3 another amount is shown and must be accepted', async () => {
  const amounts: unknown[] = []
  stubApi({
    create_payment_intent({ amount }) {
      amounts.push(amount)
      return amount === 115 ? says(200, intent) : says(409, { amount: 115 }, 'The price has changed.')
    },
  })
  const { user } = show()
  expect(await alert()).toContain('The total of this order has changed to £115.00')
  await user.click(screen.getByRole('button', { name: 'Continue with £115.00' }))
  await screen.findByRole('button', { name: 'Pay £115.00' })
  expect(amounts).toEqual([125, 115])
})

test('PD-03 an order that is paid already says so', async () => {
  stubApi({ create_payment_intent: () => says(409, { status: 'Success', reference: 'LW-4' }) })
  const { onPaid } = show()
  await succeeded()
  await waitFor(() => expect(onPaid).toHaveBeenCalledWith('LW-4'))
})

test('PD-01 a payment that cannot begin says why, and can be tried again', async () => {
  let isAway = true
  stubApi({
    create_payment_intent: () =>
      isAway ? says(502, null, 'We could not reach the card provider.') : says(200, intent),
  })
  const { user } = show()
  expect(await alert()).toBe('We could not reach the card provider.')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Pay £125.00' })
})

describe('answers that rule it out by now', () => {
  test.each([
    ['/assessment/check-answers', 'Check your answers'],
    ['/account/check-in', 'Go to your check-in'],
    ['/account/messages', 'Message your care team'],
  ])('a payment that cannot begin leads to where that can be put right: %s', async (path, label) => {
    stubApi({ create_payment_intent: () => says<never>(409, { reason: 'answers', path }, 'We can’t offer it online.') })
    show()
    expect(await alert()).toBe('We can’t offer it online.')
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(path)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test.each([
    ['order', '/assessment/check-answers'],
    ['booking', '/assessment/check-answers?flow=adhd'],
  ] as const)(
    'an authorised card was released: no review is promised, and the answers are a press away: %s',
    async (kind, path) => {
      stubApi(
        {
          ...opens,
          verify_payment_intent: () => says(200, { status: 'Failed', reference: null, notTaken: 'ruled out' }),
        },
        taken,
      )
      const { user } = show({ kind })
      await typeCard()
      await user.click(payButton())
      const said = await alert()
      expect(said).toContain('You haven’t been charged')
      expect(said).not.toMatch(/review|clinician|another time/)
      expect(screen.queryByText('Only if')).toBeNull()
      expect(screen.getByRole('link', { name: 'Check your answers' }).getAttribute('href')).toBe(path)
    },
  )
})

describe('a booking', () => {
  test('F-4 R-34 a card that was authorised for a time that has gone: nothing was taken, and it is said', async () => {
    stubApi(
      {
        ...opens,
        verify_payment_intent: () => says(200, { status: 'Failed', reference: null, notTaken: 'time gone' }),
      },
      taken,
    )
    const { user } = show({ kind: 'booking' })
    await typeCard()
    await user.click(payButton())
    expect(await alert()).toContain('Nothing was taken from your card')
    await user.click(screen.getByRole('link', { name: 'Choose a time' }))
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/booking/schedule'))
  })
})

describe('whoever pays from their account', () => {
  const saved = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2099 }
  const followUp: PayableOrder = { ...order, kind: 'follow-up', uniqueId: null, phone: null }
  const opensWith = (keeping: object) => ({ create_payment_intent: () => says<never>(200, { ...intent, keeping }) })
  const own = { orderId: 'order-1', paymentIntentId: 'pi_1' }
  const called = (asked: ReturnType<typeof stubApi>, name: string) =>
    asked.filter(({ call }) => call === name).map(({ body }) => body)
  const showOwn = () => {
    const onPaid = vi.fn()
    const Page = () => (
      <PaymentDialog order={followUp} pending={null} line="Review" note="Now" stays onPaid={onPaid} onClose={vi.fn()} />
    )
    return { ...showPage(Page, '/account'), onPaid }
  }
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Keep this card for my next orders/ })

  test('pays with the card that is kept in one press', async () => {
    const asked = stubApi({
      ...opensWith({ saved }),
      ...stands('Success', 'LW-1'),
      pay_with_saved_card: () => says<never>(200, { outcome: 'authorised', challenge: null, message: null }),
    })
    const { user } = showOwn()
    await user.click(await screen.findByRole('button', { name: 'Pay £125.00 with Visa •••• 4242' }))
    await succeeded()
    expect(called(asked, 'pay_with_saved_card')).toEqual([{ ...own, card: 'pm_1' }])
    expect(called(asked, 'keep_card')).toEqual([])
  })

  test('is asked by the bank as with any card, and told in words of one that is declined', async () => {
    const outcomes = [
      { outcome: 'challenged', challenge: 'one', message: null },
      { outcome: 'declined', challenge: null, message: 'Your card has expired.' },
    ]
    const asked = stubApi(
      {
        ...opensWith({ saved }),
        ...stands('Failed'),
        pay_with_saved_card: () => says<never>(200, outcomes.shift()),
      },
      { challenge: () => ({ error: { message: 'Your bank did not confirm the payment.' } }) },
    )
    const { user } = showOwn()
    await user.click(await screen.findByRole('button', { name: /^Pay £125/ }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await alert()).toContain('Your bank did not confirm the payment.')
    await user.click(screen.getByRole('button', { name: 'Try Visa •••• 4242 again' }))
    await waitFor(async () => expect(await alert()).toContain('Your card has expired.Nothing was taken.'))
    await user.click(screen.getByRole('button', { name: 'Use another card' }))
    await screen.findByLabelText('Card number')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Pay with Visa •••• 4242 instead' }))
    screen.getByRole('button', { name: /^Pay £125/ })
    expect(called(asked, 'pay_with_saved_card')).toHaveLength(2)
  })

  test('after silence is not told to pay again before the server knows', async () => {
    stubApi({
      ...opensWith({ saved }),
      ...stands('Success', 'LW-1'),
      pay_with_saved_card: () => says<never>(502, null, 'Away.'),
    })
    const { user } = showOwn()
    await user.click(await screen.findByRole('button', { name: /^Pay £125/ }))
    await succeeded()
  })

  test('keeps a card only with the box ticked, which is told before the card is sent, and once', async () => {
    const answers = [{ error: { message: 'Your card was declined.' } }, { status: 'requires_capture' }]
    const asked = stubApi(
      { ...opensWith({ saved: null }), ...stands('Failed'), keep_card: () => says<never>(200, {}) },
      { confirm: () => answers.shift() ?? {} },
    )
    const { user } = showOwn()
    await typeCard()
    expect(box().checked).toBe(false)
    await user.click(box())
    screen.getByText('You approve every payment yourself.')
    await user.click(payButton())
    await alert()
    await user.click(payButton())
    await waitFor(() => expect(called(asked, 'confirm')).toHaveLength(2))
    expect(called(asked, 'keep_card')).toEqual([{ ...own, isKept: true, consentVersion: 1 }])
    expect(asked.findIndex(({ call }) => call === 'keep_card')).toBeLessThan(
      asked.findIndex(({ call }) => call === 'confirm'),
    )
  })

  test('what cannot be noted sends no card', async () => {
    const asked = stubApi({
      ...opensWith({ saved: null }),
      keep_card: () => says<never>(409, null, 'The words have changed.'),
    })
    const { user } = showOwn()
    await typeCard()
    await user.click(box())
    await user.click(payButton())
    expect(await alert()).toContain('The words have changed.You haven’t been charged.')
    expect(called(asked, 'confirm')).toEqual([])
  })

  test('elsewhere nobody is asked', async () => {
    stubApi(opensWith({ saved }))
    show()
    await screen.findByLabelText('Card number')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
