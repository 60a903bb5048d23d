import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { retention } from '#domain/privacy/retention.ts'
import { hideProgress, noteSignedIn } from '#web/browser/signed-in.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { everyStory } from '../../../../tests/journeys/every-story.ts'
import AccountPage from '../account.tsx'
import MorePage from '../more/more.tsx'
import CompanionPage from './companion.tsx'
import type { Companion } from './use-companion.ts'

const thing = (id: string, words: string, isDone = false) => ({ id, words, isDone })
const scales = { sleep: null, focus: null, mood: null, appetite: null }

// A Wednesday.
const empty: Companion = {
  today: '2026-11-18',
  whose: 'wren',
  appointmentId: '0a3c3f3e-9a51-4a53-8a0e-6f0b2b6f3c11',
  from: '2026-10-14',
  until: '2027-04-14',
  isOpen: true,
  weeks: [],
  reminders: { plan: false, note: false },
  sharedSince: null,
  read: [],
}

function show(companion: Companion, answers: Parameters<typeof stubApi>[0] = {}, address = '/account/companion') {
  const asked = stubApi({
    my_companion: () => says<never>(200, { companion }),
    save_companion_week: () => says<never>(200, {}),
    set_companion: () => says<never>(200, {}),
    ...answers,
  })
  const sent = (name: string) => asked.filter(({ call }) => call === name).map(({ body }) => body as never)
  return { ...showPage(CompanionPage, address), sent }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.parse('2026-11-18T09:00:00Z'), toFake: ['Date'] })
})

describe('the plan of a week', () => {
  test('takes three things and no fourth, and each shows at once', async () => {
    const { sent } = show(empty)
    await screen.findByRole('heading', { name: 'Three things' })
    for (const [place, words] of ['Ring the dentist', 'Walk', 'Post'].entries()) {
      type(`Thing ${place + 1}`, words)
      press('Add')
    }
    expect(screen.queryByLabelText('Thing 4')).toBeNull()
    press('Walk')
    expect(screen.getByRole('button', { name: 'Walk' }).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(sent('save_companion_week')).toHaveLength(4))
    expect(sent('save_companion_week').at(-1)).toMatchObject({
      whose: 'wren',
      week: '2026-11-16',
      things: [{ words: 'Ring the dentist' }, { words: 'Walk', isDone: true }, { words: 'Post' }],
    })
  })

  test('offers what was not done last week, and nowhere says that it failed', async () => {
    const { sent, container } = show({
      ...empty,
      weeks: [{ week: '2026-11-09', things: [thing('a', 'Bank'), thing('b', 'Run', true)], note: null }],
    })
    await screen.findByText('Still to do from last week')
    expect(screen.queryByRole('button', { name: 'Move Run to this week' })).toBeNull()
    press('Move Bank to this week')
    await waitFor(() => expect(sent('save_companion_week')).toMatchObject([{ things: [{ id: 'a', words: 'Bank' }] }]))
    expect(container.textContent).not.toMatch(/fail|missed|streak|behind/i)
  })

  test('written without a connection waits on the device, shows again, and is sent once', async () => {
    const offline = { save_companion_week: () => Promise.reject(new TypeError('offline')) }
    const first = show(empty, offline as never)
    await screen.findByRole('heading', { name: 'Three things' })
    type('Thing 1', 'Walk')
    press('Add')
    await screen.findByText('1 change waiting to be sent.')
    first.unmount()
    const second = show(empty, offline as never)
    expect(await screen.findByRole('button', { name: 'Walk' })).toBeTruthy()
    second.unmount()
    const { sent } = show(empty)
    await waitFor(() => expect(sent('save_companion_week')).toMatchObject([{ things: [{ words: 'Walk' }] }]))
    await waitFor(() => expect(localStorage.getItem('companion_waiting')).toBeNull())
  })
})

describe('the weekly note', () => {
  test('is saved with what was answered, and nothing else is asked for', async () => {
    const { sent } = show(empty)
    await screen.findByRole('heading', { name: 'How it went' })
    press('Save note')
    expect(screen.getByText('Please answer one question or write a line first.')).toBeTruthy()
    fireEvent.click(within(screen.getByRole('group', { name: 'Sleep' })).getByRole('button', { name: 'Well' }))
    press('Save note')
    await waitFor(() =>
      expect(sent('save_companion_week')).toMatchObject([
        { week: '2026-11-16', note: { scales: { ...scales, sleep: 3 }, vitals: null, weightKg: null, words: '' } },
      ]),
    )
    expect(screen.queryByText(/get help now/)).toBeNull()
  })

  test('of the lowest mood shows who listens, at once', async () => {
    show({ ...empty, weeks: [{ week: '2026-11-16', things: [], note: note({ mood: 0 }) }] })
    const help = await screen.findByRole('region', { name: /don’t have to get through this alone/ })
    expect(within(help).getAllByRole('link').length).toBeGreaterThan(1)
  })

  test.each([
    ['usual', { systolic: 118, diastolic: 76, pulse: 68 }],
    ['high', { systolic: 150, diastolic: 95, pulse: 130 }],
  ])(
    'with %s readings the same words say the limits and what to do beyond them, and nothing about the medicine',
    async (_, vitals) => {
      show({ ...empty, weeks: [{ week: '2026-11-16', things: [], note: note({}, vitals) }] })
      const advice = await screen.findByRole('region', { name: 'About these readings' })
      expect(advice.textContent).toContain('140/90 mmHg for blood pressure and 120 a minute')
      expect(within(advice).getByRole('link', { name: 'Message the care team' }).getAttribute('href')).toBe(
        '/account/messages',
      )
      expect(advice.textContent).not.toMatch(/medicine|dose|tablet/i)
    },
  )

  const note = (given: object, vitals: null | object = null) =>
    ({ scales: { ...scales, ...given }, vitals, weightKg: null, words: '' }) as never
})

test('after six months it is read and no longer written', async () => {
  show({
    ...empty,
    isOpen: false,
    until: '2026-11-10',
    weeks: [{ week: '2026-11-02', things: [thing('a', 'Walk', true)], note: null }],
  })
  await screen.findByText(/ended on 10 November 2026/)
  expect(screen.queryByRole('heading', { name: 'Three things' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')).toBe(
    `/api/my_companion_pdf?id=${empty.appointmentId}`,
  )
  expect(screen.getByText('Done: Walk')).toBeTruthy()
})

describe('PR-3 the ways to it', () => {
  const period = { from: '2026-10-14', until: '2027-04-14' }
  const pageWith = (Page: typeof AccountPage, address: string, companion?: typeof period) => {
    stubApi({ my_account: () => says(200, { ...everyStory, ...(companion && { companion }) }) })
    return showPage(Page, address)
  }

  test('are on Today while it lasts, and under More also after its end', async () => {
    pageWith(AccountPage, '/account', period)
    const open = await screen.findByRole('link', { name: 'Open your companion' })
    expect(open.getAttribute('href')).toBe('/account/companion')
    pageWith(MorePage, '/account/more', { from: '2026-04-14', until: '2026-10-14' })
    const more = await screen.findByRole('link', { name: /^Digital companion/ })
    expect(more.getAttribute('href')).toBe('/account/companion')
  })

  test('are not shown on Today after its end, nor to anybody without an assessment', async () => {
    pageWith(AccountPage, '/account', { from: '2026-04-14', until: '2026-10-14' })
    await screen.findByText(/^Hello/)
    expect(screen.queryByRole('link', { name: 'Open your companion' })).toBeNull()
    pageWith(MorePage, '/account/more')
    await screen.findByRole('heading', { name: 'Your care' })
    expect(screen.queryByRole('link', { name: /^Digital companion/ })).toBeNull()
  })
})

test('somebody without an assessment is told when it starts', async () => {
  show(empty, { my_companion: () => says<never>(200, { companion: null }) })
  await screen.findByText('It starts on the day of your ADHD assessment, and is yours for six months.')
})

test('a short read is marked as opened, and an unknown one leads back', async () => {
  const { sent, unmount } = show(empty, {}, '/account/companion?read=time')
  await screen.findByRole('heading', { name: 'Making time visible' })
  await waitFor(() => expect(sent('set_companion')).toEqual([{ read: 'time' }]))
  unmount()
  show(empty, {}, '/account/companion?read=nothing')
  await screen.findByText('This link doesn’t open a short read.')
})

test('a copy on the device is kept only when asked for, shown without a connection, and not after a while', async () => {
  localStorage.setItem('signed_in', '1')
  const written = { ...empty, weeks: [{ week: '2026-11-16', things: [thing('a', 'Walk')], note: null }] }
  const first = show(written)
  await screen.findByRole('button', { name: 'Walk' })
  expect(localStorage.getItem('companion_kept') ?? '').not.toContain('Walk')
  press('Keep a copy on this device')
  expect(localStorage.getItem('companion_kept')).toContain('Walk')
  first.unmount()
  const offline = { my_companion: () => Promise.reject(new TypeError('offline')) as never }
  const second = show(empty, offline)
  expect(await screen.findByRole('button', { name: 'Walk' })).toBeTruthy()
  expect(screen.getByText(/This is how it was on 18 November 2026/)).toBeTruthy()
  second.unmount()
  vi.setSystemTime(Date.now() + (retention.progressCopyDays + 1) * 86_400_000)
  show(empty, offline)
  await screen.findByText(/You’ll see what you wrote before once you’re back online/)
  expect(screen.queryByRole('button', { name: 'Walk' })).toBeNull()
})

test('whoever comes after a session has ended sees nothing of it without a connection, and its owner has their copy again', async () => {
  localStorage.setItem('signed_in', '1')
  const written = { ...empty, weeks: [{ week: '2026-11-16', things: [thing('a', 'Walk')], note: null }] }
  const offline = { my_companion: () => Promise.reject(new TypeError('offline')) as never }
  const first = show(written)
  await screen.findByRole('button', { name: 'Walk' })
  press('Keep a copy on this device')
  first.unmount()
  noteSignedIn(false)
  const ended = show(empty, offline)
  await screen.findByRole('alert')
  expect(screen.queryByText('Walk')).toBeNull()
  expect(localStorage.getItem('companion_kept')).toBeNull()
  ended.unmount()
  hideProgress()
  noteSignedIn(true)
  const again = show(written)
  await screen.findByRole('button', { name: 'Walk' })
  // Stored by an effect, which may run after the frame.
  await waitFor(() => expect(localStorage.getItem('companion_kept')).toContain('Walk'))
  again.unmount()
  hideProgress()
  const other = show({ ...empty, whose: 'robin' })
  await screen.findByRole('heading', { name: 'Three things' })
  await waitFor(() => expect(localStorage.getItem('companion_kept')).not.toContain('Walk'))
  other.unmount()
})
