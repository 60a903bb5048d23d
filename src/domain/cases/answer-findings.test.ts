import { expect, it } from 'vitest'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import { answerFindings } from './answer-findings.ts'

const form = (answers: Record<string, unknown>) => ({
  flow: medicinesAndConditions,
  version: medicinesAndConditions.version,
  answers,
  answered: Object.values(medicinesAndConditions.steps)
    .filter((step) => step.answerKey in answers)
    .map(({ id }) => id),
})

it('a flag leads to the answer it comes from, and to no other answer of the same question', () => {
  const sets = [form({ follow_up_medicines: ['Warfarin'], follow_up_medicines_named: 'Warfarin 3 mg' })]
  const { behind } = answerFindings(sets, ['warfarin', 'lithium'])
  expect(behind).toEqual({ warfarin: ['follow-up-medicines'], lithium: [] })
})

it('folds away only what says that there is nothing', () => {
  const sets = [
    form({
      follow_up_allergies: ['I have no allergies'],
      follow_up_conditions: ['I have had none of these'],
      follow_up_mood: 'past',
      follow_up_diabetes_team: 'no',
    }),
  ]
  const { positive, negative } = answerFindings(sets, ['suicidal-thoughts'])
  expect(negative).toContain('follow-up-allergies')
  expect(positive).toEqual(['follow-up-mood'])
  expect([...positive, ...negative]).not.toContain('follow-up-diabetes-team')
})

it('an answer that a flag comes from is never folded away', () => {
  const sets = [form({ follow_up_surgical_team: 'no', follow_up_anaesthetic: 'yes' })]
  expect(answerFindings(sets, ['anaesthetic'])).toMatchObject({
    negative: [],
    behind: { anaesthetic: ['follow-up-anaesthetic', 'follow-up-surgical-team'] },
  })
})

it('reads nothing in a version that there never was', () => {
  const set = { flow: weightManagement, version: 99, answers: { x: 'y' }, answered: ['step-7'] }
  expect(answerFindings([set], ['pancreatitis'])).toEqual({ positive: [], negative: [], behind: { pancreatitis: [] } })
})
