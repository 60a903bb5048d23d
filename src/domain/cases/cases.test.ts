import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs } from '../calendar/durations.ts'
import { instantAt, londonTimeAt } from '../calendar/london-time.ts'
import { isSettled, settledAt, undoSeconds, undoTimes } from '../operations/undo-window.ts'
import {
  authorisationEnd,
  type CaseClock,
  clockOf,
  decideBy,
  remindAfterHours,
  remindAt,
  usedShare,
  warnFromShare,
  warnHoursBeforeEnd,
  warnOfEndAt,
} from './clocks.ts'
import { caseKindNames, caseKinds } from './kinds.ts'
import { canClaim, holderAt, leaseMinutes, leaseUntil } from './lease.ts'
import { owners } from './owners.ts'
import { type Risk, riskOf, riskRank, severities } from './risk.ts'
import {
  type Actor,
  canBecome,
  caseStates,
  corrections,
  isOver,
  mayCorrect,
  mayMove,
  openStates,
  transitions,
} from './states.ts'
import { canUndo } from './undo.ts'

const at = (written: string) => {
  const [date = '', time = ''] = written.split(' ')
  return instantAt({ date, time })
}
const shown = (instant: number | undefined) => Object.values(londonTimeAt(instant ?? 0)).join(' ')

/** The state diagram of the specification, line by line. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  // A question can be asked while evidence is awaited, and asked again: D-8.
  waiting_for_evidence: ['ready', 'waiting_for_patient', 'declined', 'expired', 'withdrawn'],
  ready: ['waiting_for_patient', 'approved', 'declined', 'expired', 'withdrawn'],
  waiting_for_patient: ['ready', 'waiting_for_evidence', 'waiting_for_patient', 'declined', 'expired', 'withdrawn'],
  approved: ['ready', 'checked', 'waiting_for_price', 'expired', 'withdrawn'],
  waiting_for_price: ['approved', 'expired', 'withdrawn'],
  // Not in the diagram: the payment was refunded before dispatch.
  checked: ['dispatched', 'ready', 'withdrawn'],
  dispatched: ['delivered', 'quarantined', 'returned', 'lost'],
  // Not in the diagram: the parcel came late or warm, and a pharmacist decides.
  quarantined: ['delivered', 'ready', 'withdrawn'],
  returned: ['ready', 'withdrawn'],
  lost: ['ready', 'withdrawn'],
}

describe('the case of an order', () => {
  it.each(caseStates.flatMap((from) => caseStates.map((to) => [from, to] as const)))('%s → %s', (from, to) => {
    expect(canBecome('order', from, to)).toBe(drawn[from]?.includes(to) ?? false)
  })

  it('is moved only by the roles and processes entitled to it', () => {
    const who = (from: (typeof caseStates)[number], to: (typeof caseStates)[number]): Actor[] =>
      (
        [
          ...(['work-cases', 'decide-cases', 'check-approvals', 'dispatch'] as const),
          ...(['patient', 'evidence', 'clock', 'provider'] as const),
        ] as const
      ).filter((actor) => mayMove('order', from, to, actor))
    expect(who('waiting_for_evidence', 'ready')).toEqual(['evidence'])
    expect(who('ready', 'waiting_for_patient')).toEqual(['work-cases'])
    expect(who('waiting_for_patient', 'ready')).toEqual(['work-cases', 'patient'])
    expect(who('ready', 'approved')).toEqual(['decide-cases'])
    expect(who('ready', 'declined')).toEqual(['decide-cases'])
    expect(who('approved', 'checked')).toEqual(['check-approvals'])
    expect(who('approved', 'ready')).toEqual(['check-approvals'])
    expect(who('waiting_for_price', 'approved')).toEqual(['patient'])
    expect(who('approved', 'waiting_for_price')).toEqual(['decide-cases', 'provider'])
    expect(who('checked', 'dispatched')).toEqual(['dispatch'])
    expect(who('dispatched', 'delivered')).toEqual(['dispatch', 'provider'])
    expect(who('dispatched', 'quarantined')).toEqual(['dispatch', 'patient', 'provider'])
    expect(who('quarantined', 'delivered')).toEqual(['check-approvals'])
    expect(who('quarantined', 'ready')).toEqual(['check-approvals'])
    expect(who('ready', 'withdrawn')).toEqual(['patient', 'provider'])
    expect(who('checked', 'withdrawn')).toEqual(['provider'])
    expect(who('approved', 'withdrawn')).toEqual(['decide-cases', 'provider'])
    expect(who('ready', 'expired')).toEqual(['clock'])
    expect(who('ready', 'checked')).toEqual([])
  })

  it('C-12, D-12: mistakes are corrected by dispatch staff, and its patient can report it as warm', () => {
    expect(corrections.map(({ from, to, by }) => `${from} → ${to}: ${by.join(', ')}`)).toEqual([
      'checked → approved: check-approvals',
      'dispatched → checked: dispatch',
      'delivered → dispatched: dispatch',
      'returned → dispatched: dispatch',
      'lost → dispatched: dispatch',
      'delivered → quarantined: dispatch, patient',
      'delivered → ready: dispatch',
    ])
    expect(mayCorrect('order', 'delivered', 'quarantined', 'patient')).toBe(true)
    expect(mayCorrect('order', 'delivered', 'dispatched', 'patient')).toBe(false)
    expect(mayCorrect('order', 'ready', 'dispatched', 'dispatch')).toBe(false)
    expect(mayCorrect('safeguarding', 'delivered', 'dispatched', 'dispatch')).toBe(false)
    expect(corrections.some(({ from, to }) => canBecome('order', from, to))).toBe(false)
  })

  it('has ended when no move is left', () => {
    expect(caseStates.filter((state) => isOver('order', state))).toEqual([
      'delivered',
      'declined',
      'expired',
      'withdrawn',
      'closed',
    ])
  })
})

describe('every kind of case', () => {
  it.each(caseKindNames)('%s can reach all its states, and an end, from its first one', (kind) => {
    const reached = new Set([caseKinds[kind].begins as string])
    for (const _ of caseStates) {
      for (const { from, to } of transitions[kind]) if (reached.has(from)) reached.add(to)
    }
    expect([...reached].toSorted()).toEqual(
      [...new Set(transitions[kind].flatMap(({ from, to }) => [from, to]))].toSorted(),
    )
    expect([...reached].some((state) => isOver(kind, state as never))).toBe(true)
  })

  it.each(caseKindNames)('%s has no duplicate move, and every move has an actor', (kind) => {
    const moves = transitions[kind].map(({ from, to }) => `${from} → ${to}`)
    expect(new Set(moves).size).toBe(moves.length)
    expect(transitions[kind].every(({ by }) => by.length > 0)).toBe(true)
  })

  it('a concern is closed, never approved', () => {
    expect(canBecome('safeguarding', 'ready', 'closed')).toBe(true)
    expect(canBecome('safeguarding', 'ready', 'approved')).toBe(false)
    expect(openStates('check_in')).toEqual(['ready', 'waiting_for_patient'])
  })
})

describe('clocks', () => {
  const friday = at('2026-11-13 16:00')

  it('an order or a check-in is decided within one working day, a concern within two working hours', () => {
    expect(caseKindNames.map((kind) => shown(decideBy(kind, friday, [])))).toEqual([
      '2026-11-16 16:00',
      '2026-11-13 18:00',
      '2026-11-16 16:00',
    ])
    const training = [{ date: '2026-11-16', name: 'Training', isClosed: true }]
    expect(shown(decideBy('order', friday, training))).toBe('2026-11-17 16:00')
    expect(shown(decideBy('safeguarding', friday + hourMs, training))).toBe('2026-11-17 10:00')
  })

  it('every open state has an owner and a deadline; every end has neither', () => {
    for (const state of caseStates) {
      const clock = clockOf({ kind: 'order', state, since: friday, expectedBy: null }, [])
      expect(clock === null, state).toBe(isOver('order', state))
      expect(owners[state] === null, state).toBe(clock === null)
      expect(clock?.due ?? Number.POSITIVE_INFINITY).toBeGreaterThan(friday)
    }
  })

  it.each(caseKindNames)('a %s case that is ready has the deadline of its kind', (kind) => {
    const clock = clockOf({ kind, state: 'ready', since: friday, expectedBy: null }, [])
    expect(clock?.due).toBe(decideBy(kind, friday, []))
  })

  it('a patient has two days and a reminder after each; the desk’s clocks run in working time', () => {
    expect(remindAt(friday)).toEqual([friday + 24 * hourMs, friday + 48 * hourMs])
    const of = (state: (typeof caseStates)[number], expectedBy: number | null = null) =>
      clockOf({ kind: 'order', state, since: friday, expectedBy }, []) as CaseClock
    expect(of('waiting_for_patient')).toEqual({
      owner: 'patient',
      from: friday,
      due: friday + 48 * hourMs,
      isInWorkingTime: false,
    })
    expect(of('waiting_for_price').due).toBe(friday + 48 * hourMs)
    expect(of('approved')).toMatchObject({ owner: 'pharmacist', due: at('2026-11-16 16:00'), isInWorkingTime: true })
    expect(of('dispatched', friday + 30 * hourMs)).toMatchObject({ due: friday + 30 * hourMs, isInWorkingTime: false })
    expect(of('dispatched').due).toBe(at('2026-11-16 16:00'))
    expect(of('returned', friday + 30 * hourMs).due).toBe(at('2026-11-16 16:00'))
    const training = [{ date: '2026-11-16', name: 'Training', isClosed: true }]
    expect(clockOf({ kind: 'order', state: 'checked', since: friday, expectedBy: null }, training)?.due).toBe(
      at('2026-11-17 16:00'),
    )
    expect(clockOf({ kind: 'order', state: 'ready', since: friday, expectedBy: null }, training)?.due).toBe(
      at('2026-11-17 16:00'),
    )
  })

  it('the share used counts working time at the desk, and all time elsewhere', () => {
    const ready = clockOf({ kind: 'order', state: 'ready', since: friday, expectedBy: null }, []) as CaseClock
    const asked = clockOf(
      { kind: 'order', state: 'waiting_for_patient', since: friday, expectedBy: null },
      [],
    ) as CaseClock
    expect(usedShare(ready, at('2026-11-15 12:00'), [])).toBeCloseTo(2 / 9)
    expect(usedShare(asked, friday + 36 * hourMs, [])).toBe(warnFromShare)
    const training = [{ date: '2026-11-16', name: 'Training', isClosed: true }]
    const later = clockOf({ kind: 'order', state: 'ready', since: friday, expectedBy: null }, training) as CaseClock
    expect(usedShare(later, at('2026-11-16 17:00'), training)).toBeCloseTo(2 / 9)
  })

  it('an authorisation ends when the provider says, else after seven days or 4 days 18 hours', () => {
    const given = { authorisedAt: friday, captureBefore: null, isOffSession: false }
    expect(authorisationEnd(given)).toBe(friday + 7 * 24 * hourMs)
    expect(authorisationEnd({ ...given, isOffSession: true })).toBe(friday + 114 * hourMs)
    expect(authorisationEnd({ ...given, isOffSession: true, captureBefore: friday + 5 * hourMs })).toBe(
      friday + 5 * hourMs,
    )
    expect(warnOfEndAt(given)).toBe(friday + 5 * 24 * hourMs)
  })
})

describe('the risk of a case', () => {
  it('is that of its most severe flag, in any order', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...severities)), (given) => {
        const flags = given.map((severity) => ({ severity }))
        const risk = riskOf(flags)
        expect(riskOf(flags.toReversed())).toBe(risk)
        const place = (one: Risk) => (severities as readonly Risk[]).indexOf(one)
        expect(given.every((severity) => place(risk) <= place(severity))).toBe(true)
        if (given.length === 0) expect(risk).toBe('none')
      }),
    ))

  it('is a stop where there is one, whatever else was found', () => {
    const risk = (...given: (typeof severities)[number][]) => riskOf(given.map((severity) => ({ severity })))
    expect([risk('note'), risk('incomplete', 'note'), risk('look', 'incomplete')]).toEqual([
      'note',
      'incomplete',
      'look',
    ])
    expect([risk('look', 'senior'), risk('note', 'stop', 'senior'), risk()]).toEqual(['senior', 'stop', 'none'])
  })

  it('sorts unassessed cases first', () => {
    const risks: Risk[] = ['none', 'incomplete', 'look', 'stop', null, 'note', 'senior']
    expect(risks.toSorted((one, other) => riskRank(one) - riskRank(other))).toEqual([
      null,
      'stop',
      'senior',
      'look',
      'note',
      'none',
      'incomplete',
    ])
  })
})

describe('undoing a decision', () => {
  const decided = { state: 'approved', decidedBy: 'rowan', decidedAt: friday() } as const
  function friday() {
    return at('2026-11-13 16:00')
  }

  it('is possible for thirty seconds, and only for the member of staff who decided', () => {
    expect(canUndo(decided, 'rowan', friday() + 29_999)).toBe(true)
    expect(canUndo(decided, 'rowan', friday() + 30_000)).toBe(false)
    expect(canUndo(decided, 'alex', friday())).toBe(false)
    expect([settledAt(friday()) - friday(), isSettled(friday(), friday() + 30_000)]).toEqual([30_000, true])
  })

  it('comes with its end and the server’s current time, so that a wrong clock on the screen does no harm', () => {
    const finalAt = new Date('2026-11-13T16:00:30Z')
    expect(undoTimes({ finalAt }, friday())).toEqual({
      finalAt: '2026-11-13T16:00:30.000Z',
      now: '2026-11-13T16:00:00.000Z',
    })
  })

  it('is possible for decisions only', () => {
    const undone = caseStates.filter((state) => canUndo({ ...decided, state }, 'rowan', friday()))
    expect(undone).toEqual(['approved', 'waiting_for_price', 'declined'])
  })
})

it('the figures in the words are those of the rules', () => {
  expect({ chaseAfterHours: remindAfterHours, warnHoursBeforeEnd, undoSeconds, leaseMinutes }).toEqual({
    chaseAfterHours: [24, 48],
    warnHoursBeforeEnd: 48,
    undoSeconds: 30,
    leaseMinutes: 10,
  })
})

describe('a claim', () => {
  const now = at('2026-11-13 16:00')
  const claim = { by: 'rowan', until: leaseUntil(now) }

  it('lasts ten minutes, then the case is free', () => {
    expect(holderAt(claim, now + 10 * 60_000 - 1)).toBe('rowan')
    expect(holderAt(claim, now + 10 * 60_000)).toBeNull()
    expect(holderAt({ by: 'rowan', until: null }, now)).toBeNull()
  })

  it('keeps others out and can be renewed by its holder', () => {
    expect([canClaim(claim, 'rowan', now), canClaim(claim, 'alex', now)]).toEqual([true, false])
    expect(canClaim(claim, 'alex', claim.until)).toBe(true)
    expect(canClaim({ by: null, until: null }, 'alex', now)).toBe(true)
  })
})
