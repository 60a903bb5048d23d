import { severalOf } from '../../engine/several.ts'
import { type Answers, finished, type Step, toStep } from '../../engine/step.ts'
import { stepKinds } from '../../engine/step-kinds.ts'
import type { EarlierVersion } from '../../engine/versions.ts'
import { doses } from '../doses.ts'
import { weight } from '../weight.ts'

const { choice, checklist, text, bespoke } = stepKinds<string, never>()

const grades = [
  { value: 'none', label: 'None' },
  { value: 'mild', label: 'Mild' },
  { value: 'moderate', label: 'Medium' },
  { value: 'severe', label: 'Severe' },
]

const effects = severalOf(
  [
    { key: 'nausea', label: 'Feeling sick', options: grades },
    { key: 'vomiting', label: 'Being sick', options: grades },
    { key: 'diarrhoea', label: 'Diarrhoea', options: grades },
    { key: 'constipation', label: 'Constipation', options: grades },
    { key: 'stomach', label: 'Stomach ache or heartburn', options: grades },
    { key: 'tiredness', label: 'Tiredness', options: grades },
    { key: 'headache', label: 'Headache or dizziness', options: grades },
    { key: 'skin', label: 'A sore or red spot where I inject', options: grades },
  ],
  { label: 'I had none of these', value: 'none' },
)

const wellbeing = severalOf([
  {
    key: 'fluids',
    label: 'How much do you drink?',
    options: [
      { value: 'enough', label: 'Six glasses a day or more' },
      { value: 'little', label: 'Fewer than six' },
      { value: 'hardly', label: 'Hardly anything' },
    ],
  },
  {
    key: 'mood',
    label: 'How is your mood?',
    options: [
      { value: 'usual', label: 'As usual, or better' },
      { value: 'low', label: 'Lower than usual' },
      { value: 'harm', label: 'I think of harming myself' },
    ],
  },
])

const stock = severalOf([
  {
    key: 'doses',
    label: 'Doses left in the pen you use',
    options: ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value })),
  },
  {
    key: 'pens',
    label: 'Unopened pens at home',
    options: [
      { value: 'none', label: 'None' },
      { value: 'one', label: 'One' },
      { value: 'more', label: 'More' },
    ],
  },
  {
    key: 'needles',
    label: 'Needles for the doses left',
    options: [
      { value: 'enough', label: 'Enough' },
      { value: 'short', label: 'Too few' },
    ],
  },
])

/** Those above this were asked about once more: the figure of then. */
const mild = grades.findIndex(({ value }) => value === 'mild')

const worst = (value: unknown): number => {
  const answered = effects.read(value)
  return answered
    ? Math.max(...Object.values(answered).map((one) => grades.findIndex((grade) => grade.value === one)))
    : 0
}

const signs = [
  { value: 'allergy', label: 'Swelling of your face, lips or throat, or trouble breathing' },
  { value: 'pancreatitis', label: 'Severe stomach pain that does not go away, perhaps reaching your back' },
  { value: 'sight', label: 'Sudden loss of sight, or sight that gets worse fast' },
  { value: 'low-sugar', label: 'Fainting, or shaking, sweating and confusion (very low blood sugar)' },
  { value: 'gallbladder', label: 'Stomach pain with yellow skin or eyes, or a high temperature' },
  { value: 'dehydration', label: 'Nothing has stayed down for 24 hours, or you are hardly peeing' },
  { value: 'mood', label: 'Your mood sinks, or you think of harming yourself' },
  { value: 'pregnancy', label: 'You are or may be pregnant' },
  { value: 'neck', label: 'A lump in your neck, or a hoarse voice that does not go away' },
]

const details = [
  ['A medicine', 'check-in-medicines'],
  ['An illness, a diagnosis or an allergy', 'check-in-conditions'],
  ['An operation or examination', 'check-in-operation'],
  ['Pregnancy plans, breastfeeding or contraception', 'check-in-pregnancy'],
] as const

/** The first kind of news after this step that was ticked. */
const afterStep = (after: string | null) => (answers: Answers) => {
  const ticked = Array.isArray(answers.check_in_changes) ? answers.check_in_changes : []
  const left = details.slice(details.findIndex(([, step]) => step === after) + 1)
  return toStep<string>(left.find(([label]) => ticked.includes(label))?.[1] ?? 'check-in-stock')
}

const leading = <Asked extends Step>(step: Asked, after: string | null = step.id): Asked => ({
  ...step,
  next: afterStep(after),
})

const never = () => toStep('check-in-stock')

const steps: Readonly<Record<string, Step>> = {
  'check-in-signs': checklist({
    id: 'check-in-signs',
    topic: 'Safety',
    progress: 5,
    answerKey: 'check_in_signs',
    storedAs: 'list',
    question: 'Do you have any of these signs?',
    options: [...signs, { value: 'none', label: 'None of these', excludes: 'all' }],
    next: (chose) => (chose('none') ? toStep('check-in-weight') : finished),
  }),
  'check-in-weight': {
    ...weight,
    question: 'What do you weigh today?',
    next: () => toStep('check-in-side-effects'),
  },
  'check-in-side-effects': bespoke({
    id: 'check-in-side-effects',
    topic: 'Side effects',
    kind: 'several',
    progress: 28,
    answerKey: 'check_in_side_effects',
    question: 'Did you have any of these in the last four weeks?',
    ...effects.step,
    next: (answer) => toStep(worst(answer) > mild ? 'check-in-side-effects-more' : 'check-in-doses'),
  }),
  'check-in-side-effects-more': text({
    id: 'check-in-side-effects-more',
    topic: 'Side effects',
    progress: 34,
    answerKey: 'check_in_side_effects_more',
    question: 'How was it, and what helped?',
    next: () => toStep('check-in-doses'),
  }),
  'check-in-doses': {
    ...doses,
    question: 'Which doses of this pen did you take?',
    next: () => toStep('check-in-wellbeing'),
  },
  'check-in-wellbeing': bespoke({
    id: 'check-in-wellbeing',
    topic: 'How they are',
    kind: 'several',
    progress: 55,
    answerKey: 'check_in_wellbeing',
    question: 'How are you drinking and feeling?',
    ...wellbeing.step,
    next: (answer) => (wellbeing.read(answer)?.mood === 'harm' ? finished : toStep('check-in-changes')),
  }),
  'check-in-changes': leading(
    checklist({
      id: 'check-in-changes',
      topic: 'What is new',
      progress: 65,
      answerKey: 'check_in_changes',
      storedAs: 'list',
      question: 'Is anything new since your last pen?',
      options: [
        { value: 'medicine', label: 'A medicine' },
        { value: 'condition', label: 'An illness, a diagnosis or an allergy' },
        { value: 'operation', label: 'An operation or examination' },
        { value: 'pregnancy', label: 'Pregnancy plans, breastfeeding or contraception' },
        { value: 'none', label: 'Nothing is new', excludes: 'all' },
      ],
      next: never,
    }),
    null,
  ),
  'check-in-medicines': leading(
    text({
      id: 'check-in-medicines',
      topic: 'What is new',
      progress: 68,
      answerKey: 'check_in_medicines',
      question: 'Which medicine is it, and what has changed?',
      next: never,
    }),
  ),
  'check-in-conditions': leading(
    text({
      id: 'check-in-conditions',
      topic: 'What is new',
      progress: 71,
      answerKey: 'check_in_conditions',
      question: 'What were you told, and when?',
      next: never,
    }),
  ),
  'check-in-operation': leading(
    choice({
      id: 'check-in-operation',
      topic: 'What is new',
      progress: 74,
      answerKey: 'check_in_operation',
      question: 'Will you tell the team that this medicine slows your stomach?',
      options: [
        { value: 'yes', label: 'Yes, I will tell them' },
        { value: 'letter', label: 'Yes, and I would like the letter' },
        { value: 'no', label: 'No' },
      ],
      next: never,
    }),
  ),
  'check-in-pregnancy': leading(
    choice({
      id: 'check-in-pregnancy',
      topic: 'What is new',
      progress: 77,
      answerKey: 'check_in_pregnancy',
      question: 'What is new about pregnancy or contraception?',
      options: [
        { value: 'trying', label: 'I am trying for a baby' },
        { value: 'planning', label: 'I would like to try within a year' },
        { value: 'breastfeeding', label: 'I am breastfeeding' },
        { value: 'none', label: 'I could become pregnant, and use no contraception now' },
        { value: 'other', label: 'I use another contraception than before' },
      ],
      next: never,
    }),
  ),
  'check-in-stock': bespoke({
    id: 'check-in-stock',
    topic: 'The next pen',
    kind: 'several',
    progress: 85,
    answerKey: 'check_in_stock',
    question: 'What do you have at home?',
    ...stock.step,
    next: () => toStep('check-in-wish'),
  }),
  'check-in-wish': choice({
    id: 'check-in-wish',
    topic: 'The next pen',
    progress: 95,
    answerKey: 'check_in_wish',
    question: 'What would you like next?',
    options: [
      { value: 'same', label: 'The same dose' },
      { value: 'up', label: 'The next dose up' },
      { value: 'down', label: 'A lower dose' },
      { value: 'pause', label: 'A pause' },
      { value: 'stop', label: 'To stop the treatment' },
    ],
    next: () => finished,
  }),
}

/** The answer about pregnancy in today's words. The kind of contraception was not asked. */
const pregnancies: Readonly<Record<string, { readonly pregnancy: string; readonly contraception?: string }>> = {
  trying: { pregnancy: 'trying' },
  breastfeeding: { pregnancy: 'breastfeeding' },
  planning: { pregnancy: 'planning', contraception: 'I am not sure' },
  none: { pregnancy: 'possible', contraception: 'None' },
  other: { pregnancy: 'possible', contraception: 'I am not sure' },
}

/** News was reported in free text only. It stays free text about something that is on none of today's lists. */
export const version1: EarlierVersion = {
  version: 1,
  isWhole: true,
  steps,
  inNextWords({ check_in_pregnancy: pregnancy, ...answers }) {
    const { check_in_medicines: medicines, check_in_conditions: conditions } = answers
    const { pregnancy: now, contraception } = pregnancies[String(pregnancy)] ?? {}
    return {
      ...(medicines === undefined ? {} : { check_in_new_medicines: ['Other medicines'] }),
      ...(conditions === undefined ? {} : { check_in_new_conditions: ['Something else'] }),
      ...(now === undefined ? {} : { check_in_new_pregnancy: now }),
      ...(contraception === undefined ? {} : { check_in_new_contraception: [contraception] }),
      ...answers,
    }
  },
}
