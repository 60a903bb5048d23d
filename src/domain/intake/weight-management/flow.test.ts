import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accepts, answersOf, longestText, readAnswers } from '../engine/answers.ts'
import { choiceAsAsked } from '../engine/as-asked.ts'
import { encodeChosen } from '../engine/checklist.ts'
import { type Answers, addressOf, type ChecklistStep, type ChoiceStep, type Step } from '../engine/step.ts'
import { walk } from '../engine/walk.ts'
import { weightManagement } from './flow.ts'
import { sampleAnswers } from './sample-answers.ts'
import type { StepId } from './step-ids.ts'

const { steps } = weightManagement
const checklist = (id: StepId) => steps[id] as ChecklistStep
const labels = (id: StepId, ...ids: string[]) => encodeChosen(checklist(id), ids)
const optionsOf = (step: Step) => ('options' in step ? step.options.map(({ value }) => value) : [])

/** The destination of a step: a step's address, a reason, or a name. */
function leads(id: StepId, answer: unknown, medication?: string): string {
  const destination = steps[id].next({ [steps[id].answerKey]: answer } as Answers, medication ? { medication } : {})
  if (destination.to === 'step') return addressOf(destination)
  return 'reason' in destination ? destination.reason : destination.to
}

const [eligible, light] = sampleAnswers['step-5'] ?? []
const never = 'I have never taken medication to lose weight'

describe('where each answer leads', () => {
  it.each<[string, StepId, unknown, string]>([
    ['Q-02', 'step-1', 'under 18', 'under_18'],
    ['Q-02', 'step-1', '18-74', 'step-2'],
    ['Q-02', 'step-1', '75 above', 'over_74'],
    ['Q-03', 'step-2', 'Mixed', 'step-3'],
    ['Q-04', 'step-3', 'Female', 'step-4'],
    ['Q-04', 'step-3', 'Male', 'step-5'],
    ['Q-05', 'step-4', 'yes', 'pregnancy'],
    ['Q-05', 'step-4', 'no', 'step-5'],
    ['Q-06', 'step-5', eligible, 'step-6'],
    ['Q-06', 'step-5', light, 'bmi_low'],
    ['Q-06', 'step-5', { ...(eligible as object), bmi: '26.9' }, 'bmi_low'],
    ['Q-06', 'step-5', { ...(eligible as object), bmi: '27.0' }, 'step-6'],
    ['Q-07', 'step-6', 'I do not have diabetes', 'step-7'],
    ['Q-08', 'step-7', labels('step-7', 'none'), 'step-8'],
    ['Q-08', 'step-7', labels('step-7', 'kidney_disease'), 'medical_condition'],
    ['Q-08', 'step-7', labels('step-7', 'men2'), 'medical_condition'],
    ['Q-08', 'step-7', labels('step-7', 'pancreatitis_history'), 'medical_condition'],
    ['Q-08', 'step-7', labels('step-7', 'eating_disorder'), 'medical_condition'],
    [
      'Q-08',
      'step-7',
      labels('step-7', 'eating_disorder', 'bariatric_surgery', 'thyroid_surgery'),
      'medical_condition',
    ],
    ['Q-08', 'step-7', labels('step-7', 'bariatric_surgery', 'thyroid_surgery'), 'bariatric-surgery-timing'],
    ['Q-08', 'step-7', labels('step-7', 'thyroid_surgery', 'cancer'), 'thyroid-surgery-details'],
    ['Q-08', 'step-7', labels('step-7', 'malabsorption'), 'step-8'],
    ['Q-08', 'step-7', labels('step-7', 'cholestasis'), 'step-8'],
    ['Q-08', 'step-7', labels('step-7', 'cancer'), 'step-8'],
    ['Q-08', 'step-7', labels('step-7', 'retinopathy'), 'step-8'],
    ['Q-08', 'step-7', labels('step-7', 'heart_failure'), 'step-8'],
    ['Q-08', 'step-7', labels('step-7', 'thyroid_cancer_history'), 'step-8'],
    ['Q-09', 'step-8', labels('step-8', 'none_step8'), 'previous-weight-loss-medications'],
    ['Q-09', 'step-8', labels('step-8', 'mental_health', 'pcos'), 'mental-health-details'],
    ['Q-09', 'step-8', labels('step-8', 'weight_anxiety'), 'other-medical-conditions-query'],
    ['Q-09', 'step-8', labels('step-8', 'joint_pains', 'asthma_copd'), 'other-medical-conditions-query'],
    ['Q-10', 'bariatric-surgery-timing', 'Yes', 'home'],
    ['Q-10', 'bariatric-surgery-timing', 'No', 'bariatric-surgery-details'],
    ['Q-11', 'bariatric-surgery-details', 'A sleeve in 2019', 'step-8'],
    ['Q-12', 'thyroid-surgery-details', 'In 2010', 'step-8'],
    ['Q-13', 'mental-health-details', 'Low at times', 'other-medical-conditions-query'],
    ['Q-14', 'other-medical-conditions-query', 'Yes', 'other-medical-conditions-details'],
    ['Q-14', 'other-medical-conditions-query', 'No', 'previous-weight-loss-medications'],
    ['Q-14', 'other-medical-conditions-details', 'Gout', 'previous-weight-loss-medications'],
    ['Q-15', 'previous-weight-loss-medications', never, 'other-medications-allergies'],
    ['Q-15', 'previous-weight-loss-medications', 'Wegovy, Other', 'other-medication-details'],
    ['Q-15', 'previous-weight-loss-medications', 'Mysimba', 'wegovy-starting-weight?medication=Mysimba'],
    ['Q-15', 'previous-weight-loss-medications', 'Alli, Ozempic', 'wegovy-starting-weight?medication=Ozempic'],
    ['Q-15', 'previous-weight-loss-medications', 'Mounjaro, Wegovy', 'wegovy-starting-weight?medication=Wegovy'],
    ['Q-16', 'other-medication-details', 'Orlistat', 'wegovy-starting-weight?medication=Orlistat'],
    ['Q-16', 'other-medication-details', ' A/B c 💊 ', 'wegovy-starting-weight?medication=A%2FB%20c%20%F0%9F%92%8A'],
    ['Q-16', 'other-medication-details', '', 'wegovy-starting-weight?medication=other'],
    ['Q-22', 'medication-side-effects-query', 'Yes', 'medication-side-effects-details'],
    ['Q-22', 'medication-side-effects-query', 'No', 'other-medications-allergies'],
    ['Q-22', 'medication-side-effects-details', 'Sick', 'other-medications-allergies'],
    ['Q-23', 'other-medications-allergies', 'Levothyroxine', 'inform-gp'],
    ['Q-23', 'other-medications-allergies', 'Warfarin', 'inform-gp'],
    ['Q-23', 'other-medications-allergies', 'Other / more than one prescription medication', 'inform-gp'],
    ['Q-23', 'other-medications-allergies', 'no medication', 'inform-gp'],
    ['Q-23', 'other-medications-allergies', 'no medication, allergies', 'inform-gp'],
    ['Q-23', 'other-medications-allergies', 'Warfarin, allergies', 'inform-gp'],
    ['Q-23', 'other-medications-allergies', 'allergies', 'allergies-details'],
    ['Q-23', 'allergies-details', 'Nuts', 'inform-gp'],
    ['Q-24', 'inform-gp', undefined, 'special-offers'],
    ['Q-25', 'special-offers', undefined, 'finished'],
  ])('%s %s: %j → %s', (_, id, answer, destination) => {
    expect(leads(id, answer)).toBe(destination)
  })

  it.each<[string, StepId, unknown, string]>([
    ['Q-17', 'wegovy-starting-weight', '90 kg before starting X', 'wegovy-last-dose-timing'],
    ['Q-18', 'wegovy-last-dose-timing', '4-6 weeks ago', 'wegovy-prescribed-dose'],
    ['Q-19', 'wegovy-prescribed-dose', '1.7mg', 'wegovy-continue-dose-preference'],
    ['Q-19', 'wegovy-prescribed-dose', 'other', 'wegovy-prescribed-dose-other-input'],
    ['Q-19', 'wegovy-prescribed-dose-other-input', '3mg', 'wegovy-continue-dose-preference'],
    ['Q-20', 'wegovy-continue-dose-preference', 'Keep my dose', 'medication-side-effects-query'],
    ['Q-21', 'current-medication-status', 'yes', 'medication-side-effects-query'],
  ])('%s %s carries the medication on to the next step', (_, id, answer, destination) => {
    expect(leads(id, answer, 'A/B 💊')).toBe(`${destination}?medication=A%2FB%20%F0%9F%92%8A`)
    expect(leads(id, answer)).toBe(destination)
  })

  it('Q-17 an unnamed medication leads to whether it is still taken', () => {
    const unnamed = 'Well, your previously mentioned medication'
    expect(leads('wegovy-starting-weight', 'Skipped weight entry for it', unnamed)).toBe(
      `current-medication-status?medication=${encodeURIComponent(unnamed)}`,
    )
  })
})

describe('what each step offers and stores', () => {
  it.each<[string, StepId, string, string[]]>([
    ['Q-02', 'step-1', 'Q1_answer', ['under 18', '18-74', '75 above']],
    ['Q-03', 'step-2', 'Q2_answer', ['Asian', 'Black', 'Mixed', 'Other', 'White']],
    ['Q-04', 'step-3', 'Q3_answer', ['Male', 'Female']],
    ['Q-05', 'step-4', 'Q3a_answer', ['yes', 'no']],
    [
      'Q-08',
      'step-7',
      'Q6_answer',
      'malabsorption cholestasis cancer retinopathy heart_failure thyroid_cancer_history kidney_disease men2 pancreatitis_history eating_disorder thyroid_surgery bariatric_surgery none'.split(
        ' ',
      ),
    ],
    [
      'Q-09',
      'step-8',
      'Q7_answer',
      'mental_health weight_anxiety joint_pains osteoarthritis gord_indigestion heart_problem high_blood_pressure high_cholesterol fatty_liver sleep_apnoea asthma_copd erectile_dysfunction low_testosterone menopausal_symptoms pcos none_step8'.split(
        ' ',
      ),
    ],
    ['Q-10', 'bariatric-surgery-timing', 'Q6b_answer', ['Yes', 'No']],
    ['Q-14', 'other-medical-conditions-query', 'Q8_answer', ['Yes', 'No']],
    [
      'Q-15',
      'previous-weight-loss-medications',
      'Q10_answer',
      ['Wegovy', 'Ozempic', 'Saxenda', 'Rybelsus', 'Mounjaro', 'Alli', 'Mysimba', 'Other', never],
    ],
    [
      'Q-18',
      'wegovy-last-dose-timing',
      'Q12_answer',
      ['Less than 4 weeks ago', '4-6 weeks ago', 'More than 6 weeks ago'],
    ],
    [
      'Q-20',
      'wegovy-continue-dose-preference',
      'Q14_answer',
      ['Increase my dose', 'Keep my dose', 'Decrease my dose', "I don't want to continue with this medication"],
    ],
    ['Q-21', 'current-medication-status', 'current-medication-status', ['yes', 'no']],
    ['Q-22', 'medication-side-effects-query', 'Q15_answer', ['Yes', 'No']],
    [
      'Q-23',
      'other-medications-allergies',
      'Q10b_answer',
      ['Levothyroxine', 'Warfarin', 'Other / more than one prescription medication', 'no medication', 'allergies'],
    ],
  ])('%s %s stores %s', (_, id, answerKey, values) => {
    expect(steps[id].answerKey).toBe(answerKey)
    expect(optionsOf(steps[id])).toEqual(values)
  })

  it.each<[string | undefined, string]>([
    [undefined, '0.25mg 0.5mg 1mg 1.7mg 2.4mg other'],
    ['Wegovy', '0.25mg 0.5mg 1mg 1.7mg 2.4mg other'],
    ['Something of my aunt’s', '0.25mg 0.5mg 1mg 1.7mg 2.4mg other'],
    ['Mounjaro', '2.5mg 5mg 7.5mg 10mg 12.5mg 15mg other'],
    ['Saxenda', '0.6mg 1.2mg 1.8mg 2.4mg 3mg other'],
    ['Ozempic', '0.25mg 0.5mg 1mg 2mg other'],
    ['Rybelsus', '1.5mg 3mg 4mg 7mg 9mg 14mg other'],
    ['Alli', '60mg other'],
    ['Mysimba', '8mg/90mg other'],
    ['mounjaro pens', '2.5mg 5mg 7.5mg 10mg 12.5mg 15mg other'],
  ])('Q-19 U-2 R-36 a patient who had %s is offered %s', (medication, doses) => {
    const step = steps['wegovy-prescribed-dose'] as ChoiceStep
    expect(step.answerKey).toBe('Q13_answer')
    const asked = choiceAsAsked(step, medication === undefined ? {} : { medication })
    expect(optionsOf(asked)).toEqual(doses.split(' '))
    for (const dose of doses.split(' ')) expect(accepts(step, dose)).toBe(true)
  })

  it('U-2 answers about one medicine do not count for another that was named since', () => {
    const about = {
      Q11_answer: '110 kg before starting Wegovy',
      Q12_answer: '4-6 weeks ago',
      Q13_answer: '1mg',
      Q14_answer: 'Keep my dose',
      Q15_answer: 'No',
    }
    const letGo = (answers: object) => weightManagement.outdated?.({ ...about, ...answers })
    const all = ['Q11_answer', 'Q12_answer', 'Q13_answer', 'Q14_answer']
    expect(letGo({ Q10_answer: 'Mounjaro' })).toEqual(all)
    expect(letGo({ Q10_answer: 'Mounjaro', Q11_answer: 'Skipped weight entry for Wegovy' })).toEqual(all)
    expect(letGo({ Q10_answer: 'Other', Q10a_answer: 'Orlistat' })).toEqual(all)
    expect(letGo({ Q10_answer: 'Mounjaro, Wegovy' })).toEqual([])
    expect(letGo({ Q10_answer: 'Other', Q10a_answer: ' Wegovy ' })).toEqual([])
    // Nothing else is asked about yet.
    expect(letGo({ Q10_answer: 'Other' })).toEqual([])
    expect(letGo({ Q10_answer: never })).toEqual([])
    expect(letGo({})).toEqual([])
    expect(letGo({ Q10_answer: 'Mounjaro', Q11_answer: undefined })).toEqual([])
  })

  it('Q-07 diabetes has five options and stores the label', () => {
    const step = steps['step-6']
    expect(optionsOf(step)).toHaveLength(5)
    expect('options' in step && step.options.every(({ value, label }) => value === label)).toBe(true)
  })

  it.each<[string, StepId, string]>([
    ['Q-12', 'thyroid-surgery-details', 'Q6a_answer'],
    ['Q-11', 'bariatric-surgery-details', 'Q6b1_answer'],
    ['Q-13', 'mental-health-details', 'Q7a_answer'],
    ['Q-14', 'other-medical-conditions-details', 'Q8a_answer'],
    ['Q-16', 'other-medication-details', 'Q10a_answer'],
    ['Q-23', 'allergies-details', 'Q10c_answer'],
    ['Q-19', 'wegovy-prescribed-dose-other-input', 'Q13a_answer'],
    ['Q-22', 'medication-side-effects-details', 'Q16_answer'],
  ])('%s %s is free text in %s', (_, id, answerKey) => {
    expect(steps[id]).toMatchObject({ kind: 'text', answerKey })
  })

  it('every answer key belongs to one step, and every question and label has text', () => {
    const all = Object.values(steps)
    expect(new Set(all.map(({ answerKey }) => answerKey)).size).toBe(all.length)
    for (const [id, step] of Object.entries(steps)) {
      expect(step.id).toBe(id)
      expect(step.question.length).toBeGreaterThan(10)
      expect(new Set(optionsOf(step)).size).toBe(optionsOf(step).length)
    }
  })
})

describe('when saving fails', () => {
  const tells = { move: 'continue', say: 'Failed to save progress. Please try again.' }
  it.each<[string, StepId, object]>([
    ['Q-02', 'step-1', { move: 'continue' }],
    ['Q-03', 'step-2', { move: 'stay', say: 'Error saving data. Please try again.' }],
    ['Q-04', 'step-3', tells],
    ['Q-06', 'step-5', tells],
    ['Q-11', 'bariatric-surgery-details', tells],
    ['Q-13', 'mental-health-details', tells],
    ['Q-16', 'other-medication-details', { move: 'stay' }],
    ['Q-21', 'current-medication-status', tells],
    ['Q-23', 'allergies-details', { move: 'stay', say: 'Failed to save your allergies details. Please try again.' }],
  ])('%s %s follows the specification', (_, id, behaviour) => {
    expect(steps[id].onSaveFailure).toEqual(behaviour)
  })
})

describe('answers from outside', () => {
  const accepts = (key: string, value: unknown) => readAnswers(weightManagement, { [key]: value }).ok

  it('API-01 known keys with possible values are accepted', () => {
    const answers = { Q1_answer: '18-74', Q2_answer: 'Other', Q4_answer: eligible, Q6_answer: ['None of these'] }
    expect(readAnswers(weightManagement, answers)).toEqual({ ok: true, answers })
    expect(readAnswers(weightManagement, {})).toEqual({ ok: true, answers: {} })
  })

  it.each([
    ['an unknown key', { Q1_answer: '18-74', Q99: 'x' }, 'Q99'],
    ['an impossible value', { Q1_answer: '18-74', Q2_answer: 'Martian' }, 'Q2_answer'],
    ['a value of another type', { Q1_answer: ['18-74'] }, 'Q1_answer'],
    ['an inherited name', { constructor: '18-74' }, 'constructor'],
    ['none beside another condition', { Q6_answer: ['Cancer', 'None of these'] }, 'Q6_answer'],
    ['a condition twice', { Q6_answer: ['Cancer', 'Cancer'] }, 'Q6_answer'],
    ['no condition at all', { Q7_answer: [] }, 'Q7_answer'],
    ['a condition as text where a list is stored', { Q6_answer: 'Cancer' }, 'Q6_answer'],
    ['a list where text is stored', { Q10_answer: ['Wegovy'] }, 'Q10_answer'],
    ['never beside a medication', { Q10_answer: `Wegovy, ${never}` }, 'Q10_answer'],
    ['no medication beside one', { Q10b_answer: 'Warfarin, no medication' }, 'Q10b_answer'],
    ['blank words', { Q6a_answer: ' \n ' }, 'Q6a_answer'],
    ['a BMI its measurements do not make', { Q4_answer: { ...(light as object), bmi: '31.0' } }, 'Q4_answer'],
    ['a BMI with something more', { Q4_answer: { ...(eligible as object), extra: 1 } }, 'Q4_answer'],
    ['a starting weight of nothing', { Q11_answer: '0 kg before starting Wegovy' }, 'Q11_answer'],
    ['a starting weight in stone', { Q11_answer: '12 st before starting Wegovy' }, 'Q11_answer'],
    ['a practice with no name', { gp_practice: { name: ' ', odsCode: null } }, 'gp_practice'],
    ['a practice with a code that is none', { gp_practice: { name: 'Lark', odsCode: 'a b' } }, 'gp_practice'],
    ['an email address that is none', { email: 'sam@' }, 'email'],
    ['no object', 'text', ''],
    ['a list', [], ''],
    ['null', null, ''],
  ])('API-01 %s is refused by name', (_, given, key) => {
    expect(readAnswers(weightManagement, given)).toMatchObject({ ok: false, key })
  })

  it('API-01 up to 10,000 characters of any script are accepted, and not one more', () => {
    expect(accepts('Q6a_answer', 'x'.repeat(longestText))).toBe(true)
    expect(accepts('Q6a_answer', '👩‍⚕️'.repeat(2_000))).toBe(true)
    expect(accepts('Q6a_answer', '💊'.repeat(longestText))).toBe(true)
    expect(accepts('Q6a_answer', '💊'.repeat(longestText + 1))).toBe(false)
    expect(accepts('Q6a_answer', 'x'.repeat(longestText + 1))).toBe(false)
  })

  it.each(['95 kg before starting Wegovy', '209,5 lbs before starting A/B 💊', 'Skipped weight entry for Wegovy'])(
    'Q-17 %j is a starting weight',
    (answer) => expect(accepts('Q11_answer', answer)).toBe(true),
  )

  it('Q-29 a save includes this flow and nothing else', () => {
    const data = { Q1_answer: '18-74', Q2_answer: 'Martian', adhd_q1: 'Often', stepHistory: [] }
    expect(answersOf(weightManagement, data)).toEqual({ Q1_answer: '18-74' })
  })
})

describe('the walk', () => {
  it('begins at step-1 and asks for what is missing', () => {
    const end = { to: 'unanswered', step: 'step-1', address: 'step-1' }
    expect(walk(weightManagement, {})).toEqual({ route: ['step-1'], end })
    expect(walk(weightManagement, { Q1_answer: 'forty', Q2_answer: 'White' })).toEqual({ route: ['step-1'], end })
  })

  it('refuses to run in a circle', () => {
    const circular = {
      ...weightManagement,
      steps: { ...steps, 'step-2': { ...steps['step-1'], id: 'step-2' as const } },
    }
    expect(() => walk(circular, { Q1_answer: '18-74' })).toThrow('runs in a circle at step-2')
  })

  it('ends or asks, for any answers', () => {
    const anything = fc.record(
      Object.fromEntries(
        Object.values(steps).map((step) => [
          step.answerKey,
          fc.oneof(fc.constantFrom('Yes', 'No', 'yes', 'no', ...optionsOf(step)), fc.anything()),
        ]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anything, (answers) => {
        expect(walk(weightManagement, answers).route[0]).toBe('step-1')
      }),
    )
  })
})
