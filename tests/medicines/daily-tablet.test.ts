import { describe, expect, it, vi } from 'vitest'
import { instructionsFor } from '#content/cases/decision-words.ts'
import { askForMedicine } from '#contract/treatment/treatment.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { noEvidence } from '#domain/cases/evidence.ts'
import { assess } from '#domain/clinical/assess.ts'
import { ladders } from '#domain/clinical/ladders.ts'
import { offeredDoses } from '#domain/clinical/offered-doses.ts'
import { type AssessInput, noHistory, patientOf } from '#domain/clinical/patient.ts'
import { figures } from '#domain/clinical/policy.ts'
import { rules } from '#domain/clinical/rules.ts'
import { followUpAnswers, weightAnswers } from '#domain/clinical/sample-answers.ts'
import { isDosesAnswer } from '#domain/intake/check-in/doses.ts'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import type { ApprovalFacts } from '#domain/letters/facts.ts'
import { lettersAbout } from '#domain/letters/write-letter.ts'
import { medicineProblems } from '#domain/medicines/check.ts'
import { howTaken } from '#domain/medicines/how-taken.ts'
import { type MedicineKey, medicineNamed, medicines } from '#domain/medicines/medicines.ts'
import { wordsOf } from '#domain/medicines/words.ts'
import { itemOf } from '#domain/orders/kinds.ts'
import { dosesOf } from '#domain/orders/prescription.ts'
import { labelLines } from '#domain/supply/label.ts'
import { earliestExpiry } from '#domain/supply/pen-expiry.ts'
import { checkInOpens, coveredDays, supplyFrom } from '#domain/treatment/cover.ts'
import { doseIntervals, injectionDays } from '#domain/treatment/injections.ts'
import { nextDoses } from '#domain/treatment/next-doses.ts'
import { reportedCheckIn } from '#domain/treatment/reported-check-in.ts'
import { takenDoses } from '#domain/treatment/taken-doses.ts'
import { dailyTablet, dailyTabletWords } from './daily-tablet.ts'

vi.mock('#domain/medicines/registry.ts', async (original) => {
  const { registry } = await original<typeof import('#domain/medicines/registry.ts')>()
  const { dailyTablet: added } = await import('./daily-tablet.ts')
  return { registry: { ...registry, [added.key]: added } }
})
vi.mock('#content/medicines/registry.ts', async (original) => {
  const { medicineWords } = await original<typeof import('#content/medicines/registry.ts')>()
  const { dailyTablet: added, dailyTabletWords: words } = await import('./daily-tablet.ts')
  return { medicineWords: { ...medicineWords, [added.key]: words } }
})

// The type includes only the real medicines.
const tablet = dailyTablet.key as MedicineKey
const [start, today] = ['2026-05-20', '2026-06-12']
const daysFrom = (from: string, count: number) => Array.from({ length: count }, (_, day) => addDays(from, day))

const ordered: AssessInput = {
  answers: weightAnswers(),
  followUp: followUpAnswers(),
  details: { medicine: tablet, bornOn: '1984-05-04', sex: 'Male' },
  evidence: noEvidence,
  history: noHistory,
  repeat: null,
  today,
}
const idsOf = (input: AssessInput) => assess(input).flags.map(({ id }) => id)

describe('a daily tablet that is registered by one file', () => {
  it('is sold with its prices and asked about by name', () => {
    expect(medicineProblems()).toEqual([])
    expect(medicines.at(-1)).toMatchObject({ name: 'Examplide' })
    expect(itemOf('medication', 'examplide')).toMatchObject({ name: 'Examplide', listPricePence: 149_00 })
    expect(dosesOf('examplide')).toEqual(['3mg', '7mg', '14mg'])
    expect(wordsOf({ key: tablet })).toBe(dailyTabletWords)
    expect(askForMedicine.body.safeParse({ epoch: 1, medicine: 'examplide', wish: 'Please.' }).success).toBe(true)
    expect(weightAnswers({ 'previous-weight-loss-medications': ['Examplide'] })).toMatchObject({
      Q13_answer: '14mg',
    })
  })

  it('is assessed by its own contraindications and begins at its own lowest dose', () => {
    expect(ladders[tablet]).toEqual([3, 7, 14])
    const severeLiver = followUpAnswers({ 'follow-up-conditions': ['liver'], 'follow-up-liver': 'severe' })
    expect(idsOf({ ...ordered, followUp: severeLiver })).toContain('liver-severe-wegovy')
    const endStage = followUpAnswers({ 'follow-up-conditions': ['kidney'], 'follow-up-kidney': 'end_stage' })
    expect(idsOf({ ...ordered, followUp: endStage })).toContain('kidney-severe')
    expect(idsOf({ ...ordered, followUp: endStage })).not.toContain('kidney-end-stage')
    expect(offeredDoses(patientOf(ordered))).toMatchObject({ allowed: [3], suggestion: 3, firstDoseFrom: null })
    // A change between it and another medicine begins at the lowest after the days that every change needs.
    const switching = followUpAnswers({ 'follow-up-injections': ['examplide'], 'follow-up-injections-plan': 'stopped' })
    const toWegovy = { ...ordered, followUp: switching, details: { ...ordered.details, medicine: 'wegovy' as const } }
    expect(patientOf(toWegovy).before).toMatchObject({ is: 'switching', from: 'examplide', fromName: 'Examplide' })
    expect(offeredDoses(patientOf(toWegovy))).toMatchObject({ allowed: [0.25], firstDoseFrom: '2026-06-19' })
  })

  it('adds its figures and its name to the rules that a clinical lead signs', () => {
    expect(figures).toMatchObject({ examplideMissedDays: { value: 0 }, examplideStopMonths: { value: 3 } })
    expect(figures).not.toHaveProperty('examplideInUseDays')
    const firesOn = (id: string) => rules.find((rule) => rule.id === id)?.firesOn
    expect(firesOn('liver-severe-wegovy')).toMatch(/^Wegovy.* and Examplide, and severe liver disease$/)
    expect(firesOn('pill-with-mounjaro')).toMatch(
      /^Mounjaro.* and Examplide, and the pill among the contraception, or picked/,
    )
  })

  it('is labelled as a pack of tablets', () => {
    const instructions = instructionsFor(howTaken(tablet), '3mg')
    const lines = labelLines({
      patient: 'Robin Ferncliff',
      medicine: 'Examplide',
      dose: '3mg',
      instructions,
      firstDoseFrom: '2026-06-19',
      date: today,
      pharmacy: ['Larkwell'],
    })
    expect(lines.slice(0, 2)).toEqual([
      'Examplide 3mg, 1 pack (28 daily doses)',
      'Take 3mg by mouth once a day, at the same time each day.',
    ])
    expect(lines[2]).toMatch(/^Do not take the first dose before/)
    expect(lines[3]).toMatch(/contraceptive pill/)
    expect(lines).toContain('Keep below 25 °C, in its own pack. Keep out of the sight and reach of children.')
    expect(lines.join(' ')).not.toMatch(/\bpen\b|inject|fridge|weekly|once a week|Use within/i)
    expect(earliestExpiry({ medicine: tablet, arrivesOn: today, previousUntil: null })).toBe(addDays(today, 28))
  })

  it('is called a tablet in letters', () => {
    const facts: ApprovalFacts = {
      occasion: 'medicine changed',
      writtenOn: today,
      patient: { name: 'Robin Ferncliff', born: '1984-05-04', address: [], mayTakePill: true },
      reference: 'LK-1',
      medicine: tablet,
      dose: '3mg',
      signed: { name: 'Bryony Fell', profession: 'Prescriber', registration: '1' },
      gp: { practice: { name: 'Lark Lane Surgery', lines: [] }, agreedOn: null },
      prescribedOn: today,
      instructions: '',
      before: { medicine: 'Wegovy', dose: '1.0mg' },
      checked: { identityOn: null, measured: null, hasToldOfHealth: true, contact: null },
    }
    const letters = lettersAbout(facts)
    expect(letters.map(({ kind }) => kind)).toEqual(['gp', 'summary'])
    const [gp, summary] = letters.map(({ letter }) => letter.sections.flatMap(({ lines }) => lines))
    expect(gp).toContain('Medicine: Examplide (examplatide), 3 mg, taken by mouth once a day')
    expect(gp).toContain('Before: Wegovy, 1 mg once a week')
    expect(gp?.join(' ')).toMatch(/one pack at a time/)
    expect(gp?.join(' ')).toMatch(/oral contraceptive/)
    expect(summary).toContain('Change from Wegovy to Examplide (examplatide), 3 mg once a day. Never take both.')
    expect(summary?.join(' ')).not.toMatch(/\bpens?\b|inject/i)
    const started = lettersAbout({ ...facts, occasion: 'started', before: null })[1]?.letter.sections[0]?.lines[0]
    expect(started).toMatch(/^When your pack arrives, take 3 mg once a day, at the same time each day/)
  })

  const pack = {
    medicine: tablet,
    mg: 3,
    ...coveredDays(start, null, { medicine: tablet }),
    dispatchedOn: '2026-05-18',
  }

  it('is due every day of its pack, and a missed day is a missed dose', () => {
    expect(pack.until).toBe(addDays(start, 28))
    expect(injectionDays(pack, 4)).toEqual(daysFrom(start, 28))
    const kinds = (days: readonly string[]) => doseIntervals(tablet, days, null).intervals.map(({ is }) => is)
    expect(kinds([start, '2026-05-21', '2026-05-23', '2026-05-23'])).toEqual(['daily', 'missed', 'double dose'])
  })

  const told = (taken: readonly string[], missed: number) => {
    const answer = { taken, missed }
    expect(isDosesAnswer(answer)).toBe(true)
    return reportedCheckIn(checkInAnswers({ check_in_doses: answer, check_in_wish: 'up' }), '2026-06-11')
  }
  const next = (checkIn: ReturnType<typeof told>) =>
    nextDoses({
      is: 'repeat',
      medicine: tablet,
      covers: [pack],
      checkIn,
      bmi: 32,
      weights: [],
      injectionDay: null,
      isLocked: false,
      isAnaestheticPlanned: false,
      today,
    })

  it('has a check-in day by day, and goes up its own ladder one rung at a time', () => {
    expect(checkInOpens(pack)).toBe('2026-06-06')
    expect(supplyFrom({ coverFrom: pack.from, dispatchedOn: pack.dispatchedOn })).toBe('2026-06-09')
    const everyDay = told(daysFrom(start, 23), 0)
    expect(takenDoses(pack, everyDay, null)).toMatchObject({ missed: 0, late: 0, lastOn: '2026-06-11' })
    expect(next(everyDay)).toMatchObject({ allowed: [3, 7], suggestion: 7 })
    const repeat = { covers: [pack], checkIn: everyDay, weights: [], injectionDay: null }
    expect(idsOf({ ...ordered, repeat, proposedMg: 7 })).toContain('check-in-quiet')
  })

  it('keeps its dose after a few missed days, and begins again after the number it defines', () => {
    const fewMissed = told([...daysFrom(start, 10), ...daysFrom('2026-06-01', 11)], 2)
    expect(takenDoses(pack, fewMissed, null)).toMatchObject({ missed: 2 })
    expect(next(fewMissed)).toMatchObject({ allowed: [3], suggestion: 3 })
    const atSeven = { ...pack, mg: 7 }
    const manyMissed = told([...daysFrom(start, 2), ...daysFrom('2026-06-02', 10)], 11)
    expect(
      nextDoses({
        is: 'repeat',
        medicine: tablet,
        covers: [atSeven],
        checkIn: manyMissed,
        bmi: 32,
        weights: [],
        injectionDay: null,
        isLocked: false,
        isAnaestheticPlanned: false,
        today,
      }),
    ).toMatchObject({ allowed: [3], withSecondSignature: [7] })
  })

  it('does not affect the other medicines', () => {
    expect(medicineNamed('Mounjaro')?.schedule.is).toBe('weekly')
    expect(
      offeredDoses(patientOf({ ...ordered, details: { ...ordered.details, medicine: 'wegovy' } })).allowed,
    ).toEqual([0.25])
  })
})
