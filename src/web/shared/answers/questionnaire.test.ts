import { beforeEach, describe, expect, it, vi } from 'vitest'
import { adhd } from '#domain/intake/adhd/flow.ts'
import { pointsToKeep } from '#domain/intake/adhd/score.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { createQuestionnaire } from './questionnaire.ts'

const visit = '6b6f2c1e-0d0a-4a7e-9a52-1f8f3d3f5a10'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const progress = () => JSON.parse(kept.get('questionnaire_data') ?? 'null')

const call = vi.fn<Parameters<typeof createQuestionnaire>[0]['call']>()
const given = { storage, call, tab: 'f5a1a9f4-6d5e-4a8f-8a57-51a7a7d1c001', log: () => undefined }

const open = () => {
  const pair = {
    weight: createQuestionnaire({ flow: weightManagement, ...given }),
    adhd: createQuestionnaire({ flow: adhd, ...given, keptBeside: pointsToKeep }),
  }
  pair.weight.load()
  pair.adhd.load()
  return pair
}

beforeEach(() => {
  kept.clear()
  call.mockReset().mockResolvedValue({ code: 200, data: { uniqueId: visit, revision: 1 }, message: 'OK' })
})

describe('two questionnaires on one device', () => {
  it('AD-07 begins at its own first step', () => {
    const { weight, adhd: other } = open()
    expect([weight.state.currentStep, other.state.currentStep]).toEqual(['step-1', 'diagnosis-status'])
  })

  it('AD-07 neither writes over the answers of the other, in whichever order they are given', () => {
    const { weight, adhd: other } = open()
    weight.answer('Q1_answer', '18-74')
    other.answer('adhd_q0', 'yes')
    weight.goTo('step-2')
    weight.answer('Q2_answer', 'White')
    other.goTo('question-1')
    expect(progress()).toEqual({
      Q1_answer: '18-74',
      Q2_answer: 'White',
      adhd_q0: 'yes',
      stepHistory: ['step-1', 'step-2', 'diagnosis-status', 'question-1'],
    })
    const again = open()
    expect(again.weight.state).toMatchObject({ currentStep: 'step-2', stepHistory: ['step-1', 'step-2'] })
    expect(again.adhd.state).toMatchObject({ currentStep: 'question-1', data: { adhd_q0: 'yes' } })
  })

  it('AD-07 each is saved under its own name, with its own answers', async () => {
    const { weight, adhd: other } = open()
    weight.answer('Q1_answer', '18-74')
    other.answer('adhd_q0', 'yes')
    await weight.keep(null)
    await other.keep(null)
    expect(call.mock.calls.map(([body]) => [body.questionnaire_type, body.ansData])).toEqual([
      ['weight-management', '{"Q1_answer":"18-74"}'],
      ['adhd', '{"adhd_q0":"yes"}'],
    ])
  })

  it('AD-07 starting one again leaves the other', () => {
    const { weight, adhd: other } = open()
    weight.answer('Q1_answer', '18-74')
    other.answer('adhd_q1', 'Often')
    other.reset()
    expect(progress()).toEqual({ Q1_answer: '18-74', stepHistory: ['step-1'] })
    expect(kept.has('adhd-q1')).toBe(false)
    weight.reset()
    expect(kept.has('questionnaire_data')).toBe(false)
  })

  it('AD-07 another tab that answers the other one makes this one no older', () => {
    const { weight, adhd: other } = open()
    weight.answer('Q1_answer', '18-74')
    other.answer('adhd_q0', 'yes')
    const text = kept.get('questionnaire_data') ?? ''
    expect(weight.differsFrom(text)).toBe(false)
    expect(weight.differsFrom(text.replace('18-74', '75 above'))).toBe(true)
    expect(other.differsFrom(text.replace('18-74', '75 above'))).toBe(false)
  })
})

it('U-11: a tab that was overtaken writes nothing over the answers of the one that goes on', () => {
  const { weight } = open()
  weight.answer('Q1_answer', '18-74')
  const text = kept.get('questionnaire_data')
  weight.saver.markStale()
  weight.answer('Q1_answer', '75 above')
  weight.goBack()
  expect(kept.get('questionnaire_data')).toBe(text)
})

describe('points of the ADHD questions', () => {
  it('AD-07 R-11 each is kept by its own key, and a changed answer replaces its points', () => {
    const { adhd: other } = open()
    other.answer('adhd_q1', 'Very often')
    other.answer('adhd_q2', 'Never')
    expect([kept.get('adhd-q1'), kept.get('adhd-q2'), kept.get('adhd-q3')]).toEqual(['4', '0', undefined])
    other.answer('adhd_q1', 'Rarely')
    expect(kept.get('adhd-q1')).toBe('1')
  })
})

describe('answers kept on this device by an earlier version', () => {
  const insulinNow = 'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide'
  const keep = (answers: object) =>
    kept.set(
      'questionnaire_data',
      JSON.stringify({ Q1_answer: '18-74', ...answers, stepHistory: ['step-1', 'step-7'] }),
    )

  it('R-16 R-8 are taken up in the words of this one, sent so, and asked again where it asks otherwise', async () => {
    keep({ Q5_answer: 'I have type 2 diabetes and use insulin' })
    const { weight } = open()
    expect(weight.state.data).toEqual({ Q1_answer: '18-74', Q5_answer: insulinNow })
    await weight.keep(null)
    expect(call.mock.calls[0]?.[0]).toMatchObject({
      version: weightManagement.version,
      ansData: JSON.stringify({ Q1_answer: '18-74', Q5_answer: insulinNow }),
    })

    keep({ Q5_answer: 'I have type 2 diabetes and take tablets or no medicine for it' })
    expect(open().weight.state.data).toEqual({ Q1_answer: '18-74' })
  })

  it('R-16 are noted once they are in its words', () => {
    keep({})
    const { weight } = open()
    weight.answer('Q2_answer', 'White')
    expect(JSON.parse(kept.get('questionnaire_versions') ?? '')).toEqual({
      'weight-management': weightManagement.version,
    })
    kept.set('questionnaire_versions', '{')
    expect(open().weight.state.data).toEqual({ Q1_answer: '18-74', Q2_answer: 'White' })
  })

  it('R-8 a height that is impossible now is shown as it was typed, and not sent', () => {
    const typed = { weight: '95', weightUnit: 'kg', heightCm: '1.70', heightFt: '', heightIn: '', heightUnit: 'cm' }
    keep({ Q4_answer: { ...typed, bmi: '328719.7' } })
    const { weight } = open()
    expect(weight.state.data.Q4_answer).toMatchObject(typed)
    expect(weight.answers()).toEqual({ Q1_answer: '18-74' })
  })
})
