import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { AccountOrder } from '#contract/identity/accounts.ts'
import { fill } from '../../../../tests/components/fill.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { everyStory } from '../../../../tests/journeys/every-story.ts'
import OrdersPage from './orders.tsx'

type Care = NonNullable<AccountOrder['care']>

const approved: Care = {
  state: 'approved',
  since: '2026-03-05T10:30:00.000Z',
  isReviewedAgain: false,
  promise: null,
  dueBy: null,
  clinician: null,
  parcel: null,
  cardRequest: null,
  toConfirm: [],
  firstDoseFrom: null,
}
const intent = {
  clientSecret: 'pi_2_secret_2',
  orderId: 'reviewed',
  paymentIntent: 'pi_2',
  provider: 'sandbox',
  publishableKey: null,
}

/** An account with one order, which stands so until something is done about it. */
function showOrder(care: Care, answers: Parameters<typeof stubApi>[0] = {}, others?: Parameters<typeof stubApi>[1]) {
  let now = care
  const [order] = everyStory.orders
  const asked = stubApi(
    {
      my_account: () => says<never>(200, { ...everyStory, orders: [{ ...order, care: now }] }),
      ...answers,
    },
    others,
  )
  const done = () => {
    now = approved
  }
  return { ...showPage(OrdersPage, '/account/orders'), asked, done }
}

const bodyOf = (asked: ReturnType<typeof stubApi>, name: string) => asked.find(({ call }) => call === name)?.body

describe('a person whose order was approved', () => {
  test.each([
    [
      'price',
      'Your dose costs more',
      'costs £145.00 instead of the £125.00 you ordered for',
      'Agree to £145.00',
      'Prescribed: please agree to the price or enter a card',
    ],
    [
      'card',
      'Your bank refused the payment',
      'your bank refused the £145.00',
      'Enter a card',
      'Please enter a card so that your order can go ahead',
    ],
  ] as const)(
    'is asked for a card because of the %s, gives it and stays where they are',
    async (why, title, told, button, stands) => {
      const care: Care = {
        ...approved,
        state: 'waiting_for_price',
        cardRequest: { why, amountPence: 145_00, wasPence: 125_00 },
      }
      const { user, asked, done, router } = showOrder(
        care,
        {
          create_payment_intent: () => says<never>(200, intent),
          verify_payment_intent: () => {
            done()
            return says<never>(200, { status: 'Success', reference: 'LW-REVIEWED' })
          },
        },
        { confirm: () => ({ status: 'requires_capture' }) },
      )
      await screen.findByRole('heading', { name: title })
      expect(document.body.textContent).toContain(told)
      expect(document.body.textContent).toContain(stands)
      await user.click(screen.getByRole('button', { name: button }))
      await screen.findByLabelText('Card number')
      fill('Card number', '4242 4242 4242 4242')
      fill('Expiry date', '12/34')
      fill('Security code', '123')
      await user.click(screen.getByRole('button', { name: /^Pay £145/ }))
      await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull(), { timeout: 4_000 })
      expect(bodyOf(asked, 'create_payment_intent')).toMatchObject({ amount: 145, answerId: 'reviewed' })
      expect(router.state.location.pathname).toBe('/account/orders')
    },
  )

  test('confirms before the parcel leaves, and is told where that could not be saved', async () => {
    let isAway = true
    const { user, asked, done } = showOrder(
      { ...approved, state: 'checked', toConfirm: ['barrier-method'] },
      {
        confirm_before_supply: () => {
          if (isAway) throw new TypeError('Failed to fetch')
          done()
          return says<never>(200, {})
        },
      },
    )
    const card = (await screen.findByRole('heading', { name: 'Before we send your parcel' })).closest('section')
    expect(card?.textContent).toContain('for four weeks after your first dose')
    const agree = within(card as HTMLElement).getByRole('button', { name: 'I have read this and will do so' })
    await user.click(agree)
    await within(card as HTMLElement).findByRole('alert')
    isAway = false
    await user.click(agree)
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Before we send your parcel' })).toBeNull())
    expect(bodyOf(asked, 'confirm_before_supply')).toEqual({ orderId: 'reviewed', what: 'barrier-method' })
  })

  test('C-9: confirms from when to inject after another medicine', async () => {
    showOrder({ ...approved, state: 'checked', toConfirm: ['switch-gap'], firstDoseFrom: '2026-03-06' })
    const card = (await screen.findByRole('heading', { name: 'Before we send your parcel' })).closest('section')
    expect(card?.textContent).toContain('Wait at least seven days after your last dose of the other medicine')
    expect(card?.textContent).toContain('don’t inject the new one before 6 March 2026')
    within(card as HTMLElement).getByRole('button', { name: 'I’ve stopped the other medicine and will wait' })
  })
})
