import { describe, expect, it } from 'vitest'
import {
  type CaseToDecide,
  isSenior,
  lackingInApproval,
  whyNotApprove,
  whyNotAsk,
  whyNotDecline,
  whyNotSign,
} from './may-decide.ts'
import type { Severity } from './risk.ts'

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
const toSign: CaseToDecide = { ...ready, awaitsSignature: true }
const stopped = { flags: [flag('look'), flag('stop')] }
const stands = 'Not while this stands: a stop is said'
const pending = 'Somebody has just decided. It can be taken back for a moment.'
const notMine = 'Claim the case first.'

describe('an approval', () => {
  it.each<[string, Partial<CaseToDecide>, string | null]>([
    ['is possible with whatever is no stop', {}, null],
    ['is not, unread', { flags: null }, 'Its answers have not been read yet.'],
    ['is not, with a gap', { missing: [{ says: 'your identity' }, { says: 'more' }] }, 'Not yet: your identity'],
    ['is not, with a stop', stopped, stands],
    ['is not, once given', { awaitsSignature: true }, 'It is approved, and waits for a second signature.'],
    ['is not, while it can be taken back', { isPending: true, isMine: false }, pending],
    ['is not, of somebody else’s case', { isMine: false }, notMine],
    ['is not, before the evidence', { state: 'waiting_for_evidence' }, 'Not while it is waiting for evidence.'],
    ['names the gap first', { state: 'waiting_for_evidence', missing: [{ says: 'a weight' }] }, 'Not yet: a weight'],
    ['is not, of what is over', { state: 'declined', flags: null }, 'Not while it is declined.'],
  ])('%s', (_name, given, why) => {
    expect(whyNotApprove({ ...ready, ...given })).toBe(why)
  })

  it('lacks whatever has not been looked at, a reason where one is asked for, and a dose that the rules offer', () => {
    const approval = { flags: [], ticked: [], reason: null, doseNeeds: [], whyNotDose: null } as const
    expect(lackingInApproval(approval)).toEqual([])
    expect(lackingInApproval({ ...approval, whyNotDose: 'Too soon.' })).toEqual(['Too soon.'])
    const flags = [flag('look'), flag('note'), flag('stop'), flag('look', 'another')]
    expect(lackingInApproval({ ...approval, flags, ticked: ['another'] })).toEqual([
      'To be looked at first: a look is said',
    ])
    const needsReason = 'This needs a reason, in your words.'
    const senior = { ...approval, flags: [flag('look'), flag('senior')], ticked: ['a look', 'a senior'] }
    expect(lackingInApproval({ ...senior, ticked: [] })).toHaveLength(3)
    expect(lackingInApproval(senior)).toEqual([needsReason])
    expect(lackingInApproval({ ...senior, reason: '  ' })).toEqual([needsReason])
    expect(lackingInApproval({ ...senior, reason: 'Seen.' })).toEqual([])
    expect(lackingInApproval({ ...approval, doseNeeds: ['reason'] })).toEqual([needsReason])
    expect(lackingInApproval({ ...approval, doseNeeds: ['second signature'] })).toEqual([])
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
    expect(whyNotSign({ ...toSign, ...given })).toBe(why)
  })
})

describe('a decline and a question', () => {
  it('a decline is possible for as long as nothing is approved, whatever speaks against the person', () => {
    for (const state of ['ready', 'waiting_for_evidence', 'waiting_for_patient'] as const) {
      expect(whyNotDecline({ ...ready, ...stopped, state })).toBeNull()
      expect(whyNotDecline({ ...ready, state, isMine: false })).toBe(notMine)
      expect(whyNotDecline({ ...ready, state, isPending: true })).toBe(pending)
    }
    expect(whyNotDecline({ ...ready, state: 'approved' })).toBe('Not while it is approved.')
  })

  it('a question is asked of a case that is ready', () => {
    expect(whyNotAsk(ready)).toBeNull()
    expect(whyNotAsk({ ...ready, isMine: false })).toBe(notMine)
    expect(whyNotAsk({ ...ready, state: 'waiting_for_patient' })).toBe('Not while it is waiting for patient.')
  })
})
