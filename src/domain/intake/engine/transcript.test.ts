import { describe, expect, it } from 'vitest'
import { adhd } from '../adhd/flow.ts'
import { riskAnswers } from '../adhd/sample-answers.ts'
import { weightManagement } from '../weight-management/flow.ts'
import type { AnyFlow } from './flow.ts'
import type { Answers } from './step.ts'
import { stepKinds } from './step-kinds.ts'
import { storedTranscript, type Transcript, type TranscriptQuestion, transcript } from './transcript.ts'

const told = ({ topics }: Transcript) => topics.flatMap(({ questions }) => questions)
const questionsOf = (flow: AnyFlow, answers: Answers) => told(transcript(flow, answers))
const find = (list: readonly TranscriptQuestion[], step: string) => list.find((one) => one.step === step)

const measured = {
  weight: '220',
  weightUnit: 'st-lbs',
  heightCm: '',
  heightFt: '5',
  heightIn: '9',
  heightUnit: 'ft-in',
  bmi: '32.5',
}
const finished = {
  Q1_answer: '18-74',
  Q2_answer: 'White',
  Q3_answer: 'Male',
  Q4_answer: measured,
  Q5_answer: 'I do not have diabetes',
  Q6_answer: ['None of these'],
  Q7_answer: ['Joint pain', 'High blood pressure'],
  Q8_answer: 'No',
  Q10_answer: 'Other, Ozempic',
  Q10a_answer: 'Orlistat {dose} & more',
  Q11_answer: 'Skipped weight entry for Orlistat {dose} & more',
  Q12_answer: '4-6 weeks ago',
  Q13_answer: 'other',
  Q13a_answer: '  two a day\nwith food ',
  Q14_answer: 'Keep my dose',
  Q15_answer: 'No',
  Q10b_answer: 'Warfarin, allergies',
  gp_practice: { name: 'Mill Road Surgery', odsCode: null },
}

describe('a transcript', () => {
  const made = transcript(weightManagement, finished)
  const list = told(made)

  it('has topics in the order of the questions, each once, and states its version', () => {
    expect(made.version).toBe(3)
    expect(made.topics.map(({ topic, questions }) => [topic, questions.length])).toEqual([
      ['About you', 3],
      ['Weight and height', 1],
      ['Medical history', 4],
      ['Weight-loss medication', 8],
      ['Other medication and allergies', 1],
      ['GP practice', 1],
      ['Offers by email', 1],
    ])
  })

  it('shows choices by their labels, measures with their units, several as a list, and free text as typed', () => {
    expect(find(list, 'step-1')).toMatchObject({
      answer: ['18 to 74'],
      options: ['Under 18', '18 to 74', '75 or above'],
    })
    expect(find(list, 'step-5')).toMatchObject({ answer: ['220 lb', '5 ft 9 in', 'BMI 32.5'], options: [] })
    expect(find(list, 'step-8')).toMatchObject({ answer: ['Joint pain', 'High blood pressure'] })
    expect(find(list, 'wegovy-prescribed-dose-other-input')).toMatchObject({ answer: ['two a day\nwith food'] })
    expect(find(list, 'inform-gp')).toMatchObject({ answer: ['Mill Road Surgery'] })
  })

  it('Q-16 shows each question as the patient saw it: with the medication they named', () => {
    expect(find(list, 'wegovy-last-dose-timing')?.question).toBe('When did you last take Orlistat {dose} & more?')
    expect(find(list, 'step-6')?.question).toBe('Do you have diabetes?')
    // The patient's own answer takes precedence over the context.
    const outside = told(transcript(weightManagement, finished, { medication: 'Alli' }))
    expect(find(outside, 'wegovy-last-dose-timing')?.question).toBe('When did you last take Orlistat {dose} & more?')
    expect(find(outside, 'current-medication-status')).toBeUndefined()
  })

  it('E-18 lists the options that this patient was shown, and no others', () => {
    const offered = (sex: string) =>
      find(questionsOf(weightManagement, { ...finished, Q3_answer: sex, Q3a_answer: 'no' }), 'step-8')?.options
    expect(offered('Male')).not.toContain('Menopausal symptoms')
    expect(offered('Female')).toContain('Menopausal symptoms')
    expect(offered('Female')).not.toContain('Erectile dysfunction')
  })

  it('distinguishes skipped, answered and never asked questions', () => {
    expect(find(list, 'wegovy-starting-weight')).toMatchObject({ is: 'skipped' })
    expect(find(list, 'special-offers')).toMatchObject({ is: 'skipped' })
    expect(find(list, 'wegovy-starting-weight')).not.toHaveProperty('answer')
    expect(made.notAsked.map(({ step }) => step)).toEqual([
      'step-4',
      'bariatric-surgery-timing',
      'bariatric-surgery-details',
      'thyroid-surgery-details',
      'mental-health-details',
      'other-medical-conditions-details',
      'current-medication-status',
      'medication-side-effects-details',
      'allergies-details',
    ])
    expect(made.notAsked.find(({ step }) => step === 'current-medication-status')?.question).toBe(
      'Are you still taking your medication?',
    )
  })

  it('ends with the question that was not answered', () => {
    const { Q5_answer: _, ...without } = finished
    const cut = transcript(weightManagement, without)
    expect(told(cut).at(-1)).toMatchObject({ step: 'step-6', is: 'unanswered' })
    expect(told(cut)).toHaveLength(5)
    expect(told(transcript(weightManagement, {}))).toMatchObject([{ step: 'step-1', is: 'unanswered' }])
  })

  it('lists answers of an abandoned route separately', () => {
    const left = transcript(weightManagement, {
      ...finished,
      Q10_answer: 'I have never taken medication to lose weight',
    })
    expect(told(left).map(({ step }) => step)).not.toContain('wegovy-last-dose-timing')
    expect(left.offRoute.map(({ step, is }) => [step, is])).toEqual([
      ['other-medication-details', 'answered'],
      ['wegovy-starting-weight', 'skipped'],
      ['wegovy-last-dose-timing', 'answered'],
      ['wegovy-prescribed-dose', 'answered'],
      ['wegovy-prescribed-dose-other-input', 'answered'],
      ['wegovy-continue-dose-preference', 'answered'],
      ['medication-side-effects-query', 'answered'],
    ])
    // The medication is not known there: the answer that named it is gone.
    expect(find(left.offRoute, 'wegovy-last-dose-timing')?.question).toBe('When did you last take your medication?')
    expect(left.notAsked.map(({ step }) => step)).not.toContain('wegovy-last-dose-timing')
    expect(made.offRoute).toEqual([])
  })

  it('R-8 an answer that no longer fits is not shown as given: its question is open', () => {
    const changed = transcript(weightManagement, { ...finished, Q7_answer: ['Polycystic ovary syndrome (PCOS)'] })
    expect(told(changed).at(-1)).toMatchObject({ step: 'step-8', is: 'unanswered' })
    expect(changed.offRoute[0]).toMatchObject({ step: 'step-8', answer: ['Polycystic ovary syndrome (PCOS)'] })
    expect(changed.notAsked.map(({ step }) => step)).not.toContain('step-8')
  })

  it('AD-04 a side path that was begun comes after the main route, and only then', () => {
    const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`adhd_q${place}`, 'Often']))
    const answers = { adhd_q0: 'yes', ...six, adhd_risk_factors: riskAnswers() }
    const steps = (more: object) => questionsOf(adhd, { ...answers, ...more }).map(({ step, is }) => `${step} ${is}`)
    expect(steps({}).at(-1)).toBe('risk-factors answered')
    expect(steps({ adhd_q7: 'No' }).slice(-2)).toEqual(['question-7 answered', 'question-8 unanswered'])
    expect(steps({ adhd_q7: 'No', adhd_q8: 'Yes' }).slice(-2)).toEqual(['question-7 answered', 'question-8 answered'])
    const lone = transcript(adhd, { ...answers, adhd_q8: 'Yes' })
    expect(told(lone).map(({ step }) => step)).not.toContain('question-7')
    expect(lone.offRoute).toMatchObject([{ step: 'question-8', is: 'answered', answer: ['Yes'] }])
    expect(lone.notAsked.map(({ step }) => step)).toEqual(['childhood-symptoms', 'question-7'])
  })

  it('AD-02 leaves out steps that ask nothing', () => {
    const steps = questionsOf(adhd, { adhd_q0: 'no', adhd_q0a: ['No to all'] }).map(({ step }) => step)
    expect(steps).toEqual(['diagnosis-status', 'childhood-symptoms', 'question-1'])
  })

  it('AD-05 shows all fourteen answers about safety, with their questions', () => {
    const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`adhd_q${place}`, 'Often']))
    const all = questionsOf(adhd, { adhd_q0: 'yes', ...six, adhd_risk_factors: riskAnswers('homeless') })
    const safety = find(all, 'risk-factors')
    expect(safety).toMatchObject({ topic: 'Safety and wellbeing', is: 'answered' })
    const lines = safety?.is === 'answered' ? safety.answer : []
    expect(lines).toHaveLength(14)
    expect(lines.filter((line) => line.endsWith('? Yes'))).toEqual([
      'Are you homeless, or afraid of losing the place where you live? Yes',
    ])
  })
})

describe('R-16 a stored answer set', () => {
  const tablets = 'I have type 2 diabetes and take tablets or no medicine for it'
  const pcos = 'Polycystic ovary syndrome (PCOS)'
  const then = { ...finished, Q5_answer: tablets, Q7_answer: [pcos] }

  it('is shown by the version it was given under', () => {
    const one = storedTranscript(weightManagement, 1, then)
    expect(one?.version).toBe(1)
    expect(one && find(told(one), 'step-6')).toMatchObject({ is: 'answered', answer: [tablets] })
    expect(one && find(told(one), 'step-8')).toMatchObject({ is: 'answered', answer: [pcos] })
    expect(one && find(told(one), 'special-offers')).toMatchObject({ is: 'skipped' })
    expect(one && find(told(one), 'step-8')?.options).toHaveLength(16)
  })

  it('is not shown by another version, and not at all by one that never existed', () => {
    expect(find(questionsOf(weightManagement, then), 'step-6')).toMatchObject({ is: 'unanswered' })
    expect(storedTranscript(weightManagement, 4, then)).toBeNull()
  })
})

describe('context from outside', () => {
  const { choice } = stepKinds<'how' | 'more', never, string, 'medicine'>()
  const options = [
    { value: 'well', label: 'Well' },
    { value: 'ill', label: 'Not well' },
  ]
  const monthly: AnyFlow<'how' | 'more', never> = {
    name: 'monthly',
    version: 1,
    path: 'monthly',
    first: 'how',
    home: 'home',
    finish: 'home',
    isRepeatable: true,
    answerKeys: /^monthly_/,
    context: { medicine: { usual: 'your medicine', unknown: 'a medicine' } },
    steps: {
      how: choice({
        id: 'how',
        topic: 'How you are',
        progress: 50,
        answerKey: 'monthly_how',
        question: 'How are you with {medicine}?',
        options,
        next: (_, { medicine }) => (medicine === 'Wegovy' ? { to: 'step', step: 'more' } : { to: 'finished' }),
      }),
      more: choice({
        id: 'more',
        topic: 'How you are',
        progress: 100,
        answerKey: 'monthly_more',
        question: 'More {medicine}?',
        options,
        next: () => ({ to: 'finished' }),
      }),
    },
  }
  const answers = { monthly_how: 'ill' }

  it('decides the route and is in every question, asked or not', () => {
    const made = transcript(monthly, answers, { medicine: 'Wegovy' })
    expect(told(made)).toMatchObject([
      { question: 'How are you with Wegovy?', is: 'answered', answer: ['Not well'] },
      { question: 'More Wegovy?', is: 'unanswered' },
    ])
    const other = storedTranscript(monthly, 1, answers, { medicine: 'Mounjaro' })
    expect(other?.notAsked).toMatchObject([{ question: 'More Mounjaro?' }])
  })

  it('without it the default words are used', () => {
    const made = transcript(monthly, answers)
    expect(told(made)).toMatchObject([{ question: 'How are you with your medicine?' }])
    expect(made.notAsked).toMatchObject([{ question: 'More a medicine?' }])
  })
})
