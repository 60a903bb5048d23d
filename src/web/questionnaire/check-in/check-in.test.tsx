import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation, useParams } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { pages, stepPath } from '#contract/pages.ts'
import { hideProgress } from '#web/browser/signed-in.ts'
import { forgetCheckIn } from '#web/shared/answers/check-in.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import StepRoute from './step-route.tsx'

const at = (step: string) => stepPath('check-in', step)
const Asked = () => <StepRoute params={useParams()} />
const Elsewhere = () => <p data-testid="address">{useLocation().pathname}</p>

function show(step: string) {
  const routes = [
    { path: at(':step'), Component: Asked },
    { path: '*', Component: Elsewhere },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [at(step)] })
  const { unmount } = render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  const goOn = () => user.click(screen.getByRole('button', { name: 'Continue' }))
  const isAt = (next: string) => waitFor(() => expect(router.state.location.pathname).toBe(at(next)))
  return { user, router, goOn, isAt, unmount }
}

const id = '6f1c2f0e-4a5b-4c1d-9e8f-0a1b2c3d4e5f'
const open = {
  id,
  ansData: null as string | null,
  revision: 0,
  today: '2031-06-20',
  medicine: 'mounjaro',
  injectionDay: null,
  dosesDue: ['2031-06-03', '2031-06-10', '2031-06-17'],
  logged: [] as object[],
  lastWeight: { on: '2031-05-20', kg: 87 },
  missing: at('check-in-signs'),
  wish: null,
  answers: [],
  pen: null,
}
const reply = (given: object | null = open) => ({
  my_check_in: () =>
    says<never>(200, {
      is: given ? 'open' : 'sent',
      opensOn: '2031-06-20',
      lastsUntil: '2031-07-01',
      open: given,
      sent: null,
    } as never),
  save_check_in: () => says<never>(200, { revision: 1 } as never),
})
function saved(asked: ReturnType<typeof stubApi>) {
  const body = asked.findLast(({ call }) => call === 'save_check_in')?.body as { ansData: string } | undefined
  return JSON.parse(body?.ansData ?? '{}')
}

beforeEach(forgetCheckIn)

const unlocked = () => says<never>(200, { isLocked: false } as never)
const callsOf = (asked: ReturnType<typeof stubApi>, ...names: string[]) =>
  asked.filter(({ call }) => names.includes(call)).map(({ call, body }) => [call, (body as { sign: string }).sign])

test('U-1: a ticked sign shows what to do at once, by where they are, and asks once before our prescribers are told', async () => {
  const waiting = () => new Promise(() => undefined) as never
  const asked = stubApi({ ...reply(), report_sign: unlocked, take_back_sign: unlocked, tell_unwell: waiting })
  const { user } = show('check-in-signs')
  await user.click(await screen.findByRole('checkbox', { name: /Sudden loss of sight/ }))
  const heading = screen.getByRole('heading', { name: 'What to do now' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  screen.getByText('Go to eye casualty or A&E now.')
  screen.getByRole('heading', { name: /^You told us: Sudden loss of sight.*Is that right\?$/ })
  expect(asked.some(({ call }) => call === 'save_check_in' || call === 'tell_unwell')).toBe(false)
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: /Call 111/ })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Northern Ireland' }))
  expect(screen.queryByRole('link', { name: /Call 111/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Yes, that’s right' }))
  await screen.findByText('We’re telling our prescribers...')
  expect(callsOf(asked, 'report_sign', 'take_back_sign', 'tell_unwell')).toEqual([
    ['report_sign', 'sight'],
    ['tell_unwell', 'sight'],
  ])
})

test('U-1: a sign ticked by mistake is taken back, and the questions go on without a word about another tab', async () => {
  const asked = stubApi({ ...reply(), report_sign: unlocked, take_back_sign: unlocked })
  const { user, goOn, isAt } = show('check-in-signs')
  await user.click(await screen.findByRole('checkbox', { name: /Sudden loss of sight/ }))
  await user.click(screen.getByRole('button', { name: 'No, I ticked it by mistake' }))
  expect(screen.queryByRole('heading', { name: 'What to do now' })).toBeNull()
  screen.getByText(/Your treatment carries on as before/)
  await user.click(screen.getByRole('checkbox', { name: 'None of these' }))
  await goOn()
  await isAt('check-in-weight')
  expect(screen.queryByText(/another tab/)).toBeNull()
  await waitFor(() =>
    expect(callsOf(asked, 'report_sign', 'take_back_sign', 'tell_unwell')).toEqual([
      ['report_sign', 'sight'],
      ['take_back_sign', 'sight'],
    ]),
  )
})

test('U-1: suicidal thoughts are not asked about twice', async () => {
  const asked = stubApi({ ...reply(), tell_unwell: () => new Promise(() => undefined) as never })
  const { user } = show('check-in-signs')
  await user.click(await screen.findByRole('checkbox', { name: /harming yourself/ }))
  await waitFor(() => expect(callsOf(asked, 'report_sign', 'tell_unwell')).toEqual([['tell_unwell', 'mood']]))
  expect(screen.queryByRole('button', { name: 'Yes, that’s right' })).toBeNull()
})

test('U-1: another tab is named only where another tab has answered', async () => {
  let reason = 'not open'
  stubApi({ ...reply(), save_check_in: () => says<never>(409, { reason } as never) })
  const { user, goOn } = show('check-in-signs')
  await user.click(await screen.findByRole('checkbox', { name: 'None of these' }))
  await goOn()
  await screen.findByText('These questions can’t be answered now.')
  expect(screen.queryByText(/another tab/)).toBeNull()
  reason = 'elsewhere'
  await goOn()
  await screen.findByText(/You have answered in another tab since/)
})

test('a slip of the point is asked about, and kept as what was meant', async () => {
  const asked = stubApi(reply())
  const { user, goOn, isAt } = show('check-in-weight')
  await user.click(await screen.findByRole('checkbox', { name: 'I took all of them on these days' }))
  await user.type(screen.getByLabelText('Weight'), '8.5')
  await goOn()
  expect(screen.getByRole('alert').textContent).toContain('Did you mean 85.0 kg?')
  await user.type(screen.getByLabelText('Waist (optional)'), '9')
  await user.click(screen.getByRole('button', { name: 'Yes, 85.0 kg' }))
  screen.getByText('Enter a number between 40 and 250 cm.')
  await user.type(screen.getByLabelText('Waist (optional)'), '8')
  await goOn()
  await isAt('check-in-wellbeing')
  await waitFor(() => expect(saved(asked).check_in_weight).toEqual({ weight: '85', unit: 'kg', waist: '98' }))
})

test('C-1 a weight far from the last is asked about once, in the unit they chose, and kept as confirmed', async () => {
  const asked = stubApi(reply())
  const { user, goOn, isAt } = show('check-in-weight')
  await user.click(await screen.findByRole('checkbox', { name: 'I took all of them on these days' }))
  await user.click(screen.getByRole('radio', { name: 'st/lb' }))
  await user.type(screen.getByLabelText('Weight, stones'), '11')
  await goOn()
  expect(screen.getByRole('alert').textContent).toContain('13 st 9.8 lb on 20 May 2031')
  expect(screen.getByRole('alert').textContent).toContain('Is it your own weight, and is it in stones and pounds?')
  await user.click(screen.getByRole('button', { name: 'Yes, it’s right' }))
  await isAt('check-in-wellbeing')
  await waitFor(() => expect(saved(asked).check_in_weight).toMatchObject({ confirmed: 'yes' }))
})

test('C-3 injections that are close together are asked about, and can be changed or confirmed', async () => {
  const asked = stubApi(reply())
  const { user, goOn, isAt } = show('check-in-weight')
  await user.click(await screen.findByRole('checkbox', { name: 'I took all of them on these days' }))
  await user.type(screen.getByLabelText('Weight'), '86')
  const day = within(screen.getByRole('group', { name: /Dose 2/ })).getByLabelText('on')
  await user.clear(day)
  await user.type(day, '2031-06-04')
  await goOn()
  expect(screen.getByRole('alert').textContent).toContain('closer than it should be')
  await user.click(screen.getByRole('button', { name: 'Change a day' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await goOn()
  await user.click(screen.getByRole('button', { name: 'Yes, both are right' }))
  await isAt('check-in-wellbeing')
  await waitFor(() =>
    expect(saved(asked).check_in_doses).toEqual({
      taken: ['2031-06-03', '2031-06-04', '2031-06-17'],
      missed: 0,
      confirmed: 'yes',
    }),
  )
})

test('the second of two questions on a screen leads to that screen', async () => {
  stubApi(reply())
  const { isAt } = show('check-in-doses')
  await isAt('check-in-weight')
  await screen.findByRole('heading', { name: 'Which doses of this pen did you take?' })
})

test('C-7 vomiting shows what to do about the pill on the same screen', async () => {
  stubApi(reply())
  const { user } = show('check-in-wellbeing')
  const sick = within(await screen.findByRole('group', { name: 'Being sick' }))
  expect(screen.queryByText('If you take the contraceptive pill')).toBeNull()
  await user.click(sick.getByRole('radio', { name: 'Mild' }))
  screen.getByText('If you take the contraceptive pill')
})

test('all well is one press; with one side effect the others are none', async () => {
  const asked = stubApi(reply())
  const { user, router, goOn, isAt } = show('check-in-wellbeing')
  await user.click(await screen.findByRole('checkbox', { name: /^All well/ }))
  await goOn()
  await isAt('check-in-changes')
  await waitFor(() => expect(saved(asked).check_in_wellbeing).toEqual({ fluids: 'enough', mood: 'usual' }))
  expect(saved(asked).check_in_side_effects).toMatchObject({ nausea: 'none', skin: 'none' })
  await router.navigate(at('check-in-wellbeing'))
  const sick = within(await screen.findByRole('group', { name: 'Feeling sick' }))
  await user.click(sick.getByRole('radio', { name: 'Severe' }))
  await goOn()
  await isAt('check-in-side-effects-more')
  await waitFor(() => expect(saved(asked).check_in_side_effects).toMatchObject({ nausea: 'severe', skin: 'none' }))
})

test('doses are taken on their days by one press, or one by one, and no day is to come', async () => {
  const asked = stubApi(reply())
  const { user, goOn, isAt } = show('check-in-weight')
  await user.click(await screen.findByRole('checkbox', { name: 'I took all of them on these days' }))
  await user.type(screen.getByLabelText('Weight'), '86')
  const last = within(screen.getByRole('group', { name: /Dose 3, Tuesday 17 June 2031/ }))
  const day = last.getByLabelText('on')
  await user.clear(day)
  await user.type(day, '2031-06-21')
  await goOn()
  expect(screen.getByRole('alert').textContent).toContain('in the future')
  await user.click(last.getByRole('radio', { name: 'Missed' }))
  await goOn()
  await isAt('check-in-wellbeing')
  await waitFor(() => expect(saved(asked).check_in_doses).toEqual({ taken: ['2031-06-03', '2031-06-10'], missed: 1 }))
})

test('doses that were logged are filled in and confirmed by going on; only the others are asked about', async () => {
  const logged = [
    { due: '2031-06-03', is: 'taken', on: '2031-06-04' },
    { due: '2031-06-10', is: 'missed', on: '2031-06-10' },
    { due: '2031-06-17', is: 'taken', on: '2031-06-17' },
  ]
  const asked = stubApi(reply({ ...open, logged }))
  const { user, goOn, isAt } = show('check-in-weight')
  await screen.findByText('We’ve filled in the doses you logged. Please check them.')
  const first = within(screen.getByRole('group', { name: /Dose 1/ }))
  expect(first.getByRole<HTMLInputElement>('radio', { name: 'Taken' }).checked).toBe(true)
  expect(first.getByLabelText<HTMLInputElement>('on').value).toBe('2031-06-04')
  await user.type(screen.getByLabelText('Weight'), '86')
  await goOn()
  await isAt('check-in-wellbeing')
  await waitFor(() => expect(saved(asked).check_in_doses).toEqual({ taken: ['2031-06-04', '2031-06-17'], missed: 1 }))
})

test('C-26: a dose too many or a pen that looks wrong can be reported beside the doses', async () => {
  stubApi({ ...reply(), report_incident: () => new Promise(() => undefined) as never })
  const { user } = show('check-in-doses')
  await user.click(await screen.findByText('Took too much, or the pen looks wrong?'))
  await user.click(screen.getByRole('button', { name: /My pen looks wrong/ }))
  await user.click(screen.getByRole('radio', { name: 'Yes, I’ve injected from it' }))
  await user.click(screen.getByRole('radio', { name: /shaky, sweaty/ }))
  await user.click(screen.getByRole('button', { name: 'Show what to do' }))
  screen.getByRole('heading', { name: 'Call 999 now' })
  screen.getByRole('link', { name: /Yellow Card/ })
})

test('what was answered without a connection is kept here, and sent when somebody comes back', async () => {
  let isAway = false
  const asked = stubApi({
    ...reply(),
    my_check_in: () => {
      if (isAway) throw new TypeError('Failed to fetch')
      return reply().my_check_in()
    },
    save_check_in: () => {
      if (isAway) throw new TypeError('Failed to fetch')
      return reply().save_check_in()
    },
  })
  const first = show('check-in-changes')
  await screen.findByRole('checkbox', { name: 'Nothing is new' })
  isAway = true
  await first.user.click(screen.getByRole('checkbox', { name: 'Nothing is new' }))
  await first.goOn()
  await first.isAt('check-in-stock')
  document.body.replaceChildren()
  const second = show('check-in-changes')
  const kept = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Nothing is new' })
  expect(kept.checked).toBe(true)
  isAway = false
  await second.goOn()
  await second.isAt('check-in-stock')
  await waitFor(() => expect(saved(asked)).toEqual({ check_in_changes: ['Nothing is new'] }))
})

test('where there is nothing to answer, the page says how it stands', async () => {
  stubApi(reply(null))
  show('check-in-signs')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(pages.accountCheckIn))
})

test('kept on the device it is shown without a connection until a session ends, and then to nobody before its owner is back', async () => {
  const offline = { my_check_in: () => Promise.reject(new TypeError('offline')) as never }
  const step = 'check-in-weight'
  stubApi(reply())
  const first = show(step)
  await screen.findByRole('button', { name: 'Continue' })
  first.unmount()
  stubApi(offline)
  const second = show(step)
  await screen.findByRole('button', { name: 'Continue' })
  second.unmount()
  hideProgress()
  const third = show(step)
  await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  third.unmount()
  stubApi(reply())
  const again = show(step)
  await screen.findByRole('button', { name: 'Continue' })
  again.unmount()
  stubApi(offline)
  show(step)
  await screen.findByRole('button', { name: 'Continue' })
})
