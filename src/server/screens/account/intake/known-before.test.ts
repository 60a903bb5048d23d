import { afterAll, beforeAll, expect, it } from 'vitest'
import { weightAnswers } from '#domain/clinical/sample-answers.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newBrowser } from '../../../testing/test-browser.ts'
import { newPatient } from '../../../testing/test-case.ts'
import { willingBotCheck } from '../../../testing/test-gateways.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
})
afterAll(() => app.close())

it('U-9 the medical history form is prefilled from the first questionnaire', async () => {
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

it('U-9 the tasks of an order are prefilled with the reported practice, medicine and strength, for its patient alone', async () => {
  const practice = { name: 'Lark Lane Surgery, 1 Lark Lane, LS1 4AP', odsCode: 'B86001' }
  const told = { 'previous-weight-loss-medications': ['Mounjaro'], 'wegovy-prescribed-dose': '7.5mg' }
  const { browser } = await newPatient(app, weightAnswers({ ...told, 'inform-gp': practice }))
  const knownTo = async (who: typeof browser) => (await who.post('my_evidence', {})).json().data.known
  expect(await knownTo(browser)).toEqual({ practice, supply: { medicine: 'Mounjaro', strength: '7.5 mg' } })
  // A prefilled answer is no consent.
  expect((await browser.post('my_evidence', {})).json().data.gp).toBeNull()
  const { browser: another } = await newPatient(app, weightAnswers({ 'inform-gp': undefined }))
  expect(await knownTo(another)).toEqual({ practice: null, supply: null })
  expect(await knownTo(newBrowser(app))).toEqual({ practice: null, supply: null })
})
