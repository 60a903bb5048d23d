import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MyCheckIn } from '#contract/treatment/check-in.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import CheckInPage from './check-in.tsx'

const id = '6f1c2f0e-4a5b-4c1d-9e8f-0a1b2c3d4e5f'
const open: NonNullable<MyCheckIn['open']> = {
  id,
  ansData: '{}',
  revision: 3,
  today: '2031-06-20',
  medicine: 'mounjaro' as const,
  injectionDay: null,
  dosesDue: ['2031-06-03'],
  logged: [],
  lastWeight: null,
  missing: null,
  wish: 'up',
  answers: [
    { path: '/assessment/check-in/check-in-wish', question: 'What would you like next?', answer: ['The next dose up'] },
  ],
  pen: { medicine: 'Mounjaro', dose: '5mg', pricePence: 209_00, reasons: ['Four doses were taken.'] },
}
const standing = (part: Partial<MyCheckIn>): { my_check_in: () => ReturnType<typeof says<never>> } => ({
  my_check_in: () =>
    says<never>(200, {
      is: 'open',
      opensOn: '2031-06-20',
      lastsUntil: '2031-07-01',
      review: null,
      open: null,
      sent: null,
      ...part,
    } as never),
})
const show = () => showPage(CheckInPage, '/account/check-in')

test('the price stands there before the press, and is sent with it', async () => {
  const asked = stubApi({
    ...standing({ open }),
    finish_check_in: () => says<never>(409, { pricePence: 229_00 } as never, 'The price has changed.'),
  })
  const { user } = show()
  await screen.findByText('Mounjaro 5mg, one pen')
  screen.getByText(/may choose another dose: if it costs less, you pay less; if it costs more, we ask you first/)
  expect(screen.getByRole('link', { name: 'Change: What would you like next?' }).getAttribute('href')).toBe(
    '/assessment/check-in/check-in-wish',
  )
  await user.click(screen.getByRole('button', { name: 'Send and pay £209.00' }))
  expect(asked.find(({ call }) => call === 'finish_check_in')?.body).toEqual({ id, pricePence: 209_00 })
  expect((await screen.findByRole('alert')).textContent).toContain('The price has changed.')
  await waitFor(() => expect(asked.filter(({ call }) => call === 'my_check_in')).toHaveLength(2))
})

test('whoever wishes a pause orders nothing', async () => {
  const asked = stubApi({
    ...standing({ open: { ...open, wish: 'pause', pen: null } }),
    finish_check_in: () => says<never>(200, { outcome: 'pause', toPay: null } as never),
  })
  const { user } = show()
  await screen.findByText(/We won’t order a pen/)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(asked.find(({ call }) => call === 'finish_check_in')?.body).toEqual({ id, pricePence: null })
})

test('why the next pen has its dose is read without a press, also by whoever wished for the same and gets less', async () => {
  const reason = 'You’ve missed three doses or more, so it’s safer to restart at 2.5 mg.'
  stubApi(standing({ open: { ...open, wish: 'same', pen: { ...open.pen, reasons: [reason] } } as never }))
  show()
  expect((await screen.findByText(reason)).closest('details')).toBeNull()
})

test('what becomes of answers that led to no pen is read from its start, where the focus is', async () => {
  let isSent = false
  stubApi({
    my_check_in: () =>
      (isSent
        ? standing({ is: 'looked at', sent: { outcome: 'no dose', toPay: null } })
        : standing({ open: { ...open, wish: 'same', pen: null } })
      ).my_check_in(),
    finish_check_in: () => {
      isSent = true
      return says<never>(200, { outcome: 'no dose', toPay: null } as never)
    },
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await screen.findByRole('heading', { name: 'A clinician is looking at your answers' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test.each([
  [{ is: 'none', opensOn: null }, 'There are no questions for you', 'Back to your account'],
  [{ is: 'not yet' }, 'It’s not time yet', 'Back to your account'],
  [
    { open: { ...open, wish: null, missing: '/assessment/check-in/check-in-wish' } },
    'A few questions before your next pen',
    'Carry on with the questions',
  ],
  [
    { open: { ...open, wish: null, ansData: null, missing: '/assessment/check-in/check-in-signs' } },
    'A few questions before your next pen',
    'Start: about three minutes',
  ],
  [
    { is: 'to pay', sent: { outcome: 'ordered', toPay: { orderId: id, amountPence: 209_00, item: 'Mounjaro' } } },
    'One step left',
    'Pay £209.00',
  ],
  [{ is: 'sent', sent: { outcome: 'ordered', toPay: null } }, 'We have your answers', 'Back to your account'],
  [{ is: 'again', sent: { outcome: 'ordered', toPay: null } }, 'Please answer again', 'Answer again'],
  [{ is: 'again', sent: { outcome: 'stop', toPay: null } }, 'Would you like to stop?', 'Continue to your treatment'],
  [
    {
      is: 'looked at',
      review: promise('review', Date.parse('2031-06-23T10:00:00Z'), []),
      sent: { outcome: 'no dose', toPay: null },
    },
    'A clinician is looking at your answers',
    'Write to your care team',
  ],
  [{ is: 'again', sent: { outcome: 'no dose', toPay: null } }, 'Please answer again', 'Answer again'],
  [{ is: 'locked', sent: { outcome: 'locked', toPay: null } }, 'We will call you', 'I feel unwell'],
] as const)('%j says how it stands and what to do', async (part, title, action) => {
  stubApi(standing(part as Partial<MyCheckIn>))
  show()
  await screen.findByRole('heading', { name: title })
  expect(screen.getByText(action)).toBeDefined()
})

test('where nothing can be offered, it says who looks at it and by when, and that nothing is injected before', async () => {
  stubApi(standing({ open: { ...open, wish: 'same', pen: null } }))
  const { unmount } = show()
  await screen.findByText(/you’ll hear from us within one working day\. Please check that the answers below are right/)
  expect(screen.getByRole('button', { name: 'Send' })).toBeDefined()
  unmount()
  stubApi(
    standing({
      is: 'looked at',
      review: promise('review', Date.parse('2031-06-23T10:00:00Z'), []),
      sent: { outcome: 'no dose', toPay: null },
    }),
  )
  show()
  await screen.findByText('You’ll hear from us by 11:00 on Monday 23 June.')
  expect(screen.getByText(/Please don’t inject until you’ve heard from us/)).toBeDefined()
})
