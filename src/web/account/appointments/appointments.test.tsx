import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { followUpPromise } from '#domain/promises/make-promise.ts'
import { monthAt } from '../../../../tests/components/booking.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import AccountPage from '../account.tsx'
import AppointmentsPage from './appointments-page.tsx'

const appointment: AccountAppointment = {
  id: '3f0c0b7e-4a57-4a55-9a3a-0d1f5f4d9a10',
  reference: 'LW-TEST1234',
  service: 'Adult ADHD Assessment Online (18+)',
  clinician: { id: 'consultant', name: 'Dr Imogen Ashdown', title: 'Consultant psychiatrist' },
  startsAt: '2031-06-16T09:00:00.000Z',
  minutes: 90,
  state: 'booked',
  amountPence: 850_00,
  refundedPence: 0,
  isCalledOff: false,
  words: null,
  followUp: null,
  hasLetter: false,
  paper: null,
  isFollowUp: false,
  toPay: null,
  policyVersion: 1,
  refundCapPence: null,
  isFree: false,
  canReschedule: true,
  cannotReschedule: null,
  cancel: { isAllowed: true, because: null, refundPence: 850_00 },
  deadlines: {
    fullRefundUntil: '2031-06-09T09:00:00.000Z',
    partRefundUntil: '2031-06-14T09:00:00.000Z',
    partRefundPence: 425_00,
  },
}
const profile = { name: 'Amara', email: 'amara@post.example' }
const having = (change: Partial<AccountAppointment> = {}) => ({
  my_account: () =>
    says<never>(200, {
      profile,
      orders: [],
      appointments: [{ ...appointment, ...change }],
      unfinishedAssessment: null,
    }),
})
// Early in a month, so that it has times left.
const now = Date.parse('2031-06-04T09:00:00Z')
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))

const inDays = (days: number) => ({ startsAt: new Date(now + days * 86_400_000).toISOString() })
const giving = (refundPence: number) => ({ cancel: { isAllowed: true, because: null, refundPence } })
const times = () => screen.findAllByRole('button', { name: /^\d\d:\d\d$/ })
const moving = `/account?reschedule=${appointment.id}`

test('BK-08 summer time is written with the hour', async () => {
  stubApi(having())
  showPage(AppointmentsPage, '/account/appointments')
  expect((await screen.findByRole('article')).textContent).toContain('Monday 16 June 2031, 10:00 BST')
})

test.each([
  ['a day before', 24 * 60, null],
  ['eleven minutes before', 11, null],
  ['nine minutes before', 9, 'open'],
  ['while it goes on', -30, 'open'],
  ['when it is over', -200, 'over'],
])('%s it can be joined, or says when', async (_, minutes, state) => {
  stubApi(having({ startsAt: new Date(now + minutes * 60_000).toISOString() }))
  showPage(AppointmentsPage, '/account/appointments')
  const card = within(await screen.findByRole('article'))
  const link = card.queryByRole('link', { name: 'Join by video' })
  expect(link?.getAttribute('href')).toBe(state === 'open' ? `/appointment?id=${appointment.id}` : undefined)
  const shut = card.queryByRole('button', { name: 'Join by video' })
  expect(shut?.hasAttribute('disabled')).toBe(state === null ? true : undefined)
  expect(card.queryByText(/^You can join from .*\.$/) !== null).toBe(state === null)
})

test.each([
  ['half of it', inDays(4), 425_00, null, 'You will get £425.00 back. We keep £425.00, because there are fewer than 7'],
  ['none of it', inDays(1), 0, null, 'You will get £0.00 back'],
  ['none of it, as for whoever does not come', inDays(1), 0, null, 'DNA (did not attend)'],
  ['C-4 as much as before it was moved late', inDays(30), 425_00, 425_00, 'because you moved it at shorter notice'],
])('PO-02 %s comes back, and is said before it is cancelled', async (_, when, refund, refundCapPence, words) => {
  stubApi(having({ ...when, ...giving(refund), refundCapPence }))
  const { user } = showPage(AppointmentsPage, '/account/appointments')
  await user.click(await screen.findByRole('button', { name: /^Cancel appointment/ }))
  expect((await screen.findByRole('dialog')).textContent).toContain(words)
})

test('PO-02 what changed while somebody thought about it is shown before they can say yes again', async () => {
  const expected: unknown[] = []
  stubApi({
    ...having(),
    cancel_appointment({ expectedRefundPence }) {
      expected.push(expectedRefundPence)
      return says(expected.length === 1 ? 409 : 200, { refundPence: 425_00 })
    },
  })
  const { user } = showPage(AppointmentsPage, '/account/appointments')
  await user.click(await screen.findByRole('button', { name: /^Cancel appointment/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('you would now get £425.00 back')
  dialog.getByText(/You will get £425\.00 back\. We keep £425\.00/)
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(expected).toEqual([850_00, 425_00])
})

test('R-18 PO-01 another time that has just gone is told, and the appointment stays', async () => {
  const taken = 'That time has just been taken. Please choose another.'
  stubApi({
    ...having(),
    booking_month: monthAt(now),
    reschedule_appointment: () => says(409, null, taken),
  })
  const { user, router } = showPage(AccountPage, moving)
  await screen.findByText('Choose a day and a time to continue.')
  // To move costs nothing, so the times have no price.
  await screen.findByText('90 mins by video')
  expect(document.body.textContent).not.toContain('£850')
  const choose = async () => user.click((await times())[0] as HTMLElement)
  const confirm = () => screen.queryByRole('button', { name: /^Move my appointment/ })
  await choose()
  // Another day: what was chosen is not chosen any more.
  const days = screen.getAllByRole<HTMLInputElement>('radio', { name: /, [1-9]\d* times?$/ })
  await user.click(days.find(({ checked }) => !checked) as HTMLInputElement)
  expect(confirm()).toBeNull()
  await choose()
  await user.click(confirm() as HTMLElement)
  expect((await screen.findByRole('alert')).textContent).toBe(taken)
  expect(router.state.location.search).toContain('reschedule=')
})

test('F-10 C-4 a move that costs refund rights says so before it is made', async () => {
  stubApi({ ...having(inDays(40)), booking_month: monthAt(now) })
  const { user } = showPage(AccountPage, moving)
  // The first day that has one is within the week.
  await user.click((await times())[0] as HTMLElement)
  screen.getByText(/If you cancelled now, you would get £850\.00 back\./)
  screen.getByRole('button', { name: /^Move my appointment/ })
})

test('F-1 F-10 PO-01 what can no longer be moved or cancelled says why', async () => {
  const spent = {
    canReschedule: false,
    cannotReschedule: 'rescheduled-before',
    cancel: { isAllowed: false, because: 'cancelled-before', refundPence: 0 },
  } as const
  stubApi(having(spent))
  const { unmount } = showPage(AppointmentsPage, '/account/appointments')
  await screen.findByText(/You have already cancelled an appointment of this type/)
  expect(screen.queryByRole('link', { name: /^Reschedule/ })).toBeNull()
  unmount()
  showPage(AccountPage, moving)
  await screen.findByText('You have already moved this appointment once, so it cannot be moved again.')
})

test('P-5 of an appointment whose time has passed without an outcome it is said that it is over, and whom to ask', async () => {
  stubApi(having(inDays(-17)))
  showPage(AppointmentsPage, '/account/appointments')
  const card = await screen.findByRole('article')
  within(card).getByText('Over')
  within(card).getByText(/If you didn’t meet, or something went wrong, message us/)
  expect(within(card).getByRole('link', { name: 'Write to your care team' }).getAttribute('href')).toBe(
    '/account/messages',
  )
  expect(card.textContent).not.toMatch(/Booked|has started/)
})

test('what we had to cancel comes with an apology, the refund and the first free times', async () => {
  stubApi({
    ...having({ state: 'cancelled', isCalledOff: true, refundedPence: 850_00, words: 'I am ill today. I am sorry.' }),
    rebooking_times: () => says<never>(200, { times: ['2031-06-17T09:00:00.000Z'] }),
  })
  showPage(AppointmentsPage, '/account/appointments')
  await screen.findByText('Cancelled by us')
  expect(screen.getByText('I am ill today. I am sorry.')).toBeDefined()
  expect(screen.getByText('£850.00')).toBeDefined()
  const first = await screen.findByRole('link', { name: 'Tuesday 17 June 2031, 10:00 BST' })
  expect(first.getAttribute('href')).toBe('/booking/schedule?day=2031-06-17')
})

test('a letter is read among the others, and a follow-up is told', async () => {
  stubApi(having({ state: 'completed', hasLetter: true, followUp: followUpPromise('2031-07-18', []) }))
  showPage(AppointmentsPage, '/account/appointments')
  expect(await screen.findByText('You agreed to have another appointment by Friday 18 July.')).toBeDefined()
  const letter = screen.getByRole('link', { name: 'Read your letter' })
  expect(letter.getAttribute('href')).toMatch(/^\/account\/letters\?id=/)
})

const free = {
  isFree: true,
  service: 'Video weigh-in',
  minutes: 10,
  amountPence: 0,
  canReschedule: false,
  cancel: { isAllowed: false, because: null, refundPence: 0 },
} as const

test('what costs nothing speaks of no money, and is changed where it was booked', async () => {
  stubApi(having({ ...free, startsAt: new Date(now + 9 * 60_000).toISOString() }))
  const { unmount } = showPage(AppointmentsPage, '/account/appointments')
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('link', { name: 'Join by video' }).getAttribute('href')).toBe(
    `/appointment?id=${appointment.id}`,
  )
  const change = card.getByRole('link', { name: 'Move or cancel' })
  expect(change.getAttribute('href')).toBe('/account/evidence?task=measurements')
  expect(card.queryByText(/£|refund/i)).toBeNull()
  unmount()
  stubApi(having({ ...free, state: 'cancelled', isCalledOff: true, words: 'We are ill. Sorry.' }))
  showPage(AppointmentsPage, '/account/appointments')
  await screen.findByText(/We’re sorry that we had to cancel this appointment/)
  expect(screen.getByText('We are ill. Sorry.')).toBeDefined()
  expect(screen.queryByText(/£|refund|money/i)).toBeNull()
})
