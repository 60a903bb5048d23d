import { describe, expect, it } from 'vitest'
import {
  type ApprovalGiven,
  blockersOf,
  type CaseToDecide,
  type DecisionAsked,
  isSenior,
  lackingInApproval,
  waitsFor,
} from './blockers.ts'
import { type AnyGate, anyGateNames, reasonedFlags } from './gates.ts'
import type { Severity } from './risk.ts'

const whyNot = (decision: DecisionAsked, found: CaseToDecide) => blockersOf(decision, found)[0]?.says ?? null
const flag = (severity: Severity, id = `a ${severity}`) => ({ id, severity, says: `${id} is said` })
const ready: CaseToDecide = {
  state: 'ready',
  awaitsSignature: false,
  isMine: true,
  isPending: false,
  flags: [flag('look'), flag('note'), flag('senior')],
  missing: [],
  isOwnApproval: false,
}
const gap = (gate: AnyGate, says: string) => ({ gate, holds: 'review' as const, says })
const toSign: CaseToDecide = { ...ready, awaitsSignature: true }
const stopped = { flags: [flag('look'), flag('stop')] }
const stands = 'Not while this stands: a stop is said'
const pending = 'This has just been decided, and the decision can still be undone.'
const notMine = 'Claim the case first.'

describe('an approval', () => {
  it.each<[string, Partial<CaseToDecide>, string | null]>([
    ['is possible with whatever is no stop', {}, null],
    ['is not, unread', { flags: null }, 'Its answers have not been read yet.'],
    [
      'is not, with a gap',
      { missing: [gap('identity', 'their identity'), gap('gp', 'more')] },
      'Not yet: their identity',
    ],
    ['is not, with a stop', stopped, stands],
    ['is not, once given', { awaitsSignature: true }, 'It is approved, and waits for a second signature.'],
    ['is not, while it can be taken back', { isPending: true, isMine: false }, pending],
    ['is not, of somebody else’s case', { isMine: false }, notMine],
    ['is not, before the evidence', { state: 'waiting_for_evidence' }, 'Not while it is waiting for evidence.'],
    [
      'names the gap first',
      { state: 'waiting_for_evidence', missing: [gap('measurements', 'a weight')] },
      'Not yet: a weight',
    ],
    ['is not, of what is over', { state: 'declined', flags: null }, 'Not while it is declined.'],
  ])('%s', (_name, given, why) => {
    expect(whyNot('approve', { ...ready, ...given })).toBe(why)
  })

  it('lacks whatever has not been looked at, a reason where one is asked for, and a dose that the rules offer', () => {
    const nothing: ApprovalGiven = { ticked: [], reason: null, doseNeeds: [], whyNotDose: null }
    const lacks = (flags: CaseToDecide['flags'], given: Partial<ApprovalGiven> = {}) =>
      lackingInApproval(flags ?? [], { ...nothing, ...given }).map(({ says }) => says)
    const ticks = (...ids: string[]) => ({ ticked: ids.map((id) => ({ flag: id })) })
    expect(lacks([])).toEqual([])
    expect(lacks([], { whyNotDose: 'Too soon.' })).toEqual(['Too soon.'])
    const flags = [flag('look'), flag('note'), flag('stop'), flag('look', 'another')]
    expect(lacks(flags, ticks('another'))).toEqual(['To be looked at first: a look is said'])
    const needsReason = 'This needs a reason, in your words.'
    const senior = [flag('look'), flag('senior')]
    const seen = ticks('a look', 'a senior')
    expect(lacks(senior)).toHaveLength(3)
    expect(lacks(senior, seen)).toEqual([needsReason])
    expect(lacks(senior, { ...seen, reason: '  ' })).toEqual([needsReason])
    expect(lacks(senior, { ...seen, reason: 'Seen.' })).toEqual([])
    expect(lacks([], { doseNeeds: ['reason'] })).toEqual([needsReason])
    expect(lacks([], { doseNeeds: ['second signature'] })).toEqual([])
  })

  it.each(reasonedFlags)('C-19: wants a reason of its own for %s, beside the tick', (id) => {
    const given = { ticked: [{ flag: id }], reason: 'All is well.', doseNeeds: [], whyNotDose: null }
    const kinds = (reason: string | null) =>
      lackingInApproval([flag('look', id)], { ...given, ticked: [{ flag: id, reason }] }).map(({ kind }) => kind)
    expect(kinds(null)).toEqual(['reason'])
    expect(kinds('  ')).toEqual(['reason'])
    expect(kinds('They move next month and will register.')).toEqual([])
  })

  it.each(anyGateNames)('C-8: is blocked by the gate %s, for an approval and for a signature', (gate) => {
    const open = { missing: [{ gate, holds: 'approval' as const, says: 'it' }] }
    for (const found of [
      { ...ready, ...open },
      { ...toSign, ...open },
    ]) {
      const decision = found.awaitsSignature ? 'sign' : 'approve'
      expect(blockersOf(decision, found).map(({ id }) => id)).toContain(gate)
    }
    expect(waitsFor({ ...ready, ...open })).not.toBeNull()
  })

  it('D-8: waits for nobody where it can be approved or a stop has to be decided about, and names whose turn it is', () => {
    expect(waitsFor(ready)).toBeNull()
    expect(waitsFor({ ...ready, ...stopped, missing: [gap('live_contact', 'a call')] })).toBeNull()
    expect(waitsFor({ ...ready, missing: [gap('two_way_contact', 'contact')] })).toBe('prescriber')
    expect(waitsFor({ ...ready, missing: [gap('two_way_contact', 'contact'), gap('unanswered', 'it')] })).toBe(
      'patient',
    )
    expect(waitsFor({ ...ready, missing: [{ ...gap('previous_supply', 'proof'), holds: 'dose' }] })).toBeNull()
    expect(waitsFor({ ...ready, flags: [flag('incomplete')] })).toBe('patient')
    expect(waitsFor({ ...ready, flags: null })).toBeNull()
  })

  it('D-13: is held by what is incomplete as by a stop, and in other words', () => {
    expect(whyNot('approve', { ...ready, flags: [flag('incomplete')] })).toBe('Not yet: a incomplete is said')
  })

  it('is signed by a second person where a flag or the dose asks for it', () => {
    expect(isSenior([flag('look'), flag('stop'), flag('note')], ['reason'])).toBe(false)
    expect(isSenior([flag('look'), flag('senior')], [])).toBe(true)
    expect(isSenior([], ['reason', 'second signature'])).toBe(true)
  })
})

describe('a second signature', () => {
  it.each<[string, Partial<CaseToDecide>, string | null]>([
    ['is possible', {}, null],
    ['is not, without an approval', { awaitsSignature: false }, 'No approval waits for a signature.'],
    ['is not, of one’s own approval', { isOwnApproval: true }, 'You approved it: another prescriber signs.'],
    ['is not, once the patient was asked', { state: 'waiting_for_patient' }, 'Not while it is waiting for patient.'],
    ['is not, once a stop has come up', stopped, stands],
    ['is not, where the answers cannot be read', { flags: null }, 'Its answers have not been read yet.'],
    ['is not, while another decision can be taken back', { isPending: true }, pending],
    ['is not, of somebody else’s case', { isMine: false }, notMine],
  ])('%s', (_name, given, why) => {
    expect(whyNot('sign', { ...toSign, ...given })).toBe(why)
  })
})

describe('a decline and a question', () => {
  it('a decline is possible for as long as nothing is approved, whatever speaks against the person', () => {
    for (const state of ['ready', 'waiting_for_evidence', 'waiting_for_patient'] as const) {
      expect(whyNot('decline', { ...ready, ...stopped, state })).toBeNull()
      expect(whyNot('decline', { ...ready, state, isMine: false })).toBe(notMine)
      expect(whyNot('decline', { ...ready, state, isPending: true })).toBe(pending)
    }
    expect(whyNot('decline', { ...ready, state: 'approved' })).toBe('Not while it is approved.')
  })

  it('D-8: a question is asked for as long as nothing is approved, also while evidence or an answer is awaited', () => {
    for (const state of ['ready', 'waiting_for_evidence', 'waiting_for_patient'] as const) {
      expect(whyNot('ask', { ...ready, state })).toBeNull()
      expect(whyNot('ask', { ...ready, state, isMine: false })).toBe(notMine)
    }
    expect(whyNot('ask', { ...ready, state: 'approved' })).toBe('Not while it is approved.')
  })
})
