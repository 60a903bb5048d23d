import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import { stepKinds } from '#domain/intake/engine/step-kinds.ts'
import { transcript } from '#domain/intake/engine/transcript.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { eraseOldGuestSessions } from '../../identity/guest-sessions/erase-guest-sessions.ts'
import { beginSession } from '../../identity/sessions/sessions.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newBrowser, saveAnswers } from '../../testing/test-browser.ts'
import { type Instance, instancesOf, loadInstance, saveInstance } from './instances.ts'
import { requireFlow } from './require-flow.ts'
import { firstInstance } from './tables.ts'

/** A minimal questionnaire that is answered every month. */
const { choice } = stepKinds<'feeling', never>()
const monthly: AnyFlow<'feeling', never> = {
  name: 'monthly',
  version: 1,
  path: 'monthly',
  first: 'feeling',
  home: 'account',
  finish: 'account',
  isRepeatable: true,
  answerKeys: /^monthly_/,
  steps: {
    feeling: choice({
      id: 'feeling',
      topic: 'How you are',
      progress: 100,
      answerKey: 'monthly_feeling',
      question: 'How have you been since the last time?',
      options: ['Better', 'As before', 'Worse'].map((label) => ({ value: label, label })),
      next: () => ({ to: 'finished' }),
    }),
  },
}

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

async function newAccount(): Promise<string> {
  const id = randomUUID()
  await rows(
    `insert into accounts (id, email_digest, details, password_hash) values ('${id}', sha256('${id}'), '\\x00', '')`,
  )
  return id
}

const instanceOf = (accountId: string): Instance => ({ accountId, flow: monthly, id: randomUUID() })
const feeling = (words: string) => JSON.stringify({ monthly_feeling: words })
const save = (of: Instance, words: string, base: number | null = null) =>
  saveInstance(app.services, of, { ansData: feeling(words), version: 1, base, tab: null, at: app.services.now() })
const loaded = async (of: Instance) => (await loadInstance(app.services, of))?.plain ?? null

describe('instances of a questionnaire that is answered repeatedly', () => {
  it('of one account exist side by side, and are listed newest first', async () => {
    const accountId = await newAccount()
    const [first, second] = [instanceOf(accountId), instanceOf(accountId)]
    expect(await instancesOf(app.services, accountId, monthly)).toEqual([])
    expect(await save(first, 'Better')).toEqual({ revision: 1 })
    expect(await save(second, 'Worse')).toEqual({ revision: 1 })
    expect([await loaded(first), await loaded(second)]).toEqual([feeling('Better'), feeling('Worse')])
    const ids = async () => (await instancesOf(app.services, accountId, monthly)).map(({ id }) => id)
    expect(await ids()).toEqual([second.id, first.id])
    await save(first, 'As before')
    expect(await ids()).toEqual([first.id, second.id])
  })

  it('R-8 are not overwritten if another tab has changed them since, and saving the same again changes nothing', async () => {
    const of = instanceOf(await newAccount())
    await save(of, 'Better')
    expect(await save(of, 'Better', 1)).toEqual({ revision: 1 })
    expect(await save(of, 'Worse', 1)).toEqual({ revision: 2 })
    expect(await save(of, 'As before', 1)).toBe('newer stored')
    expect(await loadInstance(app.services, of)).toEqual({ plain: feeling('Worse'), version: 1, revision: 2 })
  })

  it('outlive the guest sessions of their account, whose own answers are erased with them', async () => {
    const of = instanceOf(await newAccount())
    await save(of, 'Better')
    const reply = await saveAnswers(newBrowser(app))
    const sessionId = reply.json().data.uniqueId
    await rows(
      `update visits set account_id = '${of.accountId}', created_at = now() - interval '91 days' where id = '${sessionId}'`,
    )
    expect(await eraseOldGuestSessions(app.database, Date.now())).toBe(1)
    expect(await rows(`select 1 from answer_sets where visit_id = '${sessionId}'`)).toEqual([])
    expect(await loaded(of)).toBe(feeling('Better'))
  })

  it('are erased with their account', async () => {
    const of = instanceOf(await newAccount())
    await save(of, 'Better')
    await rows(`delete from accounts where id = '${of.accountId}'`)
    expect(await loaded(of)).toBeNull()
  })

  it('R-2 are readable and writable by their account alone, and do not open if moved to another account or instance', async () => {
    const of = instanceOf(await newAccount())
    const stranger = { ...of, accountId: await newAccount() }
    await save(of, 'Worse')
    expect(await loaded(stranger)).toBeNull()
    expect(await instancesOf(app.services, stranger.accountId, monthly)).toEqual([])
    await save(stranger, 'Better')
    expect(await loaded(of)).toBe(feeling('Worse'))

    const other = instanceOf(of.accountId)
    for (const thief of [stranger, other]) {
      await save(thief, 'Better')
      await rows(`
        update answer_sets set answers = (
          select answers from answer_sets where account_id = '${of.accountId}' and instance = '${of.id}'
        ) where account_id = '${thief.accountId}' and instance = '${thief.id}'`)
      await expect(loaded(thief)).rejects.toThrow()
    }
  })

  it('R-16 are stored with their version, from which a transcript is made', async () => {
    const of = instanceOf(await newAccount())
    await save(of, 'As before')
    const kept = await loadInstance(app.services, of)
    expect(transcript(monthly, JSON.parse(kept?.plain ?? '{}')).topics).toEqual([
      {
        topic: 'How you are',
        questions: [expect.objectContaining({ is: 'answered', answer: ['As before'] })],
      },
    ])
  })

  it('accept only answers that their questionnaire has', async () => {
    const of = instanceOf(await newAccount())
    await expect(save(of, 'Splendid')).rejects.toMatchObject({ code: 400 })
    const given = { ansData: feeling('Better'), base: null, tab: null, at: app.services.now() }
    await expect(saveInstance(app.services, of, { ...given, version: 2 })).rejects.toMatchObject({ code: 400 })
    expect(await loaded(of)).toBeNull()
  })

  it('cannot be of a questionnaire that is answered once, in a guest session', async () => {
    const of = { ...instanceOf(await newAccount()), flow: weightManagement }
    const given = { ansData: '{}', version: 2, base: null, tab: null, at: app.services.now() }
    await expect(saveInstance(app.services, of, given)).rejects.toThrow('weight-management')
  })
})

describe('the medical history form of an account', () => {
  const of = { questionnaire: 'medicines-and-conditions' } as const
  const mood = (value: string) => JSON.stringify({ follow_up_mood: value })
  const given = (instance: string, value: string) => ({ ...of, instance, ansData: mood(value), version: 1 })

  async function signedIn() {
    const accountId = await newAccount()
    const { token } = await app.database.run((orm) => beginSession(orm, accountId, false))
    const browser = newBrowser(app)
    browser.cookies.set('session', token)
    return browser
  }

  it('is saved, resumed as it is, and private', async () => {
    const [browser, stranger] = [await signedIn(), await signedIn()]
    const nothing = { instance: null, ansData: null, revision: 0 }
    expect((await browser.post('load_instance', of)).json().data).toEqual(nothing)
    const instance = randomUUID()
    expect((await browser.post('save_instance', given(instance, 'never'))).json().data).toEqual({ revision: 1 })
    const later = { ...given(instance, 'past'), revision: 1 }
    expect((await browser.post('save_instance', later)).json().data).toEqual({ revision: 2 })
    const kept = { instance, ansData: mood('past'), revision: 2 }
    expect((await browser.post('load_instance', of)).json().data).toEqual(kept)

    await stranger.post('save_instance', given(instance, 'recent'))
    expect((await browser.post('load_instance', of)).json().data).toEqual(kept)
    expect((await stranger.post('load_instance', of)).json().data.ansData).toBe(mood('recent'))
  })

  it('C-5 two tabs that begin it at the same time make one: the second gets a conflict, and nothing of it counts', async () => {
    const browser = await signedIn()
    const [one, other] = [randomUUID(), randomUUID()]
    const both = await Promise.all([
      browser.post('save_instance', given(one, 'never')),
      browser.post('save_instance', given(other, 'past')),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [first, second] = both[0].statusCode === 200 ? [one, other] : [other, one]
    expect((await browser.post('load_instance', of)).json().data).toMatchObject({ instance: first, revision: 1 })
    expect((await browser.post('save_instance', { ...given(second, 'recent'), revision: 0 })).statusCode).toBe(409)
    expect((await browser.post('save_instance', { ...given(first, 'recent'), revision: 1 })).statusCode).toBe(200)
  })

  it('is not overwritten by an outdated tab, nor filled with unknown answers', async () => {
    const browser = await signedIn()
    const instance = randomUUID()
    await browser.post('save_instance', given(instance, 'never'))
    await browser.post('save_instance', { ...given(instance, 'past'), revision: 1 })
    expect((await browser.post('save_instance', { ...given(instance, 'recent'), revision: 1 })).statusCode).toBe(409)
    const unknown = { ...given(instance, 'never'), ansData: '{"Q1_answer":"18-74"}' }
    expect((await browser.post('save_instance', unknown)).statusCode).toBe(400)
    expect((await newBrowser(app).post('save_instance', given(instance, 'never'))).statusCode).toBe(401)
    expect((await newBrowser(app).post('load_instance', of)).statusCode).toBe(401)
  })
})

describe('the table of answer sets', () => {
  const insert = (columns: string, values: string) =>
    rows(`insert into answer_sets (${columns}, questionnaire, version, revision, answers, digest)
          values (${values}, 'monthly', 1, 1, '\\x00', '\\x00')`)

  it('has no set without an owner, none with two, and one of each questionnaire in a guest session', async () => {
    const account = `'${await newAccount()}'`
    const reply = await saveAnswers(newBrowser(app))
    const sessionId = `'${reply.json().data.uniqueId}'`
    await expect(insert('visit_id, account_id', 'null, null')).rejects.toThrow()
    await expect(insert('visit_id, account_id', `${sessionId}, ${account}`)).rejects.toThrow()
    await expect(insert('visit_id, instance', `${sessionId}, '${randomUUID()}'`)).rejects.toThrow()
    await insert('visit_id', sessionId)
    await expect(insert('visit_id', sessionId)).rejects.toThrow()
    expect(await rows(`select distinct instance from answer_sets where visit_id = ${sessionId}`)).toEqual([
      { instance: firstInstance },
    ])
  })
})

it('R-16 a call that names a questionnaire which does not exist is refused with 404; the older calls keep their 400', async () => {
  expect(requireFlow('weight-management')).toBe(weightManagement)
  for (const name of ['no-such-flow', 'toString', '']) {
    expect(() => requireFlow(name)).toThrow(expect.objectContaining({ code: 404 }))
  }
  const unknown = { questionnaire_type: 'no-such-flow' }
  expect((await app.post('load_answers', unknown)).statusCode).toBe(400)
  expect((await app.post('save_answer', { ansData: '{}', ...unknown })).statusCode).toBe(400)
})
