import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MyEvidence } from '#contract/evidence/evidence.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { everyStory } from '../../../../tests/journeys/every-story.ts'
import AccountPage from '../account.tsx'
import { type Story, stageOf, whatNextOf } from './next-step.ts'

const [anyOrder] = everyStory.orders
const order = (care: object) => ({
  ...anyOrder,
  state: 'awaiting review',
  care: {
    since: '2026-03-02T10:00:00Z',
    promise: null,
    dueBy: null,
    clinician: null,
    parcel: null,
    cardRequest: null,
    toConfirm: [],
    firstDoseFrom: null,
    ...care,
  },
})

const evidence: MyEvidence = {
  isKnown: true,
  isOpen: true,
  order: anyOrder?.reference ?? '',
  settled: [],
  tasks: [
    { gate: 'gp', state: 'done', because: null, words: null, minutes: 1 },
    { gate: 'identity', state: 'to_do', because: null, words: null, minutes: 3 },
    { gate: 'measurements', state: 'again', because: 'missed', words: null, minutes: 5 },
  ],
  files: [],
  uploads: 'salt',
  weighIn: { link: null, booked: null, standing: null, firstFree: [] },
  known: { practice: null, supply: null },
  gp: null,
}

const treatment = {
  medicine: 'Mounjaro',
  dose: '5mg',
  state: 'active',
  isOurs: false,
  injectionDay: 1,
  missed: null,
  dosesLeft: { inPen: 2, ofPen: 4, unopenedPens: 0 },
  lastsUntil: '2031-03-03',
  penUntil: null,
  nextFrom: null,
  calendar: null,
}

/** What stands at the top. Null: nothing does. */
async function nextOf(account: object, evidence?: MyEvidence) {
  stubApi({
    my_account: () => says(200, { ...everyStory, appointments: [], ...account } as never),
    my_changed_answers: () => says<never>(200, { changed: null }),
    ...(evidence && { my_evidence: () => says(200, evidence) }),
  })
  showPage(AccountPage, '/account')
  await screen.findByText(/^Hello, Amara/)
  return screen.queryByRole('region', { name: 'What happens next' })
}

const h1 = () => screen.getByRole('heading', { level: 1 }).textContent
const buttons = (card: HTMLElement | null) =>
  within(card as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('says at the top what is next, whose turn it is and by when, and leads there', async () => {
  const ready = order({ state: 'ready', promise: promise('decision', Date.parse('2031-03-03T11:00:00Z'), []) })
  const card = await nextOf({ orders: [ready] }, { ...evidence, tasks: [] })
  expect(h1()).toBe('It’s our turn')
  expect(card?.textContent).toContain('Our turn, by 11:00 on Monday 3 March')
  expect(card?.textContent).toContain('A clinician will decide, and we’ll email you either way.')
  expect(buttons(card)).toEqual([['See your order', '/account/orders']])
})

it.each([
  ['ready', 'Being replaced', /^We’re replacing your parcel, and you won’t pay again\. .* don’t use what’s in it\.$/],
  ['approved', 'Prescribed', /^A pharmacist will check the prescription\. You’ve already paid/],
] as const)(
  'of a paid parcel that is replaced, while it is %s, says so and never that money is to come',
  async (state, title, says) => {
    const replaced = { ...order({ state, isReviewedAgain: false }), state: 'approved' }
    const card = await nextOf({ orders: [replaced] })
    within(card as HTMLElement).getByText(title)
    within(card as HTMLElement).getByText(says)
  },
)

it('counts what is needed and starts with the first of it, in one press', async () => {
  const waiting = order({ state: 'waiting_for_evidence', dueBy: '2031-02-26T10:00:00Z' })
  const card = await nextOf({ orders: [waiting] }, evidence)
  expect(card?.textContent).not.toContain('Your turn, by')
  expect(h1()).toBe('Your order is waiting for you')
  expect(card?.textContent).toContain('Two short tasks, about 8 minutes')
  expect(buttons(card)).toEqual([['Do the next task', '/account/evidence?task=identity']])
})

it.each([
  ['inject', 'patient', 'Injection day', ['I’ve injected', '/account/doses']],
  ['check-in', 'patient', 'Your check-in is open', ['Answer the questions', '/assessment/check-in/check-in-signs']],
  ['to-pay', 'patient', 'Your next pen is ready to order', ['Pay', '/account/check-in']],
  ['recalled', 'patient', 'Please don’t use your pen', ['Read and reply', '/account/messages']],
  ['locked', 'us', 'Please don’t inject', ['See your treatment', '/account/treatment']],
] as const)('knows what day it is: %s', async (what, turn, heading, button) => {
  const { date: today } = londonTimeAt(Date.now())
  const step = { what, turn, by: null, promise: null, title: 'Next', says: 'In words.' }
  const card = await nextOf({ orders: [], treatment: { ...treatment, step, nextInjection: today } })
  expect(h1()).toBe(heading)
  expect(buttons(card)).toEqual([button])
})

it('D-1: a parcel with a recalled pen says that it must not be used, on its way and once it has come', async () => {
  const parcel = {
    ...{ carrier: 'Swift Post', tracking: 'SP1', expected: promise('parcel', Date.parse('2031-03-03T11:00:00Z'), []) },
    ...{ validUntil: '2031-03-04T11:00:00Z', deliveredOn: null, mayReport: [], isRecalled: true, isNotComeTold: false },
  }
  const story = (state: string) => ({ ...order({ state, parcel }), state: 'approved' })
  const card = await nextOf({ orders: [story('dispatched')] })
  within(card as HTMLElement).getByText('Don’t use it')
  expect(card?.textContent).toContain('Don’t use what’s in it, and don’t throw it away')
  expect(card?.textContent).not.toMatch(/fridge|stays cold/)
  const delivered = story('delivered') as unknown as Story
  expect(stageOf(delivered, null)).toBe('Don’t use it')
  expect(whatNextOf(delivered, null, 0, null)).toContain('we’re recalling its batch')
  const held = { turn: 'us', waitsFor: 'quarantined' } as const
  expect(whatNextOf(story('quarantined') as unknown as Story, held, 0, null)).toContain('we’re recalling its batch')
})

it('before the day of an injection says that nothing is to be done, and not that it is their turn', async () => {
  const step = { what: 'inject', turn: 'nobody', by: '2031-03-03', promise: null, title: 'Next', says: 'In words.' }
  const card = await nextOf({ orders: [], treatment: { ...treatment, step, nextInjection: '2031-03-03' } })
  expect(h1()).toBe('Nothing to do today')
  expect(card?.textContent).not.toContain('Your turn')
})

it('has nothing to press where nothing is next, and says so', async () => {
  const card = await nextOf({ orders: [{ ...anyOrder, state: 'refunded', care: null }] })
  expect(h1()).toBe('Nothing to do today')
  expect(card?.textContent).toContain('You’re up to date')
  expect(within(card as HTMLElement).queryByRole('link')).toBeNull()
})

it.each(['declined', 'expired'])('says that the latest order ended without treatment: %s', async (state) => {
  const card = await nextOf({ orders: [{ ...anyOrder, state, care: null }] })
  expect(h1()).toBe('Nothing to do today')
  expect(card?.textContent).toContain('Your order isn’t going ahead')
  expect(card?.textContent).not.toContain('up to date')
  expect(buttons(card)).toEqual([['See your order', '/account/orders']])
})

it('says not to inject also where something else is next, and only then a second time', async () => {
  const tomorrow = {
    id: 'a',
    kind: 'nutrition',
    state: 'booked',
    startsAt: new Date(Date.now() + 20 * 3_600_000).toISOString(),
    minutes: 30,
    clinician: { name: 'Morna Sedge' },
    toPay: null,
  }
  const step = {
    what: 'looked-at',
    turn: 'us',
    by: null,
    promise: null,
    title: 'A clinician is looking at your answers',
    says: 'Please don’t inject until you’ve heard from us.',
  }
  const onTreatment = { orders: [], treatment: { ...treatment, nextInjection: null, step } }
  const card = await nextOf({ ...onTreatment, appointments: [tomorrow] })
  expect(card?.textContent).not.toContain('inject')
  const pen = screen.getByRole('region', { name: 'The pen you have' })
  expect(pen.textContent).toContain('A clinician is looking at your answersPlease don’t inject until')
  expect(buttons(pen)).toEqual([['See your treatment', '/account/treatment']])
  cleanup()
  expect((await nextOf(onTreatment))?.textContent).toContain('Please don’t inject')
  expect(screen.queryByRole('region', { name: 'The pen you have' })).toBeNull()
  cleanup()
  const usual = { ...step, what: 'check-in', turn: 'patient', title: 'Tell us how you are', says: 'x' }
  await nextOf({ ...onTreatment, treatment: { ...onTreatment.treatment, step: usual }, appointments: [tomorrow] })
  expect(screen.queryByRole('region', { name: 'The pen you have' })).toBeNull()
})
