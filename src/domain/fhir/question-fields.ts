import { riskFactors } from '../intake/adhd/risk-factors.ts'
import { riskGroups } from '../intake/adhd/risk-groups.ts'
import type { BespokeStep, Option } from '../intake/engine/step.ts'

/** One part of an answer that has several: a question of its own within the question. */
export interface Field {
  readonly key: string
  readonly text: string
  readonly type: 'string' | 'choice' | 'boolean' | 'integer' | 'date'
  readonly options?: readonly Option[]
  readonly isList?: true
  /** What stands in a stored answer where nothing was given; without it the key is left out. */
  readonly blank?: '' | null | readonly never[]
}

/** How a stored answer falls into fields, and comes together again. */
export interface Fields {
  readonly fields: readonly Field[]
  readonly taken: (answer: unknown) => Readonly<Record<string, unknown>>
  readonly together: (values: Readonly<Record<string, unknown>>) => unknown
}

const unit = (value: string, label: string): Option => ({ value, label })
const typed = (key: string, text: string): Field => ({ key, text, type: 'string' })
const typedOrBlank = (key: string, text: string): Field => ({ ...typed(key, text), blank: '' })
const confirmed: Field = { key: 'confirmed', text: 'Confirmed by the patient', type: 'string' }

const members = (fields: readonly Field[]): Fields => ({
  fields,
  taken: (answer) => answer as Readonly<Record<string, unknown>>,
  together: (values) => values,
})

const bmi = members([
  typedOrBlank('weight', 'Weight, as typed'),
  {
    key: 'weightUnit',
    text: 'Unit of the weight',
    type: 'choice',
    options: [unit('kg', 'kilograms'), unit('st-lbs', 'pounds')],
  },
  typedOrBlank('heightCm', 'Height in centimetres, as typed'),
  typedOrBlank('heightFt', 'Feet of the height, as typed'),
  typedOrBlank('heightIn', 'Inches of the height, as typed'),
  {
    key: 'heightUnit',
    text: 'Unit of the height',
    type: 'choice',
    options: [unit('cm', 'centimetres'), unit('ft-in', 'feet and inches')],
  },
  typed('bmi', 'Body mass index'),
])

const weightToday = members([
  typed('weight', 'Weight, as typed'),
  { key: 'unit', text: 'Unit', type: 'choice', options: [unit('kg', 'kilograms'), unit('lbs', 'pounds')] },
  typed('waist', 'Waist in centimetres, as typed'),
  typed('bodyFat', 'Body fat in per cent, as typed'),
  confirmed,
])

const doses = members([
  { key: 'taken', text: 'Taken on', type: 'date', isList: true, blank: [] },
  { key: 'missed', text: 'Doses missed', type: 'integer', blank: null },
  confirmed,
])

const gpPractice = members([
  typed('name', 'Name of the practice'),
  { key: 'odsCode', text: 'ODS code of the practice', type: 'string', blank: null },
])

/** A list of questions with yes or no, stored in their order. */
const risks: Fields = {
  fields: riskGroups.flatMap(({ factors }) =>
    factors.map(({ key, question }): Field => ({ key, text: question, type: 'boolean' })),
  ),
  taken: (answer) =>
    Object.fromEntries(
      (answer as readonly { question: string; value: string }[]).map(({ question, value }) => [
        question,
        value === 'yes',
      ]),
    ),
  together: (values) =>
    riskFactors.flatMap((question) =>
      question in values ? [{ question, value: values[question] === true ? 'yes' : 'no' }] : [],
    ),
}

const several = ({ parts = [] }: BespokeStep): Fields =>
  members(parts.map(({ key, label, options }): Field => ({ key, text: label, type: 'choice', options })))

/** The fields of an answer with a shape of its own. Null: it is one line of text. */
export function fieldsOf(step: BespokeStep): Fields | null {
  switch (step.kind) {
    case 'bmi':
      return bmi
    case 'weight-today':
      return weightToday
    case 'doses':
      return doses
    case 'gp-practice':
      return gpPractice
    case 'risk-factors':
      return risks
    case 'several':
      return several(step)
    case 'email':
    case 'starting-weight':
      return null
  }
}
