import { describe, expect, it } from 'vitest'
import { blockerWords } from '#content/cases/blockers.ts'
import {
  type ApprovalGiven,
  type Blocker,
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
  isRestricted: false,
}
const gap = (gate: AnyGate, says: string) => ({ gate, holds: 'review' as const, says })
const toSign: CaseToDecide = { ...ready, awaitsSignature: true }
const stopped = { flags: [flag('look'), flag('stop')] }
const stands = 'Do not supply: a stop is said'
const pending = 'This has just been decided, and the decision can still be undone.'
const notMine = 'Assign the case to yourself first.'

describe('an approval', () => {
  it.each<[string, Partial<CaseToDecide>, string | null]>([
    ['is possible with whatever is no stop', {}, null],
    ['is not, unread', { flags: null }, 'The answers have not been assessed yet.'],
    [
      'is not, with a gap',
      { missing: [gap('identity', 'their identity'), gap('gp', 'more')] },
      'Not yet: their identity',
    ],
    ['is not, with a stop', stopped, stands],
    ['is not, once given', { awaitsSignature: true }, 'Approved, and waiting for a second signature.'],
    ['is not, while it can be taken back', { isPending: true, isMine: false }, pending],
    ['is not, of somebody else’s case', { isMine: false }, notMine],
    [
      'is not, before the evidence',
      { state: 'waiting_for_evidence' },
      'Not possible while the case is waiting for evidence.',
    ],
    [
      'names the gap first',
      { state: 'waiting_for_evidence', missing: [gap('measurements', 'a weight')] },
      'Not yet: a weight',
    ],
    ['is not, of what is over', { state: 'declined', flags: null }, 'Not possible while the case is declined.'],
  ])('%s', (_name, given, why) => {
    expect(whyNot('approve', { ...ready, ...given })).toBe(why)
  })

  it('lacks each flag not ticked, a reason where one is required, and a dose that the rules offer', () => {
    const nothing: ApprovalGiven = { ticked: [], reason: null, doseNeeds: [], whyNotDose: null }
    const lacks = (flags: CaseToDecide['flags'], given: Partial<ApprovalGiven> = {}) =>
      lackingInApproval(flags ?? [], { ...nothing, ...given }).map(({ says }) => says)
    const ticks = (...ids: string[]) => ({ ticked: ids.map((id) => ({ flag: id })) })
    expect(lacks([])).toEqual([])
    expect(lacks([], { whyNotDose: 'Too soon.' })).toEqual(['Too soon.'])
    const flags = [flag('look'), flag('note'), flag('stop'), flag('look', 'another')]
    expect(lacks(flags, ticks('another'))).toEqual(['Review first: a look is said'])
    const needsReason = 'Write your clinical rationale.'
    const senior = [flag('look'), flag('senior')]
    const seen = ticks('a look', 'a senior')
    expect(lacks(senior)).toHaveLength(3)
    expect(lacks(senior, seen)).toEqual([needsReason])
    expect(lacks(senior, { ...seen, reason: '  ' })).toEqual([needsReason])
    expect(lacks(senior, { ...seen, reason: 'Seen.' })).toEqual([])
    expect(lacks([], { doseNeeds: ['reason'] })).toEqual([needsReason])
    expect(lacks([], { doseNeeds: ['second signature'] })).toEqual([])
  })

  it.each(reasonedFlags)('C-19: needs a reason of its own for %s, besides the tick', (id) => {
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

  it('D-8: waits for nobody where it can be approved or a stop has to be decided about, and names whose turn it is otherwise', () => {
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

  it('D-13: is blocked by incomplete information as by a stop, with different words', () => {
    expect(whyNot('approve', { ...ready, flags: [flag('incomplete')] })).toBe('Not yet: a incomplete is said')
  })

  it('needs a second signature where a flag or the dose requires it', () => {
    expect(isSenior([flag('look'), flag('stop'), flag('note')], ['reason'])).toBe(false)
    expect(isSenior([flag('look'), flag('senior')], [])).toBe(true)
    expect(isSenior([], ['reason', 'second signature'])).toBe(true)
  })
})

describe('what blocks a decision', () => {
  const deskBlocker = (id: string, says: string): Blocker => ({ id, kind: 'desk', by: 'desk', says })
  const inState = (state: CaseToDecide['state']): Blocker => ({
    id: state,
    kind: 'state',
    by: 'desk',
    says: blockerWords.notIn(state),
  })
  const unread: Blocker = { id: 'unread', kind: 'unread', by: 'desk', says: blockerWords.unread }

  it.each<[string, DecisionAsked, Partial<CaseToDecide>, Blocker[]]>([
    ['nothing, where a case is ready and claimed', 'approve', {}, []],
    ['nothing, where a decline is asked for', 'decline', {}, []],
    ['unread answers, until the desk has read them', 'approve', { flags: null }, [unread]],
    ['a state in which nothing is approved', 'approve', { state: 'declined' }, [inState('declined')]],
    ['a state in which nothing is asked', 'ask', { state: 'checked' }, [inState('checked')]],
    ['a decision that can be undone', 'decline', { isPending: true }, [deskBlocker('pending', blockerWords.pending)]],
    ['the claim of a colleague', 'ask', { isMine: false }, [deskBlocker('not mine', blockerWords.notMine)]],
    [
      'an approval that waits for its signature',
      'approve',
      { awaitsSignature: true },
      [deskBlocker('signature', blockerWords.awaitsSignature)],
    ],
    ['the lack of an approval to sign', 'sign', {}, [deskBlocker('no approval', blockerWords.noApproval)]],
    [
      'one’s own approval',
      'sign',
      { awaitsSignature: true, isOwnApproval: true },
      [deskBlocker('own approval', blockerWords.ownApproval)],
    ],
    ['nothing, where another prescriber signs', 'sign', { awaitsSignature: true }, []],
  ])('is %s', (_name, decision, given, blockers) => {
    expect(blockersOf(decision, { ...ready, ...given })).toEqual(blockers)
  })

  it('is an open gate, a stop and incomplete information, each with the role that can clear it', () => {
    const found = { ...ready, flags: [flag('incomplete'), flag('stop')], missing: [gap('gp', 'their GP')] }
    expect(blockersOf('approve', found)).toEqual([
      { id: 'gp', kind: 'gate', by: 'patient', says: 'Not yet: their GP' },
      { id: 'a stop', kind: 'stop', by: 'evidence', says: stands },
      { id: 'a incomplete', kind: 'incomplete', by: 'patient', says: 'Not yet: a incomplete is said' },
    ])
  })

  it.each(anyGateNames)(
    'is the gate %s, which the prescriber passes by a record of their own or the patient does',
    (gate) => {
      const isRecordOfPrescriber = ['two_way_contact', 'diabetes_plan', 'live_contact'].includes(gate)
      const [blocker] = blockersOf('approve', { ...ready, missing: [gap(gate, 'it')] })
      expect(blocker?.by).toBe(isRecordOfPrescriber ? 'prescriber' : 'patient')
      expect(waitsFor({ flags: [], missing: [gap(gate, 'it')] })).toBe(blocker?.by)
    },
  )

  it.each<[string, AnyGate]>([
    ['identity-not-verified', 'identity'],
    ['weight-not-verified', 'measurements'],
    ['follow-up-missing', 'medicines_and_conditions'],
  ])('is listed once, where the flag %s says the same as the open gate %s', (id, gate) => {
    const found = { ...ready, flags: [flag('incomplete', id), flag('incomplete')] }
    const ids = (missing: CaseToDecide['missing']) => blockersOf('approve', { ...found, missing }).map((one) => one.id)
    expect(ids([gap(gate, 'it')])).toEqual([gate, 'a incomplete'])
    expect(ids([gap('gp', 'another gate')])).toEqual(['gp', id, 'a incomplete'])
    expect(ids([])).toEqual([id, 'a incomplete'])
  })

  it('is every field the prescriber has not filled in, once they ask to approve', () => {
    const given: ApprovalGiven = {
      ticked: [{ flag: 'no-gp' }],
      reason: null,
      doseNeeds: ['reason'],
      whyNotDose: 'Too soon.',
    }
    const flags = [flag('look'), flag('look', 'no-gp')]
    const lacking: Blocker[] = [
      { id: 'dose', kind: 'dose', by: 'prescriber', says: 'Too soon.' },
      { id: 'a look', kind: 'tick', by: 'prescriber', says: blockerWords.tickFirst('a look is said') },
      { id: 'no-gp', kind: 'reason', by: 'prescriber', says: blockerWords.reasonFor('no-gp is said') },
      { id: 'approval', kind: 'reason', by: 'prescriber', says: blockerWords.reason },
    ]
    expect(lackingInApproval(flags, given)).toEqual(lacking)
    expect(blockersOf('approve', { ...ready, flags }, given)).toEqual(lacking)
    expect(blockersOf('approve', { ...ready, flags })).toEqual([])
    expect(blockersOf('approve', { ...ready, flags: null }, given)).toEqual([unread])
  })

  it.each(reasonedFlags)('is the missing tick of %s first, and its reason only after that', (id) => {
    const given = { ticked: [], reason: null, doseNeeds: [], whyNotDose: null }
    expect(lackingInApproval([flag('look', id)], given).map(({ kind }) => kind)).toEqual(['tick'])
  })
})

describe('a second signature', () => {
  it.each<[string, Partial<CaseToDecide>, string | null]>([
    ['is possible', {}, null],
    ['is not, without an approval', { awaitsSignature: false }, 'There is no approval to countersign.'],
    ['is not, of one’s own approval', { isOwnApproval: true }, 'You approved this. Another prescriber must sign.'],
    [
      'is not, once the patient was asked',
      { state: 'waiting_for_patient' },
      'Not possible while the case is waiting for patient.',
    ],
    ['is not, once a stop has come up', stopped, stands],
    ['is not, where the answers cannot be read', { flags: null }, 'The answers have not been assessed yet.'],
    ['is not, while another decision can be taken back', { isPending: true }, pending],
    ['is not, of somebody else’s case', { isMine: false }, notMine],
  ])('%s', (_name, given, why) => {
    expect(whyNot('sign', { ...toSign, ...given })).toBe(why)
  })
})

describe('a decline and a question', () => {
  it('a decline is possible until an approval, whatever the rules find', () => {
    for (const state of ['ready', 'waiting_for_evidence', 'waiting_for_patient'] as const) {
      expect(whyNot('decline', { ...ready, ...stopped, state })).toBeNull()
      expect(whyNot('decline', { ...ready, state, isMine: false })).toBe(notMine)
      expect(whyNot('decline', { ...ready, state, isPending: true })).toBe(pending)
    }
    expect(whyNot('decline', { ...ready, state: 'approved' })).toBe('Not possible while the case is approved.')
  })

  it('D-8: a question can be asked until an approval, also while evidence or an answer is awaited', () => {
    for (const state of ['ready', 'waiting_for_evidence', 'waiting_for_patient'] as const) {
      expect(whyNot('ask', { ...ready, state })).toBeNull()
      expect(whyNot('ask', { ...ready, state, isMine: false })).toBe(notMine)
    }
    expect(whyNot('ask', { ...ready, state: 'approved' })).toBe('Not possible while the case is approved.')
  })
})
