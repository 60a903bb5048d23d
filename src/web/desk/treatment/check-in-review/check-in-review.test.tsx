import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CheckInReview } from '#contract/treatment/check-in-review.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { fill } from '../../../../../tests/components/fill.ts'
import { restrictionInForce } from '../../../../../tests/components/restriction.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import Look from './check-in-review.tsx'

const id = '00000000-0000-4000-8000-0000000000c1'

const plan: NonNullable<CheckInReview['plan']> = {
  id,
  epoch: 2,
  state: 'active',
  medicine: 'Wegovy',
  dose: '0.5 mg',
  startedOn: '2026-10-05',
  pausedUntil: null,
  injecting: null,
  after: null,
  cycleDay: 19,
  cover: { from: '2026-11-02', until: '2026-11-30' },
  checkInOpens: '2026-11-19',
  nextFrom: '2026-11-22',
  lock: null,
  step: {
    what: 'looked-at',
    turn: 'us',
    by: null,
    promise: promise('review', Date.parse('2026-11-24T10:00:00Z'), []),
    title: 'x',
    says: 'x',
  },
  next: { doses: [{ dose: '0.5 mg', is: 'not offered' }], reasons: ['Their BMI is 18.'], notBefore: null },
  asked: null,
  findings: [],
  doseLog: { entries: [], differs: false },
  mayTryFrom: null,
  choices: ['paused', 'stopped'],
  history: [],
}

const question = { step: 'check-in-weight', question: 'How much do you weigh?', is: 'answered' as const }

const look: CheckInReview = {
  id,
  state: 'ready',
  epoch: 3,
  with: null,
  sentAt: '2026-11-23T10:00:00.000Z',
  clock: { from: '2026-11-23T10:00:00.000Z', due: '2026-11-24T10:00:00.000Z', share: 0.4 },
  person: {
    accountId: id,
    name: 'Wren Sedge',
    born: '1990-01-02',
    email: 'wren@ferncliff.example',
    mobile: '07700900123',
  },
  restriction: null,
  why: ['Their BMI is 18, below 18.5. Treatment stops, so no dose is offered.'],
  told: {
    version: 1,
    topics: [{ topic: 'Weight', questions: [{ ...question, answer: ['52 kg'] }] }],
    offRoute: [],
    notAsked: [],
  },
  plan,
  ending: null,
  drafts: {},
}

const show = (capabilities?: Parameters<typeof showDesk>[2]) => showDesk(Look, `/desk/check-in?id=${id}`, capabilities)

it('says why nothing could be offered, what they told and how to reach them', async () => {
  stubApi({ desk_check_in: () => says<never>(200, look) })
  show(['see-record', 'decide-cases', 'message'])
  await screen.findByRole('heading', { level: 1, name: 'Wren Sedge' })
  screen.getByText(/Their BMI is 18, below 18\.5/)
  screen.getByText('52 kg')
  expect(screen.getByRole('link', { name: '07700900123' }).getAttribute('href')).toBe('tel:07700900123')
  expect(screen.getByRole('link', { name: /Messages/ }).getAttribute('href')).toBe(`/desk/messages?with=${id}`)
  screen.getByText('Prescriber to review check-in')
})

it('is put aside with words, and of a treatment that is active only if it is said to go on', async () => {
  let found = look
  const asked = stubApi({
    desk_check_in: () => says<never>(200, found),
    desk_keep_draft: () => says<never>(200, {}),
    desk_claim: () => says<never>(200, { id, epoch: 4, until: '2031-01-01T00:00:00.000Z' }),
    desk_release: () => says<never>(200, {}),
    desk_close_check_in: () => {
      const ending = { said: 'Typed wrong: 82 kg.', by: { id, name: 'Dr Rowan Ashby' }, at: '2026-11-23T11:00:00.000Z' }
      found = { ...look, state: 'closed', clock: null, ending }
      return says<never>(200, {})
    },
  })
  const { user } = show()
  const press = await screen.findByRole('button', { name: /Close the check-in/ })
  screen.getByText('Record what was done.')
  fill('What was done', 'Typed wrong: 82 kg.')
  await screen.findByText('Pause or end the treatment, or record that it continues.')
  await user.click(press)
  expect(asked.some(({ call }) => call === 'desk_close_check_in')).toBe(false)
  await user.click(screen.getByRole('checkbox', { name: /Treatment continues/ }))
  await user.click(press)
  await screen.findByText(/Closed by Dr Rowan Ashby/)
  screen.getByRole('button', { name: /Next case/ })
  const closed = asked.find(({ call }) => call === 'desk_close_check_in')
  expect(closed?.body).toEqual({ id, epoch: 4, said: 'Typed wrong: 82 kg.', goesOn: true })
  expect(asked.filter(({ call }) => call === 'desk_claim')).toHaveLength(1)
})

it('is a prescriber’s to put aside', async () => {
  stubApi({ desk_check_in: () => says<never>(200, look) })
  show(['see-record', 'work-cases'])
  await screen.findByText(/Only a prescriber can close it/)
  await waitFor(() => expect(screen.queryByRole('button', { name: /Close the check-in/ })).toBeNull())
})

it('D-6 says who has it, and is put aside by nobody else', async () => {
  const theirs = { id, name: 'Dr Khan', until: '2031-01-01T00:00:00.000Z', isMe: false }
  const asked = stubApi({
    desk_check_in: () => says<never>(200, { ...look, with: theirs }),
    desk_keep_draft: () => says<never>(200, {}),
  })
  const { user } = show()
  await screen.findAllByText(/^Assigned to Dr Khan/)
  fill('What was done', 'Called them.')
  await user.click(screen.getByRole('button', { name: /Close the check-in/ }))
  expect(asked.filter(({ call }) => call === 'desk_claim' || call === 'desk_close_check_in')).toEqual([])
})

it('D-6 that g has given stays with whoever got it until the page is left', async () => {
  const mine = { id, name: 'Dr Rowan Ashby', until: '2031-01-01T00:00:00.000Z', isMe: true }
  const asked = stubApi({
    desk_check_in: () => says<never>(200, { ...look, with: mine }),
    desk_release: () => says<never>(200, {}),
  })
  const { unmount } = show()
  await screen.findByText(/^Assigned to you/)
  expect(asked.some(({ call }) => call === 'desk_release')).toBe(false)
  unmount()
  await waitFor(() => expect(asked.find(({ call }) => call === 'desk_release')?.body).toEqual({ id, epoch: 3 }))
})

it('says that the use of the person’s data is restricted', async () => {
  stubApi({ desk_check_in: () => says<never>(200, { ...look, restriction: restrictionInForce }) })
  show(['see-record', 'decide-cases', 'restrict-data'])
  const banner = await screen.findByRole('region', { name: 'Restriction of use' })
  expect(banner.textContent).toContain('The use of this person’s data is restricted.')
  expect(banner.textContent).toContain('The weight is not mine.')
})
