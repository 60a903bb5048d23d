import { describe, expect, it } from 'vitest'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import { reportedIn } from './reported.ts'
import { reportedAllergies, reportedMedicines } from './reported-summary.ts'
import { followUpAnswers, weightAnswers } from './sample-answers.ts'

const told = (followUp: Parameters<typeof followUpAnswers>[0] | null) => ({
  weight: reportedIn(weightManagement, weightAnswers()),
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

  it('“not sure” is not “none”', () => {
    expect(
      reportedMedicines(told({ 'follow-up-medicines': ['not_sure'], 'follow-up-medicines-named': undefined })).is,
    ).toBe('not sure')
  })
})
