import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import type { EvidenceTask, MyEvidence, MyWeighIn } from '#contract/evidence/evidence.ts'
import { daysOfMonth } from '#domain/appointments/calendar.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { OneList } from '../../../../tests/components/one-list.tsx'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import Evidence from './evidence.tsx'

const id = '00000000-0000-4000-8000-0000000000e1'
// A morning: near midnight the first free time would be one of another day.
const now = Date.parse('2031-06-18T09:00:00Z')
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const bookedIn = (minutes: number) => ({ id, startsAt: inMinutes(minutes), minutes: 10, calendar: 'BEGIN:VCALENDAR' })
const free = [inMinutes(120), inMinutes(135)]

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))

type Given = { readonly task?: Partial<EvidenceTask>; readonly weighIn?: Partial<MyWeighIn> }

const evidence = ({ task = {}, weighIn = {} }: Given): MyEvidence => ({
  isKnown: true,
  isOpen: true,
  order: 'LW-ONE',
  settled: [],
  tasks: [{ gate: 'measurements', state: 'to_do', because: null, words: null, minutes: 10, ...task }],
  files: [],
  uploads: 'salt',
  weighIn: { link: null, booked: null, standing: null, firstFree: [], ...weighIn },
  known: { practice: null, supply: null },
  gp: null,
})

const card = async (given: Given) => {
  stubApi({ my_evidence: () => says(200, evidence(given)) })
  showPage(OneList, '/account')
  return within((await screen.findByRole('heading', { level: 3 })).closest('li') as HTMLElement)
}

const page = '/account/evidence?task=measurements'
const choosing = `${page}&choose=time`

describe('the card of weight and height', () => {
  test('offers a time where there is one, and the other ways beside it', async () => {
    const shown = await card({ weighIn: { firstFree: free } })
    expect(shown.getByRole('link', { name: 'Book a video weigh-in' }).getAttribute('href')).toBe(choosing)
    expect(shown.getByRole('link', { name: 'See your options' }).getAttribute('href')).toBe(page)
  })

  test('offers no time where nobody has any, or it is held elsewhere', async () => {
    const shown = await card({ weighIn: { link: 'https://video.example/LW-1' } })
    expect(shown.queryByRole('link', { name: 'Book a video weigh-in' })).toBeNull()
    shown.getByRole('link', { name: 'See your options' })
  })

  test('says when it is, leads into the room once that is open, and to where it is changed', async () => {
    const booked = bookedIn(9)
    const shown = await card({ task: { state: 'booked' }, weighIn: { booked, standing: 'booked' } })
    shown.getByText('Booked')
    shown.getByText(formatDateTime(Date.parse(booked.startsAt)))
    expect(shown.getByRole('link', { name: 'Join by video' }).getAttribute('href')).toBe(`/appointment?id=${id}`)
    expect(shown.getByRole('link', { name: /Move or cancel/ }).getAttribute('href')).toBe(page)
    screen.getByText('There’s nothing to do until your appointment with us.')
  })

  test('says when the room opens while it is shut', async () => {
    const shown = await card({ task: { state: 'booked' }, weighIn: { booked: bookedIn(60), standing: 'booked' } })
    expect(shown.queryByRole('link', { name: 'Join by video' })).toBeNull()
    shown.getByText(/You can join from/)
  })

  test.each([
    ['missed', 'missed', /you didn’t join. There’s no charge/],
    ['called off', 'called off', /we had to cancel your appointment/],
  ] as const)('offers another time after one that was %s', async (because, standing, said) => {
    const shown = await card({ task: { state: 'again', because }, weighIn: { standing, firstFree: free } })
    shown.getByText('Please book again')
    shown.getByText(said)
    shown.getByRole('link', { name: 'Choose another time' })
  })

  test('says that it is being written down once they were seen', async () => {
    const shown = await card({ task: { state: 'looked_at' }, weighIn: { standing: 'seen' } })
    shown.getByText(/adding your weight and height to your record/)
  })
})

describe('the page of weight and height', () => {
  const show = (given: Given, others: Parameters<typeof stubApi>[0] = {}, address = page) => {
    let now = evidence(given)
    const asked = stubApi({ my_evidence: () => says(200, now), ...others })
    const becomes = (next: Given) => {
      now = evidence(next)
    }
    return { ...showPage(Evidence, address), asked, becomes }
  }

  test('has the first free time, the other ways, and what to have at hand', async () => {
    show({ weighIn: { firstFree: free } })
    expect((await screen.findByRole('link', { name: 'Choose a time' })).getAttribute('href')).toBe(choosing)
    screen.getByText(`First available time: ${formatDateTime(Date.parse(free[0] as string))}`)
    screen.getByText('Your bathroom scales, on a hard floor')
    screen.getByRole('heading', { name: 'At a pharmacy or a clinic' })
  })

  test('leads to the room of another company, or to us where nobody has a time', async () => {
    const { unmount } = show({ weighIn: { link: 'https://video.example/LW-1' } })
    const link = await screen.findByRole('link', { name: /Open the video room/ })
    expect(link.getAttribute('href')).toBe('https://video.example/LW-1')
    unmount()
    show({})
    await screen.findByRole('link', { name: 'Ask for a video weigh-in' })
  })

  test('gives it up after asking, and says why where that cannot be', async () => {
    let reply = () => says(409, { because: 'started' }, 'This appointment has begun.')
    const given = { task: { state: 'booked' }, weighIn: { booked: bookedIn(60), standing: 'booked' } } as const
    const { user, asked, becomes } = show(given, { cancel_weigh_in: () => reply() as never })
    await user.click(await screen.findByRole('button', { name: /^Cancel it/ }))
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }))
    await screen.findByText('This appointment has begun.')
    reply = () => {
      becomes({ weighIn: { firstFree: free } })
      return says(200, {}) as never
    }
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
    await screen.findByRole('link', { name: 'Choose a time' })
    expect(asked.filter(({ call }) => call === 'cancel_weigh_in').map(({ body }) => body)).toEqual([{ id }, { id }])
  })

  test('is no longer needed once they were seen another way, and can only be given up', async () => {
    show({ task: { state: 'done' }, weighIn: { booked: bookedIn(60), standing: 'booked' } })
    await screen.findByText(/Your order no longer needs it/)
    expect(screen.queryByRole('link', { name: 'Change time' })).toBeNull()
  })

  const today = londonTimeAt(now).date
  const month: CallReply<'booking_month'> = {
    clinician: null,
    clinicians: [],
    month: today.slice(0, 7),
    days: daysOfMonth(today.slice(0, 7)).map((date) => {
      const times = date === today ? ['23:45', '23:50'] : []
      const isPast = date < today
      return {
        date,
        morning: [],
        afternoon: [],
        evening: times,
        count: times.length,
        isPast,
        isTooFar: false,
        holiday: null,
      }
    }),
    lastDay: today,
  }
  const at = (time: string) => new Date(instantAt({ date: today, time })).toISOString()

  test('books with whoever is free, and tells of a time that has just gone', async () => {
    let isGone = true
    const { user, asked, becomes } = show(
      { weighIn: { firstFree: free } },
      {
        booking_month: () => says(200, month),
        book_weigh_in: () => {
          if (isGone) return says(409, null, 'Someone else has just taken this time.')
          becomes({ task: { state: 'booked' }, weighIn: { booked: bookedIn(60), standing: 'booked' } })
          return says(200, { id, startsAt: at('23:50') })
        },
      },
      choosing,
    )
    await user.click(await screen.findByRole('button', { name: /^23:45/ }))
    screen.getByText('10 mins by video, free of charge')
    await user.click(screen.getByRole('button', { name: /^Book / }))
    await screen.findByText('Someone else has just taken this time.')
    isGone = false
    await user.click(screen.getByRole('button', { name: /^23:50/ }))
    await user.click(screen.getByRole('button', { name: /^Book / }))
    await screen.findByText('Booked for')
    expect(asked.filter(({ call }) => call === 'booking_month').map(({ body }) => body)[0]).toEqual({
      month: month.month,
      service: 'weigh-in',
    })
    expect(asked.filter(({ call }) => call === 'book_weigh_in').map(({ body }) => body)).toEqual([
      { date: today, time: '23:45', instead: null },
      { date: today, time: '23:50', instead: null },
    ])
  })

  test('moves what is booked, which stays until then', async () => {
    const booked = bookedIn(60)
    const { user, asked } = show(
      { task: { state: 'booked' }, weighIn: { booked, standing: 'booked' } },
      { booking_month: () => says(200, month), book_weigh_in: () => says(200, { id, startsAt: at('23:45') }) },
      choosing,
    )
    await screen.findByText(/It stays there until you confirm another time/)
    await user.click(await screen.findByRole('button', { name: /^23:45/ }))
    await user.click(screen.getByRole('button', { name: /^Move it to / }))
    await screen.findByText('Booked for')
    expect(asked.findLast(({ call }) => call === 'book_weigh_in')?.body).toMatchObject({ instead: id })
  })
})
