import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Confirmation } from '#contract/orders/guest-orders.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { noteConfirmationDue } from '#web/browser/confirmation-due.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { PaidFirst } from './paid-first.tsx'

const order: Confirmation = {
  kind: 'order',
  reference: 'LW-7',
  amountPence: 125_00,
  turn: 'patient',
  tasks: { left: 4, minutes: 18, first: { gate: 'identity', minutes: 4 } },
  promise: null,
  decision: promise('release', Date.parse('2031-03-03T11:00:00Z'), []),
}

const due = () => localStorage.setItem('payment_confirmation', '1')
const section = () => screen.findByRole('region', { name: /^Thank you\./ })
const confirming = (confirmation: Confirmation | null) => ({
  payment_confirmation: () => says<never>(200, { confirmation }),
})

test('U-3 whoever has not paid here is shown nothing, and nothing is asked for', () => {
  const asked = stubApi({})
  const { container } = showPage(PaidFirst, '/')
  expect(container.innerHTML).toBe('')
  expect(asked).toEqual([])
})

test('U-3 written into the page it keeps room only where a payment waits to be confirmed', () => {
  const router = createMemoryRouter([{ path: '/', Component: PaidFirst }])
  const html = renderToString(<RouterProvider router={router} />)
  expect(html).toContain('hidden in-data-[confirming]:block')
  expect(html).toContain("localStorage.getItem('payment_confirmation')")
  expect(html).toContain('Your payment went through.')
})

test('U-3 while it is being fetched it says that the payment went through, but not to whoever only follows a link', async () => {
  stubApi({ payment_confirmation: () => new Promise<never>(() => undefined) })
  showPage(PaidFirst, '/?show=confirmation')
  await waitFor(() => expect(document.querySelector('.min-h-\\[69rem\\]')).not.toBeNull())
  expect(screen.queryByRole('status')).toBeNull()
  cleanup()
  due()
  showPage(PaidFirst, '/')
  expect((await screen.findByRole('status')).textContent).toContain('Thank you.Your payment went through.')
})

test('U-3 U-4 an order: reference, what is next, by when, and the first task in one press', async () => {
  due()
  stubApi(confirming(order))
  showPage(PaidFirst, '/')
  const shown = await section()
  for (const words of [
    'LW-7',
    '£125.00 is authorised, not charged. We charge your card only if your order is approved.',
    'Four short tasks, about 18 minutes',
    'Please finish by Monday 3 March, when the hold on your card ends.',
    'Within one working day of your last task.',
  ])
    expect(shown.textContent).toContain(words)
  const ways = [...shown.querySelectorAll('a')]
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Start the first task', '/account/evidence?task=identity'],
  ])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Thank you. We have your order.'))
})

test('U-3 a page that began at its h1 while the confirmation was loading goes on to it, and one begun elsewhere does not', async () => {
  for (const [begun, ends] of [
    ['h1', 'Thank you. We have your order.'],
    ['button', 'begun here'],
  ] as const) {
    due()
    stubApi(confirming(order))
    const start = document.body.appendChild(document.createElement(begun))
    start.textContent = 'begun here'
    start.tabIndex = -1
    start.focus()
    const { unmount } = showPage(PaidFirst, '/')
    await section()
    // It is focused once it is painted.
    await waitFor(() => expect(document.activeElement?.textContent).toBe(ends)).finally(() => {
      unmount()
      start.remove()
    })
  }
})

test.each([
  [
    'done, and ours to review',
    {
      ...order,
      turn: 'us',
      tasks: { left: 0, minutes: 0, first: null },
      promise: promise('decision', Date.parse('2031-03-03T11:00:00Z'), []),
    },
    'By 11:00 on Monday 3 March.',
    ['See your order', '/your-order'],
  ],
  [
    'theirs, in the account',
    { ...order, tasks: { left: 0, minutes: 0, first: null } },
    'One thing to do in your account',
    ['Open your account', '/account'],
  ],
  [
    'an appointment',
    { kind: 'appointment', reference: 'LW-8', amountPence: 850_00, startsAt: '2031-03-03T10:00:00.000Z', minutes: 90 },
    'Monday 3 March 2031, 10:00 GMT',
    ['See your appointment', '/your-order'],
  ],
] as const)('U-3 of what is %s', async (_, confirmation, words, way) => {
  due()
  stubApi(confirming(confirmation as Confirmation))
  showPage(PaidFirst, '/')
  const shown = await section()
  expect(shown.textContent).toContain(words)
  const [link, ...more] = [...shown.querySelectorAll('a')]
  expect([link?.textContent, link?.getAttribute('href'), more.length]).toEqual([...way, 0])
  expect(shown.textContent).not.toMatch(/mounjaro|wegovy|adhd|weight/i)
})

test('U-3 put away, it is gone here and in another tab; one that was paid for before takes its place', async () => {
  due()
  const open = ['LW-7', 'LW-6']
  const asked = stubApi({
    payment_confirmation: () => says<never>(200, { confirmation: open[0] ? { ...order, reference: open[0] } : null }),
    dismiss_confirmation({ reference }) {
      open.splice(open.indexOf(reference), 1)
      return says<never>(200, {})
    },
  })
  const { user } = showPage(PaidFirst, '/')
  await screen.findByText('LW-7')
  await user.click(screen.getByRole('button', { name: 'Hide this confirmation' }))
  await screen.findByText('LW-6')
  await user.click(screen.getByRole('button', { name: 'Hide this confirmation' }))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(localStorage.getItem('payment_confirmation')).toBeNull()
  expect(asked.filter(({ call }) => call === 'dismiss_confirmation').map(({ body }) => body)).toEqual([
    { reference: 'LW-7' },
    { reference: 'LW-6' },
  ])
})

test('U-3 hidden in another tab, it goes here too', async () => {
  due()
  stubApi(confirming(order))
  showPage(PaidFirst, '/')
  await section()
  act(() => noteConfirmationDue(false))
  expect(screen.queryByRole('region')).toBeNull()
})

test('U-3 what could not be put away stays and says so', async () => {
  due()
  stubApi({ ...confirming(order), dismiss_confirmation: () => says<never>(503) })
  const { user } = showPage(PaidFirst, '/')
  await section()
  await user.click(screen.getByRole('button', { name: 'Hide this confirmation' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t hide this just now.')
})

test('U-3 that cannot be fetched says that the payment went through, and can be asked for again', async () => {
  due()
  let isAway = true
  stubApi({ payment_confirmation: () => (isAway ? says<never>(503) : says<never>(200, { confirmation: order })) })
  const { user } = showPage(PaidFirst, '/')
  expect((await screen.findByRole('alert')).textContent).toContain('Your payment went through')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await section()
})

test('U-3 the link of a receipt shows it again where it was paid, and elsewhere leads to signing in', async () => {
  const asked = stubApi(confirming(order))
  showPage(PaidFirst, '/?show=confirmation')
  await section()
  expect(asked.at(-1)?.body).toEqual({ again: true })
  cleanup()
  stubApi(confirming(null))
  showPage(PaidFirst, '/?show=confirmation')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login'))
  cleanup()
  localStorage.setItem('signed_in', '1')
  showPage(PaidFirst, '/?show=confirmation')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/account'))
})
