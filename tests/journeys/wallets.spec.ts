import type { Page } from '@playwright/test'
import { freshPhone } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { button, dialog, fillIn, open, submit, verifyPhone } from './ordering.ts'

test.use({
  // Stripe’s script is allowed only where its key is configured; here the page gets a stand-in.
  bypassCSP: true,
  allowedErrors: /Failed to load resource|net::ERR|outside request: https:\/\/js\.stripe\.com\//,
  contextOptions: { reducedMotion: 'reduce' },
})

/**
 * Stripe.js with a wallet, as its reference describes it. The sheet is the browser's and outside the page: the test presses
 * what is in it by `window.wallet`. What it pays with goes to the sandbox's card network, as a card's number does, so that
 * our own server hears of the payment from there. After `confirm` the sheet stays until the page has either confirmed the
 * payment or told it that it failed; a bank's question is asked in Stripe's own window.
 */
const stripeWithWallet = `
  window.Stripe = () => {
    const listeners = {}
    const tell = (event, given) => (listeners[event] ?? []).forEach((listener) => listener(given))
    const wallet = (window.wallet = { isOpen: false, isAsking: false, sent: 0, failedFor: null })
    const post = async (path, body) => {
      const reply = await fetch('/sandbox-cards/' + path, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
      })
      return reply.json()
    }
    wallet.dismiss = () => {
      wallet.isOpen = false
      tell('cancel', {})
    }
    wallet.authorise = (number) => {
      wallet.number = number
      tell('confirm', {
        expressPaymentType: 'apple_pay',
        paymentFailed({ reason }) {
          wallet.failedFor = reason
          wallet.isOpen = false
        },
      })
    }
    const expressCheckout = () => {
      const press = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Apple Pay' })
      press.onclick = () => {
        wallet.isOpen = true
        wallet.failedFor = null
      }
      return {
        on: (event, listener) => (listeners[event] ??= []).push(listener),
        mount(box) {
          box.append(press)
          setTimeout(() => tell('ready', { availablePaymentMethods: { applePay: true } }))
        },
        destroy: () => press.remove(),
      }
    }
    const card = () => {
      const input = Object.assign(document.createElement('input'), { ariaLabel: 'Field of Stripe' })
      return { on() {}, focus: () => input.focus(), mount: (box) => box.append(input), destroy: () => input.remove() }
    }
    return {
      elements: ({ clientSecret } = {}) => ({
        clientSecret,
        create: (kind) => (kind === 'card' ? card() : expressCheckout()),
      }),
      async confirmPayment({ elements: { clientSecret }, confirmParams, redirect }) {
        wallet.sent += 1
        wallet.returnsTo = confirmParams.return_url
        if (redirect !== 'if_required') throw new Error('The page would be left.')
        try {
          const paying = { number: wallet.number, expMonth: '12', expYear: '34', cvc: '123' }
          let answer = await post('confirm', { clientSecret, card: paying })
          wallet.isOpen = false
          if (answer.challenge) {
            wallet.isAsking = true
            const approve = await new Promise((answered) => (wallet.bank = answered))
            wallet.isAsking = false
            answer = await post('challenge', { clientSecret, challenge: answer.challenge, approve })
          }
          return answer.error ? { error: answer.error } : { paymentIntent: { status: answer.status } }
        } catch {
          return { error: { type: 'api_connection_error', message: 'The payment company could not be reached.' } }
        } finally {
          wallet.isOpen = false
        }
      },
    }
  }`

interface Wallet {
  readonly isOpen: boolean
  readonly isAsking: boolean
  readonly sent: number
  readonly failedFor: string | null
  readonly returnsTo?: string
}

/** Members that are functions stay in the page. */
const walletIn = (page: Page): Promise<Wallet> => page.evaluate('JSON.parse(JSON.stringify(window.wallet))')
const press = (page: Page) => dialog(page).getByRole('button', { name: 'Apple Pay' }).click()
const authorise = (page: Page, card: string) => page.evaluate(`window.wallet.authorise('${card}')`)

const good = '4242424242424242'
const declined = '4000000000000002'
const asking = '4000002500003155'

/** The payment itself is the real one; only who draws its form is another. */
async function withWallet(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeWithWallet }),
  )
  await page.route('**/api/create_payment_intent', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    if (json.data) Object.assign(json.data, { provider: 'stripe', publishableKey: 'pk_stand_in' })
    await route.fulfill({ response, json })
  })
}

/** As far as the payment, with its wallet there. */
async function atPayment(page: Page): Promise<void> {
  const phone = freshPhone()
  await open(page, { verified: phone })
  await fillIn(page)
  await submit(page)
  await verifyPhone(page, phone)
  await submit(page)
  await expect(dialog(page).getByText('or pay by card')).toBeVisible()
}

test('PD-01 PD-02 R-19 by a wallet: closed, declined, offline, refused to the bank, and paid', async ({ page }) => {
  test.slow()
  await withWallet(page)
  await atPayment(page)
  await expect(dialog(page).getByLabel('Field of Stripe')).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  const alert = dialog(page).getByRole('alert')

  // The sheet is closed: nothing was sent, nothing is said, and it can be opened again.
  await press(page)
  await page.evaluate('window.wallet.dismiss()')
  await expect(button(page, 'Pay £125.00')).toBeEnabled()
  await expect(alert).toHaveCount(0)
  expect(await walletIn(page)).toMatchObject({ sent: 0, isOpen: false })

  await press(page)
  await authorise(page, declined)
  await expect(alert).toContainText('Your card was declined.')
  await expect(alert).toContainText('Nothing was taken.')
  expect(await walletIn(page)).toMatchObject({ sent: 1, isOpen: false })

  // Without a connection the sheet is told, and what is said is known to be true.
  await press(page)
  await page.context().setOffline(true)
  await authorise(page, good)
  await expect(alert).toContainText('You haven’t been charged. It’s safe to try again.')
  await expect.poll(() => walletIn(page)).toMatchObject({ sent: 1, isOpen: false, failedFor: 'fail' })
  await page.context().setOffline(false)

  // It goes between the press and the network: our own server is asked before anything is said.
  await page.route('**/sandbox-cards/confirm', (route) => route.abort())
  await press(page)
  await authorise(page, good)
  await expect(alert).toContainText('The payment company could not be reached.')
  await page.unroute('**/sandbox-cards/confirm')

  await press(page)
  await authorise(page, asking)
  await expect.poll(() => walletIn(page)).toMatchObject({ isAsking: true, isOpen: false })
  // While the bank asks, nothing else can be sent.
  await expect(button(page, 'Processing...')).toBeDisabled()
  await page.evaluate('window.wallet.bank(false)')
  await expect(alert).toContainText('Nothing was taken.')

  await press(page)
  await authorise(page, asking)
  await expect.poll(() => walletIn(page)).toMatchObject({ isAsking: true })
  await page.evaluate('window.wallet.bank(true)')
  await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
  await expect(dialog(page)).toContainText('Nothing has been taken yet.')
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Your order' }).click()
  await expect(page).toHaveURL('/your-order')
  await expect(page.getByRole('article')).toContainText('Nothing has been taken: you pay only if a clinician approves.')
})

test('R-19 E-11 a wallet that has paid when the page is lost is found again, and the address it would return to holds nothing', {
  tag: '@soak',
}, async ({ page }) => {
  test.slow()
  await withWallet(page)
  await atPayment(page)
  await page.route('**/api/verify_payment_intent', (route) => route.abort())
  await press(page)
  await authorise(page, good)
  await expect(dialog(page)).toContainText('Your payment went through, we are waiting for confirmation')
  const { returnsTo = '' } = await walletIn(page)
  expect(new URL(returnsTo).search + new URL(returnsTo).hash).toBe('')
  await page.unroute('**/api/verify_payment_intent')
  await page.reload()
  await expect(dialog(page).getByText('Payment successful!')).toBeVisible()
})
