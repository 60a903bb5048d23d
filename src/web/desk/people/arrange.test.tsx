import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill } from '../../../../tests/components/fill.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import Diary from '../appointments/diary/diary.tsx'
import { BookAppointment } from './book-appointment.tsx'
import { EditContact } from './edit-contact.tsx'

const accountId = '00000000-0000-4000-8000-0000000000a1'
const contact = { mobile: '07700900123', address: '14 Lark Rise', city: 'York', pincode: 'YO1 7HH' }
const done = async () => undefined

describe('D-9 editing contact details', () => {
  const Page = () => <EditContact person={{ accountId, contact, contactChanges: [] }} onChanged={done} />

  it('asks how the patient is known and why, and says what becomes of the orders', async () => {
    const reply = { redirected: ['LW-1'], elsewhere: [], onTheirWay: ['LW-2'] }
    const asked = stubApi({ desk_change_contact: () => says<never>(200, reply) })
    const { user } = showDesk(Page, '/desk/person', ['edit-contact'])
    await user.click(screen.getByRole('button', { name: 'Edit address or phone' }))
    const save = await screen.findByRole('button', { name: 'Save and tell the patient' })
    await user.click(save)
    expect(asked).toEqual([])
    expect(screen.getByText('Choose how you know that it is the patient first.')).toBeDefined()
    await user.click(screen.getByText('I called them on the number we hold'))
    fill('Address', '7 Orchard Close')
    fill('Reason', 'Moved house.')
    await user.click(save)
    expect(await screen.findByText(/Goes to the new address: LW-1/)).toBeDefined()
    expect(screen.getByText(/already left for the old address: LW-2/)).toBeDefined()
    expect(asked).toMatchObject([
      {
        call: 'desk_change_contact',
        body: { accountId, after: null, ...contact, address: '7 Orchard Close', knownBy: 'called back' },
      },
    ])
  })

  it('says beside a field what is wrong with it, and keeps what was typed', async () => {
    const fields = [{ field: 'pincode', message: 'Enter a UK postcode.' }]
    stubApi({ desk_change_contact: () => says<never>(422, { fields }, 'Enter a UK postcode.') })
    const { user } = showDesk(Page, '/desk/person', ['edit-contact'])
    await user.click(screen.getByRole('button', { name: 'Edit address or phone' }))
    await user.click(await screen.findByText('They wrote from their account'))
    fill('Postcode', 'nowhere')
    fill('Reason', 'Moved house.')
    await user.click(screen.getByRole('button', { name: 'Save and tell the patient' }))
    expect(await screen.findByText('Enter a UK postcode.')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('nowhere')
  })
})

describe('D-9 booking for a patient', () => {
  it('says why not, never offers an assessment, and books what can be', async () => {
    const kinds = [
      { what: 'weigh-in', because: null, pricePence: 0, with: null, by: null },
      {
        what: 'follow-up',
        because: 'The clinician has not requested a follow-up.',
        pricePence: 1,
        with: null,
        by: null,
      },
    ]
    const asked = stubApi({
      desk_bookable: () => says<never>(200, { kinds }),
      desk_times_to_book: () => says<never>(200, { times: ['12:15'], holiday: null }),
      desk_book_for_patient: () => says<never>(200, { payBy: null }),
    })
    const Page = () => <BookAppointment accountId={accountId} onChanged={done} />
    const { user } = showDesk(Page, '/desk/person', ['arrange-appointments'])
    await user.click(screen.getByRole('button', { name: 'Book an appointment' }))
    await user.click(await screen.findByRole('button', { name: '12:15' }))
    expect(screen.getByText(/has not requested a follow-up/)).toBeDefined()
    expect(screen.getByText(/A first assessment is booked by the patient/)).toBeDefined()
    fill('Reason', 'Cannot use the page.')
    await user.click(screen.getByRole('button', { name: /^Book .*12:15/ }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ call: 'desk_book_for_patient', body: { time: '12:15' } }))
  })
})

const diaryAt = (time: string) => `2026-03-10T${time}:00.000Z`
const diaryEntry = { services: [], appointment: null }
const diaryEntries = [
  { ...diaryEntry, startsAt: diaryAt('10:00'), minutes: 90, is: 'taken' },
  { ...diaryEntry, startsAt: diaryAt('13:00'), minutes: 90, is: 'free', services: ['assessment'] },
]
const diaryColumn = { name: 'Dr Marsh', title: 'Psychiatrist', isMe: false, opens: false, services: ['assessment'] }
const diaryReply = (clinicians: readonly object[]) => ({
  holiday: null,
  holidays: [],
  services: [
    { key: 'assessment', name: 'Assessment' },
    { key: 'weigh-in', name: 'Video weigh-in' },
  ],
  clinicians,
})

it('D-9 the diary says “Booked” where a name is not for whoever looks, and links where it is', async () => {
  const appointment = {
    id: accountId,
    state: 'booked',
    isCalledOff: false,
    patient: 'Amara Whitfield',
    reference: 'LW-1',
    service: 'Appointment',
  }
  const clinicians = [
    { ...diaryColumn, id: 'marsh', entries: diaryEntries },
    { ...diaryColumn, id: 'fell', name: 'Coach Fell', entries: [{ ...diaryEntries[0], appointment }] },
    { ...diaryColumn, id: 'idle', name: 'Dr Idle', entries: [] },
  ]
  stubApi({ desk_diary: () => says<never>(200, diaryReply(clinicians)) })
  showDesk(Diary, '/desk/diary?date=2026-03-10', ['see-appointments'])
  expect(await screen.findByText(/^Booked · 90 min$/)).toBeDefined()
  expect(screen.getByText('Free')).toBeDefined()
  expect(screen.getByRole('link', { name: /Amara Whitfield/ }).getAttribute('href')).toContain(accountId)
  expect(screen.getByText('Nothing on this day: Dr Idle')).toBeDefined()
  // Those who may not arrange appointments are offered none of it.
  expect(screen.queryByRole('button', { name: /^Book 13:00/ })).toBeNull()
})

it('the diary is filtered by service, and a free time is booked for a patient who is found there', async () => {
  const weighIn = { ...diaryEntry, startsAt: diaryAt('11:00'), minutes: 10, is: 'free', services: ['weigh-in'] }
  const clinicians = [
    { ...diaryColumn, id: 'marsh', entries: diaryEntries },
    { ...diaryColumn, id: 'fell', name: 'Coach Fell', services: ['weigh-in'], entries: [weighIn] },
  ]
  const asked = stubApi({
    desk_diary: () => says<never>(200, diaryReply(clinicians)),
    desk_search: () =>
      says<never>(200, {
        people: [{ accountId, name: 'Amara Whitfield', born: null, town: 'Leeds', matched: 'email' }],
      }),
    desk_bookable: () =>
      says<never>(200, { kinds: [{ what: 'weigh-in', because: null, pricePence: 0, with: null, by: null }] }),
    desk_times_to_book: () => says<never>(200, { times: ['11:00', '11:15'], holiday: null }),
    desk_book_for_patient: () => says<never>(200, { payBy: null }),
  })
  const { user } = showDesk(Diary, '/desk/diary?date=2026-03-10', [
    'see-appointments',
    'arrange-appointments',
    'see-contact',
  ])
  await screen.findByRole('heading', { name: 'Dr Marsh' })
  await user.selectOptions(screen.getByLabelText('Service'), 'Video weigh-in')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Dr Marsh' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Book 11:00 with Coach Fell' }))
  await user.type(await screen.findByLabelText('Search'), 'amara@ferncliff.example')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await user.click(await screen.findByRole('button', { name: 'Book for Amara Whitfield' }))
  await screen.findByRole('button', { name: '11:00', pressed: true })
  await user.type(screen.getByLabelText(/^Reason/), 'Asked by phone.')
  await user.click(screen.getByRole('button', { name: /^Book Tue/ }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'desk_book_for_patient')?.body).toMatchObject({
      accountId,
      date: '2026-03-10',
      time: '11:00',
    }),
  )
})

it('the week of the diary has a row for each day and a column for each clinician', async () => {
  const asked = stubApi({
    desk_diary: () => says<never>(200, diaryReply([{ ...diaryColumn, id: 'marsh', entries: diaryEntries }])),
  })
  showDesk(Diary, '/desk/diary?date=2026-03-10&view=week', ['see-appointments'])
  await screen.findByRole('columnheader', { name: 'Dr Marsh' })
  expect(asked.find(({ call }) => call === 'desk_diary')?.body).toEqual({ date: '2026-03-09', days: 7 })
  expect(screen.getAllByRole('rowheader')).toHaveLength(7)
  expect(screen.getByText('1 free')).toBeDefined()
})
