import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { InboxRow } from '#contract/operations/operations-inbox.ts'
import { withFilesType } from '#contract/with-files.ts'
import { pieceBytes } from '#domain/evidence/upload.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import { testDepth } from '../../../../tests/soak/test-depth.ts'
import { deskCookieName } from '../../identity/staff/desk-cookie.ts'
import { productionSettings } from '../../testing/production.ts'
import { startStandInClamd } from '../../testing/stand-in-clamd.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bodyWith, goodFiles, goodRequest, sendRequest } from '../../testing/test-contact.ts'
import { newPatient, pdfOf, sendPiece, upload } from '../../testing/test-evidence.ts'
import { bytesOf, eicar, heicOf, jpegOf, objectStream, pdfWith, pngOf, streamOf } from '../../testing/test-files.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { clamd } from '../gateways/malware-scan/clamd.ts'

const gateways = { botCheck: willingBotCheck }

type Colleague = Awaited<ReturnType<typeof newStaff>>

let app: TestApp
let patient: Awaited<ReturnType<typeof newPatient>>
let colleague: Colleague
beforeAll(async () => {
  app = await startTestApp({ gateways })
  patient = await newPatient(app)
  colleague = await newStaff(app, 'support')
})
afterAll(() => app.close())

const rowsOf = async (text: string, at = app) =>
  (await at.database.run((orm) => orm.execute(sql.raw(text)))).rows as Record<string, unknown>[]

interface Sent {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

type Somebody = Pick<typeof patient, 'browser' | 'accountId'>

/** Every upload route: its reply, with its message. */
const ways = {
  'the contact form': async ({ name, type, bytes }: Sent, at: TestApp) =>
    sendRequest(at, goodRequest(), [{ name, type, bytes }]),
  'a reply of support': async ({ name, type, bytes }: Sent, at: TestApp, _: Somebody, staff: Colleague) => {
    await sendRequest(at, goodRequest())
    const [request] = await rowsOf('select id from contact_requests order by created_at desc limit 1', at)
    const body = { id: request?.id, sending: randomUUID(), words: 'Please read this.', closes: false }
    return at.server.inject({
      method: 'POST',
      url: '/api/desk_reply_request',
      headers: { 'content-type': withFilesType, cookie: staff.cookie },
      payload: bodyWith(body, [{ name, type, bytes }]),
    })
  },
  evidence: async ({ name, type, bytes }: Sent, at: TestApp, { browser }: Somebody) =>
    (await upload(at, browser, bytes, { name, kind: type })).reply,
  'a message of a patient': async ({ name, type, bytes }: Sent, at: TestApp, { browser }: Somebody) =>
    (await upload(at, browser, bytes, { name, kind: type, gate: 'message' })).reply,
  'a message to a patient': async (
    { name, type, bytes }: Sent,
    at: TestApp,
    { accountId }: Somebody,
    staff: Colleague,
  ) => {
    const id = randomUUID()
    const begun = await staff.post('desk_begin_upload', { id, accountId, name, size: bytes.length, kind: type })
    if (begun.statusCode !== 200) return begun
    for (let position = 0; position * pieceBytes < bytes.length; position++)
      await at.server.inject({
        method: 'POST',
        url: '/api/desk_upload_piece',
        headers: { 'content-type': withFilesType, cookie: staff.cookie },
        payload: bytesOf(
          `${JSON.stringify({ accountId, id, position })}\n`,
          bytes.subarray(position * pieceBytes, (position + 1) * pieceBytes),
        ),
      })
    return staff.post('desk_finish_upload', { accountId, id })
  },
} as const
const everyWay = Object.keys(ways) as (keyof typeof ways)[]

const said = (reply: { json: () => { data: { fields?: { message: string }[] } | null; message: string } }) => {
  const { data, message } = reply.json()
  return data?.fields?.[0]?.message ?? message
}

/** The number of files, complete or not, in every table that stores them. */
const stored = async (at: TestApp) =>
  (
    await rowsOf(
      `select (select count(*) from evidence_files where completed_at is not null)::int as evidence,
        (select count(*) from contact_files)::int as contact`,
      at,
    )
  )[0]

const png = (bytes: Buffer): Sent => ({ name: 'scan.png', type: 'image/png', bytes })
const jpeg = (bytes: Buffer): Sent => ({ name: 'photo.jpg', type: 'image/jpeg', bytes })
const pdf = (bytes: Buffer): Sent => ({ name: 'letter.pdf', type: 'application/pdf', bytes })

const catalog = (keys = '') => `<< /Type /Catalog /Pages 2 0 R ${keys} >>`
const pageTree = '<< /Type /Pages /Kids [] /Count 0 >>'
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

describe('S-15 every upload route refuses', () => {
  const refused: readonly [string, Sent, RegExp][] = [
    ['a PNG of 2³¹ × 2³¹ pixels', png(pngOf(2 ** 31, 2 ** 31)), /2,147,483,648 × 2,147,483,648 pixels/],
    ['a JPEG of 65,535 × 65,535 pixels', jpeg(jpegOf(65_535, 65_535)), /65,535 × 65,535 pixels/],
    ['a JPEG that does not say how high it is', jpeg(jpegOf(400, 0)), /called a JPEG, but/],
    ['a PDF with a script', pdf(pdfWith([catalog('/OpenAction 3 0 R'), pageTree, script])), /active content/],
    [
      'a PDF with a script in a compressed stream',
      pdf(pdfWith([catalog('/OpenAction 9 0 R'), pageTree, objectStream({ 9: script })])),
      /active content/,
    ],
    ['an encrypted PDF', pdf(pdfWith([catalog(), pageTree], { trailer: '/Encrypt 3 0 R' })), /password/],
  ]
  it.each(everyWay.flatMap((way) => refused.map(([what, sent, words]) => ({ way, what, sent, words }))))(
    '$way: $what',
    async ({ way, sent, words }) => {
      const before = await stored(app)
      const reply = await ways[way](sent, app, patient, colleague)
      expect(reply.statusCode, reply.body).toBe(400)
      expect(said(reply)).toMatch(words)
      expect(await stored(app)).toEqual(before)
    },
  )

  it('a HEIC of absurd size, where one is accepted at all', async () => {
    const heic = (bytes: Buffer) => ({ name: 'phone.heic', type: 'image/heic', bytes })
    expect(said(await sendRequest(app, goodRequest(), [heic(heicOf(2 ** 31, 2 ** 31))]))).toMatch(/pixels/)
    expect((await sendRequest(app, goodRequest(), [heic(heicOf(4_032, 3_024))])).statusCode).toBe(200)
  })

  it.each(everyWay)('%s: and accepts ordinary pictures and documents', async (way) => {
    const scan = streamOf('/Type /XObject /Subtype /Image /Filter /DCTDecode', jpegOf(2_480, 3_508))
    for (const sent of [
      png(pngOf(1_170, 2_532)),
      jpeg(jpegOf(8_064, 6_048)),
      pdf(pdfWith([catalog('/OpenAction [3 0 R /Fit]'), pageTree, scan])),
    ])
      expect((await ways[way](sent, app, patient, colleague)).statusCode).toBe(200)
  })
})

describe('S-15 with a scanner', () => {
  /** With the prerequisites of every route. */
  async function withScanner(isPatient = true) {
    const scanner = await startStandInClamd({ mostBytes: 2 * 1024 * 1024 })
    onTestFinished(() => scanner.close())
    const [host = '', port = ''] = scanner.address.split(':')
    const malwareScan = clamd({ host, port: Number(port) }, { pingMs: 300, scanMs: 500 })
    const at = await startTestApp(
      isPatient ? { gateways, env: { CLAMAV_HOST: scanner.address } } : { gateways: { ...gateways, malwareScan } },
    )
    onTestFinished(() => at.close())
    return { scanner, at, somebody: await newPatient(at), staff: await newStaff(at, 'support') }
  }
  const events = async (at: TestApp) => [
    ...(await rowsOf(
      `select 'account' as of, event, outcome, account_id as who from security_events where event = 'upload refused'`,
      at,
    )),
    ...(await rowsOf(
      `select 'staff' as of, event, outcome, staff_id as who from staff_events where event = 'upload refused'`,
      at,
    )),
  ]
  /** A picture and a document with the test string behind the part that viewers read. */
  const infected = [
    png(bytesOf(pngOf(8, 8), eicar())),
    pdf(bytesOf(pdfWith([catalog(), pageTree]), '\n% ', eicar(), '\n')),
  ]

  it('every upload route refuses an infected file, stores nothing of it and writes an event', async () => {
    const { scanner, at, somebody, staff } = await withScanner()
    const before = await stored(at)
    for (const way of everyWay)
      for (const sent of infected) {
        const reply = await ways[way](sent, at, somebody, staff)
        expect([way, reply.statusCode]).toEqual([way, 400])
        expect(said(reply)).toMatch(/virus scanner found something harmful/)
      }
    expect(await stored(at)).toEqual(before)
    expect(await rowsOf('select id from evidence_files', at)).toEqual([])
    expect(await rowsOf('select file_id from evidence_pieces', at)).toEqual([])
    expect(await rowsOf('select file_id from contact_file_pieces', at)).toEqual([])
    expect(scanner.scanned).toHaveLength(everyWay.length * infected.length)
    const written = await events(at)
    expect(written.map(({ of, outcome, who }) => [of, outcome, who])).toEqual([
      ...[null, null, somebody.accountId, somebody.accountId, somebody.accountId, somebody.accountId].map((who) => [
        'account',
        'infected',
        who,
      ]),
      ...Array(4).fill(['staff', 'infected', staff.id]),
    ])
    expect(at.logged()).toContain('Eicar-Test-Signature')
    for (const secret of ['scan.png', 'letter.pdf', 'EICAR-STANDARD']) expect(at.logged()).not.toContain(secret)
  }, 60_000)

  it('text is scanned, too, and clean text is stored', async () => {
    const { at, somebody, staff } = await withScanner()
    const reply = await sendRequest(at, goodRequest(), [{ ...goodFiles.text, bytes: eicar() }])
    expect(said(reply)).toMatch(/virus scanner/)
    for (const way of everyWay) expect((await ways[way](png(pngOf(8, 8)), at, somebody, staff)).statusCode).toBe(200)
    expect(await stored(at)).toEqual({ evidence: 3, contact: 2 })
  }, 60_000)

  // clamd.test.ts shows that the routes end the same way at the adapter; the soak tests try all of them here.
  const faults = ['gone', 'silent', 'error', 'gibberish'] as const
  it.each(faults.slice(0, testDepth(1, faults.length)))(
    'that is %s: nothing is accepted and nothing is lost',
    async (fault) => {
      const { scanner, at, somebody, staff } = await withScanner(fault !== 'silent')
      scanner.misbehave(fault)
      const before = await stored(at)
      for (const way of everyWay) {
        const reply = await ways[way](png(pngOf(8, 8)), at, somebody, staff)
        expect([way, reply.statusCode, reply.headers['retry-after']]).toEqual([way, 503, '30'])
        expect(said(reply)).toMatch(/can’t check files for viruses/)
      }
      expect(await stored(at)).toEqual(before)
      // An uploaded file stays, is shown to nobody, and is finished as soon as the scanner is back.
      const [waiting] = await rowsOf(`select id from evidence_files where gate = 'previous_supply'`, at)
      const id = String(waiting?.id)
      const lead = await newStaff(at, 'clinical_lead')
      const look = () => at.server.inject({ url: `/api/desk_file?id=${id}`, headers: { cookie: lead.cookie } })
      const own = () =>
        at.server.inject({ url: `/api/my_file?id=${id}`, headers: { cookie: somebody.browser.cookie() } })
      expect((await look()).statusCode).toBe(404)
      expect((await own()).statusCode).toBeGreaterThanOrEqual(400)
      scanner.misbehave(null)
      expect((await somebody.browser.post('finish_upload', { id })).json().data.file).toMatchObject({ isWhole: true })
      expect((await look()).statusCode).toBe(200)
    },
    60_000,
  )

  it('with a smaller limit than ours: the file is refused with a reason, not retried for ever', async () => {
    const { at, somebody } = await withScanner()
    const { reply } = await upload(at, somebody.browser, pdfOf(3 * 1024 * 1024))
    expect([reply.statusCode, said(reply)]).toEqual([400, expect.stringContaining('too large for our virus scanner')])
  }, 60_000)

  it('a file that is removed and begun again during its scan is not taken for the scanned one', async () => {
    const scanning = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    const malwareScan = {
      ping: async () => undefined,
      scan: async () => {
        scanning.resolve()
        await answer.promise
        return { is: 'clean' as const }
      },
    }
    const at = await startTestApp({ gateways: { ...gateways, malwareScan } })
    onTestFinished(() => at.close())
    const { browser } = await newPatient(at)
    const id = randomUUID()
    const sending = upload(at, browser, png(pngOf(8, 8)).bytes, { id, name: 'a.png', kind: 'image/png' })
    await scanning.promise
    await browser.post('remove_upload', { id })
    const other = bytesOf(pngOf(8, 8).subarray(0, -1), [9])
    await browser.post('begin_upload', { id, gate: 'previous_supply', name: 'a.png', kind: '', size: other.length })
    await sendPiece(at, browser, id, 0, other)
    answer.resolve()
    expect((await sending).reply.statusCode).toBe(404)
    expect(await stored(at)).toMatchObject({ evidence: 0 })
  }, 60_000)
})

describe('S-15 the scanner’s state is in the operations inbox', () => {
  const scannerRows = async (at: TestApp, role: Role) => {
    const { token } = await newStaff(at, role)
    const cookie = `${deskCookieName(at.services.config.isProduction)}=${token}`
    const reply = await at.post('desk_watch', {}, { cookie })
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json().data.rows.filter(({ source }: InboxRow) => source === 'scanner') as InboxRow[]
  }
  const inProduction = async (env: Record<string, string> = {}) => {
    const at = await startTestApp({ gateways, env: { ...productionSettings, ...env } })
    onTestFinished(() => at.close())
    return at
  }

  it('in production without one, administrators are told, and nobody in the demo', async () => {
    const at = await inProduction()
    expect(await scannerRows(at, 'administrator')).toMatchObject([
      { severity: 'low', says: expect.stringContaining('not scanned for viruses'), to: null, act: null },
    ])
    expect(await scannerRows(at, 'prescriber')).toEqual([])
    expect(await scannerRows(app, 'administrator')).toEqual([])
  }, 60_000)

  it('one that does not answer is shown to everyone with the inbox, a working one to nobody', async () => {
    const scanner = await startStandInClamd()
    const at = await inProduction({ CLAMAV_HOST: scanner.address })
    expect(await scannerRows(at, 'administrator')).toEqual([])
    await scanner.close()
    for (const role of ['administrator', 'support'] as const)
      expect(await scannerRows(at, role)).toMatchObject([{ severity: 'urgent', says: expect.stringMatching(/files/i) }])
  }, 60_000)
})
