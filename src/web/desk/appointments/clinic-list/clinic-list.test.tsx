import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { outcomeWords } from '#content/appointments/clinic-list.ts'
import type { CallReply } from '#contract/calls.ts'
import type { Capability } from '#domain/identity/staff/roles.ts'
import { fill } from '../../../../../tests/components/fill.ts'
import { restrictionInForce } from '../../../../../tests/components/restriction.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import { reopenDesk, shutDesk } from '../../shell/desk-state.ts'
import Appointment from './appointment.tsx'
import { BesideCall } from './beside-call.tsx'
import Day from './clinic-list.tsx'

type Shown = CallReply<'desk_appointment'>
type DayShown = CallReply<'desk_day'>

const id = '00000000-0000-4000-8000-0000000000a1'
const own: readonly Capability[] = ['see-appointments', 'own-appointments', 'see-record', 'see-contact', 'message']
const row = {
  id,
  startsAt: '2031-03-17T10:00:00.000Z',
  minutes: 90,
  service: 'Adult ADHD Assessment Online (18+)',
  reference: 'LW-TEST1234',
  state: 'booked',
  isCalledOff: false,
  pending: null,
  suggestion: null,
} as const
const day = (change: Partial<DayShown> = {}): DayShown => ({
  clinicians: [{ id: 'consultant', name: 'Dr Imogen Ashdown', isMe: true }],
  clinician: 'consultant',
  days: [{ date: '2031-03-17', holiday: null, times: 7 }],
  appointments: [{ ...row, patient: 'Maeve Campion' }],
  withoutOutcome: [],
  followUps: [],
  ...change,
})
const appointment = (change: Partial<Shown> = {}): Shown => ({
  ...row,
  clinician: { id: 'consultant', name: 'Dr Imogen Ashdown' },
  isOwn: true,
  room: [],
  readsRecord: true,
  amountPence: 85_000,
  isFree: false,
  missedAfterMinutes: 15,
  weighIn: null,
  refundedPence: 0,
  policyVersion: 1,
  person: {
    accountId: '00000000-0000-4000-8000-0000000000b1',
    name: 'Maeve Campion',
    born: '1990-05-14',
    email: 'maeve@patients.example',
    mobile: '07700900200',
    address: ['3 Heron Quay', 'Truro'],
  },
  restriction: null,
  answers: {
    version: 1,
    topics: [
      { topic: 'Attention', questions: [{ step: 'q1', question: 'Finishing?', is: 'answered', answer: ['Often'] }] },
    ],
    offRoute: [],
    notAsked: [],
  },
  score: { points: 18, of: 24, band: 'Severe' },
  screen: { counted: 6, of: 6, positiveFrom: 4, isPositive: true },
  risks: [],
  preparation: null,
  treatment: null,
  history: [{ at: '2031-03-01T10:00:00.000Z', state: 'booked', isCalledOff: false, by: 'The patient' }],
  told: null,
  followUpBy: null,
  vitals: null,
  companion: null,
  notes: [],
  letter: null,
  paper: null,
  cannotPrescribe: null,
  followUps: [],
  paperPricePence: 1_000,
  drafts: {},
  canHandOver: false,
  can: { attended: null, missed: null, declined: null, cancelled: null },
  ...change,
})

const showDay = (shown: DayShown, address = '/desk/day?date=2031-03-17') => {
  const asked = stubApi({ desk_day: () => says<never>(200, shown) })
  return { asked, ...showDesk(Day, address, own) }
}

async function open(first: Shown, answers: Parameters<typeof stubApi>[0] = {}, capabilities = own) {
  let found = first
  const asked = stubApi({
    desk_appointment: () => says<never>(200, found),
    desk_keep_draft: () => says<never>(200, {}),
    ...answers,
  })
  const shown = showDesk(Appointment, `/desk/appointment?id=${id}`, capabilities)
  await screen.findByRole('heading', { level: 1, name: /Maeve Campion/ })
  const bodiesOf = (call: string) =>
    asked.filter((one) => one.call === call).map(({ body }) => body as Record<string, unknown>)
  const becomes = (next: Shown) => {
    found = next
  }
  return { ...shown, bodiesOf, becomes }
}

const button = (name: RegExp) => screen.getByRole('button', { name })
const confirm = '{Control>}{Enter}{/Control}'

describe('the day', () => {
  it('lists who comes when, and opens one by keyboard', async () => {
    const { user } = showDay(day({ appointments: [{ ...row, patient: 'Maeve Campion', suggestion: 'missed' }] }))
    const link = await screen.findByRole('link', { name: /Maeve Campion/ })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Monday 17 March 2031')
    expect(screen.getByText('10:00 – 11:30')).toBeDefined()
    expect(screen.getByText('Not joined')).toBeDefined()
    await user.keyboard('j')
    await waitFor(() => expect(document.activeElement === link).toBe(true))
    expect(link.getAttribute('href')).toBe(`/desk/appointment?id=${id}`)
  })

  it('P-5 lists appointments of other days that are over and have no outcome', async () => {
    const overdue = {
      ...row,
      startsAt: '2031-03-14T10:00:00.000Z',
      patient: 'Orla Finch',
      suggestion: 'overdue',
    } as const
    showDay(day({ withoutOutcome: [overdue] }))
    await screen.findByRole('heading', { name: 'Outcome not recorded' })
    const table = screen.getByRole('table', { name: 'Appointments on other days without an outcome' })
    expect(table.textContent).toContain('14 March 2031')
    expect(table.textContent).toContain('Orla Finch')
    expect(table.textContent).toContain('No outcome yet')
  })

  it('goes from day to day and to the week, and asks for seven days from its Monday', async () => {
    const { user, asked } = showDay(day())
    await screen.findByText('Maeve Campion')
    await user.keyboard('w')
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ date: '2031-03-17', days: 7, clinician: null }))
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ date: '2031-03-24', days: 7 }))
  })

  it('tells apart: nothing booked, a holiday, nobody connected, and no answer', async () => {
    const { unmount } = showDay(day({ appointments: [] }))
    await screen.findByText('Nothing booked')
    unmount()
    const closed = showDay(day({ appointments: [], days: [{ date: '2031-03-17', holiday: 'Spring Day', times: 0 }] }))
    await screen.findByText('Closed: Spring Day')
    closed.unmount()
    const nobody = showDay(day({ clinician: null, clinicians: [], days: [], appointments: [] }))
    await screen.findByText('No appointments are yours yet')
    nobody.unmount()
    stubApi({})
    showDesk(Day, '/desk/day', own)
    await screen.findByText('The clinic list could not be loaded')
  })
})

describe('an appointment at the desk', () => {
  it('AD-05 shows score and answers, and every risk there ever was a Yes to', async () => {
    const risks = [{ question: 'Have you ever harmed yourself on purpose?', isNow: false }]
    await open(appointment({ risks }))
    expect(screen.getByText('Score 18 of 24, Severe')).toBeDefined()
    expect(screen.getByText('Screen positive: 6 of 6 (ASRS part A)')).toBeDefined()
    expect(screen.getByText('Yes before, changed since')).toBeDefined()
    expect(screen.getByText('Often')).toBeDefined()
    expect(screen.getByText('The room opens at 09:50')).toBeDefined()
  })

  it('PO-03 suggests by the clock, is confirmed by a person and taken back by u', async () => {
    const pending = {
      outcomeId: '00000000-0000-4000-8000-0000000000c1',
      kind: 'missed',
      by: 'Dr Imogen Ashdown',
      isMine: true,
      finalAt: '2031-01-01T00:00:30.000Z',
      now: '2031-01-01T00:00:00.000Z',
    } as const
    const late = appointment({ suggestion: 'missed' })
    const { user, bodiesOf, becomes } = await open(late, {
      desk_outcome: () => {
        becomes(appointment({ pending }))
        return says<never>(200, { outcomeId: pending.outcomeId, finalAt: pending.finalAt, now: pending.now })
      },
      desk_undo_outcome: () => {
        becomes(late)
        return says<never>(200, { id })
      },
    })
    expect(screen.getByText('15 minutes have passed. If the patient has not joined, record it.')).toBeDefined()
    await user.keyboard('m')
    expect(screen.getByText(/The fee is kept, and a new appointment needs a new payment/)).toBeDefined()
    await user.keyboard(confirm)
    await screen.findByText(/\d+ s to undo/)
    expect(bodiesOf('desk_outcome')[0]).toMatchObject({ id, outcome: 'missed', words: null, followUpBy: null })
    await user.keyboard('u')
    await waitFor(() => expect(button(/^Did not attend/)).toBeDefined())
    expect(bodiesOf('desk_undo_outcome')).toEqual([{ outcomeId: pending.outcomeId }])
  })

  it('declines with words, and cancels by us with what goes back', async () => {
    const { user, bodiesOf } = await open(appointment(), {
      desk_outcome: () => says<never>(409, { because: 'not-booked' }, 'This appointment is no longer booked.'),
    })
    await user.keyboard('x')
    expect(screen.getByText('Write to the patient first: why, and what could help instead.')).toBeDefined()
    await user.keyboard(confirm)
    expect(bodiesOf('desk_outcome')).toEqual([])
    await user.keyboard('{Escape}c')
    expect(screen.getByText(/£850.00 is refunded, we apologise/)).toBeDefined()
    await user.keyboard(confirm)
    await screen.findByText('This appointment is no longer booked.')
    expect(bodiesOf('desk_outcome')[0]).toMatchObject({ outcome: 'cancelled' })
  })

  it('keeps a private note and the draft of a letter, which waits for the appointment', async () => {
    const { user, bodiesOf } = await open(appointment({ drafts: { letter: 'Dear Maeve,' } }), {
      desk_appointment_note: () => says<never>(200, {}),
    })
    await user.keyboard('n')
    await waitFor(() => expect(document.activeElement?.id).toBe('appointment-note'))
    await user.keyboard(`Asks for a quiet start.${confirm}`)
    await waitFor(() => expect(bodiesOf('desk_appointment_note')[0]).toMatchObject({ body: 'Asks for a quiet start.' }))
    await user.click(screen.getByRole('tab', { name: /Letter/ }))
    expect((screen.getByLabelText('Summary letter to the patient') as HTMLTextAreaElement).value).toBe('Dear Maeve,')
    expect(button(/^Send letter/).getAttribute('aria-disabled')).toBe('true')
  })

  it('shows support how to reach the person, and only what is theirs to do', async () => {
    const not = 'Only the clinician can record this.'
    const masked = appointment({
      readsRecord: false,
      isOwn: false,
      answers: null,
      score: null,
      screen: null,
      can: { attended: not, missed: not, declined: not, cancelled: null },
    })
    await open(masked, {}, ['see-appointments', 'manage-appointments', 'see-contact'])
    expect(screen.getByText(/Answers, risks and notes are for the clinician/)).toBeDefined()
    expect(screen.queryByRole('tab', { name: /Answers/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Attended/ })).toBeNull()
    expect(button(/^Clinic cancellation/)).toBeDefined()
    expect(screen.getByText('07700900200')).toBeDefined()
  })
})

describe('a weigh-in at the desk', () => {
  const caseId = '00000000-0000-4000-8000-0000000000d1'
  const told = { weightKg: 95.04, heightCm: 170.2 }
  const visit = (change: Partial<Shown> = {}) =>
    appointment({
      service: 'Video weigh-in',
      minutes: 10,
      reference: 'V-1A2B3C4D',
      isFree: true,
      amountPence: 0,
      missedAfterMinutes: 5,
      weighIn: { caseId, told, recorded: null },
      answers: null,
      score: null,
      screen: null,
      canHandOver: true,
      can: { attended: null, missed: null, declined: outcomeWords.whyNot['not-offered'], cancelled: null },
      ...change,
    })
  const works: readonly Capability[] = [...own, 'work-cases']

  it('is written down as seen by video, which says that they came', async () => {
    const recorded = { weightKg: 96, heightCm: 171, by: 'Bryony Fell', at: '2031-03-17T10:04:00.000Z' }
    const { user, bodiesOf, becomes } = await open(
      visit(),
      {
        desk_record_measurements: () => {
          becomes(visit({ weighIn: { caseId, told, recorded } }))
          return says<never>(200, {})
        },
        desk_outcome: () => says<never>(200, { outcomeId: id, finalAt: '2031-03-17T10:05:00.000Z' }),
      },
      works,
    )
    expect(screen.getByText('95 kg, 170 cm')).toBeDefined()
    expect(screen.queryByRole('tab', { name: /Letter|Answers/ })).toBeNull()
    expect(screen.queryByText(/never said Yes to a risk/)).toBeNull()
    await user.keyboard('w')
    expect((screen.getByRole('radio', { name: 'Live video' }) as HTMLInputElement).checked).toBe(true)
    await user.type(screen.getByLabelText('Weight, kg'), '96')
    await user.type(screen.getByLabelText('Height, cm'), `171${confirm}`)
    await screen.findByText('Recorded: 96 kg, 171 cm')
    expect(bodiesOf('desk_record_measurements')).toMatchObject([{ caseId, how: 'video', weightKg: 96, heightCm: 171 }])
    expect(bodiesOf('desk_outcome')).toMatchObject([{ id, outcome: 'attended' }])
  })

  it('is corrected without saying a second time that they came', async () => {
    const recorded = { weightKg: 69, heightCm: 171, by: 'Bryony Fell', at: '2031-03-17T10:04:00.000Z' }
    const over = { attended: 'x', missed: 'x', declined: 'x', cancelled: 'x' }
    const found = visit({ state: 'completed', weighIn: { caseId, told, recorded }, can: over, canHandOver: false })
    const { user, bodiesOf } = await open(found, { desk_record_measurements: () => says<never>(200, {}) }, works)
    await user.click(button(/^Correct/))
    await user.type(screen.getByLabelText('Weight, kg'), '96')
    await user.type(screen.getByLabelText('Height, cm'), `171${confirm}`)
    await waitFor(() => expect(bodiesOf('desk_record_measurements')).toHaveLength(1))
    expect(bodiesOf('desk_outcome')).toEqual([])
  })

  it('of the weight programme names the medicine, and warns of stimulants only where one may be prescribed', async () => {
    const treatment = { medicine: 'Mounjaro', dose: '5 mg' }
    const { unmount } = await open(appointment({ isFree: true, service: 'Nutrition session', treatment }))
    expect(screen.getByText('On Mounjaro 5 mg from our weight-management service.')).toBeDefined()
    expect(screen.queryByText(/stimulant/)).toBeNull()
    unmount()
    await open(appointment({ treatment }))
    expect(screen.getByText(/With a stimulant it reduces appetite/)).toBeDefined()
  })

  it('costs nothing, is never declined, and says so; nothing is written down where nothing waits for it', async () => {
    const { user } = await open(visit({ weighIn: { caseId: null, told: null, recorded: null } }), {}, works)
    expect(screen.getByText(/No order is waiting for this measurement/)).toBeDefined()
    expect(screen.getByText('Free of charge')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Decline/ })).toBeNull()
    await user.keyboard('m')
    expect(screen.getByText(/within 5 minutes. There is no charge/)).toBeDefined()
    await user.keyboard('{Escape}c')
    expect(screen.getByText(/We apologise, and the patient can choose another time/)).toBeDefined()
    expect(screen.queryByText(/£/)).toBeNull()
  })

  it('is given to a colleague, or says that nobody is free', async () => {
    let reply = () => says<never>(409, null, 'No colleague is free at this time.')
    const { user } = await open(visit(), { desk_hand_over: () => reply() }, works)
    await user.keyboard('g')
    expect((await screen.findByRole('alert')).textContent).toBe('No colleague is free at this time.')
    reply = () => says<never>(200, {})
    await user.click(button(/^Reassign/))
    await waitFor(() => expect(screen.getByTestId('address').textContent).toMatch(/^\/desk\/day\?/))
  })
})

const written: NonNullable<Shown['paper']> = {
  id: '00000000-0000-4000-8000-0000000000c7',
  appointmentId: id,
  by: 'Dr Imogen Ashdown',
  stage: 'offered',
  form: 'FP10PCD',
  serial: '7012345678',
  writtenOn: '2031-03-17',
  startsOn: null,
  validFrom: '2031-03-17',
  validUntil: '2031-04-14',
  postBefore: '2031-04-07',
  daysLeft: 21,
  content: null,
  canBeReplaced: false,
  replaced: null,
  events: [],
}

describe('after an appointment', () => {
  const show = (change: Partial<Shown> = {}, more: Parameters<typeof stubApi>[0] = {}) => {
    const asked = stubApi({
      desk_appointment: () => says(200, appointment({ state: 'completed', ...change })),
      ...more,
    })
    return { asked, ...showDesk(Appointment, `/desk/appointment?id=${id}`, own) }
  }

  it('C-22 a prescription on paper is recorded with what stands on it; what is wrong is said at its field', async () => {
    const person = {
      ...(appointment().person as NonNullable<Shown['person']>),
      address: ['3 Heron Quay', 'Truro', 'TR1 2AB'],
    }
    vi.useFakeTimers({ now: Date.parse('2031-03-18T09:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { asked, user } = show({ person }, { desk_paper: () => says<never>(200, {}) })
    await user.click(await screen.findByRole('tab', { name: /^After/ }))
    expect(screen.getByText(/have it posted for £10.00/)).toBeTruthy()
    const recordIt = () => user.click(screen.getByRole('button', { name: 'Record the prescription' }))
    fill('Strength', '18 mg')
    fill('Dose', 'One tablet each morning')
    fill('Quantity in figures (tablets)', '30')
    fill('Quantity in words', 'Thirteen')
    fill('Days of supply', '30')
    fill('Serial number of the form', '7012 345 678')
    fill('Your private prescriber number', '612345')
    await recordIt()
    expect(screen.getByText('Words and figures must be the same quantity.')).toBeTruthy()
    expect(asked.some(({ call }) => call === 'desk_paper')).toBe(false)
    fill('Quantity in words', 'Thirty')
    await recordIt()
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'desk_paper')?.body).toMatchObject({
        id,
        writtenOn: '2031-03-17',
        form: 'FP10PCD',
        serial: '7012345678',
        quantity: 30,
        patientAddress: { lines: '3 Heron Quay\nTruro', postcode: 'TR1 2AB' },
        replaces: null,
      }),
    )
  })

  it('what was typed of a letter or a prescription is there again after another part was looked at, and after a reload', async () => {
    const kept = new Map<string, string>()
    const more = {
      desk_keep_draft: ({ subject, body }: { subject: string; body: string }) => {
        kept.set(subject, body)
        return says<never>(200, {})
      },
    } as never
    const { user, unmount } = show({}, more)
    await user.click(await screen.findByRole('tab', { name: /^Letter/ }))
    const letter = () => screen.getByRole('textbox', { name: /^Summary letter/ }) as HTMLTextAreaElement
    await user.type(letter(), 'Dear Wren')
    await user.click(screen.getByRole('tab', { name: /^After/ }))
    fill('Strength', '18 mg')
    fill('Serial number of the form', '7012 345 678')
    await user.click(screen.getByRole('tab', { name: /^Letter/ }))
    expect(letter().value).toBe('Dear Wren')
    await user.click(screen.getByRole('tab', { name: /^After/ }))
    const values = () =>
      ['Strength', 'Serial number of the form'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value)
    expect(values()).toEqual(['18 mg', '7012 345 678'])
    await waitFor(() => expect(kept.get(`appointment/${id}/paper`)).toContain('7012 345 678'), { timeout: 3_000 })
    unmount()
    const again = show({ drafts: { paper: kept.get(`appointment/${id}/paper`) ?? '' } }, more)
    await again.user.click(await screen.findByRole('tab', { name: /^After/ }))
    expect(values()).toEqual(['18 mg', '7012 345 678'])
  })

  it('C-22 one whose time has run out is replaced from its own place', async () => {
    const { user } = show({ paper: { ...written, stage: 'void', daysLeft: 0, canBeReplaced: true } })
    await user.click(await screen.findByRole('tab', { name: /^After/ }))
    expect(screen.getByText(/^Void\. It was neither posted nor handed over/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Write another in its place' }))
    expect(screen.getByRole('button', { name: 'Record the replacement' })).toBeTruthy()
  })

  it('PO-04 it is taken back after a second press, and not once it has left', async () => {
    const { asked, user } = show(
      { paper: { ...written, stage: 'to post' } },
      { desk_withdraw_paper: () => says<never>(200, {}) },
    )
    await user.click(await screen.findByRole('tab', { name: /^After/ }))
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(asked.some(({ call }) => call === 'desk_withdraw_paper')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Yes, withdraw it' }))
    await waitFor(() => expect(asked.some(({ call }) => call === 'desk_withdraw_paper')).toBe(true))
  })

  it('a follow-up is kept at a free time, and one that waits can be taken back', async () => {
    const { asked, user } = show(
      { followUpBy: '2031-04-21' },
      {
        desk_follow_up_times: () => says(200, { times: ['10:00', '13:00'], holiday: null }),
        desk_book_follow_up: () => says<never>(200, {}),
      },
    )
    await user.click(await screen.findByRole('tab', { name: /^After/ }))
    expect(screen.getByText(/30 minutes for £150.00/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: '13:00' }))
    await user.click(screen.getByRole('button', { name: 'Reserve Monday 21 April 2031, 13:00 BST' }))
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'desk_book_follow_up')?.body).toMatchObject({
        id,
        date: '2031-04-21',
        time: '13:00',
      }),
    )
  })

  it('a day tells what waits to be paid for, and what came to nothing', async () => {
    const followUp = {
      id: '00000000-0000-4000-8000-0000000000d1',
      afterId: id,
      startsAt: '2031-04-21T12:00:00.000Z',
      payBy: '2031-03-19T10:00:00.000Z',
      reference: 'LW-NEXT1234',
      patient: 'Ewan Whin',
    }
    const both = [
      { ...followUp, state: 'waiting' },
      { ...followUp, id: '00000000-0000-4000-8000-0000000000d2', state: 'unpaid' },
    ] as const
    stubApi({ desk_day: () => says(200, day({ followUps: [...both] })) })
    showDesk(Day, '/desk/day?date=2031-03-17', own)
    expect(await screen.findByText('Awaiting payment until Wednesday 19 March 2031, 10:00 GMT')).toBeTruthy()
    expect(screen.getByText('Released: not paid in time')).toBeTruthy()
  })
})

describe('beside a video call', () => {
  const note = 'Sleeps badly since the move.'

  async function beside(found: Shown = appointment({ drafts: { note } })) {
    const asked = stubApi({
      desk_me: () =>
        says<never>(200, { id: '1', name: 'Dr Rowan Ashby', roles: ['prescriber'], capabilities: own } as never),
      desk_appointment: () => says<never>(200, found),
      desk_keep_draft: () => says<never>(200, {}),
      desk_outcome: () => says<never>(200, {}),
    })
    const shown = showDesk(() => <BesideCall id={id} />, `/appointment?id=${id}&as=clinician`, own)
    await screen.findByRole('complementary', { name: 'Notes and outcome' })
    return { ...shown, asked }
  }

  it('has the note that was begun, the answers and the outcome, and no way out of the call', async () => {
    const { user, asked } = await beside(appointment({ drafts: { note }, state: 'booked', canHandOver: true }))
    expect(await screen.findByDisplayValue(note)).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Move/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Reassign/ })).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Answers' }))
    expect(screen.getByText('Finishing?')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Attended/ }))
    await user.click(screen.getByRole('button', { name: /^Record/ }))
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'desk_outcome')?.body).toMatchObject({ id, outcome: 'attended' }),
    )
  })

  it('says that the desk is locked and leaves the call alone until it is to be unlocked', async () => {
    await beside()
    await screen.findByDisplayValue(note)
    act(() => shutDesk('locked'))
    await screen.findByText(/^The desk is locked. The call continues/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByDisplayValue(note)).toBeDefined()
    act(() => reopenDesk())
  })
})

describe('of a patient who had the use of their data restricted', () => {
  it('an appointment says so, and a lead allows a prescription after it with a reason', async () => {
    const { user, bodiesOf } = await open(
      appointment({ restriction: restrictionInForce }),
      { desk_allow_paper: () => says<never>(200, {}) },
      [...own, 'restrict-data'],
    )
    screen.getByText('The use of this person’s data is restricted.')
    await user.click(button(/^Allow a prescription after this appointment/))
    await user.click(screen.getByText('Protection of a person’s health'))
    await user.type(screen.getByLabelText('Why it is needed now'), 'They have no tablets left.')
    await user.click(button(/^Allow a prescription after this appointment/))
    expect(bodiesOf('desk_allow_paper')).toEqual([
      { appointmentId: id, allowedFor: 'health', reason: 'They have no tablets left.' },
    ])
  })
})
