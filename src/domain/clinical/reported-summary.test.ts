import { describe, expect, it } from 'vitest'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import { reportedIn } from './reported.ts'
import { reportedAllergies, reportedMedicines } from './reported-summary.ts'
import { followUpAnswers, type SaidWeight, weightAnswers } from './sample-answers.ts'

const told = (followUp: Parameters<typeof followUpAnswers>[0] | null, weight: SaidWeight = {}) => ({
  weight: reportedIn(weightManagement, weightAnswers(weight)),
  followUp: reportedIn(
    medicinesAndConditions,
    followUp === null || followUp === undefined ? null : followUpAnswers(followUp),
  ),
})

describe('what is reported about allergies and medicines', () => {
  it('is “none” only where the question was asked and answered so', () => {
    expect(reportedAllergies(told({})).is).toBe('none')
    expect(reportedMedicines(told({})).is).toBe('none')
    expect(reportedAllergies(told(null)).is).toBe('not asked')
    expect(reportedMedicines(told(null)).is).toBe('not asked')
  })

  it('names what was ticked and what the patient wrote, with the answer it comes from', () => {
    const reported = told({
      'follow-up-medicines': ['warfarin', 'other'],
      'follow-up-medicines-named': 'Warfarin 3 mg, amlodipine 5 mg',
      'follow-up-allergies': ['other'],
      'follow-up-allergies-named': 'Penicillin: a rash',
    })
    expect(reportedMedicines(reported)).toEqual({
      is: 'reported',
      words: ['Warfarin', 'Warfarin 3 mg, amlodipine 5 mg'],
      step: 'follow-up-medicines',
    })
    expect(reportedAllergies(reported)).toMatchObject({ is: 'reported', words: ['Penicillin: a rash'] })
  })

  it('names what is on the list as well, once, and “none” in the answers does not hide it', () => {
    const entry = (kind: 'medicine' | 'allergy', written: string, name: string | null) => ({
      kind,
      written,
      name,
      substance: name,
    })
    const healthList = [
      { ...entry('allergy', 'penecillin', 'Penicillin'), state: 'coded' as const },
      { ...entry('medicine', 'Ramipril 5 mg', 'Ramipril'), state: 'coded' as const },
      { ...entry('medicine', 'the blue one', null), state: 'not coded' as const },
      { ...entry('medicine', 'Neoral', 'Neoral'), state: 'ended' as const },
    ]
    expect(reportedAllergies({ ...told({}), healthList })).toMatchObject({ is: 'reported', words: ['Penicillin'] })
    const written = told({ 'follow-up-medicines': ['other'], 'follow-up-medicines-named': 'Ramipril 5 mg' })
    expect(reportedMedicines({ ...written, healthList }).words).toEqual(['Ramipril 5 mg', 'the blue one'])
  })

  it('“not sure” is not “none”', () => {
    expect(
      reportedMedicines(told({ 'follow-up-medicines': ['not_sure'], 'follow-up-medicines-named': undefined })).is,
    ).toBe('not sure')
  })

  it('D-2: an allergy told in the questionnaire is never shown as none, whatever is known of the form', () => {
    const early = { 'other-medications-allergies': ['allergies'], 'allergies-details': 'Penicillin: a rash' }
    const reported = { is: 'reported', words: ['Penicillin: a rash'] }
    expect(reportedAllergies(told(null, early))).toEqual({ ...reported, step: 'other-medications-allergies' })
    expect(reportedAllergies(told({}, early))).toEqual({ ...reported, step: 'follow-up-allergies' })
    const unnamed = { 'other-medications-allergies': ['Warfarin', 'allergies'] }
    expect(reportedAllergies(told(null, unnamed))).toEqual({
      is: 'reported',
      words: [],
      step: 'other-medications-allergies',
    })
  })

  it.each([
    ['glp1', 'A serious reaction to a weight-loss or diabetes injection'],
    ['excipient', 'A serious reaction to another ingredient of an injection'],
  ])('D-2: a serious reaction is named by its answer: %s', (value, label) => {
    expect(reportedAllergies(told({ 'follow-up-allergies': [value] }))).toEqual({
      is: 'reported',
      words: [label, 'Cats.'],
      step: 'follow-up-allergies',
    })
  })

  it('an allergy that is ticked and not named is reported without words', () => {
    const unnamed = told({ 'follow-up-allergies': ['other'], 'follow-up-allergies-named': undefined })
    expect(reportedAllergies(unnamed)).toEqual({ is: 'reported', words: [], step: 'follow-up-allergies' })
    const unsure = told({ 'follow-up-allergies': ['not_sure'], 'follow-up-allergies-named': undefined })
    expect(reportedAllergies(unsure)).toEqual({ is: 'not sure', words: [], step: 'follow-up-allergies' })
  })

  it('“none” and “not asked” have no words, and lead to the answer that says so', () => {
    expect(reportedAllergies(told({}))).toEqual({ is: 'none', words: [], step: 'follow-up-allergies' })
    expect(reportedMedicines(told({}))).toEqual({ is: 'none', words: [], step: 'follow-up-medicines' })
    expect(reportedAllergies(told(null))).toEqual({ is: 'not asked', words: [], step: null })
    expect(reportedMedicines(told(null))).toEqual({ is: 'not asked', words: [], step: null })
  })

  it('medicines of the questionnaire are listed before there is a form, and each only once with it', () => {
    const early = { 'other-medications-allergies': ['Warfarin', 'Levothyroxine'] }
    const words = ['Levothyroxine', 'Warfarin']
    const before = reportedMedicines(told(null, early))
    expect({ ...before, words: before.words.toSorted() }).toEqual({
      is: 'reported',
      words,
      step: 'other-medications-allergies',
    })
    const both = reportedMedicines(told({ 'follow-up-medicines': ['warfarin'] }, early))
    expect(both.words).toEqual(['Warfarin', 'Levothyroxine', 'As on my repeat prescription.'])
    expect(both.step).toBe('follow-up-medicines')
  })

  it('medicines that are only called “other” are reported, in the patient’s own lines', () => {
    const written = { 'follow-up-medicines': ['other'], 'follow-up-medicines-named': 'Amlodipine\nSertraline' }
    expect(reportedMedicines(told(written)).words).toEqual(['Amlodipine', 'Sertraline'])
    const unnamed = told({ 'follow-up-medicines': ['other'], 'follow-up-medicines-named': undefined })
    expect(reportedMedicines(unnamed)).toEqual({ is: 'reported', words: [], step: 'follow-up-medicines' })
  })
})
