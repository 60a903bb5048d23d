import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withFilesType } from '#contract/with-files.ts'
import { openContent } from '../platform/outbox/message-rows.ts'
import { messages } from '../platform/outbox/tables.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { newCustomer } from '../testing/test-browser.ts'
import { bodyWith, goodFiles, goodRequest, sendRequest } from '../testing/test-contact.ts'
import { willingBotCheck } from '../testing/test-gateways.ts'
import { newStaff } from '../testing/test-staff.ts'
import { attachmentsOf } from './contact-files.ts'

const monday = Date.parse('2026-03-02T10:00:00Z')
let clock = monday
let app: TestApp
let support: Awaited<ReturnType<typeof newStaff>>
let coach: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
  support = await newStaff(app, 'support')
  coach = await newStaff(app, 'coach')
})
beforeEach(() => {
  clock = monday
})
afterAll(() => app.close())

const rows = async <Row extends Record<string, unknown>>(text: string) =>
  (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows as Row[]

async function newRequest(more: object = {}, files: Parameters<typeof sendRequest>[2] = []) {
  const email = `sam-${randomUUID()}@ferncliff.example`
  const reply = await sendRequest(app, { ...goodRequest(), email, ...more }, files)
  expect(reply.statusCode, reply.body).toBe(200)
  const { reference } = reply.json().data as { reference: string }
  const [found] = await rows<{ id: string }>(`select id from contact_requests where reference = '${reference}'`)
  return { id: found?.id ?? '', reference, email }
}

const open = async (id: string, who = support) => (await who.post('desk_request', { id })).json().data
const listed = async (list: 'waiting' | 'mine' | 'answered' | 'closed', who = support) =>
  (await who.post('desk_requests', { list })).json().data.rows as { id: string }[]
const isIn = async (list: Parameters<typeof listed>[0], id: string, who = support) =>
  (await listed(list, who)).some((row) => row.id === id)
const answer = (id: string, words: string, more: object = {}) => ({
  id,
  sending: randomUUID() as string,
  words,
  ...more,
})
/** As stored until they are sent, in order. */
const emailsIn = async () => {
  const kept = await app.database.run((orm) => orm.select().from(messages).orderBy(messages.createdAt))
  return kept.map((row) => openContent(app.services.vault, row))
}
const sentTo = async (email: string) =>
  ((await app.post('dev_outbox', {})).json().data.messages as { to: string; subject: string; text: string }[]).filter(
    ({ to }) => to === email,
  )

describe('the inbox', () => {
  it('lists waiting enquiries by deadline, with a reference and no text', async () => {
    const { id, reference } = await newRequest()
    const row = (await listed('waiting')).find((one) => one.id === id)
    expect(row).toMatchObject({
      reference,
      reason: 'An order or a delivery',
      state: 'waiting',
      clock: { due: '2026-03-03T10:00:00.000Z' },
      assignedTo: null,
      isLinked: false,
    })
    expect(JSON.stringify(row)).not.toMatch(/ferncliff|parcel|Tuesday/)
  })

  it('shows text and files when opened, and logs that each time', async () => {
    const { id, email } = await newRequest({}, [goodFiles.pdf, goodFiles.text])
    const looks = async () => (await rows(`select id from access_log where staff_id = '${support.id}'`)).length
    const before = await looks()
    const { subject, email: shown, messages } = await open(id)
    expect([subject, shown]).toEqual(['Where is my parcel?', email])
    expect(messages).toMatchObject([{ by: null, files: [{ name: 'letter.pdf' }, { name: 'notes.txt' }] }])
    const url = (file: string) => `/api/desk_request_file?id=${file}`
    const get = (file: string, cookie: string) =>
      app.server.inject({ method: 'GET', url: url(file), headers: { cookie } })
    const [pdf] = messages[0].files
    const got = await get(pdf.id, support.cookie)
    expect([got.statusCode, got.headers['content-type'], got.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(got.rawPayload.equals(goodFiles.pdf.bytes)).toBe(true)
    expect(await looks()).toBe(before + 2)
    const auditor = await newStaff(app, 'auditor')
    expect((await get(pdf.id, auditor.cookie)).statusCode).toBe(403)
    expect((await get(pdf.id, '')).statusCode).toBe(401)
    expect((await get(randomUUID(), support.cookie)).statusCode).toBe(404)
    expect((await auditor.post('desk_request', { id })).statusCode).toBe(403)
  })

  const answerWith = (given: object, files: Parameters<typeof bodyWith>[1], who = support) =>
    app.server.inject({
      method: 'POST',
      url: '/api/desk_reply_request',
      headers: { 'content-type': withFilesType, cookie: who.cookie },
      payload: bodyWith(given, files),
    })

  it('is answered with files, which are attached to the email and shown with the text, once', async () => {
    const { id, email } = await newRequest()
    const reply = answer(id, 'Here is the form.')
    for (let times = 0; times < 2; times++)
      expect((await answerWith(reply, [goodFiles.pdf, goodFiles.text])).statusCode).toBe(200)
    const letters = (await emailsIn()).filter(({ to, text }) => to === email && text.includes('Here is the form.'))
    expect(letters).toMatchObject([{ text: expect.stringContaining('Two files are attached.') }])
    const attached = await attachmentsOf(app.database, app.services.vault, letters[0]?.fileIds ?? [])
    expect(attached.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['letter.pdf', 'application/pdf'],
      ['notes.txt', 'text/plain'],
    ])
    expect((await buffer(attached[0]?.content as Readable)).equals(goodFiles.pdf.bytes)).toBe(true)
    const { messages } = await open(id)
    expect(messages).toMatchObject([
      { files: [] },
      { words: 'Here is the form.', files: [{ name: 'letter.pdf' }, { name: 'notes.txt' }] },
    ])
    const [pdf] = messages[1].files
    const got = await app.server.inject({
      method: 'GET',
      url: `/api/desk_request_file?id=${pdf.id}`,
      headers: { cookie: coach.cookie },
    })
    expect(got.rawPayload.equals(goodFiles.pdf.bytes)).toBe(true)
  })

  it('sends several emails if one has no room, and only the first has the text', async () => {
    const { id, email } = await newRequest()
    const large = (name: string) => {
      const bytes = Buffer.alloc(6 * 1024 * 1024, 0x20)
      goodFiles.pdf.bytes.copy(bytes)
      bytes.write('%%EOF\n', bytes.length - 6)
      return { name, type: 'application/pdf', bytes }
    }
    expect((await answerWith(answer(id, 'Two of them.'), [large('a.pdf'), large('b.pdf')])).statusCode).toBe(200)
    // Written in one moment, they have no order.
    const letters = (await emailsIn())
      .filter(({ to, fileIds = [] }) => to === email && fileIds.length > 0)
      .toSorted((one, other) => String(one.subject).length - String(other.subject).length)
    expect(letters).toMatchObject([
      {
        subject: expect.not.stringContaining('more'),
        text: expect.stringMatching(/Two of them\.[\s\S]*We’ll send the other files/),
      },
      { subject: expect.stringContaining('more files'), text: expect.not.stringContaining('Two of them.') },
    ])
  })

  it('accepts no reply with a false type, too large, too many, or from staff without the right', async () => {
    const { id, email } = await newRequest()
    const lie = { ...goodFiles.pdf, name: 'photo.png', type: 'image/png' }
    const program = { ...goodFiles.text, name: 'tool.exe', type: '' }
    for (const files of [[lie], [program], Array.from({ length: 6 }, () => goodFiles.pdf)]) {
      const reply = await answerWith(answer(id, 'Not this.'), files)
      expect([reply.statusCode, reply.json().data.fields[0].field]).toEqual([400, 'files'])
    }
    const auditor = await newStaff(app, 'auditor')
    expect((await answerWith(answer(id, 'Not this.'), [goodFiles.pdf], auditor)).statusCode).toBe(403)
    expect((await answerWith(answer(id, '  '), [goodFiles.pdf])).statusCode).toBe(422)
    expect((await open(id)).messages).toHaveLength(1)
    expect((await sentTo(email)).filter(({ text }) => text.includes('Not this.'))).toEqual([])
  })

  it('is answered by email with the reference and the way to write back, once, and assigned to its author', async () => {
    const { id, reference, email } = await newRequest()
    const reply = answer(id, 'It left this morning.')
    for (let times = 0; times < 2; times++)
      expect((await support.post('desk_reply_request', reply)).statusCode).toBe(200)
    const letters = (await sentTo(email)).filter(({ text }) => text.includes('It left this morning.'))
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toBe(`Your request ${reference}`)
    expect(letters[0]?.text).toContain(`/contact-us?about=${reference}`)
    expect(letters[0]?.text).not.toContain('Tuesday')
    const shown = await open(id)
    expect(shown).toMatchObject({ state: 'answered', clock: null, assignedTo: { isMe: true } })
    expect(shown.messages).toMatchObject([{ by: null }, { by: { name: support.name }, words: 'It left this morning.' }])
    expect([await isIn('waiting', id), await isIn('mine', id), await isIn('answered', id)]).toEqual([false, true, true])
    expect(await isIn('mine', id, coach)).toBe(false)
    expect((await support.post('desk_reply_request', answer(id, '  '))).statusCode).toBe(422)
  })

  it('accepts replies by the reference and the address together, and reopens a closed enquiry', async () => {
    const { id, reference, email } = await newRequest()
    await support.post('desk_reply_request', answer(id, 'It has arrived, I hope?', { closes: true }))
    expect(await isIn('closed', id)).toBe(true)
    clock += 60_000
    const again = { ...goodRequest(), email: email.toUpperCase(), about: reference.toLowerCase(), description: 'No.' }
    for (let times = 0; times < 2; times++) {
      const back = await sendRequest(app, again, [goodFiles.png])
      expect(back.json().data.reference).toBe(reference)
    }
    const shown = await open(id)
    expect(shown.state).toBe('waiting')
    expect(shown.messages.map(({ words }: { words: string }) => words)).toEqual([
      goodRequest().description,
      'It has arrived, I hope?',
      'No.',
    ])
    expect(shown.messages[2].files).toMatchObject([{ name: 'screen.png' }])
    // A stranger who has seen the reference begins a new enquiry, and learns nothing.
    const stranger = { ...goodRequest(), email: 'stranger@ferncliff.example', about: reference }
    expect((await sendRequest(app, stranger)).json().data.reference).not.toBe(reference)
    expect((await open(id)).messages).toHaveLength(3)
  })

  it('keeps the reason and subject that are given with a reply, where they are other than before', async () => {
    const { id, reference, email } = await newRequest()
    const back = { ...goodRequest(), email, about: reference, description: 'Nobody called me.' }
    await sendRequest(app, { ...back, subject: 'Third time' })
    await sendRequest(app, { ...back, id: randomUUID(), reason: 'complaint', subject: 'Third time' })
    expect((await open(id)).messages.slice(1).map(({ words }: { words: string }) => words)).toEqual([
      'Third time\n\nNobody called me.',
      'A complaint: Third time\n\nNobody called me.',
    ])
  })

  it('is assigned, unassigned, closed and reopened, each with a name; an invalid change is refused', async () => {
    const { id } = await newRequest()
    await support.post('desk_assign_request', { id, isMine: true })
    expect((await open(id, coach)).assignedTo).toMatchObject({ name: support.name, isMe: false })
    await coach.post('desk_assign_request', { id, isMine: false })
    expect((await support.post('desk_move_request', { id, move: 'reopen' })).statusCode).toBe(409)
    expect((await support.post('desk_move_request', { id, move: 'close' })).json().data.state).toBe('closed')
    expect((await support.post('desk_move_request', { id, move: 'close' })).statusCode).toBe(409)
    expect((await coach.post('desk_move_request', { id, move: 'reopen' })).json().data.state).toBe('waiting')
    const { history } = await open(id)
    expect(history.map(({ what, by }: { what: string; by: string }) => `${what}: ${by}`)).toEqual([
      `Reopened: ${coach.name}`,
      `Closed: ${support.name}`,
      `Unassigned: ${coach.name}`,
      `Assigned: ${support.name}`,
    ])
    expect((await support.post('desk_request', { id: randomUUID() })).statusCode).toBe(404)
    await expect(rows('delete from contact_events')).rejects.toThrow()
  })

  it('linked to a patient it is on their record, and they can see accesses to it', async () => {
    const { email: theirs } = await newCustomer(app)
    const { people } = (await support.post('desk_search', { typed: theirs })).json().data
    const { accountId } = people[0]
    const { id, reference } = await newRequest()
    expect((await support.post('desk_link_request', { id, accountId: randomUUID() })).statusCode).toBe(404)
    await support.post('desk_link_request', { id, accountId })
    expect((await open(id)).patient).toMatchObject({ accountId, name: 'Robin Ferncliff' })
    const { requests } = (await support.post('desk_person', { id: accountId })).json().data
    expect(requests).toMatchObject([{ id, reference, state: 'waiting' }])
    expect(
      await rows(`select id from access_log where account_id = '${accountId}' and what = 'messages'`),
    ).toHaveLength(1)
    await support.post('desk_link_request', { id, accountId: null })
    expect((await support.post('desk_person', { id: accountId })).json().data.requests).toEqual([])
  })

  it('shows in the operations inbox when its deadline has passed', async () => {
    const { id } = await newRequest()
    const onWatch = async () =>
      (await coach.post('desk_watch', {})).json().data.rows.find((row: { id: string }) => row.id === `request/${id}`)
    expect(await onWatch()).toBeUndefined()
    await rows(`update contact_requests set due_at = '2026-03-02T09:59:00Z' where id = '${id}'`)
    expect(await onWatch()).toMatchObject({ to: `/desk/contact?id=${id}` })
  })

  it('continues after fifty, in both orders, with none left out and none twice', async () => {
    for (let n = 0; n < 52; n++) {
      clock += 1_000
      await newRequest()
    }
    for (const list of ['waiting', 'closed'] as const) {
      if (list === 'closed') await rows(`update contact_requests set state = 'closed'`)
      const first = (await support.post('desk_requests', { list })).json().data
      const second = (await support.post('desk_requests', { list, after: first.next })).json().data
      const ids = [...first.rows, ...second.rows].map(({ id }: { id: string }) => id)
      const [{ n } = { n: 0 }] = await rows<{ n: number }>(
        `select count(*)::int as n from contact_requests where state = '${list}'`,
      )
      expect([first.rows.length, new Set(ids).size, ids.length]).toEqual([50, n, n])
    }
  })
})
