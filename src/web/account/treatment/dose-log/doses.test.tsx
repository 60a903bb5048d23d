import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import DosesPage from './doses.tsx'
import type { Doses } from './use-dose-log.ts'

const entry = {
  id: '6f1c2f0e-4a5b-4c1d-9e8f-0a1b2c3d4e5f',
  on: '2026-11-09',
  time: '08:10',
  is: 'taken' as const,
  dose: '2.5 mg',
  site: 'stomach-left' as const,
  isConfirmed: false,
  loggedAt: '2026-11-09T08:11:00.000Z',
}

const doses = {
  today: '2026-11-16',
  whose: 'robin',
  log: {
    medicine: 'Mounjaro',
    form: 'pre-filled pen',
    schedule: 'weekly',
    doses: [{ mg: 2.5, dose: '2.5 mg' }],
    mg: 2.5,
    injectionDay: 1,
    nextSite: 'stomach-right',
    next: '2026-11-16',
    notToTake: null,
    unlogged: [],
    entries: [entry],
  },
} satisfies Doses

const having = (change: Partial<NonNullable<Doses['log']>>): Doses => ({ ...doses, log: { ...doses.log, ...change } })
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

function show(shown: Doses, answers: Parameters<typeof stubApi>[0] = {}) {
  const asked = stubApi({
    my_doses: () => says<never>(200, shown),
    log_dose: () => says<never>(200, { kept: true }),
    remove_dose: () => says<never>(200, {}),
    ...answers,
  })
  const sent = (name: string) => asked.filter(({ call }) => call === name).map(({ body }) => body as never)
  return { ...showPage(DosesPage, '/account/doses'), sent }
}

const away = () => {
  throw new TypeError('Failed to fetch')
}
const offline = { my_doses: away, log_dose: away, remove_dose: away }
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const ready = () => screen.findByRole('heading', { name: 'I’ve injected' })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.parse('2026-11-16T09:00:00Z'), toFake: ['Date'] })
})

describe('logging a dose', () => {
  test('is one press: today, now, and the place that comes next', async () => {
    const { sent } = show(doses)
    await ready()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Stomach, right/ }).checked).toBe(true)
    press('Log it')
    await waitFor(() => expect(sent('log_dose')).toHaveLength(1))
    expect(sent('log_dose')[0]).toEqual({
      id: expect.any(String),
      at: '2026-11-16T09:00:00.000Z',
      whose: 'robin',
      on: '2026-11-16',
      time: '09:00',
      is: 'taken',
      mg: 2.5,
      site: 'stomach-right',
    })
    await waitFor(() => expect(kept('doses_waiting')).toBeNull())
  })

  test('a daily tablet is taken, in words of its own and without a place', async () => {
    const { sent } = show(having({ form: 'tablet', schedule: 'daily', nextSite: null, entries: [] }))
    await screen.findByRole('heading', { name: 'I’ve taken it' })
    expect(screen.queryByText('Where did you inject?')).toBeNull()
    press('Log it')
    await waitFor(() => expect(sent('log_dose')[0]).not.toHaveProperty('site'))
  })

  test('two on one day are asked about before anything is sent, and after a yes it is said what to do', async () => {
    const today = { ...entry, on: '2026-11-16', time: '08:00' }
    const { sent } = show(having({ entries: [today] }))
    await ready()
    press('Log it')
    const asks = await screen.findByText(/already logged an injection on 16 November 2026. Did you inject twice\?/)
    expect(sent('log_dose')).toEqual([])
    fireEvent.click(within(asks.parentElement as HTMLElement).getByRole('button', { name: /injected both times/ }))
    await waitFor(() => expect(sent('log_dose')[0]).toMatchObject({ confirmed: true }))
    await screen.findByRole('heading', { name: 'If you took too much' })
    screen.getByText(/doesn’t alert our team/)
    screen.getByText('How are you now?')
  })

  test('the same dose twice is not logged again', async () => {
    const { sent } = show(having({ entries: [{ ...entry, on: '2026-11-15' }] }))
    await ready()
    press('Log it')
    await screen.findByText(/Did you inject on both days\?|Did you inject twice\?/)
    press('No, it’s the same dose')
    expect(screen.queryByText(/Did you inject twice\?/)).toBeNull()
    expect(sent('log_dose')).toEqual([])
  })

  test('an entry is changed under its own id, and removed with a way back', async () => {
    const { sent } = show(doses)
    await ready()
    press('Change the entry for 9 November 2026')
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '07:30' } })
    press('Save changes')
    await waitFor(() => expect(sent('log_dose')[0]).toMatchObject({ id: entry.id, on: '2026-11-09', time: '07:30' }))
    press('Remove the entry for 9 November 2026')
    await waitFor(() => expect(sent('remove_dose')[0]).toEqual({ id: entry.id, whose: 'robin' }))
  })

  test('a due day about which nothing is logged is asked about, and never called missed before they say so', async () => {
    const { sent } = show(having({ unlogged: ['2026-11-09'], entries: [] }))
    await screen.findByText('Did you inject on Monday 9 November 2026?')
    press('No, I missed it')
    await waitFor(() => expect(sent('log_dose')[0]).toMatchObject({ on: '2026-11-09', is: 'missed' }))
  })

  test('a yes to a due day leads to a form for that day, which has the focus and says that it is to be logged', async () => {
    const { sent } = show(having({ unlogged: ['2026-11-09'], entries: [] }))
    await screen.findByText('Did you inject on Monday 9 November 2026?')
    press('Yes, I injected')
    const heading = await screen.findByRole('heading', { name: 'Your injection on 9 November 2026' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    press('Log it')
    await waitFor(() => expect(sent('log_dose')[0]).toMatchObject({ on: '2026-11-09', is: 'taken' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'I’ve injected' })))
  })

  test('whoever is not to inject reads so here as well, and may log all the same', async () => {
    show(having({ next: null, notToTake: 'Don’t inject until one of our prescribers has spoken with you.' }))
    await ready()
    screen.getByText(/until one of our prescribers has spoken with you/)
    expect(screen.queryByText('Next injection')).toBeNull()
    screen.getByRole('button', { name: 'Log it' })
  })
})

describe('without a connection', () => {
  /** Opened once with a connection. */
  async function seenOnce() {
    const { unmount } = show(doses)
    await ready()
    unmount()
  }

  test('a dose is kept on the device, and sent once there is a connection', async () => {
    await seenOnce()
    const { unmount } = show(doses, offline)
    await screen.findByText('You’re offline')
    await ready()
    press('Log it')
    await screen.findByText('Waiting to be sent')
    expect(kept('doses_waiting')).toMatchObject([{ whose: 'robin', dose: { on: '2026-11-16', is: 'taken' } }])
    unmount()
    const { sent } = show(doses)
    await waitFor(() => expect(sent('log_dose')).toMatchObject([{ whose: 'robin', on: '2026-11-16' }]))
    await waitFor(() => expect(kept('doses_waiting')).toBeNull())
  })

  test('nothing of what was logged is on the device, unless they asked for a copy', async () => {
    await seenOnce()
    expect(localStorage.getItem('doses_here')).not.toMatch(/2026-11-09|Mounjaro|stomach/)
    localStorage.setItem('progress_keep', 'robin')
    await seenOnce()
    show(doses, offline)
    await ready()
    await screen.findByText(/9 November 2026, 08:10/)
  })

  test('a copy that nobody has renewed for a month is not shown', async () => {
    localStorage.setItem('progress_keep', 'robin')
    await seenOnce()
    const stored = kept('doses_here') as { readonly at: string }
    const aged = (days: number) =>
      localStorage.setItem(
        'doses_here',
        JSON.stringify({ ...stored, at: new Date(Date.parse(stored.at) - days * 86_400_000).toISOString() }),
      )
    aged(29)
    const { unmount } = show(doses, offline)
    await ready()
    await screen.findByText(/9 November 2026, 08:10/)
    unmount()
    aged(31)
    show(doses, offline)
    await ready()
    expect(screen.queryByText(/9 November 2026, 08:10/)).toBeNull()
  })

  test('an entry that is removed before it was sent is never sent', async () => {
    await seenOnce()
    const { unmount } = show(doses, offline)
    await ready()
    press('Log it')
    await screen.findByText('Waiting to be sent')
    press('Remove the entry for 16 November 2026')
    await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull())
    unmount()
    const { sent } = show(doses)
    await ready()
    expect(sent('log_dose')).toEqual([])
  })

  test('what the server asks about later is shown and not lost', async () => {
    localStorage.setItem(
      'doses_waiting',
      JSON.stringify([
        { at: '2026-11-16T08:00:00.000Z', whose: 'robin', dose: { id: entry.id, on: '2026-11-10', is: 'taken' } },
      ]),
    )
    const doubt = { problem: 'asked', doubt: { is: 'double dose', other: '2026-11-09' } }
    let isConfirmed = false
    const { sent } = show(doses, {
      log_dose: ({ confirmed }) => {
        isConfirmed ||= confirmed === true
        return confirmed ? says<never>(200, { kept: true }) : says<never>(422, doubt as never, 'Close.')
      },
    })
    await screen.findByRole('heading', { name: 'Please check this before we log it' })
    expect(kept('doses_waiting')).toMatchObject([{ asks: { is: 'double dose' } }])
    press('Yes, I injected both times')
    await waitFor(() => expect(isConfirmed).toBe(true))
    await waitFor(() => expect(kept('doses_waiting')).toBeNull())
    expect(sent('log_dose')).toHaveLength(2)
    await screen.findByRole('heading', { name: 'If you took too much' })
  })
})
