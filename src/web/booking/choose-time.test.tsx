import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { instantAt } from '#domain/calendar/london-time.ts'
import { answered, clinician, hold, monthAt, ordinarily } from '../../../tests/components/booking.ts'
import { says } from '../../../tests/components/server-says.ts'
import { showPage } from '../../../tests/components/show-page.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'
import ChooseTime from './choose-time.tsx'

vi.mock('#web/shared/bot-check/use-bot-token.ts', () => ({ useBotToken: () => async () => 'token' }))

beforeEach(() => answered())

/** A Monday at ten in the morning, on the clock of London. */
const monday = instantAt({ date: '2026-03-16', time: '10:05' })
const nothingHeld = { my_hold: () => says<never>(200, { hold: null, canCancel: true }) }

function show({ now = monday, taken = [] as number[] } = {}) {
  vi.setSystemTime(now)
  stubApi({ ...ordinarily, ...nothingHeld, booking_month: monthAt(now, taken) })
  return showPage(ChooseTime, '/booking/schedule')
}

const day = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const bars = (name: RegExp) => [...(day(name).closest('label')?.querySelectorAll('rect') ?? [])]
const heading = (name: string) => screen.findByRole('heading', { name })
const times = () => screen.queryAllByRole('button', { name: /^\d\d:\d\d$/ })

test('BK-03 opens at today if it has times; past days are closed and say so; bars show what is free', async () => {
  show({ taken: [instantAt({ date: '2026-03-17', time: '08:30' })] })
  await heading('Monday 16 March 2026')
  // Two of the morning have begun.
  expect(day(/^Monday 16 March 2026, 5 times/).checked).toBe(true)
  expect(screen.queryByRole('heading', { name: 'Morning' })).toBeNull()
  screen.getByRole('button', { name: '13:00' })
  const past = day(/^Sunday 15 March 2026, Past/)
  expect(past.disabled).toBe(true)
  expect(past.closest('label')?.textContent).toContain('Past')
  expect(bars(/^Wednesday 18/)[0]?.getAttribute('width')).toBe('70%')
  expect(bars(/^Tuesday 17/)[0]?.getAttribute('width')).toBe('60%')
  expect(bars(/^Sunday 22/)).toEqual([])
})

test('BK-03 opens at the next day with times on a Sunday, and an empty day says so', async () => {
  const { user } = show({ now: instantAt({ date: '2026-03-15', time: '09:00' }) })
  await heading('Monday 16 March 2026')
  expect(times()).not.toEqual([])
  await user.click(day(/^Sunday 22 March/))
  await screen.findByText('No available slots on Sunday 22 March 2026. Please select another day.')
  expect(times()).toEqual([])
})

test('C-7 BK-03 choosing another day clears the chosen time, and says that it is still held', async () => {
  const slot = { date: '2026-03-18', time: '13:00' }
  vi.setSystemTime(monday)
  const [startsAt, expiresAt] = [instantAt(slot), monday + 15 * 60_000].map((at) => new Date(at).toISOString())
  stubApi({
    ...ordinarily,
    my_hold: () => says(200, { hold: { ...hold, ...slot, startsAt, expiresAt }, canCancel: true }),
    booking_month: monthAt(monday),
  })
  const { user } = showPage(ChooseTime, '/booking/schedule')
  await screen.findByRole('complementary', { name: 'This time is yours for now' })
  await heading('Monday 16 March 2026')
  await user.click(day(/^Wednesday 18/))
  const chosen = screen.getByRole('button', { name: '13:00' })
  expect(chosen.getAttribute('aria-pressed')).toBe('false')
  await screen.findByText(/We are still holding Wednesday 18 March 2026, 13:00 GMT for you\./)
})

test('BK-03 the schedule that could not be loaded says what to do', async () => {
  let isDown = true
  stubApi({
    ...ordinarily,
    ...nothingHeld,
    booking_month(asked) {
      if (isDown) throw new TypeError('Failed to fetch')
      return monthAt(Date.now())(asked)
    },
  })
  const { user } = showPage(ChooseTime, '/booking/schedule')
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the schedule')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(clinician.name)
})

test('BK-03 the clinician has a profile', async () => {
  const { user } = show()
  await screen.findByText('Consultant psychiatrist')
  await user.click(screen.getByRole('button', { name: 'Profile of Dr Imogen Ashdown' }))
  const profile = await screen.findByRole('dialog', { name: 'Dr Imogen Ashdown' })
  expect(profile.textContent).toContain('Takes time.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const other = { id: 'dr-tarn', name: 'Dr Tarn', title: 'Psychiatrist', profile: [] }

test('one psychiatrist is not chosen among', async () => {
  show()
  await screen.findByText('Consultant psychiatrist')
  expect(screen.queryByRole('group', { name: 'Who would you like to see?' })).toBeNull()
})

test('of several any is offered first, and the times follow whoever is chosen', async () => {
  vi.setSystemTime(monday)
  const clinicians = [clinician, other]
  const asked = stubApi({
    ...ordinarily,
    ...nothingHeld,
    booking_month(body) {
      const named = clinicians.find(({ id }) => id === body.clinician) ?? null
      return monthAt(monday, [], { clinicians, clinician: named })(body)
    },
    hold_slot: () => says<never>(409, null, 'That time has just been taken. Please choose another.'),
  })
  const { user } = showPage(ChooseTime, '/booking/schedule')
  await screen.findByRole('group', { name: 'Who would you like to see?' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Any psychiatrist/ }).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: '13:00' }))
  await screen.findByText(/has just been taken/)
  await user.click(screen.getByRole('radio', { name: /Dr Tarn/ }))
  await waitFor(() => expect(screen.getAllByText('Psychiatrist')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: /Profile/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: '13:00' }))
  await screen.findByText(/has just been taken/)
  const bodies = (name: string) => asked.filter(({ call }) => call === name).map(({ body }) => body)
  expect(bodies('hold_slot')).toEqual([
    { date: '2026-03-16', time: '13:00', token: 'token' },
    { date: '2026-03-16', time: '13:00', clinician: other.id, token: 'token' },
  ])
  expect(bodies('booking_month').at(-1)).toMatchObject({ clinician: other.id })
})
