import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { agreeToAll, answered, fillIn, hold, ordinarily } from '../../../tests/components/booking.ts'
import { describedBy, fill } from '../../../tests/components/fill.ts'
import { says } from '../../../tests/components/server-says.ts'
import { showPage } from '../../../tests/components/show-page.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'
import BookingDetails from './details.tsx'

vi.mock('#web/shared/bot-check/use-bot-token.ts', () => ({ useBotToken: () => async () => 'token' }))
vi.mock('#web/shared/bot-check/bot-token.ts', () => ({ earnBotToken: async () => ({ token: 'token', keptForMs: 1 }) }))

beforeEach(() => answered())

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const address = () => waitFor(() => screen.getByTestId('address').textContent)

async function show() {
  const shown = showPage(BookingDetails, '/booking/details')
  await screen.findByRole('button', { name: 'Pay now' })
  return shown
}

/** The draft that is kept at the beginning is taken; what is refused is the form. */
async function send(refuse: (() => ReturnType<typeof says<never>>) | null) {
  stubApi({
    ...ordinarily,
    create_new_user({ mode }) {
      if (mode === 'otpSuccess') return ordinarily.create_new_user()
      if (!refuse) throw new TypeError('Failed to fetch')
      return refuse()
    },
  })
  const { user } = await show()
  fillIn()
  agreeToAll()
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
}

test('E-8 before it is sent, a problem is told when a filled field is left, and not while it is typed', async () => {
  stubApi(ordinarily)
  const { user } = await show()
  const words = 'Enter a full UK postcode, like SW1A 1AA.'
  await user.type(box('Postcode'), 'SW1')
  expect(screen.queryByText(words)).toBeNull()
  await user.click(box('City'))
  await screen.findByText(words)
  expect(screen.queryByText('City is required.')).toBeNull()
  fill('Postcode', 'SW1A 1AA')
  expect(screen.queryByText(words)).toBeNull()
})

test('U-13 R-5 the specified hint stands, and beside it which rule goes where', async () => {
  stubApi(ordinarily)
  await show()
  expect(describedBy(box('Password'))).toMatch(
    /8-12 characters with an upper-case letter, a number and a symbol.*An appointment asks for 8 characters or more\. An order, and any password you choose later, asks for 12\./,
  )
})

test('BK-07 what the server knows of the person is filled in, and no password', async () => {
  localStorage.setItem('user_email', 'known@post.example')
  const asked = stubApi({
    ...ordinarily,
    check_user_by_email: () =>
      says(200, {
        user: {
          email: 'known@post.example',
          title: 'dr',
          name: 'Known',
          dob: '1990-12-05',
          address_details: {
            pincode: null,
            city: null,
            appointmentTime: null,
            slot: null,
            address: '1 Lark Lane#Headingley',
          },
        },
      }),
  })
  await show()
  await waitFor(() => expect(box('First name').value).toBe('Known'))
  expect(box('Dr').checked).toBe(true)
  expect(box('Address 2 (optional)').value).toBe('Headingley')
  expect(box('Month').value).toBe('12')
  expect(box('Password').value).toBe('')
  expect(asked).toContainEqual({ call: 'check_user_by_email', body: { email: 'known@post.example' } })
})

test.each([
  ['BK-07 in the server’s words', () => says<never>(503, null, 'Please try again.'), 'Please try again.', null],
  ['BK-07 without any', () => says<never>(500), 'Failed to create user', null],
  ['BK-07 without an answer', null, 'Something went wrong. Please try again.', null],
  [
    'R-8 with the question that is missing',
    () => says<never>(422, { missing: 'question-3', question: 'How often?' }),
    'You still have a question to answer in your assessment.',
    '/assessment/adhd/question-3',
  ],
])('%s, a refusal is told under the button, and everything typed stays', async (_, refuse, words, way) => {
  await send(refuse)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(words)
  expect(box('City').value).toBe('Bath')
  expect(alert.querySelector('a')?.getAttribute('href') ?? null).toBe(way)
})

test('R-10 answers that rule the appointment out lead to help', async () => {
  await send(() => says(403, { notEligible: 'adhd_risk_factors' }))
  expect(await address()).toBe('/assessment/not-eligible?reason=adhd_risk_factors')
})

test('R-18 whoever comes without a time is told to choose one', async () => {
  stubApi({ ...ordinarily, my_hold: () => says(200, { hold: null, canCancel: true }) })
  await show()
  expect(screen.getByRole('alert').textContent).toContain('Choose a time first')
  expect(screen.getByRole('button', { name: 'Pay now' }).getAttribute('aria-disabled')).toBe('true')
})

test('F-4 somebody else has the time by then: it is said in the dialog, with the way to others', async () => {
  let isHeld = true
  stubApi({
    ...ordinarily,
    my_hold: () => says(200, { hold: isHeld ? hold : null, canCancel: true }),
    hold_slot: () => says(409, null, 'That time has just been taken. Please choose another.'),
  })
  const { user } = await show()
  fillIn()
  agreeToAll()
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  await screen.findByLabelText('Card number')
  isHeld = false
  document.dispatchEvent(new Event('visibilitychange'))
  const dialog = within(screen.getByRole('dialog', { name: 'Pay by card' }))
  await user.click(await dialog.findByRole('button', { name: 'Keep this time again' }))
  await dialog.findByText('That time has just been taken. Please choose another.')
  expect(dialog.queryByRole('button', { name: 'Keep this time again' })).toBeNull()
  expect(dialog.queryByRole('button', { name: /^Pay/ })).toBeNull()
  await user.click(dialog.getByRole('link', { name: 'Choose another time' }))
  expect(await address()).toBe('/booking/schedule')
})
