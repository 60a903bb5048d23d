import { describe, expect, it } from 'vitest'
import { type Evidence, noEvidence } from './evidence.ts'
import { gatesFor, isReadyForReview, missing } from './evidence-gates.ts'
import { type Gate, gateNames, gates } from './gates.ts'
import { isWayToVerify, provenSupply, verifiedMeasurement } from './verified.ts'

const today = '2026-11-16'
const registered = { bornOn: '1985-05-17' }
const told = { registered, areConsentsGiven: true, isFollowUpFinished: true, today }
const measured = { weightKg: 95, heightCm: 170, on: '2026-11-10', how: 'video', by: 'staff-1' } as const
const supplied = {
  medicine: 'wegovy',
  strengthMg: 1,
  suppliedOn: '2026-10-20',
  lastInjectionOn: '2026-11-09',
  isNameMatching: true,
  startingWeightKg: null,
  by: 'staff-1',
} as const
const whole: Evidence = {
  identity: { is: 'verified', on: '2026-11-12', isNameMatching: true, bornOn: '1985-05-17', sex: null },
  measurements: [measured],
  previousSupply: supplied,
  gp: { tells: true, practice: 'Lark Lane Surgery' },
  contact: { how: 'call', on: '2026-11-15' },
  spoken: [],
  diabetesPlan: null,
  clarifications: [],
}
const allBut = (...gates: readonly Gate[]) => gateNames.filter((gate) => !gates.includes(gate))
const openIn = (evidence: Evidence, given = told) =>
  missing(allBut('unanswered'), evidence, given).map(({ gate, is }) => [gate, is])

describe('evidence before supply', () => {
  it('requires everything at first, each with a title, a reason and a duration', () => {
    const tasks = missing(gateNames, noEvidence, { ...told, areConsentsGiven: false, isFollowUpFinished: false })
    expect(tasks.map(({ gate, is }) => [gate, is])).toEqual(gateNames.map((gate) => [gate, 'missing']))
    for (const { gate, title, why, minutes, holds } of tasks) {
      expect([title, why].every((words) => words.length > 10)).toBe(true)
      expect([minutes, holds]).toEqual([gates[gate].minutes, gates[gate].holds])
    }
    expect(isReadyForReview(tasks)).toBe(false)
  })

  it('for the next pen requires identity, and weight where it is due', () => {
    const first = { hasTreatmentElsewhere: true }
    expect(gatesFor({ ...first, repeat: { isBmiDue: false } })).toEqual(['identity'])
    expect(gatesFor({ ...first, repeat: { isBmiDue: true } })).toEqual(['identity', 'measurements'])
    expect(gatesFor({ ...first, repeat: null })).toEqual(allBut('unanswered'))
  })

  it('requires nothing once all of it is there', () => {
    expect(openIn(whole)).toEqual([])
    expect(isReadyForReview([])).toBe(true)
  })

  it('requires proof of earlier supply only from patients who had one', () => {
    expect(gatesFor({ hasTreatmentElsewhere: false })).toEqual(allBut('previous_supply', 'unanswered'))
    expect(gatesFor({ hasTreatmentElsewhere: true })).toEqual(allBut('unanswered'))
  })

  it('C-14: unclear answers are asked again, for a first order and the next pen, and the review waits for them', () => {
    expect(gatesFor({ hasTreatmentElsewhere: true, hasUnanswered: true })).toEqual(gateNames)
    expect(gatesFor({ hasTreatmentElsewhere: true, hasUnanswered: true, repeat: { isBmiDue: false } })).toEqual([
      'identity',
      'unanswered',
    ])
    expect(isReadyForReview(missing(['unanswered'], whole, told))).toBe(false)
  })

  it('D-8: counts a live video weigh-in as contact, and no other way of measuring', () => {
    const seenBy = (how: 'video' | 'letter') =>
      openIn({ ...whole, contact: null, measurements: [{ ...measured, how }] })
    expect(seenBy('video')).toEqual([])
    expect(seenBy('letter')).toEqual([['two_way_contact', 'missing']])
  })

  it('lets a clinician begin without the proof of supply and before first contact', () => {
    const tasks = missing(
      allBut('unanswered'),
      { ...whole, previousSupply: null, contact: null, measurements: [{ ...measured, how: 'letter' }] },
      told,
    )
    expect(tasks.map(({ holds }) => holds)).toEqual(['dose', 'approval'])
    expect(isReadyForReview(tasks)).toBe(true)
  })

  it.each<[string, Partial<Evidence>, string]>([
    ['a failed check', { identity: { is: 'failed' } }, 'refused'],
    ['a check that waits for the person', { identity: { is: 'needs_input' } }, 'missing'],
    ['a document in another name', { identity: { ...whole.identity, isNameMatching: false } as never }, 'refused'],
    ['another birth date', { identity: { ...whole.identity, bornOn: '1985-05-18' } as never }, 'refused'],
    ['a document without one', { identity: { ...whole.identity, bornOn: null } as never }, 'refused'],
  ])('%s does not prove identity', (_, part, is) => expect(openIn({ ...whole, ...part })).toEqual([['identity', is]]))

  it('accepts a weight verified by staff up to 14 days ago', () => {
    const on = (date: string) => ({ ...whole, measurements: [{ ...measured, on: date }] })
    expect(openIn(on('2026-11-02'))).toEqual([])
    expect(openIn(on('2026-11-01'))).toEqual([['measurements', 'out_of_date']])
    expect(openIn(on('2026-11-17'))).toEqual([['measurements', 'out_of_date']])
    expect(['video', 'in_person', 'clinical_record', 'letter'].map(isWayToVerify)).toEqual([true, true, true, true])
  })

  it.each(['photo', 'clip', 'telephone', ''])('never accepts a weight by %s', (how) => {
    expect(isWayToVerify(how)).toBe(false)
    expect(openIn({ ...whole, measurements: [{ ...measured, how: how as never }] })).toEqual([
      ['measurements', 'out_of_date'],
    ])
  })

  it('accepts the latest of several', () => {
    const later = { ...measured, on: '2026-11-14', weightKg: 94 }
    expect(verifiedMeasurement({ ...whole, measurements: [later, measured] }, today)).toBe(later)
  })

  it.each<[string, object, string]>([
    ['in another name', { isNameMatching: false }, 'refused'],
    ['from more than eight weeks ago', { suppliedOn: '2026-09-20' }, 'out_of_date'],
    ['from tomorrow', { suppliedOn: '2026-11-17' }, 'out_of_date'],
  ])('a label %s proves nothing', (_, part, is) => {
    const evidence = { ...whole, previousSupply: { ...supplied, ...part } }
    expect(provenSupply(evidence, today)).toBeNull()
    expect(openIn(evidence)).toEqual([['previous_supply', is]])
  })

  it('a label of eight weeks ago still does', () => {
    const eightWeeksAgo = { ...whole, previousSupply: { ...supplied, suppliedOn: '2026-09-21' } }
    expect(provenSupply(eightWeeksAgo, today)).not.toBeNull()
  })

  it('waits for the medical history form and for the patient’s answer about their GP', () => {
    expect(openIn({ ...whole, gp: null }, { ...told, isFollowUpFinished: false })).toEqual([
      ['medicines_and_conditions', 'missing'],
      ['gp', 'missing'],
    ])
    expect(openIn({ ...whole, gp: { tells: false, hasGp: false, reason: 'I have just moved.' } })).toEqual([])
  })
})
