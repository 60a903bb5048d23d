import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { savedOnce } from '../../../../../tests/components/answering.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import { backWhen } from './in-words.ts'

vi.mock('#web/shared/bot-check/bot-token.ts', () => ({
  earnBotToken: async () => ({ token: 'token', keptForMs: 1e6 }),
}))

beforeEach(() => vi.resetModules())

type Standing = CallReply<'my_concern'>

const nobody: Standing = {
  hasTold: true,
  isSignedIn: false,
  concern: null,
  desk: {
    isOpen: false,
    opensAt: '2031-03-03T09:00:00.000Z',
    call: promise('call', Date.parse('2031-03-03T11:00:00.000Z'), []),
  },
}
const asked: Standing = {
  ...nobody,
  concern: { isOpen: true, call: promise('call', Date.parse('2031-03-03T11:00:00.000Z'), []), phone: '07700 •••• 23' },
}

async function show(answers: Parameters<typeof stubApi>[0]) {
  localStorage.setItem(
    'questionnaire_data',
    JSON.stringify({ adhd_risk_factors: riskAnswers('toSelf'), stepHistory: ['risk-factors'] }),
  )
  const calls = stubApi({ save_answer: savedOnce, ...answers })
  const { default: NotEligible } = await import('../../not-eligible.tsx')
  return { ...showPage(NotEligible, '/assessment/not-eligible?reason=adhd_risk_factors'), calls }
}

test('it says that nobody reads it and when somebody would, and takes a number once it is one', async () => {
  const { user, calls, container } = await show({
    my_concern: () => says<never>(200, nobody),
    ask_for_call: () => says<never>(200, asked),
  })
  await waitFor(() => expect(container.textContent).toContain('calls you by 11:00 on Monday 3 March'))
  expect(container.textContent).toMatch(/Nobody at \S+ has read your answers\./)
  expect(container.textContent).toContain('Nobody is reading anything now: we are back on Monday 3 March at 09:00.')
  expect(container.textContent).toContain('Nobody reads this or calls you unless you ask.')
  const send = screen.getByRole('button', { name: 'Ask us to call' })
  await user.click(send)
  const phone = screen.getByLabelText('Phone number')
  expect(phone.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(phone))
  await user.type(phone, '07700 900123')
  await user.click(send)
  const heading = await screen.findByRole('heading', { name: 'We will call you' })
  expect(document.activeElement).toBe(heading)
  expect(container.textContent).toContain('calls 07700 •••• 23 by 11:00 on Monday 3 March')
  expect(container.textContent).toContain('We will call you. Please do not wait for that.')
  expect(calls.filter(({ call }) => call === 'ask_for_call').map(({ body }) => body)).toEqual([
    { token: 'token', phone: '07700 900123', name: '', mayLeaveMessage: false },
  ])
})

test('whoever is signed in reads that a clinician has been told, and can leave another number', async () => {
  const standing = { ...asked, isSignedIn: true, concern: { ...asked.concern, phone: null } }
  const { user } = await show({ my_concern: () => says<never>(200, standing) })
  expect(await screen.findByRole('heading', { name: 'A clinician has been told' })).toBeTruthy()
  expect(screen.queryByLabelText('Phone number')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Leave another number' }))
  expect(screen.getByLabelText('Phone number')).toBeTruthy()
})

test('without an answer from us the rule is told, and what was typed stays', async () => {
  const { user, container } = await show({})
  expect(container.textContent).toContain('within two working hours. We are here Monday to Friday, 09:00 to 18:00.')
  const phone = screen.getByLabelText('Phone number')
  await user.type(phone, '07700 900123')
  await user.click(screen.getByRole('button', { name: 'Ask us to call' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We could not send this.')
  expect((phone as HTMLInputElement).value).toBe('07700 900123')
})

test('a moment is told by London’s clock', () => {
  const now = Date.parse('2026-07-06T08:00:00Z')
  expect([backWhen('2026-07-06T08:30:00Z', now), backWhen('2026-07-07T08:00:00Z', now)]).toEqual([
    'today at 09:30',
    'on Tuesday 7 July at 09:00',
  ])
})

test.each([
  ['a number was left', '07700 •••• 23', ['Call 0808 157 0142']],
  ['they are signed in', null, ['Message us', 'Call 0808 157 0142']],
])('P-3 a call that has not come is late, with help first, where %s', async (_, phone, ways) => {
  const call = promise('call', Date.now() - 60_000, [])
  await show({ my_concern: () => says<never>(200, { ...nobody, concern: { isOpen: true, call, phone } }) })
  const late = (await screen.findByText('We’re sorry, this is late')).parentElement as HTMLElement
  expect(late.textContent).toMatch(/call 999 .* We said a clinician would call you by .* we’ll call by/)
  expect([...late.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(ways)
  expect(document.body.textContent).not.toMatch(/reads your answers and calls|contacts you by/)
})

test('P-3 what is offered on a page that was left open has no time that has passed', async () => {
  const call = promise('call', Date.now() - 60_000, [])
  const { container } = await show({
    my_concern: () => says<never>(200, { ...nobody, desk: { ...nobody.desk, call } }),
  })
  await waitFor(() => expect(container.textContent).toContain('calls you within two working hours'))
  expect(screen.queryByText('We’re sorry, this is late')).toBeNull()
})
