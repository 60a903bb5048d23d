import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PlanRow, RaisedFlag } from '#contract/treatment/coaching.ts'
import type { Capability } from '#domain/identity/staff/roles.ts'
import { coachingLists } from '#domain/treatment/contact-reasons.ts'
import { routineCase } from '../../../../../tests/components/desk-case.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import { BeforeBanner } from '../../cases/case/before-banner.tsx'
import { Raised } from '../../people/raised.tsx'
import Coaching from './coaching.tsx'

const at = '2026-11-16T14:05:00.000Z'
const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`
const counts = { ...Object.fromEntries(coachingLists.map((list) => [list, 0])), word: 3, all: 9 }

const row = (place: number, over: Partial<PlanRow> = {}): PlanRow => ({
  planId: idOf(place),
  accountId: idOf(place),
  need: 'none',
  person: { sex: 'Female', age: 34 },
  reference: `LW-${place}`,
  medicine: 'Wegovy',
  dose: '0.5 mg',
  state: 'active',
  endedOn: null,
  regained: null,
  pausedUntil: null,
  cycleDay: 6,
  coveredUntil: '2026-12-08',
  checkInOpens: '2026-11-27',
  isOrdered: false,
  answerDue: null,
  lastContact: { at: '2026-11-14T09:00:00.000Z', by: 'message' },
  isShared: true,
  weight: null,
  isFlagged: false,
  ...over,
})

const weight = {
  points: [
    ['2026-10-01', 90.2],
    ['2026-11-12', 84.6],
  ] satisfies [string, number][],
  on: '2026-11-12',
  kg: 84.6,
  isVerified: false,
  lost: { kg: 1.64, over: 'weeks' as const },
}

const rows = [
  row(1, { need: 'wrote', answerDue: '2026-11-17T09:00:00.000Z', isFlagged: true }),
  row(2, { need: 'run-out', coveredUntil: '2026-11-13', cycleDay: 32, lastContact: null, isShared: false }),
  row(3, { need: 'check-in', coveredUntil: '2026-11-20', cycleDay: 24, weight }),
  row(4, { need: 'quiet', lastContact: { at: '2026-10-10T09:00:00.000Z', by: 'appointment' } }),
  row(5, {
    state: 'paused',
    pausedUntil: '2026-12-01',
    weight: { ...weight, isVerified: true, lost: { kg: -2, over: 'all' } },
  }),
  row(6, { need: 'afterwards', state: 'stopped', endedOn: '2026-08-10', regained: 7 }),
  row(7, { state: 'stopped', endedOn: '2026-11-10' }),
]

const list =
  (over: object = {}) =>
  () =>
    says<never>(200, { rows, next: null, counts, at, ...over })
const address = () => screen.getByTestId('address').textContent
const coach = ['see-plans', 'see-record', 'see-contact', 'message'] as const
const show = (query = '', capabilities: readonly Capability[] = coach) =>
  showDesk(Coaching, `/desk/coaching${query}`, capabilities)

describe('the coach’s view', () => {
  it('says who needs a word and why, how the weight goes and when they were last heard of, and no name', async () => {
    stubApi({ desk_coaching: list() })
    show()
    const [, wrote, out, checkIn, quiet, paused, after, calm] = (await screen.findAllByRole('row')).map(
      (found) => found.textContent,
    )
    expect(wrote).toContain('F, 34LW-1')
    expect(wrote).toContain('Patient wrote to usanswer by 17 Nov 2026, 09:00Raised for a prescriber')
    expect(wrote).toContain('2 days agoby message')
    expect(out).toContain('The pen has run outon 13 Nov 2026, and the next is not ordered')
    expect(out).toContain('no verified weight, not shared')
    expect(out).toContain('none yet')
    expect(checkIn).toContain('day 24 of 28')
    expect(checkIn).toContain('Check-in is duethe pen lasts until 19 Nov 2026')
    expect(checkIn).toContain('84.6 kg shared1.6 kg less in four weeks')
    expect(quiet).toContain('No recent contactfor 37 days')
    expect(quiet).toContain('37 days agoat an appointment')
    expect(paused).toContain('paused until 1 Dec 2026')
    expect(paused).toContain('84.6 kg verified2.0 kg more since the first')
    expect(after).toContain('ended 10 Aug 2026')
    expect(after).toContain('Outreach duethree months after the end7% above the weight at the end')
    expect(calm).toContain('Nothing at the momentfollowed until 10 Nov 2027')
    expect(screen.getByRole('link', { name: /Needs contact/ }).textContent).toContain('3')
  })

  it('leads whoever sees plans alone neither to a record nor to a conversation', async () => {
    stubApi({ desk_coaching: list() })
    const { user } = show('', ['see-plans'])
    const [, first] = await screen.findAllByRole('row')
    expect(first?.textContent).toContain('F, 34LW-1')
    expect(within(first as HTMLElement).queryAllByRole('link')).toEqual([])
    await user.keyboard('j{Enter}m')
    expect(screen.queryByTestId('address')).toBeNull()
  })

  it('moves by j and k, opens the record by Enter and the conversation by m', async () => {
    stubApi({ desk_coaching: list() })
    const { user, unmount } = show()
    await screen.findAllByRole('row')
    await user.keyboard('jjjk{Enter}')
    await waitFor(() => expect(address()).toBe(`/desk/person?id=${idOf(2)}`))
    unmount()
    const again = show()
    await screen.findAllByRole('row')
    await again.user.keyboard('mjm')
    await waitFor(() => expect(address()).toBe(`/desk/messages?with=${idOf(1)}`))
  })

  it('asks for what the address says, and turns its pages', async () => {
    const asked = stubApi({ desk_coaching: list({ next: 'cursor' }) })
    const { user } = show('?list=quiet&medicine=wegovy')
    await user.click(await screen.findByRole('button', { name: 'Next 50' }))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked.map(({ body }) => body)).toEqual([
      { list: 'quiet', medicine: 'wegovy', after: null },
      { list: 'quiet', medicine: 'wegovy', after: 'cursor' },
    ])
    const everybody = screen.getByRole('link', { name: /^All/ })
    expect(everybody.getAttribute('href')).toBe('/desk/coaching?list=all&medicine=wegovy')
  })

  it('tells an empty list from one that could not be loaded', async () => {
    stubApi({ desk_coaching: list({ rows: [] }) })
    const { unmount } = show()
    await screen.findByRole('heading', { name: 'No one needs contact' })
    unmount()
    stubApi({})
    show()
    expect((await screen.findByRole('alert')).textContent).toContain('The list could not be loaded')
    expect(
      within(screen.getByRole('navigation', { name: 'Lists' })).getByRole('link', { name: /No recent contact/ })
        .textContent,
    ).toContain('–')
  })
})

const raised: RaisedFlag = {
  id: idOf(7),
  by: 'Bryony Fell',
  at: '2026-11-15T10:00:00.000Z',
  words: 'Has not eaten for two days.',
  answer: null,
}

describe('something raised for a prescriber', () => {
  it('is raised by a coach, who cannot answer it; sent again after a failure it is the same', async () => {
    const replies = [503, 200]
    const asked = stubApi({ desk_raise_flag: () => says<never>(replies.shift() ?? 200, {}, 'Please try again.') })
    const Page = () => <Raised accountId={idOf(1)} raised={[raised]} onChanged={async () => undefined} />
    const { user } = showDesk(Page, '/desk/person', ['see-record', 'work-cases'])
    expect(screen.getByText(/Bryony Fell · 15 Nov 2026, 10:00 · waiting for a prescriber/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
    await user.type(screen.getByLabelText('What should a prescriber know?'), 'Dizzy.')
    await user.click(screen.getByRole('button', { name: 'Raise it' }))
    await screen.findByText('Please try again.')
    await user.click(screen.getByRole('button', { name: 'Raise it' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/prescriber know/).value).toBe(''))
    expect(asked).toHaveLength(2)
    expect(asked[0]?.body).toEqual(asked[1]?.body)
    expect(asked[0]?.body).toMatchObject({ accountId: idOf(1), words: 'Dizzy.' })
  })

  it('is answered by a prescriber, and shows what came of it', async () => {
    const asked = stubApi({ desk_answer_flag: () => says<never>(200, {}) })
    const answer = { by: 'Dr Rowan Ashby', at, words: 'Paused it.' }
    const shown = [raised, { ...raised, id: idOf(8), words: 'Older.', answer }]
    const Page = () => <Raised accountId={idOf(1)} raised={shown} onChanged={async () => undefined} />
    const { user } = showDesk(Page, '/desk/person', ['see-record', 'decide-cases'])
    expect(screen.getByText('Paused it.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    await user.type(screen.getByLabelText('Outcome'), 'Called them.')
    await user.click(screen.getByRole('button', { name: 'Answer and close' }))
    await waitFor(() => expect(asked).toMatchObject([{ body: { flagId: raised.id, words: 'Called them.' } }]))
  })

  it('stands above the next case', () => {
    stubApi({})
    showDesk(
      () => <BeforeBanner found={routineCase({ raised: [raised] })} onShowAnswer={() => undefined} />,
      '/desk/case',
    )
    expect(screen.getByText('Has not eaten for two days.')).toBeDefined()
  })
})
