import { describe, expect, it } from 'vitest'
import { questionnaireOf } from '#domain/fhir/questionnaire.ts'
import { questionnaireResponse } from '#domain/fhir/questionnaire-response.ts'
import { answersIn } from '#domain/fhir/read-response.ts'
import { exploreRoutes } from '#domain/intake/engine/explore.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import type { Answers, Context } from '#domain/intake/engine/step.ts'
import { storedTranscript, type Transcript } from '#domain/intake/engine/transcript.ts'
import { flowAt, versionsOf } from '#domain/intake/engine/versions.ts'
import { drawings } from '../tools/flow-map.ts'

const origin = 'https://clinic.example'

const versions = drawings.flatMap(({ flow, samples }) =>
  versionsOf(flow).map((version) => ({ flow, samples, version, name: `${flow.name} ${version}` })),
)

const responseTo = (flow: AnyFlow, version: number, answers: Answers, context: Context = {}) => {
  const made = questionnaireResponse(origin, {
    id: 'one',
    flow,
    version,
    answers,
    context,
    subject: 'Patient/p',
    authoredAt: '2026-03-02T09:00:00Z',
    isFinished: true,
  })
  if (!made) throw new Error(`There is no version ${version}.`)
  return made
}

/** As it would be after a journey through another system: JSON and nothing else. */
function readBack(flow: AnyFlow, version: number, answers: Answers, context: Context = {}): Transcript | null {
  const sent = JSON.parse(JSON.stringify(responseTo(flow, version, answers, context)))
  const read = answersIn(origin, flow, sent)
  return read && storedTranscript(flow, read.version, read.answers, read.context)
}

describe('FHIR-Q questionnaires', () => {
  it.each(versions)(
    'FHIR-Q1 the response of every route of $name reads back to the same transcript',
    ({ flow, samples, version }) => {
      const then = flowAt(flow, version) as AnyFlow
      const [main, ...sides] = [flow.first, ...(flow.sidePaths ?? [])].map((from) => exploreRoutes(then, samples, from))
      const routes = (main ?? []).flatMap(({ answers }) => [
        answers,
        ...sides.flat().map((side) => ({ ...answers, ...side.answers })),
      ])
      expect(routes.length).toBeGreaterThan(0)
      const differing = routes.filter(
        (answers) =>
          JSON.stringify(readBack(flow, version, answers)) !== JSON.stringify(storedTranscript(flow, version, answers)),
      )
      expect(differing.slice(0, 1)).toEqual([])
    },
    60_000,
  )

  it.each(versions)('FHIR-Q2 $name has each question once, and codes that FHIR allows', ({ flow, version }) => {
    const made = questionnaireOf(origin, flow, version)
    const groups = made?.item ?? []
    const items = [...groups, ...groups.flatMap(({ item = [] }) => [...item, ...item.flatMap((one) => one.item ?? [])])]
    const ids = items.map(({ linkId }) => linkId)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const codes = items.flatMap(({ answerOption = [] }) => answerOption.map(({ valueCoding }) => valueCoding?.code))
    expect(codes.filter((code) => !/^\S+( \S+)*$/.test(code ?? ''))).toEqual([])
    const asked = Object.values(flowAt(flow, version)?.steps ?? {}).filter(({ kind }) => kind !== 'intro')
    expect(ids).toEqual(expect.arrayContaining(asked.map(({ id }) => id)))
  })

  const weight = drawings.find(({ flow }) => flow.name === 'weight-management') as (typeof drawings)[number]
  const bmi = {
    weight: '220',
    weightUnit: 'st-lbs',
    heightCm: '',
    heightFt: '5',
    heightIn: '9',
    heightUnit: 'ft-in',
    bmi: '32.5',
  }
  const given = {
    Q1_answer: '18-74',
    Q2_answer: 'White',
    Q3_answer: 'Male',
    Q4_answer: bmi,
    Q5_answer: 'I do not have diabetes',
    Q6_answer: ['None of these'],
    Q7_answer: ['Joint pain', 'High blood pressure'],
    Q8_answer: 'No',
    Q10_answer: 'I have never taken medication to lose weight',
    Q10a_answer: '  Orlistat {dose} & more\n',
    Q11_answer: 'Skipped weight entry for Orlistat',
    Q10b_answer: 'Warfarin, allergies',
    gp_practice: { name: 'Mill Road Surgery', odsCode: null },
  }

  it('FHIR-Q3 answers of a route that was left are marked, and read back as such', () => {
    const made = responseTo(weight.flow, 3, given)
    const marked = (made.item ?? []).flatMap(({ item = [] }) => item).filter(({ extension }) => extension)
    expect(marked.map(({ linkId }) => linkId)).toContain('other-medication-details')
    expect(readBack(weight.flow, 3, given)).toEqual(storedTranscript(weight.flow, 3, given))
    expect(storedTranscript(weight.flow, 3, given)?.offRoute).not.toEqual([])
  })

  it('FHIR-Q4 an answer set that was left off half way, and one with nothing, read back to the same transcript', () => {
    for (const answers of [{}, { Q1_answer: '18-74', Q2_answer: 'White' }, { ...given, Q5_answer: undefined }])
      expect(readBack(weight.flow, 3, answers)).toEqual(storedTranscript(weight.flow, 3, answers))
  })

  it('FHIR-Q5 what was known besides the answers comes along', () => {
    const context = { medication: 'Wegovy' }
    const answers = { ...given, Q10_answer: 'Other' }
    expect(readBack(weight.flow, 3, answers, context)).toEqual(storedTranscript(weight.flow, 3, answers, context))
  })

  it('FHIR-Q6 doses, optional figures and answers stored with more than is asked read back to the same words', () => {
    const checkIn = drawings.find(({ flow }) => flow.name === 'check-in') as (typeof drawings)[number]
    const answers = {
      check_in_signs: ['None of these'],
      check_in_weight: { weight: '92.4', unit: 'lbs', waist: '101', bodyFat: '30.5', confirmed: 'yes' },
      check_in_doses: { taken: [], missed: null, confirmed: 'yes' },
      check_in_wellbeing: { fluids: 'enough', mood: 'usual' },
      check_in_stock: { doses: '1', pens: 'none', needles: 'short' },
    }
    const read = readBack(checkIn.flow, 3, answers)
    expect(read).toEqual(storedTranscript(checkIn.flow, 3, answers))
    expect(read && JSON.stringify(read)).toContain('Waist 101 cm')
  })

  it('FHIR-Q7 a response to another questionnaire, or to a version that never was, is not read', () => {
    const made = responseTo(weight.flow, 3, given)
    const adhd = drawings.find(({ flow }) => flow.name === 'adhd') as (typeof drawings)[number]
    expect(answersIn(origin, adhd.flow, made)).toBeNull()
    expect(
      answersIn(origin, weight.flow, { ...made, questionnaire: `${origin}/fhir/Questionnaire/weight-management|9` }),
    ).toBeNull()
    expect(answersIn('https://other.example', weight.flow, made)).toBeNull()
  })
})
