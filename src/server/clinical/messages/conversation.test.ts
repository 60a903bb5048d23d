import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallBody } from '#contract/calls.ts'
import { withFilesType } from '#contract/with-files.ts'
import { hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { addWorkingDays } from '#domain/calendar/working-time.ts'
import { riskRank } from '#domain/cases/risk.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import { threadPolicy } from '#domain/messages/policy.ts'
import { orders } from '../../orders/tables.ts'
import { accessLog } from '../../platform/access-log/tables.ts'
import { openContent } from '../../platform/outbox/message-rows.ts'
import { messages as outbox } from '../../platform/outbox/tables.ts'
import { newAccount, signedIn } from '../../testing/test-account.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newCustomer } from '../../testing/test-browser.ts'
import { pdfOf } from '../../testing/test-evidence.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { insertCase, lockCase, moveCase } from '../cases/case-rows.ts'
import { caseEvents, cases } from '../cases/tables.ts'
import { eraseUnfinishedUploads } from '../evidence/erase-uploads.ts'
import { sealDetails } from '../evidence/file-rows.ts'
import { evidenceChecks, evidenceFiles } from '../evidence/tables.ts'
import { postMessage } from './post-message.ts'
import { threadMessages, threads } from './tables.ts'

/** Thursday, in the middle of the working day. */
let now = Date.parse('2026-11-12T11:00:00Z')

let app: TestApp
/** Another process of the same installation. */
let beside: TestApp
beforeAll(async () => {
  const gateways = { botCheck: willingBotCheck, now: () => now }
  app = await startTestApp({ gateways })
  beside = await startTestApp({ gateways, beside: app })
})
afterAll(async () => {
  await beside.close()
  await app.close()
})

let people = 0

const newPatient = async () => asPatient(await newAccount(app, `patient-${people++}@ferncliff.example`))

function asPatient(account: Awaited<ReturnType<typeof newAccount>>) {
  const { post } = account
  return {
    ...account,
    write: (words: string, sending: string = randomUUID()) => post('send_message', { sending, words }),
    thread: async () => (await post('my_thread', {})).json().data,
  }
}
type Patient = Awaited<ReturnType<typeof newPatient>>
type Member = Awaited<ReturnType<typeof newStaff>>

const staffed = (...roles: Role[]) => newStaff(app, ...roles)

const tells = (member: Member, { id: accountId }: Patient, words: string, more: object = {}) =>
  member.post('desk_send_message', { accountId, sending: randomUUID(), words, ...more })

const opens = async (member: Member, { id: accountId }: Patient) =>
  (await member.post('desk_thread', { accountId })).json().data

const wordsOf = (thread: { messages: { words: string | null }[] }) => thread.messages.map(({ words }) => words)

/** A case of their order that a clinician has asked a question about. */
async function askedAbout({ id: accountId }: Patient, keptFor: string): Promise<string> {
  return app.database.transaction(async (tx) => {
    const opened = await insertCase(tx, { kind: 'order', accountId, risk: riskRank(null), now })
    const ready =
      opened && (await moveCase(tx, opened, { to: 'ready', as: 'evidence', by: 'patient', what: 'all', now }))
    if (!ready) throw new Error('There is no case.')
    const set = { keptFor, keptUntil: new Date(now) }
    await moveCase(tx, ready, { to: 'waiting_for_patient', as: 'work-cases', by: 'staff', what: 'asked', now, set })
    return ready.id
  })
}

const caseNow = async (id: string) => {
  const [found] = await app.database.run((orm) => orm.select().from(cases).where(eq(cases.id, id)))
  return found
}

const looksAt = ({ id }: Patient) =>
  app.database.run((orm) => orm.select().from(accessLog).where(eq(accessLog.accountId, id)).orderBy(asc(accessLog.id)))

const contactsOf = ({ id }: Patient) =>
  app.database.run((orm) => orm.select().from(evidenceChecks).where(eq(evidenceChecks.accountId, id)))

async function noticesTo({ email }: Patient) {
  const rows = await app.database.run((orm) => orm.select().from(outbox))
  return rows
    .map((row) => openContent(app.services.vault, row))
    .filter(({ to, subject }) => to === email && subject?.startsWith('You have a message'))
}

describe('a patient and the team write to each other', () => {
  it('and each reads what the other wrote, with who wrote it', async () => {
    const [robin, support] = [await newPatient(), await staffed('support')]
    expect((await robin.thread()).messages).toEqual([])
    const sent = (await robin.write('  Is my parcel on its way?\n')).json().data
    expect(sent.message).toMatchObject({ from: 'patient', by: null, words: 'Is my parcel on its way?' })
    expect(sent.answer.by).toBe(new Date(addWorkingDays(now, 1)).toISOString())
    expect(await opens(support, robin)).toMatchObject({
      person: { name: 'Robin Ferncliff' },
      waitingFor: 'team',
      messages: [{ from: 'patient', words: 'Is my parcel on its way?', isRead: false }],
    })
    expect((await tells(support, robin, 'It is.')).statusCode).toBe(200)
    expect(await robin.thread()).toMatchObject({
      unread: 1,
      waitingFor: 'nobody',
      due: null,
      messages: [{ isNew: false }, { by: { name: support.name, role: 'Support' }, words: 'It is.', isNew: true }],
    })
    expect((await robin.post('my_account', {})).json().data.unreadMessages).toBe(1)
  })

  it('and what is sent twice, at once and by two processes, is one message', async () => {
    const [robin, coach] = [await newPatient(), await staffed('coach')]
    const body = { sending: randomUUID(), words: 'Once' }
    const replies = await Promise.all(
      [app, beside, app, beside].map((process) => robin.post('send_message', body, process)),
    )
    expect(new Set(replies.map((reply) => reply.json().data?.message?.id)).size).toBe(1)
    const answer = { accountId: robin.id, sending: randomUUID(), words: 'And once' }
    await Promise.all([1, 2, 3].map(() => coach.post('desk_send_message', answer)))
    const thread = await robin.thread()
    expect(wordsOf(thread)).toEqual(['Once', 'And once'])
    expect(thread.unread).toBe(1)
    const [row] = await app.database.run((orm) => orm.select().from(threads).where(eq(threads.accountId, robin.id)))
    expect(row).toMatchObject({ unreadByTeam: 1, unreadByPatient: 1 })
  })

  it('and nobody sends or reads for another person', async () => {
    const [robin, other, support] = [await newPatient(), await newPatient(), await staffed('support')]
    const sending = randomUUID()
    await robin.write('For the team alone', sending)
    const stolen = await other.write('Something else', sending)
    expect(stolen.statusCode).toBe(409)
    expect(stolen.body).not.toContain('For the team alone')
    expect((await other.thread()).messages).toEqual([])
    const misused = { accountId: other.id, sending, words: 'Mine' }
    expect((await support.post('desk_send_message', misused)).statusCode).toBe(409)
    expect(wordsOf(await robin.thread())).toEqual(['For the team alone'])
  })

  it('and a blank message, or one to nobody, is refused', async () => {
    const [robin, support] = [await newPatient(), await staffed('support')]
    expect((await robin.write(' \n\t')).statusCode).toBe(422)
    expect((await tells(support, robin, '  ')).statusCode).toBe(422)
    expect((await tells(support, { ...robin, id: randomUUID() }, 'Hello?')).statusCode).toBe(404)
    expect((await support.post('desk_thread', { accountId: randomUUID() })).statusCode).toBe(404)
    expect((await robin.thread()).messages).toEqual([])
  })

  it('and only complete files, their own and meant for it, can be attached', async () => {
    const [robin, other, coach] = [await newPatient(), await newPatient(), await staffed('coach')]
    const file = async (accountId: string, gate: 'message' | 'blood_tests', isWhole = true) => {
      const id = randomUUID()
      const details = sealDetails(app.services.vault, id, { name: 'label.pdf', kind: 'pdf' })
      const completedAt = isWhole ? new Date(now) : null
      await app.database.run((orm) =>
        orm.insert(evidenceFiles).values({ id, accountId, gate, details, size: 1, completedAt }),
      )
      return id
    }
    const wrong = [
      await file(other.id, 'message'),
      await file(robin.id, 'blood_tests'),
      await file(robin.id, 'message', false),
      randomUUID(),
    ]
    const own = await file(robin.id, 'message')
    for (const id of wrong) {
      const refused = await robin.post('send_message', { sending: randomUUID(), words: 'See', fileIds: [own, id] })
      expect(refused.statusCode).toBe(422)
    }
    await robin.post('send_message', { sending: randomUUID(), words: '', fileIds: [own] })
    const shown = { words: '', files: [{ id: own, name: 'label.pdf', kind: 'pdf', size: 1 }], otherFiles: 0 }
    expect(await opens(coach, robin)).toMatchObject({ messages: [shown] })
    // Everyone who writes may read the text; only staff who see records may open a photo.
    expect(await opens(await staffed('support'), robin)).toMatchObject({
      messages: [{ words: '', files: [], otherFiles: 1 }],
    })
  })

  it('and files from the team are sent in pieces, and opened by the recipient alone', async () => {
    const [robin, other] = [await newPatient(), await newPatient()]
    const [support, coach] = [await staffed('support'), await staffed('coach')]
    const look = (by: { cookie: string }, call: 'my_file' | 'desk_file', id: string) =>
      app.server.inject({ url: `/api/${call}?id=${id}`, headers: { cookie: by.cookie } })
    const [id, content] = [randomUUID(), pdfOf(900)]
    const about = { id, accountId: robin.id }
    const begin = { ...about, name: 'Leaflet.pdf', kind: 'application/pdf', size: content.length }
    expect((await support.post('desk_begin_upload', begin)).json().data).toMatchObject({ received: 0 })
    expect((await coach.post('desk_begin_upload', begin)).statusCode).toBe(409)
    const piece = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/desk_upload_piece',
        headers: { cookie: support.cookie, 'content-type': withFilesType },
        payload: Buffer.concat([Buffer.from(`${JSON.stringify({ ...about, position: 0 })}\n`), content]),
      })
    expect((await piece()).json().data).toEqual({ received: content.length })
    expect((await coach.post('desk_finish_upload', about)).statusCode).toBe(404)
    expect((await support.post('desk_finish_upload', about)).statusCode).toBe(200)
    // Not sent yet: its sender still sees it, and nobody else.
    expect((await opens(support, robin)).unsent).toMatchObject([{ id, name: 'Leaflet.pdf' }])
    expect((await opens(coach, robin)).unsent).toEqual([])
    expect((await look(robin, 'my_file', id)).statusCode).toBe(404)
    expect((await look(coach, 'desk_file', id)).statusCode).toBe(404)
    expect((await tells(coach, robin, 'Mine', { fileIds: [id] })).statusCode).toBe(422)
    expect((await tells(support, robin, '', { fileIds: [id] })).statusCode).toBe(200)
    expect((await opens(support, robin)).unsent).toEqual([])
    expect((await robin.thread()).messages).toMatchObject([{ words: '', files: [{ id, name: 'Leaflet.pdf' }] }])
    const opened = await look(robin, 'my_file', id)
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(opened.rawPayload.equals(content)).toBe(true)
    expect((await look(other, 'my_file', id)).statusCode).toBe(404)
    expect((await app.server.inject({ url: `/api/my_file?id=${id}` })).statusCode).toBe(401)
    for (const reader of [support, coach]) expect((await look(reader, 'desk_file', id)).statusCode).toBe(200)
    expect((await looksAt(robin)).slice(-2)).toMatchObject([
      { staffId: support.id, what: 'messages' },
      { staffId: coach.id, what: 'messages' },
    ])
    expect((await support.post('desk_remove_upload', about)).statusCode).toBe(409)
    await eraseUnfinishedUploads(app.database, now + 100 * hourMs)
    expect((await look(robin, 'my_file', id)).statusCode).toBe(200)
  })

  it('and a limit holds for one person, over processes, for an hour', async () => {
    const [robin, other] = [await newPatient(), await newPatient()]
    for (let n = 0; n < threadPolicy.messagesPerHour; n++)
      await robin.post('send_message', { sending: randomUUID(), words: `${n}` }, n % 2 === 0 ? app : beside)
    const tooMany = await robin.write('One more')
    expect(tooMany.statusCode).toBe(429)
    expect((await other.write('I have not written yet')).statusCode).toBe(200)
    now += hourMs + minuteMs
    expect((await robin.write('One more')).statusCode).toBe(200)
  })

  it('and a long conversation is read fifty at a time, backwards', async () => {
    const [robin, coach] = [await newPatient(), await staffed('coach')]
    await app.database.transaction(async (tx) => {
      for (let n = 0; n < 120; n++) {
        const post = { accountId: robin.id, sending: randomUUID(), words: `${n}`, staffId: n % 2 ? coach.id : null }
        await postMessage(tx, app.services.vault, { ...post, now: now + n })
      }
    })
    const read: (string | null)[] = []
    let before: number | undefined
    let hasOlder = true
    while (hasOlder) {
      const page = (await robin.post('my_thread', before ? { before } : {})).json().data
      expect(page.messages.length).toBeLessThanOrEqual(threadPolicy.pageSize)
      read.unshift(...wordsOf(page))
      before = page.messages[0].id
      hasOlder = page.hasOlder
    }
    expect(read).toEqual(Array.from({ length: 120 }, (_, n) => `${n}`))
    const plan = await app.database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_bitmapscan = off`)
      return tx.execute(
        sql`explain select * from thread_messages where account_id = ${robin.id} order by id desc limit 51`,
      )
    })
    expect(JSON.stringify(plan.rows)).toMatch(/Index Scan Backward using thread_messages_account/)
    expect(JSON.stringify(plan.rows)).not.toContain('Sort')
  })
})

describe('whose turn it is', () => {
  const row = async ({ id }: Patient) =>
    (await app.database.run((orm) => orm.select().from(threads).where(eq(threads.accountId, id))))[0]

  it('the deadline of a reply runs from the first unanswered message, in working time', async () => {
    const robin = await newPatient()
    await robin.write('Hello?')
    const due = addWorkingDays(now, 1)
    expect((await row(robin))?.dueAt?.getTime()).toBe(due)
    now += 2 * hourMs
    await robin.write('Hello again?')
    expect((await row(robin))?.dueAt?.getTime()).toBe(due)
    await tells(await staffed('support'), robin, 'Which one do you mean?', { waitingFor: 'patient' })
    expect(await row(robin)).toMatchObject({ waitingFor: 'patient', dueAt: null })
  })

  it('can be ended without a reply, but not over an unread message', async () => {
    const [robin, support] = [await newPatient(), await staffed('support')]
    const { id: seen } = (await robin.write('Thank you!')).json().data.message
    const pass = (upTo: number) =>
      support.post('desk_pass_turn', { accountId: robin.id, waitingFor: 'nobody', seen: upTo })
    await robin.write('Oh, and one thing')
    expect((await pass(seen)).statusCode).toBe(409)
    expect((await row(robin))?.waitingFor).toBe('team')
    expect((await pass((await robin.thread()).messages.at(-1).id)).json().data).toMatchObject({ waitingFor: 'nobody' })
  })

  it('waiting conversations come first by their deadline, then the others, newest first, page by page', async () => {
    const coach = await staffed('coach')
    await app.database.run((orm) => orm.delete(threadMessages))
    await app.database.run((orm) => orm.delete(threads))
    const made: { accountId: string; isWaiting: boolean; n: number }[] = []
    for (let n = 0; n < 110; n++) {
      const { id: accountId } = await newPatient()
      const isWaiting = n % 3 === 0
      const at = new Date(now + n * minuteMs)
      const turn = {
        waitingFor: isWaiting ? 'team' : 'nobody',
        waitingSince: at,
        dueAt: isWaiting ? at : null,
      } as const
      const assignedTo = n % 2 === 0 ? coach.id : null
      await app.database.run((orm) => orm.insert(threads).values({ accountId, ...turn, lastAt: at, assignedTo }))
      made.push({ accountId, isWaiting, n })
    }
    const expected = [
      ...made.filter(({ isWaiting }) => isWaiting),
      ...made.filter(({ isWaiting }) => !isWaiting).reverse(),
    ]
    const pages = async (list: 'all' | 'mine') => {
      const found: string[] = []
      let after: CallBody<'desk_threads'>['after']
      do {
        const page = (await coach.post('desk_threads', { list, ...(after ? { after } : {}) })).json().data
        found.push(...page.rows.map(({ accountId }: { accountId: string }) => accountId))
        expect(page.waiting).toBe(37)
        after = page.next ?? undefined
      } while (after)
      return found
    }
    expect(await pages('all')).toEqual(expected.map(({ accountId }) => accountId))
    expect(await pages('mine')).toEqual(expected.filter(({ n }) => n % 2 === 0).map(({ accountId }) => accountId))
  })

  it('goes to the first of two who take it at once, and the second is shown who has it', async () => {
    const [robin, coach, support] = [await newPatient(), await staffed('coach'), await staffed('support')]
    await robin.write('Hello?')
    const take = (by: typeof coach) => by.post('desk_assign_thread', { accountId: robin.id, isMine: true, seen: null })
    const replies = await Promise.all([take(coach), take(support)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const winner = replies[0]?.statusCode === 200 ? coach : support
    const refused = replies.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().message).toBe(`${winner.name} has taken this conversation.`)
    // Sent again by whoever has it, it is theirs.
    expect((await take(winner)).statusCode).toBe(200)
  })

  it('is told with who has taken it', async () => {
    const [robin, coach, support] = [await newPatient(), await staffed('coach'), await staffed('support')]
    await robin.write('Hello?')
    await coach.post('desk_assign_thread', { accountId: robin.id, isMine: true })
    expect((await opens(support, robin)).assignedTo).toEqual({ id: coach.id, name: coach.name, isMe: false })
    await support.post('desk_assign_thread', { accountId: robin.id, isMine: false })
    expect((await opens(coach, robin)).assignedTo).toBeNull()
  })
})

describe('what a reply does', () => {
  it('the case that waited for it is ready for the prescriber who asked, once', async () => {
    const [robin, prescriber] = [await newPatient(), await staffed('prescriber')]
    const caseId = await askedAbout(robin, prescriber.id)
    await tells(prescriber, robin, 'Do you take other medicines?', { caseId, waitingFor: 'patient' })
    now += hourMs
    const sending = randomUUID()
    await Promise.all([app, beside].map((at) => robin.post('send_message', { sending, words: 'None' }, at)))
    const found = await caseNow(caseId)
    expect(found).toMatchObject({ state: 'ready', keptFor: prescriber.id })
    expect(found?.keptUntil?.getTime()).toBeGreaterThan(now)
    expect(found?.dueAt?.getTime()).toBe(addWorkingDays(now, 1))
    const story = await app.database.run((orm) =>
      orm.select().from(caseEvents).where(eq(caseEvents.caseId, caseId)).orderBy(caseEvents.id),
    )
    expect(story.map(({ by, what }) => [by, what]).slice(2)).toEqual([
      ['staff', 'asked'],
      ['patient', 'replied'],
    ])
  })

  it('the first reply to our message is two-way contact, once for a case', async () => {
    const [robin, prescriber] = [await newPatient(), await staffed('prescriber')]
    await askedAbout(robin, prescriber.id)
    await robin.write('Nobody has written to me yet')
    expect(await contactsOf(robin)).toEqual([])
    await tells(prescriber, robin, 'Good morning')
    await robin.write('Good morning')
    await robin.write('And thank you')
    expect(await contactsOf(robin)).toMatchObject([
      { gate: 'two_way_contact', isPassed: true, how: 'patient', staffId: null },
    ])
  })

  it('at the same moment as a question leaves nobody waiting', async () => {
    const [robin, prescriber] = [await newPatient(), await staffed('prescriber')]
    const caseId = await askedAbout(robin, prescriber.id)
    const asks = () =>
      app.database.transaction(async (tx) => {
        const found = await lockCase(tx, caseId)
        const post = { accountId: robin.id, sending: randomUUID(), words: 'And?', staffId: prescriber.id, caseId }
        if (found) await postMessage(tx, app.services.vault, { ...post, now })
      })
    const replies = await Promise.all([robin.write('One'), asks(), robin.write('Two'), asks()])
    expect(replies.flatMap((reply) => reply?.statusCode ?? [])).toEqual([200, 200])
    expect((await caseNow(caseId))?.state).toBe('ready')
  })
})

describe('messages about treatment', () => {
  it('are shown to staff who see records; others see only that there is one', async () => {
    const [robin, prescriber, support] = [await newPatient(), await staffed('prescriber'), await staffed('support')]
    const caseId = await askedAbout(robin, prescriber.id)
    await tells(support, robin, 'Your parcel is on its way')
    await tells(prescriber, robin, 'Have you had pancreatitis?', { caseId, waitingFor: 'patient' })
    await robin.write('Once, years ago')
    await robin.write('When does the parcel come?')
    const seen = await opens(support, robin)
    expect(wordsOf(seen)).toEqual(['Your parcel is on its way', null, null, 'When does the parcel come?'])
    expect(seen.cases).toEqual([])
    expect(JSON.stringify(seen)).not.toContain(caseId)
    expect(wordsOf(await opens(prescriber, robin))).toEqual([
      'Your parcel is on its way',
      'Have you had pancreatitis?',
      'Once, years ago',
      'When does the parcel come?',
    ])
    expect((await opens(prescriber, robin)).cases).toMatchObject([{ id: caseId }])
    expect(wordsOf(await robin.thread())).toContain('Have you had pancreatitis?')
  })

  it('are not written by support, nor under another patient’s case', async () => {
    const [robin, other] = [await newPatient(), await newPatient()]
    const [prescriber, support] = [await staffed('prescriber'), await staffed('support')]
    const caseId = await askedAbout(other, prescriber.id)
    expect((await tells(support, other, 'Stop taking it', { caseId })).statusCode).toBe(422)
    expect((await tells(prescriber, robin, 'About another', { caseId })).statusCode).toBe(404)
    expect((await robin.thread()).messages).toEqual([])
  })
})

describe('reading', () => {
  it('counts up to the last message shown, and not what came meanwhile', async () => {
    const [robin, support] = [await newPatient(), await staffed('support')]
    await tells(support, robin, 'One')
    const { id: upTo } = (await robin.thread()).messages[0]
    await tells(support, robin, 'Two')
    expect((await robin.post('mark_thread_read', { upTo })).json().data).toEqual({ unread: 1 })
    expect((await robin.thread()).messages.map(({ isNew }: { isNew: boolean }) => isNew)).toEqual([false, true])
    await robin.post('mark_thread_read', { upTo: upTo + 1_000 })
    expect((await robin.post('my_account', {})).json().data.unreadMessages).toBe(0)
    expect((await opens(support, robin)).messages).toMatchObject([{ isRead: true }, { isRead: true }])
  })

  it('by the team is counted too', async () => {
    const [robin, support] = [await newPatient(), await staffed('support')]
    await robin.write('One')
    const { id: upTo } = (await opens(support, robin)).messages[0]
    await robin.write('Two')
    expect((await support.post('desk_mark_read', { accountId: robin.id, upTo })).json().data).toEqual({ unread: 1 })
  })

  it('is announced by email without its content, once an hour until it is read', async () => {
    const [robin, support] = [await newPatient(), await staffed('support')]
    await tells(support, robin, 'Something private')
    await tells(support, robin, 'And more')
    const [first, ...others] = await noticesTo(robin)
    expect(others).toEqual([])
    expect(first?.text).toContain('/account/messages')
    expect(`${first?.subject} ${first?.text}`).not.toMatch(/private|Robin|weight|medic|Mounjaro/i)
    const { id: upTo } = (await robin.thread()).messages.at(-1)
    await robin.post('mark_thread_read', { upTo })
    await tells(support, robin, 'Something new')
    expect(await noticesTo(robin)).toHaveLength(2)
    await tells(support, robin, 'Not read yet')
    now += hourMs + minuteMs
    await tells(await staffed('support'), robin, 'An hour later')
    expect(await noticesTo(robin)).toHaveLength(3)
    expect(app.logged()).not.toContain('Something private')
  })
})

describe('a draft', () => {
  const subject = `thread/${randomUUID()}`

  it('is restored for its author alone, and gone when it is sent or empty', async () => {
    const [robin, coach, support] = [await newPatient(), await staffed('coach'), await staffed('support')]
    const own = `thread/${robin.id}`
    await coach.post('desk_keep_draft', { subject: own, body: 'Half a sen' })
    expect((await opens(coach, robin)).draft).toBe('Half a sen')
    expect((await opens(support, robin)).draft).toBe('')
    expect((await support.post('desk_draft', { subject: own })).json().data).toEqual({ words: '' })
    await tells(coach, robin, 'Half a sentence')
    expect((await opens(coach, robin)).draft).toBe('')
    await coach.post('desk_keep_draft', { subject, body: 'x' })
    await coach.post('desk_keep_draft', { subject, body: '' })
    expect((await coach.post('desk_draft', { subject })).json().data).toEqual({ words: '' })
  })

  it('belongs to something that exists', async () => {
    const coach = await staffed('coach')
    for (const wrong of ['thread', 'thread/1', `other/${randomUUID()}`, `${subject}/../x`])
      expect((await coach.post('desk_draft', { subject: wrong })).statusCode).toBe(400)
  })
})

describe('access to a conversation', () => {
  it('is logged every time, and shown to the patient', async () => {
    const [robin, support, prescriber] = [await newPatient(), await staffed('support'), await staffed('prescriber')]
    await support.post('desk_threads', {})
    expect(await looksAt(robin)).toEqual([])
    await opens(support, robin)
    now += minuteMs
    await opens(prescriber, robin)
    await prescriber.post('desk_thread', { accountId: robin.id, before: 1 })
    expect(await looksAt(robin)).toMatchObject([
      { staffId: support.id, what: 'messages', why: 'message' },
      { staffId: prescriber.id, what: 'messages' },
      { staffId: prescriber.id, what: 'messages' },
    ])
    const { looks, next } = (await robin.post('who_looked', {})).json().data
    expect(next).toBeNull()
    expect(looks).toHaveLength(3)
    expect(looks.at(-1)).toMatchObject({ by: { name: support.name, role: 'Support' }, what: 'messages' })
  })

  it('of a list with previews is written down once a day, and of one without is not', async () => {
    const [robin, support, prescriber] = [await newPatient(), await staffed('support'), await staffed('prescriber')]
    await robin.write('otter-words about my week')
    const listed = async (by: typeof support, previews: boolean) => {
      const reply = await by.post('desk_threads', { previews })
      return reply.json().data.rows.find((row: { accountId: string }) => row.accountId === robin.id)?.preview
    }
    expect(await listed(support, false)).toBeNull()
    const before = (await looksAt(robin)).filter(({ what }) => what === 'messages')
    expect(before).toEqual([])
    const words = 'otter-words about my week'
    expect(await listed(support, true)).toEqual({ from: 'patient', words, files: 0 })
    await listed(support, true)
    expect((await looksAt(robin)).filter(({ what }) => what === 'messages')).toMatchObject([
      { staffId: support.id, why: 'message' },
    ])
    expect(await listed(prescriber, true)).toMatchObject({ words })
    expect((await looksAt(robin)).filter(({ what }) => what === 'messages')).toHaveLength(2)
  })

  it('nobody reads a conversation whose access cannot be logged', async () => {
    const [robin, support] = [await newPatient(), await staffed('support')]
    await robin.write('Not to be seen')
    await app.asOwner('alter table access_log add constraint full_up check (false) not valid')
    const refused = await support.post('desk_thread', { accountId: robin.id })
    await app.asOwner('alter table access_log drop constraint full_up')
    expect(refused.statusCode).toBe(500)
    expect(refused.body).not.toContain('Not to be seen')
  })

  it('cannot be changed, deleted or emptied', async () => {
    const [robin, support] = [await newPatient(), await staffed('support')]
    await opens(support, robin)
    for (const statement of ['update access_log set why = $$case$$', 'delete from access_log', 'truncate access_log'])
      await expect(app.database.run((orm) => orm.execute(sql.raw(statement)))).rejects.toThrow()
    expect(await looksAt(robin)).toHaveLength(1)
  })

  it('log is read by permitted staff, by colleague, patient and day, and that is logged too', async () => {
    const [support, auditor, buyer] = [await staffed('support'), await staffed('auditor'), await newCustomer(app)]
    const [order] = await app.database.run((orm) => orm.select().from(orders).where(eq(orders.id, buyer.orderId)))
    const robin = asPatient({ email: buyer.email, ...(await signedIn(app, order?.accountId ?? '')) })
    await opens(support, robin)
    const read = async (body: CallBody<'desk_access_log'>) => (await auditor.post('desk_access_log', body)).json().data
    const all = await read({})
    expect(all.looks[0]).toMatchObject({ by: { id: support.id }, accountId: robin.id })
    expect(all.colleagues.map(({ id }: { id: string }) => id)).toContain(support.id)
    for (const person of [robin.id, (order?.reference ?? '').toLowerCase()]) {
      const { looks } = await read({ person })
      expect(looks.every(({ accountId }: { accountId: string }) => accountId === robin.id)).toBe(true)
    }
    expect((await read({ staffId: support.id })).looks).toHaveLength(1)
    expect((await read({ staffId: support.id, to: '2026-01-01' })).looks).toEqual([])
    expect((await auditor.post('desk_access_log', { person: 'LW-NOBODY' })).statusCode).toBe(404)
    expect((await looksAt(robin)).at(-1)).toMatchObject({ staffId: auditor.id, what: 'access log', why: 'audit' })
  })

  it('log is read page by page, and others see their own entries alone', async () => {
    const [robin, coach, support] = [await newPatient(), await staffed('coach'), await staffed('support')]
    for (let n = 0; n < 60; n++) await opens(n % 6 === 0 ? coach : support, robin)
    const first = (await robin.post('who_looked', {})).json().data
    const second = (await robin.post('who_looked', { after: first.next })).json().data
    expect([first.looks.length, second.looks.length, second.next]).toEqual([50, 10, null])
    const own = (await coach.post('desk_my_access_log', {})).json().data
    expect(own.looks).toHaveLength(10)
    expect((await coach.post('desk_access_log', {})).statusCode).toBe(403)
    expect((await support.post('desk_my_access_log', {})).statusCode).toBe(403)
  })
})
