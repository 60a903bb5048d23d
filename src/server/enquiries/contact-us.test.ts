import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { largestAttachment } from '#domain/enquiries/attachments.ts'
import type { Email, Mail } from '../platform/gateways/mail/mail.ts'
import { startTestApp } from '../testing/test-app.ts'
import { bodyWith, goodFiles, goodRequest, sendBytes, sendRequest } from '../testing/test-contact.ts'
import { testGateways } from '../testing/test-gateways.ts'
import { newStaff } from '../testing/test-staff.ts'
import { eraseOldRequests } from './erase-requests.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: testGateways })
})
afterAll(() => app.close())

const run = async (statement: string, at = app) => (await at.database.run((orm) => orm.execute(statement))).rows

/** The number of rows in every table. */
const stored = async (at = app) =>
  (
    await run(
      `select (select count(*)::int from contact_requests) as requests, (select count(*)::int from contact_files) as files,
        (select count(*)::int from contact_file_pieces) as pieces, (select count(*)::int from messages) as messages`,
      at,
    )
  )[0]

const messagesAbout = async (reference: string, at = app) => {
  const { messages } = (await at.post('dev_outbox', {})).json().data
  return (messages as { to: string; subject: string; text: string }[]).filter(({ subject }) =>
    subject?.includes(reference),
  )
}

const fileProblem = (message: string) => ({ code: 400, data: { fields: [{ field: 'files', message }] } })

describe('a request to support', () => {
  it('ST-03 R-13 is stored with all its files, and answered with a reference like those of orders', async () => {
    const before = await stored()
    const reply = await sendRequest(app, goodRequest(), Object.values(goodFiles))
    expect(reply.json()).toEqual({
      code: 200,
      data: { reference: expect.stringMatching(/^LWC-[2-9B-Z]{8}$/) },
      message: 'OK',
    })
    expect(await stored()).toEqual({
      requests: Number(before?.requests) + 1,
      files: Number(before?.files) + 5,
      pieces: Number(before?.pieces) + 5,
      messages: Number(before?.messages) + 2,
    })
  })

  it('R-13 needs no files, and then JSON alone will do', async () => {
    const reply = await app.post('contact_us', { ...goodRequest(), files: [] })
    expect(reply.statusCode).toBe(200)
  })

  it('S-20 R-13 support is told that an enquiry is in the inbox and nothing of it, the sender the reference', async () => {
    const request = { ...goodRequest(), email: 'robin@ferncliff.example' }
    const { reference } = (await sendRequest(app, request, [goodFiles.pdf, goodFiles.text])).json().data
    const [row] = await run(`select id from contact_requests where reference = '${reference}'`)
    const told = async () => (await messagesAbout(reference)).filter(({ to }) => to === 'hello@larkwell.example')
    const [first] = await told()
    expect(first).toMatchObject({ subject: `New enquiry ${reference}` })
    expect(first?.text).toContain('An order or a delivery')
    expect(first?.text).toContain(`/desk/contact?id=${row?.id}`)
    const [second] = (await messagesAbout(reference)).filter(({ to }) => to === request.email)
    expect(second).toMatchObject({ subject: `We have your request ${reference}` })
    expect(second?.text).not.toMatch(/parcel|Tuesday/)

    const more = { ...request, id: randomUUID(), about: reference, description: 'It has still not come.' }
    expect((await sendRequest(app, more, [goodFiles.png])).json().data.reference).toBe(reference)
    const all = await told()
    expect(all.map(({ subject }) => subject).toSorted()).toEqual([
      `New enquiry ${reference}`,
      `New message on enquiry ${reference}`,
    ])
    for (const secret of ['robin', 'ferncliff', 'parcel', 'Tuesday', 'still not', 'letter', 'notes.txt', 'screen.png'])
      expect(JSON.stringify(all)).not.toContain(secret)
  })

  it('R-2 R-13 text, names and bytes are sealed in storage, and nothing of them is logged', async () => {
    const request = { ...goodRequest(), subject: 'otter-subject', description: 'otter-description' }
    const file = { ...goodFiles.text, name: 'otter-name.txt', bytes: Buffer.from('otter-bytes') }
    await sendRequest(app, request, [file])
    const kept = JSON.stringify([
      await run(`select encode(content, 'escape') as c from contact_requests`),
      await run(`select encode(details, 'escape') as d from contact_files`),
      await run(`select encode(content, 'escape') as c from contact_file_pieces`),
      await run(`select encode(content, 'escape') as c from messages`),
    ])
    expect(kept).not.toContain('otter')
    expect(kept).not.toContain('ferncliff')
    expect(app.logged()).not.toMatch(/otter|ferncliff|parcel/)
  })

  it('R-13 sent again with the same id it is one enquiry, one reference and one set of emails', async () => {
    const request = goodRequest()
    const before = await stored()
    const replies = await Promise.all(Array.from({ length: 2 }, () => sendRequest(app, request, [goodFiles.png])))
    const later = await sendRequest(app, request, [goodFiles.png])
    const references = [...replies, later].map((reply) => reply.json().data?.reference)
    expect(references[0]).toMatch(/^LWC-/)
    expect(new Set(references).size).toBe(1)
    expect(await stored()).toMatchObject({
      requests: Number(before?.requests) + 1,
      files: Number(before?.files) + 1,
      messages: Number(before?.messages) + 2,
    })
  })

  it('B-7 nobody gets more than five confirmations in an hour, however often and from where their address is typed', async () => {
    const beside = await startTestApp({ gateways: testGateways, beside: app })
    onTestFinished(() => beside.close())
    const email = `filled-${randomUUID()}@ferncliff.example`
    for (let n = 0; n < 8; n++) {
      const reply = await sendRequest(n % 2 ? app : beside, { ...goodRequest(), email })
      expect(reply.statusCode).toBe(200)
    }
    const { messages } = (await app.post('dev_outbox', {})).json().data
    expect(messages.filter(({ to }: { to: string }) => to === email)).toHaveLength(5)
  })
})

describe('a refused enquiry stores nothing', () => {
  const missing = {
    email: 'Enter your email address',
    reason: 'Choose what it is about',
    subject: 'Enter a subject',
    description: 'Enter a description',
  }

  it('ST-03 every missing field is named at once', async () => {
    const before = await stored()
    const request = { ...goodRequest(), email: ' ', reason: '', subject: '', description: '\n' }
    const reply = await sendRequest(app, request, [goodFiles.pdf])
    expect(reply.statusCode).toBe(400)
    expect(reply.json().data.fields).toEqual(Object.entries(missing).map(([field, message]) => ({ field, message })))
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['email', 'sam', 'Enter an email address in the correct format, like name@example.com'],
    [
      'email',
      'sam@ferncliff.example\nBcc: all@ferncliff.example',
      'Enter an email address in the correct format, like name@example.com',
    ],
    ['reason', 'weather', 'Choose what it is about'],
    ['subject', 'a'.repeat(151), 'Subject must be 150 characters or fewer'],
    ['subject', 'one\r\nBcc: all@ferncliff.example', 'Subject must be one line of text'],
    ['description', 'a'.repeat(10_001), 'Description must be 10,000 characters or fewer'],
    ['description', 'bell \u0007', 'Remove the characters that are not text'],
    ['description', 'nul \0', 'This text has characters that cannot be stored.'],
    ['description', '\ud83d', 'This text has characters that cannot be stored.'],
    ['id', 'mine', 'Invalid UUID'],
  ])('ST-03 a bad %s, %j, is named', async (field, value, message) => {
    const before = await stored()
    const reply = await sendRequest(app, { ...goodRequest(), [field]: value })
    expect(reply.json()).toMatchObject({ code: 400, data: { fields: [{ field, message }] } })
    expect(await stored()).toEqual(before)
  })

  const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 0x90)])
  const inside = (name: string, kind: string) =>
    `“${name}” is called ${kind}, but is something else inside. Save it again as ${kind}, or choose another file`
  const cases: [string, { name: string; type: string; bytes: Buffer }, string][] = [
    [
      'a program',
      { name: 'setup.exe', type: '', bytes: exe },
      '“setup.exe” is not a PDF, PNG, JPEG, HEIC or plain text file. Choose another file',
    ],
    [
      'a program that is called a PDF',
      { name: 'setup.pdf', type: 'application/pdf', bytes: exe },
      inside('setup.pdf', 'a PDF'),
    ],
    [
      'a program that is called text',
      { name: 'setup.txt', type: 'text/plain', bytes: exe },
      inside('setup.txt', 'plain text'),
    ],
    [
      'a PDF that is called text',
      { ...goodFiles.pdf, name: 'letter.txt', type: '' },
      inside('letter.txt', 'plain text'),
    ],
    [
      'a JPEG that is called a PNG',
      { ...goodFiles.jpeg, name: 'photo.png', type: 'image/png' },
      inside('photo.png', 'a PNG'),
    ],
    ['text that is called a HEIC', { ...goodFiles.text, name: 'photo.heic', type: '' }, inside('photo.heic', 'a HEIC')],
    [
      'an AVIF that is called a HEIC',
      { name: 'a.heic', type: '', bytes: Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1avif') },
      inside('a.heic', 'a HEIC'),
    ],
    ['text with a NUL', { ...goodFiles.text, bytes: Buffer.from('a\0b') }, inside('notes.txt', 'plain text')],
    ['text with an escape', { ...goodFiles.text, bytes: Buffer.from('a\x1b[31m') }, inside('notes.txt', 'plain text')],
    [
      'text that is not UTF-8',
      { ...goodFiles.text, bytes: Buffer.from([0x61, 0xe9, 0x62]) },
      inside('notes.txt', 'plain text'),
    ],
    [
      'text that ends half-way in a letter',
      { ...goodFiles.text, bytes: Buffer.from([0x61, 0xc3]) },
      inside('notes.txt', 'plain text'),
    ],
    [
      'a PDF sent as a picture',
      { ...goodFiles.pdf, type: 'image/png' },
      '“letter.pdf” is called a PDF, but was sent as something else. Save it again as a PDF, or choose another file',
    ],
    ['an empty file', { ...goodFiles.text, bytes: Buffer.alloc(0) }, '“notes.txt” is empty. Choose another file'],
    [
      'a file without a name',
      { ...goodFiles.text, name: ' ' },
      'We cannot use the name of one of your files. Rename it and add it again',
    ],
    [
      'an ending hidden by turned letters',
      { ...goodFiles.pdf, name: 'x\u202efdp.exe' },
      '“x_fdp.exe” is not a PDF, PNG, JPEG, HEIC or plain text file. Choose another file',
    ],
  ]
  it.each(cases)('R-13 %s', async (_, file, message) => {
    const before = await stored()
    const reply = await sendRequest(app, goodRequest(), [goodFiles.png, file])
    expect(reply.json()).toMatchObject(fileProblem(message))
    expect(await stored()).toEqual(before)
  })

  it('R-13 a file of 10 MB is accepted and one byte more is not', async () => {
    const full = { ...goodFiles.text, bytes: Buffer.alloc(largestAttachment, 'a') }
    expect((await sendRequest(app, goodRequest(), [full])).statusCode).toBe(200)
    const before = await stored()
    const more = { ...goodFiles.text, bytes: Buffer.alloc(largestAttachment + 1, 'a') }
    const reply = await sendRequest(app, goodRequest(), [more])
    expect(reply.json()).toMatchObject(fileProblem('“notes.txt” is larger than 10 MB. Choose a smaller file'))
    expect(await stored()).toEqual(before)
  })

  it('R-13 a sixth file', async () => {
    const before = await stored()
    const six = Array.from({ length: 6 }, (_, n) => ({ ...goodFiles.text, name: `${n}.txt` }))
    expect((await sendRequest(app, goodRequest(), six)).json()).toMatchObject(fileProblem('Choose 5 files or fewer'))
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['robot', 403],
    ['', 403],
    [undefined, 400],
  ])('R-6 the bot check token %j', async (token, code) => {
    const before = await stored()
    const reply = await sendRequest(app, { ...goodRequest(), token }, [goodFiles.pdf])
    expect(reply.statusCode).toBe(code)
    expect(await stored()).toEqual(before)
  })

  it('R-6 a token that was used before', async () => {
    const used = new Set<string>()
    const once = await startTestApp({
      gateways: {
        ...testGateways,
        botCheck: {
          ...testGateways.botCheck,
          accepts: async (token, action) => action === 'contact_us' && !used.has(token) && Boolean(used.add(token)),
        },
      },
    })
    onTestFinished(() => once.close())
    expect((await sendRequest(once, goodRequest())).statusCode).toBe(200)
    expect((await sendRequest(once, goodRequest())).json()).toMatchObject({ code: 403, data: { reason: 'bot' } })
    expect(await stored(once)).toMatchObject({ requests: 1 })
  })

  it.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'R-13 another site: %j',
    async (headers) => {
      const before = await stored()
      const reply = await sendBytes(app, bodyWith(goodRequest(), []), headers as Record<string, string>)
      expect(reply.statusCode).toBe(403)
      expect(await stored()).toEqual(before)
    },
  )

  it('R-13 a form of another type, as a page elsewhere could send', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'application/octet-stream']) {
      const reply = await sendBytes(app, bodyWith(goodRequest(), []), { 'content-type': type })
      expect(reply.statusCode).toBe(415)
    }
  })

  it('R-13 other calls do not accept the type of a body with files', async () => {
    const reply = await app.post('sign_out', '{}\n', { 'content-type': 'application/x.json-with-files' })
    expect(reply.statusCode).toBe(415)
  })

  it('R-13 too often from one address', async () => {
    const strict = await startTestApp({ gateways: testGateways, env: { RATE_LIMIT_SCALE: '0.1' } })
    onTestFinished(() => strict.close())
    expect((await sendRequest(strict, goodRequest())).statusCode).toBe(200)
    const refused = await sendRequest(strict, goodRequest())
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
  })

  it('R-13 a failure half-way through storing leaves nothing behind', async () => {
    const broken = await startTestApp({ gateways: testGateways })
    onTestFinished(() => broken.close())
    await broken.asOwner('alter table messages add constraint full_up check (false) not valid')
    const reply = await sendRequest(broken, goodRequest(), [goodFiles.pdf])
    expect(reply.statusCode).toBe(500)
    expect(await stored(broken)).toEqual({ requests: 0, files: 0, pieces: 0, messages: 0 })
  })

  it('R-13 the database is away: 503, and when to try again', async () => {
    const away = await startTestApp({ gateways: testGateways })
    const request = goodRequest()
    await away.database.close()
    const reply = await sendRequest(away, request, [goodFiles.pdf])
    await away.close().catch(() => undefined)
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('1')
  })
})

describe('a stored enquiry', () => {
  it('R-13 support gets the very bytes at the desk, and (S-20) an email with no file and nobody to answer to', async () => {
    const taken: Email[] = []
    const mail: Mail = { isOutbox: false, send: async (email) => void taken.push(email) }
    const other = await startTestApp({ gateways: { ...testGateways, mail } })
    onTestFinished(() => other.close())
    // Across the edge of a piece, inside a multi-byte character.
    const long = `${'a'.repeat(512 * 1024 - 1)}ü${'b'.repeat(700_000)}`
    await sendRequest(other, goodRequest(), [
      { ...goodFiles.text, bytes: Buffer.from(long) },
      { ...goodFiles.pdf, type: '' },
    ])
    await other.services.messages.sendWaiting()
    const notice = taken.find(({ to }) => to === 'hello@larkwell.example')
    expect(notice).toBeDefined()
    expect(notice?.attachments ?? []).toEqual([])
    const [request] = await run('select id from contact_requests', other)
    const support = await newStaff(other, 'support')
    const shown = (await support.post('desk_request', { id: String(request?.id) })).json().data
    const files: { id: string; name: string }[] = shown.messages[0].files
    expect(files.map(({ name }) => name).toSorted()).toEqual(['letter.pdf', 'notes.txt'])
    const notes = files.find(({ name }) => name === 'notes.txt')
    const got = await other.server.inject({
      url: `/api/desk_request_file?id=${notes?.id}`,
      headers: { cookie: support.cookie },
    })
    expect(got.headers['content-type']).toContain('text/plain')
    expect(got.body === long).toBe(true)
  })

  it('R-13 files are erased after 90 days and requests after two years, as the privacy policy says', async () => {
    const other = await startTestApp({ gateways: testGateways })
    onTestFinished(() => other.close())
    const files = Array.from({ length: 3 }, (_, n) => ({ ...goodFiles.text, name: `${n}.txt` }))
    for (let n = 0; n < 3; n++) await sendRequest(other, goodRequest(), files)
    const age = (days: number) =>
      run(`update contact_requests set created_at = now() - interval '${days} days' + interval '1 minute'`, other)
    await age(90)
    await eraseOldRequests(other.database, Date.now())
    expect(await stored(other)).toMatchObject({ requests: 3, files: 9, pieces: 9 })
    await run(`update contact_requests set created_at = created_at - interval '2 minutes'`, other)
    await eraseOldRequests(other.database, Date.now())
    expect(await stored(other)).toMatchObject({ requests: 3, files: 0, pieces: 0 })
    await age(730)
    await eraseOldRequests(other.database, Date.now())
    expect(await stored(other)).toMatchObject({ requests: 3 })
    await run(`update contact_requests set created_at = created_at - interval '2 minutes'`, other)
    await eraseOldRequests(other.database, Date.now())
    expect(await stored(other)).toMatchObject({ requests: 0 })
  })
})
