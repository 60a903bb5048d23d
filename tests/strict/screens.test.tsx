// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notEligiblePath, orderSummaryPath, pages, questionnairePath } from '#contract/pages.ts'
import { medicines } from '#domain/medicines/medicines.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { medicinesNamedIn } from '#domain/medicines/named-medicines.ts'
import { firstMonthTotalPence } from '#domain/medicines/prices.ts'
import BookingDetails from '#web/booking/details.tsx'
import GuardedOrderSummary from '#web/checkout/preference/order-summary.tsx'
import Preference from '#web/checkout/preference/preference.tsx'
import { savedOnce } from '../components/answering.ts'
import { ordinarily as booking, answered as bookingAnswered } from '../components/booking.ts'
import { answered, ordinarily } from '../components/ordering.tsx'
import '../components/setup.ts'
import { says } from '../components/server-says.ts'
import { showPage } from '../components/show-page.tsx'
import { stubApi } from '../components/stub-api.ts'

vi.mock('#web/shared/bot-check/use-bot-token.ts', () => ({ useBotToken: () => async () => 'token' }))
vi.mock('#web/shared/bot-check/bot-token.ts', () => ({ earnBotToken: async () => ({ token: 'token', keptForMs: 1 }) }))

const offered = medicines.map((medicine) => ({
  key: medicine.key,
  name: medicine.name,
  substance: medicine.substance,
  firstMonthPence: firstMonthTotalPence(medicine),
  laterFromPence: 209_00,
  laterToPence: 299_00,
  path: orderSummaryPath(medicine),
}))
const open = { medicine_choice: () => says<never>(200, { medicines: offered }) }
const page = () => document.body.textContent ?? ''

const unanswered = () => says<never>(422, { missing: questionnairePath('step-1'), question: 'Your age?' })

// First in this file: the answers of the device are read once.
test('R-39 what was answered without a connection is sent, and then it is asked again', async () => {
  answered()
  let isSent = false
  stubApi({
    ...ordinarily,
    save_answer() {
      isSent = true
      return savedOnce()
    },
    medicine_choice: () => (isSent ? open.medicine_choice() : unanswered()),
  })
  showPage(Preference, pages.buy)
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
})

test('R-39 the choice is a preference: names and prices, and no drawing, percentage, discount or earlier price', async () => {
  stubApi({ ...ordinarily, ...open })
  const { user } = showPage(Preference, pages.buy)
  expect(medicinesNamedIn(page())).toEqual([])
  const options = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(options.map(({ value }) => value)).toEqual(medicines.map(({ key }) => key))
  expect(page()).toContain('This is only a preference.')
  expect(page()).toContain('First month £125.00, then £209 to £299 by dose.')
  expect(page()).toContain('First month £115.00, then £209 to £299 by dose.')
  expect(page()).not.toMatch(/%|discount|was £|£84|£199/)
  expect(document.querySelector('s, del, img')).toBeNull()
  expect(options.filter(({ checked }) => checked)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('alert').textContent).toMatch(/^Choose one of them/)
  await user.click(screen.getByRole('radio', { name: 'Wegovy (semaglutide)' }))
  expect(screen.getByRole('alert').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByTestId('address').textContent).toContain(`${pages.orderSummary}?medication=wegovy`)
})

test.each([
  [
    422,
    { missing: questionnairePath('step-5'), question: 'Your height?' },
    questionnairePath('step-5'),
    'Answer the questions',
  ],
  [
    422,
    { missing: questionnairePath('step-1'), question: 'Your age?' },
    '/assessment/consent?flow=weight-management',
    'Answer the questions',
  ],
  [403, { notEligible: 'pregnancy' }, notEligiblePath('pregnancy'), 'See why, and what you can do'],
])('R-39 who has not answered so that it may open is led on: %s %o', async (code, data, to, link) => {
  for (const Page of [Preference, GuardedOrderSummary]) {
    stubApi({ ...ordinarily, medicine_choice: () => says<never>(code, data) })
    const { unmount } = showPage(Page, pages.buy)
    expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe(to)
    expect(medicinesNamedIn(page())).toEqual([])
    unmount()
  }
})

test('R-39 nobody without answers waits for them to be sent', async () => {
  // As opened anew: those of the tests before are still held.
  vi.resetModules()
  const { default: Preference } = await import('#web/checkout/preference/preference.tsx')
  const asked = stubApi({ ...ordinarily, medicine_choice: unanswered })
  showPage(Preference, pages.buy)
  await screen.findByRole('link', { name: 'Answer the questions' })
  expect(asked.filter(({ call }) => call === 'medicine_choice')).toHaveLength(1)
})

test('R-39 without a connection it says so, and asks again', async () => {
  stubApi({})
  const { user } = showPage(Preference, pages.buy)
  await screen.findByRole('heading', { name: 'This page could not be loaded' })
  stubApi(open)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
})

test('R-39 the summary has the same total, and no discount, earlier price or drawing', async () => {
  answered()
  localStorage.setItem('verified', '07700900998')
  stubApi({ ...ordinarily, ...open })
  showPage(GuardedOrderSummary, orderSummaryPath(mounjaro))
  await screen.findByText('Total for the first month')
  expect(page()).toContain('£125.00')
  expect(page()).toContain('Your preference. The prescriber decides.')
  expect(page()).not.toMatch(/promotional|£84|From £|£209\.00/)
  expect(document.querySelector('img[src^="/medications/"]')).toBeNull()
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Please send me offers and news by email' })
  expect(box.checked).toBe(false)
})

test('R-39 a booking leaves both consents to marketing open, and unticked', async () => {
  bookingAnswered()
  stubApi(booking)
  showPage(BookingDetails, pages.bookingDetails)
  const optional = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /\(optional\)$/ })
  expect(optional.map(({ id, checked }) => [id, checked])).toEqual([
    ['consent-t1', false],
    ['consent-t2', false],
  ])
})
