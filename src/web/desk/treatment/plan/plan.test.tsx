import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PlanView } from '#contract/treatment/desk-treatment.ts'
import { fill } from '../../../../../tests/components/fill.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import { PlanPanel } from './plan-panel.tsx'

const id = '00000000-0000-4000-8000-0000000000c1'

const plan: PlanView = {
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
    what: 'check-in',
    turn: 'patient',
    by: '2026-11-30',
    promise: null,
    title: 'Tell us how you are',
    says: 'Write to us.',
  },
  next: {
    doses: [
      { dose: '0.25 mg', is: 'allowed' },
      { dose: '0.5 mg', is: 'suggested' },
      { dose: '1 mg', is: 'not offered' },
    ],
    reasons: ['A dose increase needs a check-in that is at most 7 days old.'],
    notBefore: '2026-11-22',
  },
  asked: null,
  findings: [{ id: 'too-fast', says: 'They lost 2% of their weight a week.', because: 'It is looked at.' }],
  mayTryFrom: '2027-01-23',
  doseLog: {
    entries: [
      {
        id: '6f1c2f0e-4a5b-4c1d-9e8f-0a1b2c3d4e5f',
        on: '2026-11-10',
        time: '08:30',
        is: 'taken',
        dose: '0.5 mg',
        site: 'thigh-left',
        isConfirmed: true,
        loggedAt: '2026-11-10T08:31:00.000Z',
      },
    ],
    differs: true,
  },
  choices: ['paused', 'stopped'],
  history: [
    {
      at: '2026-11-02T10:00:00.000Z',
      what: 'supplied',
      dose: '0.5 mg',
      until: null,
      injecting: null,
      by: null,
      reason: null,
    },
    {
      at: '2026-10-20T10:00:00.000Z',
      what: 'unlocked',
      dose: null,
      until: null,
      injecting: null,
      by: 'Dr Khan',
      reason: 'By phone: well.',
    },
  ],
}

function show(over: Partial<PlanView> = {}) {
  let changes = 0
  const Panel = () => (
    <PlanPanel
      plan={{ ...plan, ...over }}
      onChanged={async () => {
        changes += 1
      }}
    />
  )
  return { ...showDesk(Panel, '/desk/person', ['see-record', 'decide-cases']), changed: () => changes }
}

it('shows the day of the pen, what would be allowed next and why, and what happened', () => {
  stubApi({})
  show()
  for (const text of [
    '19 of 28',
    '2 Nov 2026 to 29 Nov 2026',
    '19 Nov 2026',
    '22 Nov 2026',
    'Patient completes check-in',
  ])
    expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText('the patient’s turn, by 30 Nov 2026')).toBeDefined()
  expect(screen.getByText(/23 Jan 2027, if no further doses/)).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['0.25 mg allowed', '0.5 mg suggested', '1 mg not offered']),
  )
  expect(screen.getByText('By phone: well.')).toBeDefined()
  expect(screen.queryByText('Supply is locked')).toBeNull()
})

it('says how long a pen has run out, and offers no change to whoever may not make one', () => {
  stubApi({})
  show({ cycleDay: 30, choices: [], findings: [] })
  expect(screen.getByText('run out 2 days ago')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Change the treatment' })).toBeNull()
})

it('U-5: is paused with a day, a reason and a word on injecting, and says what is missing first', async () => {
  const asked = stubApi({ desk_change_plan: () => says<never>(200, { epoch: 3 }) })
  const { user, changed } = show()
  await user.click(screen.getByRole('button', { name: 'Change the treatment' }))
  const form = within(screen.getByRole('region', { name: 'Change the treatment' }))
  await user.click(form.getByRole('button', { name: 'Change it' }))
  expect(form.getByText('Give a reason.')).toBeDefined()
  fill('Why', 'An operation.')
  expect(form.getByText('Choose the day the pause ends.')).toBeDefined()
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  fill('Paused until', until)
  await user.click(form.getByRole('button', { name: 'Change it' }))
  expect(form.getByText(/^Choose whether the patient should continue injecting/)).toBeDefined()
  await user.click(form.getByRole('radio', { name: 'No: do not inject' }))
  await user.click(form.getByRole('button', { name: 'Change it' }))
  await waitFor(() => expect(changed()).toBe(1))
  expect(asked).toEqual([
    {
      call: 'desk_change_plan',
      body: { planId: id, epoch: 2, to: 'paused', until, reason: 'An operation.', injecting: 'stop' },
    },
  ])
  expect(screen.queryByRole('region', { name: 'Change the treatment' })).toBeNull()
})

it('is unlocked by whoever has spoken with them, with all that has to be written down', async () => {
  const asked = stubApi({ desk_lift_lock: () => says<never>(200, {}) })
  const lock = { id, caseId: id, since: '2026-11-16T10:00:00.000Z', mayLift: true }
  const { user, changed } = show({ lock })
  expect(screen.getByRole('link', { name: 'Patient reported' }).getAttribute('href')).toContain(id)
  await user.click(screen.getByRole('button', { name: /I have spoken with the patient/ }))
  expect(screen.getByText('Choose how you spoke with them.')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'By phone' }))
  expect(screen.getByText('Record what was said.')).toBeDefined()
  fill('What was said and agreed', 'A stomach bug.')
  expect(screen.getByText('Choose what was decided about a Yellow Card.')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'I have reported it to the MHRA' }))
  await user.click(screen.getByRole('button', { name: 'Lift the lock' }))
  await waitFor(() => expect(changed()).toBe(1))
  expect(asked[0]?.body).toEqual({ lockId: id, how: 'phone', said: 'A stomach bug.', yellowCard: 'reported' })
})

it('stays locked for whoever may not lift it, who is told who may', () => {
  stubApi({})
  show({ lock: { id, caseId: id, since: '2026-11-16T10:00:00.000Z', mayLift: false } })
  expect(screen.getByText('Only a prescriber who has spoken with the patient can lift it.')).toBeDefined()
})

it('another medicine that they asked for is answered by a prescriber, in words', async () => {
  const wished = { id, medicine: 'Mounjaro', wish: 'Less nausea.', at: '2026-11-15T10:00:00.000Z' }
  const asked = stubApi({ desk_answer_medicine: () => says<never>(200, {}) })
  const { user } = show({ asked: { ...wished, isAgreed: null, mayAnswer: true } })
  const panel = within(await screen.findByRole('region', { name: 'Patient asks for Mounjaro' }))
  panel.getByText('Less nausea.')
  await user.click(panel.getByRole('button', { name: /^Agree/ }))
  expect(asked).toHaveLength(0)
  fill('Message to patient', 'Yes, from the lowest dose.')
  await user.click(panel.getByRole('button', { name: 'Agree' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toEqual({ requestId: id, isAgreed: true, words: 'Yes, from the lowest dose.' })
})

it('whoever is no prescriber sees it and who answers it', async () => {
  show({
    asked: {
      id,
      medicine: 'Mounjaro',
      wish: 'Please.',
      at: '2026-11-15T10:00:00.000Z',
      isAgreed: null,
      mayAnswer: false,
    },
  })
  await screen.findByText('Only a prescriber can answer.')
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()
})

it('of one that has ended says since when, and how long they are followed', () => {
  stubApi({})
  const step = { what: 'weigh', turn: 'patient', by: null, promise: null, title: 'x', says: 'x' } as const
  show({ state: 'stopped', step, after: { endedOn: '2026-11-02', until: '2027-11-02', isAsked: false } })
  for (const text of ['on 2 Nov 2026', '2 Nov 2027, opted out of monthly weight requests', 'Weight requested'])
    expect(screen.getByText(text)).toBeDefined()
})

it('shows the doses that the patient logged, and where the last check-in names other days', () => {
  stubApi({})
  const { unmount } = show()
  const [, row] = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(row).toBe('10 Nov 2026, 08:30Close to another dose, confirmed by the patient0.5 mgThigh, left')
  expect(screen.getByText('The log and the last check-in name different days.')).toBeDefined()
  unmount()
  show({ doseLog: { entries: [], differs: false } })
  expect(screen.getByText('Nothing logged.')).toBeDefined()
})
