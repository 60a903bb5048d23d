import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OwnPlan } from '#contract/treatment/treatment.ts'
import { fill } from '../../../../../tests/components/fill.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import ChangeTreatmentPage from './change-treatment.tsx'

const plan: OwnPlan = {
  epoch: 3,
  state: 'active',
  setBy: 'supply',
  isLocked: false,
  medicine: 'mounjaro',
  dose: '5 mg',
  pausedUntil: null,
  after: null,
  lastDoseOn: '2026-11-16',
  mayBecomePregnant: true,
  orders: [],
  request: null,
  today: '2026-11-17',
}
const order = {
  id: '00000000-0000-4000-8000-0000000000c1',
  reference: 'LW-1',
  amountPence: 150_00,
  is: 'held',
  canWithdraw: true,
} as const
const having = (over: Partial<OwnPlan> = {}) => ({
  my_plan: () => says<never>(200, { treatment: { ...plan, ...over } }),
})
const open = async (name: string) => {
  const option = within(await screen.findByRole('region', { name }))
  return { option, button: option.getByRole('button') }
}
const show = () => showPage(ChangeTreatmentPage, '/account/treatment')

it('a pause says what it means for money and safety by the chosen day, before the press', async () => {
  const asked = stubApi({ ...having(), change_my_plan: () => says(200, { epoch: 4 }) })
  const { user } = show()
  const { option, button } = await open('Pause until a date')
  await user.click(button)
  option.getByText(/You order nothing while you’re paused/)
  await user.click(option.getByRole('button', { name: 'Pause my treatment' }))
  option.getByText('Choose the day your pause ends')
  fill('Paused until', '2026-11-30')
  option.getByText(/you will have missed one dose\. You can usually continue/)
  fill('Paused until', '2027-01-04')
  option.getByText(/you restart on the lowest dose \(2\.5 mg\)/)
  option.getByText(/not before Wednesday 16 December 2026/)
  expect(asked.some(({ call }) => call === 'change_my_plan')).toBe(false)
  fill('Why? (optional)', 'Travel.')
  await user.click(option.getByRole('button', { name: 'Pause my treatment' }))
  await waitFor(() => expect(asked.some(({ call }) => call === 'change_my_plan')).toBe(true))
  expect(asked.find(({ call }) => call === 'change_my_plan')?.body).toEqual({
    epoch: 3,
    to: 'paused',
    until: '2027-01-04',
    reason: 'Travel.',
  })
})

it('an end says what becomes of an order under review, and offers to call it off', async () => {
  const asked = stubApi({ ...having({ orders: [order] }), withdraw_order: () => says(200, { isDone: true }) })
  const { user } = show()
  const { option, button } = await open('End your treatment')
  await user.click(button)
  option.getByText(/£150\.00 is authorised on your card for order LW-1, not charged/)
  option.getByText(/Take unused pens to a pharmacy/)
  option.getByText(/For twelve months afterwards, .* your coach messages you after one, three, six and nine months/)
  await user.click(screen.getByRole('button', { name: 'Cancel this order LW-1' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }))
  await waitFor(() => expect(asked.some(({ call }) => call === 'withdraw_order')).toBe(true))
})

it('coming back after a gap says that the dose begins low again', async () => {
  stubApi({
    ...having({ state: 'stopped', setBy: 'patient', today: '2027-03-01' }),
    change_my_plan: () => says<never>(409, null, 'It has changed.'),
  })
  const { user } = show()
  const { option, button } = await open('Come back')
  expect(screen.queryByRole('region', { name: 'Pause until a date' })).toBeNull()
  await user.click(button)
  option.getByText(/restart on the lowest dose/)
  option.getByText(/a clinician decides your dose/)
  await user.click(option.getByRole('button', { name: 'Restart my treatment after a break' }))
  await option.findByText('It has changed.')
})

it('another medicine is asked for with why, and stands there until it is answered', async () => {
  let request: OwnPlan['request'] = null
  const asked = stubApi({
    my_plan: () => says(200, { treatment: { ...plan, request } }),
    ask_for_medicine: () => {
      request = { id: order.id, medicine: 'wegovy', isAgreed: null }
      return says(200, {})
    },
    take_back_medicine: () => {
      request = null
      return says(200, {})
    },
  })
  const { user } = show()
  const { option, button } = await open('Ask for another medicine')
  await user.click(button)
  option.getByText(/Never use both/)
  await user.click(option.getByRole('button', { name: 'Ask for it' }))
  option.getByText('Tell us in a few words why')
  fill('Why would you like Wegovy?', 'Less nausea.')
  await user.click(option.getByRole('button', { name: 'Ask for it' }))
  await screen.findByText('You asked for Wegovy. A prescriber will answer you.')
  expect(asked.find(({ call }) => call === 'ask_for_medicine')?.body).toEqual({
    epoch: 3,
    medicine: 'wegovy',
    wish: 'Less nausea.',
  })
  expect(screen.queryByRole('region', { name: 'Ask for another medicine' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Withdraw my request' }))
  await screen.findByRole('region', { name: 'Ask for another medicine' })
})

it('what a prescriber has decided is not theirs to take up', async () => {
  stubApi(having({ state: 'paused', setBy: 'staff', pausedUntil: '2026-12-01' }))
  show()
  await screen.findByText(/One of our prescribers has paused your treatment/)
  expect(screen.queryByRole('region', { name: 'Restart now' })).toBeNull()
  screen.getByRole('region', { name: 'End your treatment' })
})

it('the year after says what happens in it, and the monthly question is turned off and on', async () => {
  let isAsked = true
  const asked = stubApi({
    my_plan: () =>
      says(200, {
        treatment: { ...plan, state: 'stopped', setBy: 'patient', after: { until: '2027-11-01', isAsked } },
      }),
    set_afterwards: (body: { isAsked: boolean }) => {
      isAsked = body.isAsked
      return says<never>(200, {})
    },
  })
  const { user } = show()
  const year = within(await screen.findByRole('region', { name: 'The year after' }))
  year.getByText('until 1 November 2027')
  year.getByText(/goes up by more than 5%/)
  expect(year.getByRole('link', { name: 'Log your weight' }).getAttribute('href')).toBe('/account/progress')
  await user.click(year.getByRole('button', { name: 'Stop asking me' }))
  await screen.findByText('We don’t ask you at the moment. Your coach still messages you.')
  await user.click(screen.getByRole('button', { name: 'Ask me each month' }))
  await screen.findByText('We ask you once a month at the moment.')
  const sent = asked.filter(({ call }) => call === 'set_afterwards').map(({ body }) => body)
  expect(sent).toEqual([{ isAsked: false }, { isAsked: true }])
})

it('without a treatment there is nothing to change', async () => {
  stubApi({ my_plan: () => says(200, { treatment: null }) })
  show()
  await screen.findByText('You have no treatment yet')
})
