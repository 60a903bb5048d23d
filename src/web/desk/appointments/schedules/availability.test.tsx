import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import type { Capability } from '#domain/identity/staff/roles.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import Times from './availability.tsx'

type Shown = CallReply<'desk_schedule'>

const shown = (change: Partial<Shown> = {}): Shown => ({
  clinicians: [
    {
      id: 'consultant',
      name: 'Dr Imogen Ashdown',
      title: 'Psychiatrist',
      isMe: true,
      isBookable: true,
      staffId: null,
      services: ['adult-adhd-assessment'],
    },
  ],
  clinician: 'consultant',
  epoch: 4,
  schedule: {
    weekly: { 1: ['09:00'], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] },
    exceptions: [],
    lengths: [],
    bufferMinutes: 0,
    noticeMinutes: 120,
    horizonDays: 90,
  },
  services: [
    { key: 'adult-adhd-assessment', name: 'Adult ADHD Assessment Online (18+)', minutes: 90 },
    { key: 'weigh-in', name: 'Video weigh-in', minutes: 10 },
  ],
  holidays: [{ date: '2031-12-25', name: 'Christmas Day' }],
  changed: null,
  feedSince: null,
  people: null,
  ...change,
})
const own: readonly Capability[] = ['see-appointments', 'own-appointments', 'see-record']

function open(answers: Parameters<typeof stubApi>[0] = {}, first = shown(), capabilities = own) {
  const asked = stubApi({ desk_schedule: () => says<never>(200, first), ...answers })
  const bodiesOf = (call: string) =>
    asked.filter((one) => one.call === call).map(({ body }) => body as Record<string, unknown>)
  return { ...showDesk(Times, '/desk/times', capabilities), bodiesOf }
}

const hit = { id: '00000000-0000-4000-8000-0000000000a1', startsAt: '2031-03-17T10:00:00.000Z', reference: 'LW-A' }

it('previews whom a change would leave outside, with a way to each, and saves under the epoch that was seen', async () => {
  const { user, bodiesOf } = open({
    desk_preview_schedule: () => says<never>(200, { hits: [hit] }),
    desk_save_schedule: () => says<never>(200, { epoch: 5, hits: [] }),
  })
  const monday = await screen.findByLabelText('Monday')
  await user.clear(monday)
  await user.type(monday, '9:30 11.00')
  await user.click(screen.getByRole('button', { name: /^Preview/ }))
  const link = await screen.findByRole('link', { name: /Open the appointment on Monday 17 March 2031/ })
  expect(link.getAttribute('href')).toBe(`/desk/appointment?id=${hit.id}`)
  expect(screen.getByText('One booked appointment is outside these times. It stays booked.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Save hours/ }))
  await waitFor(() => expect(bodiesOf('desk_save_schedule')).toHaveLength(1))
  expect(bodiesOf('desk_save_schedule')[0]).toMatchObject({
    clinician: 'consultant',
    epoch: 4,
    schedule: { weekly: { 1: ['09:30', '11:00'], 2: [] }, noticeMinutes: 120, lengths: [] },
  })
})

it('says which field cannot be read, and sends nothing', async () => {
  const { user, bodiesOf } = open()
  await user.type(await screen.findByLabelText('Tuesday'), 'nine')
  await user.clear(screen.getByLabelText('Bookable ahead, days'))
  expect(screen.getAllByText('Enter times such as 09:00, 10:30.').length).toBeGreaterThan(0)
  expect(screen.getByText('Enter a number from 1 to 365.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Save hours/ }))
  expect(bodiesOf('desk_save_schedule')).toEqual([])
})

it('adds a day off, opens a holiday, and says who was first where two edit at once', async () => {
  const { user, bodiesOf } = open({
    desk_save_schedule: () => says<never>(409, { by: 'Dr Heron' }, 'Dr Heron has changed these times meanwhile.'),
  })
  await user.type(await screen.findByLabelText('Day'), '2031-03-18')
  await user.click(screen.getByRole('button', { name: 'Add day' }))
  expect(screen.getByText('Tuesday 18 March 2031')).toBeDefined()
  await user.click(screen.getByText('Bank holidays'))
  await user.click(screen.getByRole('button', { name: 'Open: Christmas Day' }))
  await user.type(screen.getByLabelText('Times'), '10:00')
  await user.click(screen.getByRole('button', { name: 'Add day' }))
  await user.click(screen.getByRole('button', { name: /^Save hours/ }))
  await screen.findByText('Dr Heron has changed these times meanwhile.')
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined()
  expect((bodiesOf('desk_save_schedule')[0]?.schedule as Shown['schedule'])?.exceptions).toEqual([
    { date: '2031-03-18', kind: 'closed' },
    { date: '2031-12-25', kind: 'extra', times: ['10:00'] },
  ])
})

it('shows the address for calendars once', async () => {
  const address = 'https://larkwell.example/api/calendar.ics?key=secret'
  const { user, bodiesOf } = open({ desk_calendar_feed: () => says<never>(200, { address }) })
  await user.click(await screen.findByRole('button', { name: 'Create address' }))
  expect(((await screen.findByLabelText('Address for your calendar app')) as HTMLInputElement).value).toBe(address)
  expect(bodiesOf('desk_calendar_feed')).toEqual([{ clinician: 'consultant', wanted: 'new' }])
})

it('has the lengths and the usual week of what somebody can be booked for, which whoever manages times ticks', async () => {
  const nurse = {
    id: 'bryony-fell',
    name: 'Bryony Fell',
    title: 'Nurse',
    isMe: false,
    isBookable: true,
    staffId: '00000000-0000-4000-8000-0000000000f1',
    services: ['weigh-in'],
  }
  const { schedule } = shown()
  const { user, bodiesOf } = open(
    { desk_keep_clinician: () => says<never>(422, null, 'Video weigh-in: for somebody at the desk.') },
    shown({
      clinicians: [nurse],
      clinician: nurse.id,
      schedule: schedule && { ...schedule, weekly: null },
      people: [{ id: nurse.staffId, name: nurse.name }],
    }),
  )
  await screen.findByLabelText('Video weigh-in, minutes')
  expect(screen.queryByLabelText(/Adult ADHD Assessment.*minutes/)).toBeNull()
  expect(screen.getAllByText(/12:15, 12:30/)).not.toEqual([])
  const [both] = screen.getAllByRole('checkbox', { name: /Adult ADHD/ }) as [HTMLElement]
  const [only] = screen.getAllByRole('checkbox', { name: 'Video weigh-in' }) as [HTMLElement]
  await user.click(only)
  // The other is that of a new clinician.
  expect(screen.getAllByText('Choose at least one service.')).toHaveLength(2)
  await user.click(only)
  await user.click(both)
  await user.click(screen.getAllByRole('button', { name: /^Save$/ })[0] as HTMLElement)
  await screen.findByText('Video weigh-in: for somebody at the desk.')
  expect(bodiesOf('desk_keep_clinician')).toMatchObject([{ services: ['adult-adhd-assessment', 'weigh-in'] }])
})

it('S-5 offers support to open and close a calendar, and not to say whose it is or what it is for', async () => {
  const { user, bodiesOf } = open({ desk_keep_clinician: () => says<never>(200, {}) }, shown(), [
    'see-appointments',
    'manage-appointments',
  ])
  await user.click(await screen.findByRole('checkbox', { name: 'Can be booked' }))
  expect(screen.queryByLabelText('Staff account')).toBeNull()
  expect(screen.queryByText('Add a clinician')).toBeNull()
  expect(screen.getByText(/Only an administrator or a clinical lead can link a calendar/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Save$/ }))
  await waitFor(() => expect(bodiesOf('desk_keep_clinician')).toMatchObject([{ staffId: null, isBookable: false }]))
})
