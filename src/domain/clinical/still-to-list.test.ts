import { expect, it } from 'vitest'
import { followUpAnswers, weightAnswers } from './sample-answers.ts'
import { stillToList } from './still-to-list.ts'

const followUp = followUpAnswers({
  'follow-up-medicines': ['other'],
  'follow-up-medicines-named': 'Ramipril 5 mg, worfarin 3 mg at night\nAs on my repeat prescription',
  'follow-up-allergies': ['other'],
  'follow-up-allergies-named': 'Penicillin, a rash as a child',
})
const told = { answers: weightAnswers({}), followUp, checkIns: [] }

it('names each medicine and each allergy that was written, once, and nothing that names none', () => {
  expect(stillToList(told, [])).toEqual([
    { kind: 'medicine', words: 'Ramipril 5 mg' },
    { kind: 'medicine', words: 'worfarin 3 mg at night' },
    { kind: 'allergy', words: 'Penicillin, a rash as a child' },
  ])
})

it('leaves out what is on the list, by the words and the kind', () => {
  const list = [
    { kind: 'medicine', written: 'worfarin 3mg at night' },
    { kind: 'medicine', written: 'RAMIPRIL 5 mg' },
    { kind: 'medicine', written: 'Penicillin, a rash as a child' },
  ] as const
  expect(stillToList(told, list).map(({ words }) => words)).toEqual([
    'worfarin 3 mg at night',
    'Penicillin, a rash as a child',
  ])
})

it('says nothing for a patient who has answered nothing', () => {
  expect(stillToList({ answers: {}, followUp: null, checkIns: [] }, [])).toEqual([])
})
