import { afterAll, beforeAll, expect, it } from 'vitest'
import { weightAnswers } from '#domain/clinical/sample-answers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { newPatient } from '../testing/test-case.ts'
import { willingBotCheck } from '../testing/test-gateways.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
})
afterAll(() => app.close())

it('U-9 the medical history form begins with what the first questionnaire knows', async () => {
  const answers = weightAnswers({
    'step-6': 'I have type 2 diabetes and take metformin or no medicine for it',
    'step-7': ['heart_failure'],
    'previous-weight-loss-medications': ['Wegovy'],
  })
  const { browser } = await newPatient(app, answers)
  const { data } = (await browser.post('load_instance', { questionnaire: 'medicines-and-conditions' })).json()
  expect([data.instance, data.revision]).toEqual([null, 0])
  expect(JSON.parse(data.ansData)).toEqual({
    follow_up_sex: 'Male',
    follow_up_diabetes: 'yes',
    follow_up_conditions: ['Heart failure'],
    follow_up_injections: ['Wegovy'],
  })
})
