import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import ProgressPage from './tracking.tsx'
import type { Tracking } from './use-tracking.ts'

const empty: Tracking = {
  today: '2026-11-16',
  whose: 'robin',
  unit: 'kg',
  goalKg: null,
  heightCm: null,
  sharedSince: null,
  fromCheckIns: [],
  weight: [],
  waist: [],
  bodyFat: [],
  bodyWater: [],
  muscle: [],
  leanMass: [],
  bmi: [],
  fromScale: [],
  isHidden: false,
  composition: 'ask',
  recent: [],
  doses: [],
}

const weighed: Tracking = {
  ...empty,
  weight: [
    ['2026-10-19', 87],
    ['2026-11-02', 86],
    ['2026-11-09', 85],
  ],
  goalKg: 80,
  heightCm: 170,
  doses: [{ on: '2026-11-02', medicine: 'Wegovy', dose: '0.5mg' }],
}

function show(progress: Tracking, answers: Parameters<typeof stubApi>[0] = {}) {
  const asked = stubApi({
    my_progress: () => says<never>(200, progress),
    log_measures: () => says<never>(200, { kept: 1, asks: null }),
    set_tracking: () => says<never>(200, {}),
    ...answers,
  })
  const sent = (name: string) => asked.filter(({ call }) => call === name).map(({ body }) => body as never)
  return { ...showPage(ProgressPage, '/account/progress'), sent }
}

/** The field, once everything that is drawn after it is there. */
async function field() {
  await screen.findByRole('heading', { name: 'Today' })
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Weight' })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.parse('2026-11-16T09:00:00Z'), toFake: ['Date'] })
})

describe('logging a weight', () => {
  test('is a number and a press, and the line goes on at once', async () => {
    const { sent } = show(weighed)
    type(await field(), '84,6')
    press('Log weight')
    await waitFor(() => expect(sent('log_measures')).toHaveLength(1))
    expect(sent('log_measures')[0]).toMatchObject({
      whose: 'robin',
      logged: [{ measure: 'weight', on: '2026-11-16', value: 84.6 }],
    })
    await screen.findByText(/4 weights, 19 October 2026 to 16 November 2026/)
    expect((await field()).value).toBe('')
    expect(localStorage.getItem('progress_waiting')).toBeNull()
  })

  test('goes while what was logged is still on its way, and is held against it once it is there', async () => {
    const comes = Promise.withResolvers<void>()
    const { sent } = show(weighed, { my_progress: () => comes.promise.then(() => says<never>(200, weighed)) })
    type(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Weight' }), '8.5')
    press('Log weight')
    await screen.findByText('Loading your progress…')
    expect(sent('log_measures')).toEqual([])
    comes.resolve()
    expect((await screen.findByRole('alert')).textContent).toContain('Did you mean 85.0 kg?')
    press('Yes, log 85.0 kg')
    await waitFor(() => expect(sent('log_measures')[0]).toMatchObject({ whose: 'robin', logged: [{ value: 85 }] }))
  })

  test('what could not be sent because nothing could be fetched stays in its field, and goes with the next press', async () => {
    let isOnline = false
    const { sent } = show(weighed, {
      my_progress: () => {
        if (!isOnline) throw new TypeError('Failed to fetch')
        return says<never>(200, weighed)
      },
    })
    await screen.findByText('We couldn’t load your progress.')
    const typed = screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' })
    type(typed, '84.6')
    press('Log weight')
    await screen.findByText('We couldn’t load your progress.')
    expect(typed.value).toBe('84.6')
    isOnline = true
    // It says that it is busy until it has failed.
    fireEvent.click(await screen.findByRole('button', { name: 'Log weight' }))
    await waitFor(() => expect(sent('log_measures')[0]).toMatchObject({ logged: [{ value: 84.6 }] }))
  })

  test('8.5 for 85 is asked about and never kept as it is', async () => {
    const { sent } = show(weighed)
    type(await field(), '8.5')
    press('Log weight')
    expect(screen.getByRole('alert').textContent).toContain('Did you mean 85.0 kg?')
    expect(sent('log_measures')).toEqual([])
    press('Yes, log 85.0 kg')
    await waitFor(() => expect(sent('log_measures')[0]).toMatchObject({ logged: [{ value: 85 }] }))
  })

  test('one far from the last is kept once the person says so', async () => {
    const { sent } = show(weighed)
    type(await field(), '70')
    press('Log weight')
    expect(screen.getByRole('alert').textContent).toContain(
      '15.0 kg away from the 85.0 kg you logged on 9 November 2026',
    )
    press('No, change it')
    expect(screen.queryByRole('alert')).toBeNull()
    press('Log weight')
    press('Yes, log 70.0 kg')
    await waitFor(() => expect(sent('log_measures')).toHaveLength(1))
  })

  test.each([
    ['', 'Please enter your weight.'],
    ['heavy', 'Please enter your weight as a number, such as 85.4.'],
    ['2', 'Weight must be between 35 kg and 350 kg.'],
  ])('%j is told beside the field', async (typed, problem) => {
    show(empty)
    type(await field(), typed)
    press('Log weight')
    expect(screen.getByText(new RegExp(problem))).toBeTruthy()
  })

  test('in stones is kept as kilograms, and the unit is remembered', async () => {
    const { sent } = show(empty)
    await field()
    fireEvent.click(screen.getByLabelText('st/lb'))
    expect(sent('set_tracking')[0]).toEqual({ unit: 'st-lb' })
    type(screen.getByLabelText('Weight, stones'), '13')
    type(screen.getByLabelText('Pounds'), '5.4')
    press('Log weight')
    await waitFor(() => expect(sent('log_measures')[0]).toMatchObject({ logged: [{ value: 85 }] }))
  })

  test('without a connection waits on the device, shows, and is sent once when there is one', async () => {
    let isOnline = false
    const { sent } = show(empty, {
      log_measures: () => {
        if (!isOnline) throw new TypeError('Failed to fetch')
        return says<never>(200, { kept: 1 })
      },
    })
    type(await field(), '85')
    press('Log weight')
    await screen.findByText('1 entry waiting to be sent.')
    await screen.findByText(/1 weight, on 16 November 2026/)
    isOnline = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(/waiting to be sent/)).toBeNull())
    expect(localStorage.getItem('progress_waiting')).toBeNull()
    const [first, second] = sent('log_measures')
    expect(sent('log_measures')).toHaveLength(2)
    expect(second).toEqual(first)
  })

  test('what another person left waiting here is not shown, and goes when the server says whose it is', async () => {
    const waiting = {
      at: '2026-11-15T08:00:00.000Z',
      whose: 'somebody',
      logged: [{ measure: 'weight', on: '2026-11-15', value: 99 }],
    }
    localStorage.setItem('progress_waiting', JSON.stringify([waiting]))
    show(empty, { log_measures: () => says<never>(409, null, 'Not yours.') })
    await screen.findByText(/^Log your first weight/)
    expect(localStorage.getItem('progress_waiting')).toBeNull()
  })
})

describe('without a connection', () => {
  const away = () => {
    throw new TypeError('Failed to fetch')
  }
  const offline = { my_progress: away, log_measures: away }
  const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

  async function seenOnce(progress: Tracking, ...presses: string[]) {
    const { unmount } = show(progress)
    await screen.findByRole('heading', { name: 'Today' })
    for (const name of presses) fireEvent.click(await screen.findByRole('button', { name }))
    unmount()
  }

  test('a weight can be logged by whoever was here last, and nothing that they logged before is on the device', async () => {
    await seenOnce({ ...weighed, unit: 'st-lb' })
    expect(kept('progress_mark')).toEqual({ whose: 'robin', unit: 'st-lb' })
    expect(kept('progress_copy')).toBeNull()
    show(empty, offline)
    await screen.findByText('You’re offline')
    expect(screen.getByText(/Your chart isn’t saved on this device/)).toBeTruthy()
    expect(screen.queryByRole('slider')).toBeNull()
    // What was drunk today is not known here, so nothing is counted on from it.
    expect(screen.queryByRole('button', { name: 'Add a glass' })).toBeNull()
    type(screen.getByLabelText('Weight, stones'), '13')
    type(screen.getByLabelText('Pounds'), '5')
    press('Log weight')
    await screen.findByText('1 entry waiting to be sent.')
    expect(kept('progress_waiting')).toMatchObject([{ whose: 'robin', logged: [{ measure: 'weight' }] }])
  })

  test('the chart is there if they wished for a copy, with what waits, and no longer when they take it back', async () => {
    await seenOnce(weighed, 'Keep a copy on this device')
    const { unmount } = show(empty, offline)
    await screen.findByText(/This is your progress as of/)
    await screen.findByText(/3 weights, 19 October 2026/)
    // What can only be changed with a connection is not offered.
    expect(screen.queryByText('Share with the team')).toBeNull()
    type(await field(), '84.5')
    press('Log weight')
    await screen.findByText(/4 weights, 19 October 2026/)
    unmount()
    localStorage.removeItem('progress_waiting')
    await seenOnce(weighed, 'Remove the copy')
    expect(kept('progress_copy')).toBeNull()
    show(empty, offline)
    await screen.findByText(/Your chart isn’t saved on this device/)
  })

  test('a copy has what was logged since it was fetched', async () => {
    const { unmount } = show(weighed)
    await field()
    press('Keep a copy on this device')
    press('Add a glass')
    await waitFor(() => expect(kept('progress_copy').progress.recent).toMatchObject([{ measure: 'water', value: 1 }]))
    unmount()
  })

  test('a copy that nobody has renewed for a month is not shown, nor one that cannot be read', async () => {
    await seenOnce(weighed, 'Keep a copy on this device')
    const copy = kept('progress_copy')
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000).toISOString()
    for (const damaged of [{ ...copy, at: old }, { at: copy.at, progress: { whose: 'robin' } }, 7, 'no JSON']) {
      localStorage.setItem('progress_copy', typeof damaged === 'string' ? damaged : JSON.stringify(damaged))
      const { unmount } = show(empty, offline)
      await screen.findByText(/Your chart isn’t saved on this device/)
      unmount()
    }
  })

  test('whose session has ended is asked who they are first; the same person has their copy again, another never', async () => {
    await seenOnce(weighed, 'Keep a copy on this device')
    const { unmount } = show(empty, { my_progress: () => says<never>(401) })
    await screen.findByTestId('address')
    unmount()
    expect([kept('progress_mark'), kept('progress_copy')]).toEqual([null, null])
    const signedOut = show(empty, offline)
    await screen.findByText('We couldn’t load your progress.')
    signedOut.unmount()
    await seenOnce(weighed)
    expect(kept('progress_copy').progress.whose).toBe('robin')
    await seenOnce({ ...empty, whose: 'wren' })
    expect(kept('progress_copy')).toBeNull()
    expect(localStorage.getItem('progress_keep')).toBeNull()
    show(empty, offline)
    await screen.findByText(/Your chart isn’t saved on this device/)
  })

  test('what a tab still shows after somebody signed out in another is not kept', async () => {
    show(weighed)
    await field()
    for (const key of ['signed_in', 'progress_mark']) localStorage.removeItem(key)
    press('Add a glass')
    await screen.findByText('1 glass of 250 ml')
    expect(kept('progress_mark')).toBeNull()
  })
})

const openTable = () => {
  const details = screen.getByText('Show as a table').closest('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  return screen.findByRole('table', { name: 'Your weights, newest first' })
}

describe('the chart', () => {
  const spoken = (line: HTMLElement) => line.getAttribute('aria-valuetext')

  test('shows the trend, how it has changed and how far the goal is', async () => {
    show(weighed)
    await field()
    expect(screen.getByText('85.4 kg', { selector: 'p' })).toBeTruthy()
    expect(screen.getByText(/1.6 kg lower than four weeks ago/)).toBeTruthy()
    const facts = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
    expect(facts).toEqual(['Since 2 November 2026: 0.7 kg lighter', 'BMI: 29.6', 'Your goal, 80.0 kg: 5.4 kg to go'])
  })

  test('is read day by day with the arrow keys, Home and End, spoken and shown', async () => {
    show(weighed)
    await field()
    const line = screen.getByRole('slider', { name: 'Weight chart, day by day' })
    expect(spoken(line)).toBe('3 weights, 19 October 2026 to 9 November 2026')
    fireEvent.keyDown(line, { key: 'ArrowLeft' })
    expect(spoken(line)).toBe('9 November 2026: 85.0 kg, trend 85.4 kg, on 0.5 mg')
    expect(screen.getByText('85.0 kg, trend 85.4 kg')).toBeTruthy()
    fireEvent.keyDown(line, { key: 'Home' })
    expect(spoken(line)).toBe('19 October 2026: 87.0 kg, trend 87.0 kg')
    expect(line.getAttribute('aria-valuenow')).toBe('1')
    fireEvent.keyDown(line, { key: 'ArrowLeft' })
    expect(line.getAttribute('aria-valuenow')).toBe('1')
    fireEvent.keyDown(line, { key: 'ArrowRight' })
    expect(spoken(line)).toContain('2 November 2026: 86.0 kg')
    fireEvent.keyDown(line, { key: 'End' })
    expect(spoken(line)).toContain('9 November 2026')
    fireEvent.keyDown(line, { key: 'Escape' })
    expect(spoken(line)).toContain('3 weights')
  })

  test('is read by a finger where it is, and by a mouse until it leaves', async () => {
    show(weighed)
    await field()
    const line = screen.getByRole('slider')
    const drawing = line.querySelector('svg') as SVGSVGElement
    const width = Number(drawing.getAttribute('width'))
    drawing.getBoundingClientRect = () => ({ left: 0, width }) as DOMRect
    fireEvent.pointerDown(drawing, { clientX: 40, pointerType: 'touch' })
    expect(spoken(line)).toContain('19 October 2026')
    fireEvent.pointerMove(drawing, { clientX: width, pointerType: 'touch' })
    expect(spoken(line)).toContain('9 November 2026')
    fireEvent.pointerLeave(drawing, { pointerType: 'touch' })
    expect(spoken(line)).toContain('9 November 2026')
    fireEvent.pointerLeave(drawing, { pointerType: 'mouse' })
    expect(spoken(line)).toContain('3 weights')
  })

  test('shows a week, a month, three months or all of it', async () => {
    const since = Array.from({ length: 200 }, (_, ago): [string, number] => [
      new Date(Date.parse('2026-11-16') - (199 - ago) * 86_400_000).toISOString().slice(0, 10),
      100 - ago / 20,
    ])
    show({ ...weighed, weight: since, doses: [] })
    await field()
    const period = screen.getByRole('group', { name: 'Period' })
    const counts = ['Week', 'Month', '3 months', 'All'].map((name) => {
      fireEvent.click(within(period).getByRole('radio', { name }))
      return spoken(screen.getByRole('slider'))?.split(',')[0]
    })
    expect(counts).toEqual(['7 weights', '31 weights', '92 weights', '200 weights'])
    expect(screen.getByText(/^5% lighter by /)).toBeTruthy()
  })

  test('shows everything, and says so, where nothing was logged in the period', async () => {
    show({ ...weighed, weight: [['2026-01-05', 90]], doses: [] })
    await field()
    expect(screen.getByText('You logged nothing in this period, so all your weights are shown.')).toBeTruthy()
    expect(spoken(screen.getByRole('slider'))).toBe('1 weight, on 5 January 2026')
    expect(screen.getByText('Trend on 5 January 2026, the last day you logged.')).toBeTruthy()
  })

  test('speaks in stones and pounds where the patient does', async () => {
    show({ ...weighed, unit: 'st-lb' })
    const line = await screen.findByRole('slider')
    fireEvent.keyDown(line, { key: 'End' })
    expect(spoken(line)).toBe('9 November 2026: 13 st 5.4 lb, trend 13 st 6.3 lb, on 0.5 mg')
    expect(line.textContent).toContain('13 st')
  })

  test('is a table too, with the same figures, from which a day can be removed', async () => {
    const { sent } = show(weighed, { remove_measure: () => says<never>(200, {}) })
    await field()
    const rows = within(await openTable()).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayWeightTrendRemove',
      '9 November 2026on 0.5 mg85.0 kg85.4 kgRemove',
      '2 November 2026on 0.5 mg86.0 kg86.1 kgRemove',
      '19 October 202687.0 kg87.0 kgRemove',
    ])
    press('Remove the weight for 2 November 2026')
    await waitFor(() => expect(sent('remove_measure')).toEqual([{ measure: 'weight', on: '2026-11-02' }]))
  })

  test('is an invitation where nothing was logged', async () => {
    show(empty)
    await field()
    expect(screen.getByText(/^Log your first weight and your trend line starts here/)).toBeTruthy()
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Period' })).toBeNull()
  })
})

describe('today', () => {
  test('a glass and a habit are one tap each, and one to take it back', async () => {
    const { sent } = show(empty)
    await field()
    press('Add a glass')
    await screen.findByText('1 glass of 250 ml')
    press('Add a glass')
    await screen.findByText('2 glasses of 250 ml')
    press('Remove a glass')
    await screen.findByText('1 glass of 250 ml')
    const habit = screen.getByRole('button', { name: /Slept well/ })
    fireEvent.click(habit)
    await waitFor(() => expect(habit.getAttribute('aria-pressed')).toBe('true'))
    expect(habit.textContent).toContain('1 day of the last seven')
    expect(sent('log_measures').at(-1)).toMatchObject({ logged: [{ measure: 'slept', on: '2026-11-16', value: 1 }] })
  })
})

describe('a file of a scale', () => {
  const choose = async (text: string, size?: number) => {
    const file = new File([text], 'scale.csv', { type: 'text/csv' })
    if (size) Object.defineProperty(file, 'size', { value: size })
    fireEvent.change(await screen.findByLabelText('Choose a file'), { target: { files: [file] } })
  }

  test('is shown before anything is added, with each line that is left out', async () => {
    const { sent } = show(empty, { import_measures: () => says<never>(200, { kept: 1, asks: [] }) })
    await choose('Date,Weight\n2026-11-01,86\n2026-11-02,85\nnever,85\n')
    await screen.findByText('We found 2 measurements from 1 November 2026 to 2 November 2026.')
    expect(screen.getByText('Line 4: no date we can read')).toBeTruthy()
    expect(screen.getByText(/We’ve read the weights as kilograms/)).toBeTruthy()
    expect(sent('import_measures')).toEqual([])
    press('Add 2 measurements')
    await waitFor(() => expect(sent('import_measures')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText(/We found/)).toBeNull())
  })

  test.each([
    ['in another language', 'Datum;Gewicht\n1.1.2026;85\n', undefined, /“Date” and one called “Weight”/],
    ['with formulas', 'Date,Weight\n2026-11-01,=A1\n', undefined, /Line 2: This file has formulas/],
    ['of 50 MB', 'Date', 50 * 1024 * 1024, /larger than 2 MB/],
    ['that is no text', 'Date,Weight\0', undefined, /couldn’t read this file/],
  ])('%s is refused in words', async (_, text, size, problem) => {
    show(empty)
    await choose(text, size)
    expect(await screen.findByText(problem)).toBeTruthy()
  })
})

test('a weight from a check-in says so in the table and where it is looked at, until it is logged by hand', async () => {
  const { user } = show({ ...weighed, fromCheckIns: ['2026-11-09'] })
  await field()
  expect(screen.getByText('From your check-in')).toBeDefined()
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' })
  expect(screen.getByText(/^85\.0 kg \(from your check-in\), trend/)).toBeDefined()
  await user.click(screen.getByText('Show as a table'))
  expect(await screen.findAllByText('from your check-in')).toHaveLength(1)
})

test('sharing and the goal are asked for and can be taken back', async () => {
  let progress = empty
  const { sent } = show(empty, { my_progress: () => says<never>(200, progress) })
  await field()
  expect(screen.getByText(/Only you can see what you log here/)).toBeTruthy()
  progress = { ...empty, sharedSince: '2026-11-16T09:00:00.000Z' }
  press('Share my weights')
  await screen.findByText(/You’ve shared your weights with the team since 16 November 2026/)
  expect(sent('set_tracking')).toEqual([{ isShared: true }])
  type(screen.getByLabelText('Weight you’d like to reach'), '75')
  press('Save goal')
  await waitFor(() => expect(sent('set_tracking').at(-1)).toEqual({ goalKg: 75 }))
})

test('whoever is not signed in goes to do that', async () => {
  show(empty, { my_progress: () => says<never>(401) })
  expect((await screen.findByTestId('address')).textContent).toBe('/login')
})
