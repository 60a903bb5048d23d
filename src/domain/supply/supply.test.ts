import { describe, expect, it } from 'vitest'
import { coldHours } from './cold-hours.ts'
import { labelLines } from './label.ts'
import { whyNotCheck, whyNotReturn } from './may-check.ts'

describe('the pharmacist’s check', () => {
  const now = Date.parse('2026-03-02T10:00:00Z')
  const good = {
    state: 'approved',
    isIntact: true,
    expiresAt: now + 1,
    decidedBy: ['approver', 'signer'],
    staffId: 'pharmacist',
    now,
  } as const

  it.each<[string, Partial<Parameters<typeof whyNotCheck>[0]>, string | null]>([
    ['is possible for a third person', {}, null],
    ['is not before the approval', { state: 'waiting_for_patient' }, 'Not while it is waiting for patient.'],
    ['is not of a changed prescription', { isIntact: false }, expect.stringMatching(/^The signature does not fit/)],
    ['is not from the moment it has expired', { expiresAt: now }, 'The prescription has expired.'],
    ['is not for whoever approved', { staffId: 'approver' }, 'You approved or signed it: another person checks.'],
    ['is not for whoever signed', { staffId: 'signer' }, 'You approved or signed it: another person checks.'],
  ])('%s', (_name, given, why) => {
    expect(whyNotCheck({ ...good, ...given })).toEqual(why)
  })

  it('gives back what is approved, and nothing else', () => {
    expect(whyNotReturn('approved')).toBeNull()
    expect(whyNotReturn('ready')).toBe('Not while it is ready.')
    expect(whyNotReturn('waiting_for_price')).toBe('Not while it is waiting for price.')
  })
})

it('C-7 a label of Mounjaro has the advice about the pill, and one of Wegovy has not', () => {
  const given = {
    patient: 'Robin',
    dose: '1mg',
    instructions: 'Weekly.',
    date: '2026-03-02',
    clinic: ['Larkwell'],
    firstDoseFrom: null,
  }
  const pill = /contraceptive pill, use a condom as well for four weeks after starting and after each higher dose/
  expect(labelLines({ ...given, medicine: 'Mounjaro' }).join()).toMatch(pill)
  expect(labelLines({ ...given, medicine: 'Wegovy' }).join()).not.toMatch(/pill/)
})

it('a label has the medicine, how to take it, whose it is, when, how to keep it and who sent it, in this order', () => {
  expect(
    labelLines({
      patient: 'Robin Ferncliff',
      medicine: 'Mounjaro',
      dose: '2.5mg',
      instructions: 'Inject once a week.',
      firstDoseFrom: null,
      date: '2026-03-02',
      clinic: ['Larkwell', '1 Mill Lane'],
    }),
  ).toEqual([
    'Mounjaro 2.5mg, 1 pen (4 weekly doses)',
    'Inject once a week.',
    expect.stringContaining('contraceptive pill'),
    'Robin Ferncliff',
    '2 March 2026',
    'Keep in the fridge (2 to 8 °C). Keep out of the sight and reach of children.',
    'Larkwell, 1 Mill Lane',
  ])
})

it('no pack keeps cold for longer than five days', () => {
  expect(coldHours).toEqual({ least: 1, most: 120 })
})

it('C-9: a label says from when to inject after another medicine', () => {
  const [, how, first] = labelLines({
    patient: 'Robin Ferncliff',
    medicine: 'Mounjaro',
    dose: '2.5mg',
    instructions: 'Inject once a week.',
    firstDoseFrom: '2026-03-06',
    date: '2026-03-02',
    clinic: ['Larkwell'],
  })
  expect([how, first]).toEqual([
    'Inject once a week.',
    'Do not inject the first dose before 6 March 2026, and at least seven days after your last dose of the other medicine.',
  ])
})
