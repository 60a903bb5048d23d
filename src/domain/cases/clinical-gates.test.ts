import { describe, expect, it } from 'vitest'
import { addDays } from '../appointments/calendar.ts'
import { policy } from '../clinical/policy.ts'
import { openClinicalGates, unanswered } from './clinical-gates.ts'
import { type Clarification, type DiabetesPlan, noEvidence, type TwoWayContact } from './evidence.ts'
import { clinicalGates, unansweredFlags } from './gates.ts'

const today = '2026-11-16'
const daysAgo = (days: number) => addDays(today, -days)
const flag = (id: string, says = `${id} is said`) => ({ id, says })

type Given = Parameters<typeof openClinicalGates>[0]
const openFor = (ids: readonly string[], evidence: Partial<Given['evidence']> = {}, checkInOn: string | null = null) =>
  openClinicalGates({
    flags: ids.map((id) => flag(id)),
    evidence: { ...noEvidence, ...evidence },
    checkInOn,
    today,
  }).map(({ gate, flags }) => [gate, flags.map(({ id }) => id)])

describe('a record that a prescriber makes before an approval', () => {
  it('is required by the flags that name it, and by no other', () => {
    expect(openFor([])).toEqual([])
    expect(openFor(['gp-not-told', 'not-known'])).toEqual([])
    expect(openFor(['gp-not-told', 'insulin-or-sulfonylurea'])).toEqual([
      ['diabetes_plan', ['insulin-or-sulfonylurea']],
    ])
    expect(openFor(['eating-screen', 'suicidal-thoughts', 'insulin-or-sulfonylurea'])).toEqual([
      ['diabetes_plan', ['insulin-or-sulfonylurea']],
      ['live_contact', ['eating-screen', 'suicidal-thoughts']],
    ])
  })
})

describe('a diabetes plan', () => {
  const withPlan = (on: string) => {
    const diabetesPlan: DiabetesPlan = { plan: 'Less insulin.', informed: 'Diabetes team', informedOn: on, on }
    return openFor(['insulin-or-sulfonylurea'], { diabetesPlan }).length
  }

  it.each([
    ['counts on the day it is recorded', 0, true],
    ['counts on its last day', policy.diabetesPlanDays, true],
    ['has run out on the day after', policy.diabetesPlanDays + 1, false],
    ['does not count before its day', -1, false],
  ])('%s', (_name, days, counts) => {
    expect(withPlan(daysAgo(days))).toBe(counts ? 0 : 1)
  })
})

describe('a conversation about a finding', () => {
  const about = ['eating-screen']
  const call: TwoWayContact = { how: 'call', on: daysAgo(1), isByPrescriber: true, about }
  const isOpenWith = (...spoken: TwoWayContact[]) => openFor(about, { spoken }).length > 0

  it.each<[string, TwoWayContact, boolean]>([
    ['is one that a prescriber had about it', call, true],
    ['counts on the same day', { ...call, on: today }, true],
    ['counts on its last day', { ...call, on: daysAgo(policy.liveContactDays) }, true],
    ['is too old on the day after', { ...call, on: daysAgo(policy.liveContactDays + 1) }, false],
    ['does not count before its day', { ...call, on: daysAgo(-1) }, false],
    ['is none, where somebody else had it', { ...call, isByPrescriber: false }, false],
    ['is none, where it was about something else', { ...call, about: ['suicidal-thoughts'] }, false],
    ['is none, where an older record does not say who had it', { how: 'call', on: daysAgo(1), about }, false],
    [
      'is none, where an older record does not say what it was about',
      { how: 'call', on: daysAgo(1), isByPrescriber: true },
      false,
    ],
  ])('%s', (_name, spoken, counts) => {
    expect(isOpenWith(spoken)).toBe(!counts)
  })

  it('is enough once, whatever else was discussed', () => {
    expect(isOpenWith()).toBe(true)
    expect(isOpenWith({ ...call, about: [] }, call, { ...call, isByPrescriber: false })).toBe(false)
  })

  it.each(clinicalGates.live_contact.flags)('about %s clears it and leaves the other flags open', (id) => {
    const others = clinicalGates.live_contact.flags.filter((other) => other !== id)
    const spoken = [{ ...call, about: [id] }]
    expect(openFor(clinicalGates.live_contact.flags, { spoken })).toEqual([['live_contact', others]])
  })

  it('about a severe symptom counts only since the check-in that reported it', () => {
    const id = 'check-in-severe-symptom'
    const isOpen = (on: string, checkInOn: string | null) =>
      openFor([id], { spoken: [{ ...call, on, about: [id] }] }, checkInOn).length > 0
    expect(isOpen(daysAgo(4), daysAgo(3))).toBe(true)
    expect(isOpen(daysAgo(3), daysAgo(3))).toBe(false)
    expect(isOpen(daysAgo(2), daysAgo(3))).toBe(false)
    expect(isOpen(daysAgo(4), null)).toBe(false)
  })

  it('about something known before also counts from before the check-in', () => {
    expect(openFor(about, { spoken: [{ ...call, on: daysAgo(4) }] }, daysAgo(3))).toEqual([])
  })
})

describe('an answer left open', () => {
  const answered = (id: string, says = `${id} is said`): Clarification => ({
    flag: id,
    says,
    answer: 'No, never.',
    how: 'thread',
    on: today,
  })
  const open = (ids: readonly string[], ...clarifications: Clarification[]) =>
    unanswered(
      ids.map((id) => flag(id)),
      { ...noEvidence, clarifications },
    ).map(({ id }) => id)

  it.each(unansweredFlags)('%s stays until the patient’s answer is recorded', (id) => {
    expect(open([id])).toEqual([id])
    expect(open([id], answered(id))).toEqual([])
    expect(open([id], answered('another'), answered(id))).toEqual([])
  })

  it('is not cleared by a record about another flag, nor by one about the flag’s earlier words', () => {
    expect(open(['not-known'], answered('allergy-not-named', 'not-known is said'))).toEqual(['not-known'])
    expect(open(['not-known'], answered('not-known', 'It said less then.'))).toEqual(['not-known'])
  })

  it('is not among the flags that a prescriber decides about', () => {
    expect(open(['gp-not-told', 'not-known', 'no-gp'])).toEqual(['not-known'])
  })
})
