import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EvidenceTask, MyEvidence } from '#contract/evidence/evidence.ts'
import type { MyTreatment } from '#contract/treatment/injection-day.ts'
import type { CaseState } from '#domain/cases/states.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showAccount } from '../../../../tests/components/show-account.tsx'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { everyStory } from '../../../../tests/journeys/every-story.ts'
import YourOrderPage from '../orders/guest/your-order.tsx'

type TaskState = EvidenceTask['state']

/** One of everything that can be on an account. */
interface Given {
  readonly state: CaseState
  readonly toConfirm: readonly 'switch-gap'[]
  /** Of identity, weight and height, an earlier supply, and our message. */
  readonly tasks: readonly [TaskState, TaskState, TaskState, TaskState | null]
  readonly hasTreatment: boolean
}

const beforeDecision: readonly CaseState[] = ['waiting_for_evidence', 'ready', 'waiting_for_patient']
const afterDecision: readonly CaseState[] = [
  'approved',
  'checked',
  'waiting_for_price',
  'dispatched',
  'quarantined',
  'lost',
]

const patterns: readonly Given['tasks'][] = [
  ['to_do', 'to_do', 'to_do', null],
  ['done', 'booked', 'done', null],
  ['done', 'sent', 'done', null],
  ['again', 'looked_at', 'sent', 'to_do'],
  ['done', 'done', 'done', 'to_do'],
  ['done', 'done', 'to_do', null],
  ['done', 'done', 'done', 'done'],
  ['done', 'done', 'done', null],
]

const states: readonly Given[] = [
  ...beforeDecision.flatMap((state) =>
    patterns.map((tasks, place) => ({ state, tasks, toConfirm: [], hasTreatment: place % 2 === 0 })),
  ),
  ...afterDecision.flatMap((state, place) =>
    [[], ['switch-gap'] as const]
      .filter((toConfirm) => toConfirm.length === 0 || state === 'approved' || state === 'checked')
      .map((toConfirm) => ({
        state,
        toConfirm,
        tasks: patterns[6] as Given['tasks'],
        hasTreatment: toConfirm.length > 0 || place % 2 === 0,
      })),
  ),
]

const gates = ['identity', 'measurements', 'previous_supply', 'two_way_contact'] as const

const evidenceOf = ({ tasks }: Given): MyEvidence => ({
  isKnown: true,
  isOpen: true,
  order: 'LW-ONE',
  settled: [],
  tasks: tasks.flatMap((state, place) =>
    state === null
      ? []
      : [{ gate: gates[place] as EvidenceTask['gate'], state, because: null, words: null, minutes: 4 }],
  ),
  files: [],
  uploads: 'salt',
  weighIn: { link: null, booked: null, standing: null, firstFree: [] },
  known: { practice: null, supply: null },
  gp: null,
})

const isPaid = (state: CaseState) =>
  !beforeDecision.includes(state) && state !== 'approved' && state !== 'waiting_for_price'

const orderOf = ({ state, toConfirm }: Given) => ({
  ...everyStory.orders[0],
  id: 'one',
  kind: 'order',
  reference: 'LW-ONE',
  state: isPaid(state) ? 'approved' : 'awaiting review',
  decision: null,
  care: {
    state,
    since: '2026-03-02T10:00:00.000Z',
    isReviewedAgain: false,
    promise: promise('decision', Date.now() + 86_400_000, []),
    dueBy: null,
    clinician: null,
    parcel: null,
    cardRequest: null,
    toConfirm,
    firstDoseFrom: null,
  },
})

const treatment: MyTreatment = {
  medicine: 'Mounjaro',
  dose: '2.5mg',
  state: 'active',
  isOurs: false,
  step: {
    what: 'ordered',
    turn: 'us',
    by: null,
    promise: null,
    title: 'Your next pen is with us',
    says: 'We look at it.',
  },
  nextInjection: null,
  injectionDay: 1,
  missed: null,
  dosesLeft: { inPen: 1, ofPen: 4, unopenedPens: 0 },
  lastsUntil: '2031-03-03',
  penUntil: null,
  nextFrom: null,
  calendar: null,
}

/** What stands at the sun of the timeline, by whose turn it tells of. */
const theirSteps = /needed from you|has asked you|agree to the price|Please confirm/
const turnIn = (words: string | null | undefined) =>
  /[Yy]our turn/.test(words ?? '') ? 'patient' : /[Oo]ur turn/.test(words ?? '') ? 'us' : 'nobody'

/** Every place on a page that says, in one way or another, whose turn it is with the order. */
function placesOn(article: HTMLElement) {
  const tasks = screen.queryByRole('region', { name: 'What we need from you' })
  const next = within(article).getByRole('heading', { name: 'What happens next' }).parentElement
  return {
    label: article.querySelector('p')?.textContent,
    sentence: turnIn(next?.textContent),
    step: within(article)
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current'))?.textContent,
    tasks: tasks?.textContent ?? null,
    canDo: tasks ? within(tasks).queryAllByText(/^(To do|Please send again)$/).length : 0,
    card: screen.queryAllByRole('region', { name: 'What happens next' }).find((one) => one.tagName === 'SECTION'),
    treatment: screen.queryByRole('heading', { level: 2, name: 'Your treatment' })?.parentElement?.textContent ?? null,
    isAskedToConfirm: within(article).queryByRole('button', { name: /I have|I’ll|I will|Yes|confirm/i }) !== null,
  }
}

/** No two of them may contradict each other. */
function expectAgreement(places: ReturnType<typeof placesOn>, given: Given) {
  const { label, sentence, step, tasks, canDo, card, treatment: told } = places
  expect(label === 'Waiting for you').toBe(sentence === 'patient')
  if (step) expect(theirSteps.test(step)).toBe(sentence === 'patient')
  if (given.toConfirm.length > 0) expect(sentence).toBe('patient')
  if (given.state === 'waiting_for_patient') expect(sentence).toBe('patient')
  if (tasks !== null) {
    const [, done, all] = /(\d) of (\d) done/.exec(tasks) ?? []
    // Nothing is all done while something of theirs is waited for.
    if (done === all) expect(sentence).not.toBe('patient')
    expect(/We’ll do the rest|already has enough to carry on/.test(tasks)).toBe(sentence === 'us')
    expect(/nothing to do until your appointment/.test(tasks)).toBe(sentence === 'nobody')
    if (sentence === 'patient') expect(canDo).toBeGreaterThan(0)
  }
  if (card) expect(turnIn(card.querySelector('p')?.textContent)).toBe(sentence)
  if (told) expect(turnIn(told)).toBe(sentence)
}

test.each(states)('U-6 the account says everywhere the same: $state, $tasks, $toConfirm', async (given) => {
  const account = { ...everyStory, orders: [orderOf(given)], treatment: given.hasTreatment ? treatment : null }
  stubApi({
    my_account: () => says<never>(200, account),
    my_evidence: () => says(200, evidenceOf(given)),
    my_changed_answers: () => says<never>(200, { changed: null }),
  })
  showAccount()
  const article = (await screen.findByText('LW-ONE')).closest('article') as HTMLElement
  if (beforeDecision.includes(given.state)) await screen.findByRole('region', { name: 'What we need from you' })
  expectAgreement(placesOn(article), given)
  cleanup()
})

test.each(states.filter(({ hasTreatment }) => !hasTreatment))(
  'U-6 so does the page of whoever has just ordered: $state, $tasks',
  async (given) => {
    stubApi({
      visit_orders: () => says<never>(200, { orders: [orderOf(given)] }),
      my_evidence: () => says(200, evidenceOf(given)),
    })
    showPage(YourOrderPage, '/your-order')
    const article = (await screen.findByText('LW-ONE')).closest('article') as HTMLElement
    if (beforeDecision.includes(given.state)) await screen.findByRole('region', { name: 'What we need from you' })
    const places = placesOn(article)
    expectAgreement(places, given)
    const needed = within(article).getByRole('heading', { name: 'What we need from you' }).parentElement?.textContent
    expect(/Nothing/.test(needed ?? '')).toBe(places.sentence !== 'patient')
    cleanup()
  },
)
