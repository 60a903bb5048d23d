import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flowAt } from '#domain/intake/engine/versions.ts'
import { walk } from '#domain/intake/engine/walk.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { orderAnswersOwner } from '../../orders/orders.ts'
import { cookieOf, startTestApp } from '../../testing/test-app.ts'
import { finishedAnswers, newPerson, saveAnswers } from '../../testing/test-browser.ts'
import { testGateways } from '../../testing/test-gateways.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp({ gateways: testGateways })
})
afterAll(() => app.close())

const tablets = 'I have type 2 diabetes and take tablets or no medicine for it'
const insulin = 'I have type 2 diabetes and use insulin'
const insulinNow = 'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide'
const giant = {
  weight: '95',
  weightUnit: 'kg',
  heightCm: '1.70',
  heightFt: '',
  heightIn: '',
  heightUnit: 'cm',
  bmi: '328719.7',
}

const save = (answers: object, extra: object = {}, cookie = '') =>
  app.post(
    'save_answer',
    { ansData: JSON.stringify(answers), questionnaire_type: 'weight-management', ...extra },
    { cookie },
  )
const load = async (cookie: string) =>
  JSON.parse(
    (await app.post('load_answers', { questionnaire_type: 'weight-management' }, { cookie })).json().data.ansData,
  )
const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const storedVersions = async (sessionId: string) =>
  (await rows(`select version from answer_sets where visit_id = '${sessionId}'`)).map(({ version }) => version)

describe('R-16 answers of an earlier version', () => {
  it('R-8 from a page opened earlier are stored as they are, with their version', async () => {
    const reply = await save({ Q1_answer: '18-74', Q5_answer: tablets })
    expect(reply.statusCode).toBe(200)
    expect(await storedVersions(reply.json().data.uniqueId)).toEqual([1])
    const sealed = await rows(`select answers from answer_sets where visit_id = '${reply.json().data.uniqueId}'`)
    const owner = `${reply.json().data.uniqueId}/weight-management`
    expect(app.services.vault.open(sealed[0]?.answers as Buffer, owner)).toContain(tablets)
  })

  it('are loaded in today’s words; changed questions are asked again', async () => {
    const loaded = async (answers: object) => load(cookieOf(await save({ Q1_answer: '18-74', ...answers })))
    expect(await loaded({ Q5_answer: insulin })).toEqual({ Q1_answer: '18-74', Q5_answer: insulinNow })
    expect(await loaded({ Q5_answer: tablets })).toEqual({ Q1_answer: '18-74' })
    expect(await loaded({ Q4_answer: giant })).toEqual({ Q1_answer: '18-74' })
    expect(await loaded({ Q11_answer: '5 kg before starting Wegovy' })).toEqual({ Q1_answer: '18-74' })
  })

  it('are identified by the given version, and refused if it does not have them', async () => {
    expect((await save({ Q5_answer: tablets }, { version: 1 })).statusCode).toBe(200)
    const reply = await save({ Q5_answer: tablets }, { version: 2 })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().data.fields).toEqual([
      { field: 'ansData.Q5_answer', message: 'This is not one of the possible answers.' },
    ])
    expect((await save({ Q1_answer: '18-74' }, { version: 4 })).json().data.fields[0].field).toBe('version')
  })

  it('R-8 make no order until changed questions are answered, and the question is named', async () => {
    const { browser, form } = await newPerson(app)
    await saveAnswers(browser, { ...finishedAnswers, Q5_answer: tablets })
    const refused = await browser.post('create_new_user', form)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().data).toEqual({
      missing: '/assessment/questionnaire/step-6',
      question: 'Do you have diabetes?',
    })

    await saveAnswers(browser, { ...finishedAnswers, Q5_answer: insulin })
    const { paymentId } = (await browser.post('create_new_user', form)).json().data
    const [order] = await rows(`select answers, questionnaire_version from orders where id = '${paymentId}'`)
    const answers = JSON.parse(app.services.vault.open(order?.answers as Buffer, orderAnswersOwner(paymentId)))
    expect(order?.questionnaire_version).toBe(3)
    expect(answers).toEqual({ ...finishedAnswers, Q5_answer: insulinNow })
  })

  it('sealed with an order are read by the version they were given to', () => {
    const then = flowAt(weightManagement, 1)
    expect(then && walk(then, { ...finishedAnswers, Q5_answer: tablets }).end).toEqual({ to: 'finished' })
    expect(flowAt(weightManagement, 99)).toBeNull()
  })
})
