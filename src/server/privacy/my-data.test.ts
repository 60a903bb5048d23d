import { randomUUID } from 'node:crypto'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Bundle, FhirResource } from 'fhir/r4'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fhirWords } from '#content/privacy/fhir.ts'
import type { MyData } from '#contract/privacy/my-data.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { personMark } from '#domain/evidence/duplicate-identifiers.ts'
import { dataParts } from '#domain/privacy/parts.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { boxItems } from '#domain/supply/box-list.ts'
import { sealedColumns } from '../app/key-rotation/sealed-columns.ts'
import { casesJob } from '../clinical/cases/case-job.ts'
import { identifierDigest, saveIdentifiers } from '../clinical/cases/save-identifiers.ts'
import type { IdentifierKind } from '../clinical/evidence/tables.ts'
import { emailDigest, openDetails, replaceDetails } from '../identity/accounts/account-rows.ts'
import { insertPasskey } from '../identity/accounts/passkeys/passkey-rows.ts'
import { accounts } from '../identity/accounts/tables.ts'
import { phoneDigest } from '../identity/phone-codes/phone-codes.ts'
import { orderOwner } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'
import type { Mail } from '../platform/gateways/mail/mail.ts'
import * as schema from '../schema.ts'
import { afterUndoMs } from '../testing/after-undo.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { newPatient, newReadyPatient } from '../testing/test-case.ts'
import { goodFiles, goodRequest, sendRequest } from '../testing/test-contact.ts'
import { pdfOf, upload } from '../testing/test-evidence.ts'
import { willingBotCheck } from '../testing/test-gateways.ts'
import { orderNow, sandboxIn } from '../testing/test-order.ts'
import { newStaff } from '../testing/test-staff.ts'
import { unzip } from '../testing/unzip.ts'
import { eraseOldCopies, makeCopies } from './copy/export-job.ts'
import { dataInventory, type InventoryEntry } from './data-inventory.ts'
import { erasureJob } from './erasure/erasure-job.ts'
import { settle as settleErasure } from './erasure/settle.ts'
import { openColumn } from './open-sealed.ts'
import { erasingOrder, inventoryOf, isKept, isTheirs, keyOf } from './row-conditions.ts'

/** How far the test clock is ahead, in milliseconds. */
let ahead = 0
let app: TestApp
type Patient = Awaited<ReturnType<typeof newReadyPatient>>
type Staff = Awaited<ReturnType<typeof newStaff>>
let prescriber: Staff
let pharmacist: Staff
/** A treated patient, who is then erased. */
let wren: Patient
const sent: { readonly to: string; readonly subject: string }[] = []
/** Another patient, none of whose data may be touched. */
let bystander: Patient

const password = 'correct-horse-battery-9'
const named = { name: 'Quillon', legalSurname: 'Marchwood', address: '7 Wherry Reach', city: 'Saltmarsh' }
const scaleSerial = 'LKS-4417'
const wrote = 'My knees hurt since Tuesday, says Quillon'

beforeAll(async () => {
  const mail: Mail = { isOutbox: true, send: async (message) => void sent.push(message) }
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, mail, now: () => Date.now() + ahead } })
  prescriber = await newStaff(app, 'prescriber')
  pharmacist = await newStaff(app, 'pharmacist')
  bystander = await newReadyPatient(app)
  await useMuch(bystander, { words: 'Something else', name: 'Somebody', weight: 91.2 })
  wren = await newReadyPatient(app)
  await callThem(wren)
  await useMuch(wren, { words: wrote, name: named.name, weight: 87.3 })
  await seeThem(wren)
  await deliver(wren)
  await weighThem(wren)
}, 120_000)
afterAll(() => app.close())

const rows = async <Row extends Record<string, unknown>>(text: string): Promise<Row[]> =>
  (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows as Row[]

async function post(who: { post: Staff['post'] | TestBrowser['post'] }, call: string, body: object) {
  const reply = await (who as TestBrowser).post(call as 'my_data', body as Record<string, never>)
  expect(reply.statusCode, `${call}: ${reply.body}`).toBe(200)
  return reply.json().data
}

/** A unique name and address. */
async function callThem({ accountId, orderId }: Patient) {
  const { vault, now } = app.services
  await app.database.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
    if (!account) throw new Error('There is no account.')
    const details = { ...openDetails(vault, account), ...named }
    await replaceDetails(tx, vault, accountId, details)
    const sealed = vault.seal(JSON.stringify(details), orderOwner(orderId))
    await tx.update(orders).set({ details: sealed }).where(eq(orders.id, orderId))
    await saveIdentifiers(tx, vault, { accountId, details, card: 'their card', now: now() })
  })
}

interface Use {
  readonly words: string
  readonly name: string
  readonly weight: number
}

async function useMuch({ browser, accountId, email }: Patient, { words, name, weight }: Use) {
  await post(browser, 'send_message', { sending: randomUUID(), words, fileIds: [] })
  const { reply } = await upload(app, browser, pdfOf(1_500_000), { name: `${name} letter.pdf` })
  expect(reply.statusCode, reply.body).toBe(200)
  const at = new Date(Date.now() + ahead).toISOString()
  const logged = [{ measure: 'weight', on: londonTimeAt(Date.parse(at)).date, value: weight }]
  await post(browser, 'log_measures', { at, whose: (await post(browser, 'my_progress', {})).whose, logged })
  const passkey = { id: randomUUID(), publicKey: Buffer.from('key'), counter: 0, transports: [] }
  await app.database.run((orm) => insertPasskey(orm, app.services.vault, accountId, passkey, `Phone of ${name}`))
  const cookie = browser.cookie()
  const sent = await sendRequest(app, { ...goodRequest(), email, description: words }, [goodFiles.pdf], { cookie })
  expect(sent.statusCode, sent.body).toBe(200)
}

/** What the scale from the first parcel read on a morning. */
async function weighThem({ browser }: Patient) {
  const takenAt = new Date(app.services.now() - dayMs).toISOString()
  const on = londonTimeAt(Date.parse(takenAt)).date
  await post(browser, 'set_tracking', { mayMeasureComposition: true })
  const { whose } = await post(browser, 'my_progress', {})
  const logged = [
    { measure: 'weight', on, value: 86.9 },
    { measure: 'body_fat', on, value: 31.4 },
  ]
  await post(browser, 'log_measures', { at: takenAt, whose, logged, reading: { takenAt, isMine: false } })
}

/** Moves the test clock and keeps desk sessions open. */
async function pass(ms: number) {
  ahead += ms
  const at = (later: number) => `'${new Date(Date.now() + ahead + later).toISOString()}'`
  await rows(`update staff_sessions set last_seen_at = ${at(0)}, expires_at = ${at(dayMs)}, locked_at = null`)
}

const settle = async () => {
  ahead += afterUndoMs
  await casesJob(app.services)
}

/** An attended appointment, inserted in the database alone. */
async function seeThem({ accountId }: Patient) {
  const id = randomUUID()
  const sealed = (part: string, words = 'Quillon was on time.') =>
    `'\\x${app.services.vault.seal(words, `appointment/${id}/${part}`).toString('hex')}'`
  await rows(`insert into clinicians (id, name, title, profile, position) values ('c', 'Dr Tarn', 'GP', '{}', 9)`)
  await rows(`
    insert into appointments (id, episode_id, clinician_id, service, starts_at, minutes, state, held_until, policy_version, account_id)
    values ('${id}', '${id}', 'c', 'weigh-in', now(), 20, 'completed', now(), 1, '${accountId}')`)
  await rows(`insert into appointment_events (appointment_id, to_state, by) values ('${id}', 'completed', 'staff')`)
  await rows(
    `insert into appointment_notes values ('${id}', '${id}', '${id}', ${sealed('note', 'Quillon said a private word.')}, now())`,
  )
  await rows(`insert into appointment_letters values ('${id}', '${id}', ${sealed('letter')}, now())`)
  await rows(`
    insert into appointment_outcomes (id, appointment_id, kind, staff_id, content, decided_at, final_at, done_at)
    values ('${id}', '${id}', 'attended', '${id}', ${sealed('outcome', '{"words":"Well, Quillon"}')}, now(), now(), now())`)
  await rows(`insert into room_events (appointment_id, kind, role, at) values ('${id}', 'joined', 'patient', now())`)
}

async function deliver({ caseId: id }: Patient) {
  const claim = async (staff: Staff) => (await post(staff, 'desk_claim', { id })).epoch
  await post(prescriber, 'desk_case', { id })
  await post(prescriber, 'desk_note', { id, noteId: randomUUID(), body: 'Quillon sounded tired.' })
  await post(prescriber, 'desk_keep_draft', { subject: `case/${id}/note`, body: 'Quillon, to be asked' })
  const approval = { dose: '2.5mg', instructions: 'Once a week.', words: 'Prescribed.', ticked: [] }
  await post(prescriber, 'desk_approve', { id, epoch: await claim(prescriber), ...approval })
  await settle()
  const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1', expires: '2099-12-31' }
  await post(pharmacist, 'desk_check', { id, epoch: await claim(pharmacist), pen, hasSeenInteractions: true })
  await settle()
  const parcel = {
    carrier: 'Swift Post',
    tracking: 'SP1',
    coldPack: 'Box',
    expectedOn: '2099-01-31',
    coldHours: 48,
    packed: [...boxItems],
    scaleSerial,
  }
  await post(pharmacist, 'desk_dispatch', { id, ...parcel })
  await post(pharmacist, 'desk_parcel_ended', { id, as: 'delivered' })
}

const tables = Object.values(schema).filter((exported) => is(exported, PgTable))
const ofPeople = Object.entries<InventoryEntry>(dataInventory).flatMap(([table, holding]) =>
  'part' in holding ? [{ table, ...holding }] : [],
)

describe('the data inventory', () => {
  it('has a line for every table of the schema', () => {
    const missing = tables.map(getTableName).filter((table) => !inventoryOf(table))
    expect(missing, 'Say in src/server/privacy/data-inventory.ts whose these are: a line for each.').toEqual([])
    const gone = Object.keys(dataInventory).filter((table) => !tables.some((known) => getTableName(known) === table))
    expect(gone, 'These tables are no more: take their lines out of data-inventory.ts.').toEqual([])
  })

  it('names the owner of every sealed column', () => {
    const unsaid = sealedColumns.filter(({ table, column }) => inventoryOf(table)?.opens[column] === undefined)
    expect(
      unsaid.map(({ table, column }) => `${table}.${column}`),
      'Say it in `opens` of data-inventory.ts.',
    ).toEqual([])
  })

  it('assigns tables that name an account to patients, and keeps rows only where the privacy page says so', () => {
    const naming = tables.filter((table) => getTableConfig(table).columns.some(({ name }) => name === 'account_id'))
    for (const table of naming)
      expect([getTableName(table), inventoryOf(getTableName(table))]).toEqual([
        getTableName(table),
        expect.objectContaining({ part: expect.any(String) }),
      ])
    const silent = ofPeople.filter(({ part, kept }) => dataParts[part] === null && kept !== 'false')
    expect(
      silent.map(({ table }) => table),
      'People are told that this part goes.',
    ).toEqual([])
  })

  it('erases only what append-only tables allow', async () => {
    const refusing = await rows<{ table: string }>(`
      select distinct c.relname as table from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where p.proname = 'refuse_change' and (t.tgtype & 8) = 8`)
    const stuck = refusing
      .map(({ table }) => table)
      .filter((table) => ofPeople.some((one) => one.table === table && one.kept !== 'true'))
    expect(stuck, 'Their triggers must use refuse_change_but_erasure().').toEqual([])
  })

  it('has conditions that are valid SQL', async () => {
    const nothing = { care: null, tax: null, looks: null }
    for (const table of erasingOrder)
      await rows(
        `select ${keyOf[table]?.slice(1, -1)} from ${table} where (${isTheirs(table, randomUUID())}) and ${isKept(table, nothing)}`,
      )
  })
})

/** Every text of the whole database, decrypted, and every digest, with its place. */
async function* everything() {
  const found = await rows<{ table: string; column: string; type: string }>(`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join pg_class p on p.relname = c.table_name and not p.relispartition
    where c.table_schema = 'public' and c.data_type in ('bytea', 'text', 'jsonb', 'ARRAY')`)
  const isSealed = (table: string, column: string) =>
    sealedColumns.some((known) => known.table === table && known.column === column)
  for (const table of new Set(found.map((one) => one.table))) {
    const columns = found.filter((one) => one.table === table)
    for (const row of await rows<Record<string, unknown>>(`select * from "${table}"`)) {
      for (const { column } of columns) {
        const value = row[column]
        if (value === null) continue
        const opened = isSealed(table, column) ? openColumn(app.services.vault, table, column, row) : null
        if (isSealed(table, column)) yield { table, column, text: opened?.toString('utf8') ?? '', bytes: null }
        else if (Buffer.isBuffer(value)) yield { table, column, text: '', bytes: value }
        else yield { table, column, text: JSON.stringify(value), bytes: null }
      }
    }
  }
}

/** In which tables each of these occurs, as text or as a digest of it. */
async function whereabouts(words: readonly string[], digests: readonly Buffer[]) {
  const places = new Set<string>()
  for await (const { table, column, text, bytes } of everything()) {
    const isThere = bytes ? digests.some((digest) => digest.equals(bytes)) : words.some((word) => text.includes(word))
    if (isThere) places.add(`${table}.${column}`)
  }
  return [...places].toSorted()
}

const tablesIn = (places: readonly string[]) => [...new Set(places.map((place) => place.split('.')[0] as string))]

async function digestsOf({ accountId, email }: Patient) {
  const { vault } = app.services
  const [account] = await app.database.run((orm) => orm.select().from(accounts).where(eq(accounts.id, accountId)))
  const details = account ? openDetails(vault, account) : {}
  const marks: readonly (readonly [IdentifierKind, string | null])[] = [
    ['phone', personMark.phone(details)],
    ['address', personMark.address(details)],
    ['name and birth date', personMark.nameAndBirthDate(details)],
    ['card', 'their card'],
  ]
  return {
    mobile: details.mobile ?? '',
    reach: [
      emailDigest(vault, email),
      phoneDigest(vault, details.mobile ?? ''),
      ...marks.flatMap(([kind, text]) => (text === null ? [] : identifierDigest(vault, kind, text))),
    ],
  }
}

const data = async ({ browser }: Patient): Promise<MyData> => post(browser, 'my_data', {})
const isLate = ({ erasure }: MyData, afterMs: number) =>
  erasure !== null && promiseText(erasure.promise, app.services.now() + afterMs).isLate
const prove = ({ browser }: Patient) => post(browser, 'prove_owner', { password })
const inbox = async (to: string) => {
  const all: { to: string; subject: string; text: string }[] = []
  for await (const { table, text } of everything())
    if (table === 'messages' && text.startsWith('{')) all.push(JSON.parse(text))
  return all.filter((one) => one.to === to).map(({ subject, text }) => `${subject}\n${text}`)
}

describe('a copy', () => {
  const download = ({ browser }: Patient, id: string) =>
    app.server.inject({ url: `/api/my_copy?id=${id}`, headers: { cookie: browser.cookie() } })

  it('is requested with the password entered once more, one at a time', async () => {
    const fresh = await wren.browser.post('ask_for_copy', {})
    expect([fresh.statusCode, fresh.json().data]).toEqual([428, { reason: 'prove' }])
    await prove(wren)
    await post(wren.browser, 'ask_for_copy', {})
    expect((await wren.browser.post('ask_for_copy', {})).statusCode).toBe(409)
    expect((await data(wren)).copy).toMatchObject({ ready: null })
  })

  it('is made again by another process if the first one dies', async () => {
    const [{ id }] = (await rows<{ id: string }>('select id from data_exports')) as [{ id: string }]
    const junk = app.services.vault.seal('half', `data export/${id}/1/0`).toString('hex')
    const lease = new Date(Date.now() + ahead + 60_000).toISOString()
    await rows(`update data_exports set attempt = 1, leased_until = '${lease}'`)
    await rows(`insert into data_export_pieces values ('${id}', 1, 0, '\\x${junk}')`)
    await makeCopies(app.services)
    expect((await data(wren)).copy?.ready, 'somebody has it').toBeNull()
    ahead += 61_000
    await makeCopies(app.services)
    expect((await data(wren)).copy?.ready).toMatchObject({ size: expect.any(Number) })
    expect(await rows('select 1 from data_export_pieces where attempt = 1')).toEqual([])
  })

  it('is announced without a word about health, and is for its owner alone, who has proven that it is them', async () => {
    const mail = (await inbox(wren.email)).find((text) => text.includes('copy'))
    expect(mail).toContain('/account/my-data')
    expect(mail).not.toMatch(/weight|health|medic|treat|Quillon/i)
    const { copy } = await data(wren)
    const id = copy?.id ?? ''
    await rows(`update sessions set proven_at = now() - interval '1 hour' where account_id = '${wren.accountId}'`)
    expect((await download(wren, id)).statusCode).toBe(428)
    expect((await wren.browser.post('open_copy', {})).statusCode).toBe(428)
    await prove(wren)
    await prove(bystander)
    expect((await download(bystander, id)).statusCode).toBe(404)
    expect((await bystander.browser.post('open_copy', {})).statusCode).toBe(409)
    expect((await app.server.inject({ url: `/api/my_copy?id=${id}` })).statusCode).toBe(401)
    expect(await post(wren.browser, 'open_copy', {})).toEqual({ id })
    const reply = await download(wren, id)
    expect([reply.statusCode, reply.headers['cache-control'], reply.headers['content-type']]).toEqual([
      200,
      'no-store',
      'application/zip',
    ])
  })

  it('has everything, for people and as JSON, and nothing about anyone else', async () => {
    const { copy } = await data(wren)
    const files = unzip((await download(wren, copy?.id ?? '')).rawPayload)
    expect([...files.keys()]).toEqual([
      'index.html',
      'my-data.json',
      'record.fhir.json',
      'files/1-Quillon letter.pdf',
      'files/2-letter.pdf',
    ])
    expect(files.get('files/1-Quillon letter.pdf')?.equals(pdfOf(1_500_000))).toBe(true)
    const page = files.get('index.html')?.toString() ?? ''
    const json = JSON.parse(files.get('my-data.json')?.toString() ?? '')
    const { mobile } = await digestsOf(wren)
    for (const words of [wren.email, mobile, 'Quillon', 'Marchwood', '7 Wherry Reach', wrote, 'Once a week.', 'SP1'])
      for (const text of [page, JSON.stringify(json)]) expect(text).toContain(words)
    const measured = json.data.tracked_measures.map(({ measure, value, source }: Record<string, unknown>) => [
      measure,
      value,
      source,
    ])
    expect(measured.toSorted()).toEqual([
      ['body_fat', 31.4, 'bluetooth'],
      ['weight', 86.9, 'bluetooth'],
      ['weight', 87.3, 'hand'],
    ])
    expect(json.data.scales).toEqual([expect.objectContaining({ serial: scaleSerial })])
    for (const shown of [scaleSerial, '86.9', '31.4']) expect(page).toContain(shown)
    const approval = json.data.case_decisions.find(({ kind }: { kind: string }) => kind === 'approve')
    expect(approval.content).toEqual({
      dose: '2.5mg',
      instructions: 'Once a week.',
      words: 'Prescribed.',
      pricePence: expect.any(Number),
    })
    expect(json.data.access_log[0].staff_id).toMatch(/, /)
    const full = [
      'orders',
      'consents',
      'cases',
      'prescriptions',
      'parcels',
      'plans',
      'supply_covers',
      'thread_messages',
      'sessions',
      'security_events',
      'contact_requests',
      'messages',
      'answer_sets',
      'evidence_files',
    ]
    for (const table of full) expect([table, json.data[table].length > 0]).toEqual([table, true])
    const others = [
      bystander.email,
      bystander.accountId,
      'Something else',
      'sounded tired',
      'to be asked',
      'argon2',
      'their card',
    ]
    for (const words of others) for (const text of [page, JSON.stringify(json)]) expect(text).not.toContain(words)
  })

  it('FHIR-C1 has the health record in FHIR, without what is held back, and says so in it', async () => {
    const { copy } = await data(wren)
    const files = unzip((await download(wren, copy?.id ?? '')).rawPayload)
    const json = files.get('record.fhir.json')?.toString() ?? ''
    const bundle: Bundle<FhirResource> = JSON.parse(json)
    const inside = [...json.matchAll(/"data":"([^"]+)"/g)].map(([, data = '']) =>
      Buffer.from(data, 'base64').toString(),
    )
    const text = [json, ...inside].join('\n')
    const types = (bundle.entry ?? []).map(({ resource }) => resource?.resourceType)
    expect(types).toEqual(
      expect.arrayContaining([
        'Patient',
        'MedicationRequest',
        'MedicationDispense',
        'QuestionnaireResponse',
        'Encounter',
      ]),
    )
    expect(text).toContain('Marchwood')
    const kilograms = (bundle.entry ?? []).flatMap(({ resource }) =>
      resource?.resourceType === 'Observation' && resource.id?.includes('.weight.')
        ? [resource.valueQuantity?.value]
        : [],
    )
    expect(kilograms.toSorted()).toEqual([86.9, 87.3])
    for (const words of ['Once a week.', 'Quillon was on time.']) expect(text).toContain(words)
    // A note of a clinician, a note on an appointment, and everything about the other patient.
    for (const words of [
      'a private word',
      'sounded tired',
      'to be asked',
      bystander.email,
      bystander.accountId,
      'argon2',
    ])
      expect(text).not.toContain(words)
    const note = (bundle.entry ?? []).flatMap(({ resource }) =>
      resource?.resourceType === 'OperationOutcome' ? resource.issue.map(({ diagnostics }) => diagnostics) : [],
    )
    expect(note).toEqual(fhirWords.leftOut.patient)
    expect(files.get('index.html')?.toString()).toContain('record.fhir.json')
  })

  it('is a page that loads nothing and in which no text is code', async () => {
    await post(wren.browser, 'send_message', { sending: randomUUID(), words: '<script>alert(1)</script>', fileIds: [] })
    await post(wren.browser, 'ask_for_copy', {})
    await makeCopies(app.services)
    const { copy } = await data(wren)
    const page =
      unzip((await download(wren, copy?.id ?? '')).rawPayload)
        .get('index.html')
        ?.toString() ?? ''
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toMatch(/<script|<img|<link|src=|url\(|href="http/)
    expect(page).toContain("default-src 'none'")
  })

  it('is made again without what a clinician holds back before it is downloaded, also while another process makes it', async () => {
    const { accountId } = wren
    const told = ['Told by a neighbour.', 'Told by a nephew.', 'Told by a namesake.'] as const
    for (const words of told)
      await post(pharmacist, 'desk_add_history', { accountId, entry: randomUUID(), kind: 'stop', words })
    const { history } = (await post(prescriber, 'desk_person', { id: accountId })).clinical
    const entryId = (words: string) => history.find((entry: { words: string }) => entry.words === words).id
    const hold = (words: string) =>
      post(prescriber, 'desk_mark_history', {
        entryId: entryId(words),
        seen: 0,
        heldBack: 'another person',
        reason: 'They asked us.',
      })
    const copied = async () => {
      const { copy } = await data(wren)
      const files = unzip((await download(wren, copy?.id ?? '')).rawPayload)
      const texts = ['index.html', 'record.fhir.json'].map((name) => files.get(name)?.toString() ?? '')
      return texts.map((text) => told.map((words) => text.includes(words)))
    }
    const [neighbour, nephew, namesake] = told
    await hold(neighbour)
    await makeCopies(app.services)
    expect(await copied()).toEqual([
      [false, true, true],
      [false, true, true],
    ])
    const before = (await data(wren)).copy?.id ?? ''
    await hold(nephew)
    expect((await download(wren, before)).statusCode).toBe(404)
    expect((await data(wren)).copy).toMatchObject({ ready: null })
    const lease = new Date(Date.now() + ahead + 60_000).toISOString()
    await rows(`update data_exports set attempt = attempt + 1, leased_until = '${lease}'`)
    const correction = { why: 'wrong person', reason: 'A namesake.', evidence: 'document', evidenceNamed: 'Passport' }
    await post(prescriber, 'desk_correct_history', { entryId: entryId(namesake), ...correction })
    await makeCopies(app.services)
    const nothing = [false, false, false]
    expect(await copied()).toEqual([nothing, nothing])
  })

  it('is limited per day, and erased in its time', async () => {
    await post(wren.browser, 'ask_for_copy', {})
    await makeCopies(app.services)
    expect((await wren.browser.post('ask_for_copy', {})).statusCode).toBe(429)
    expect(await rows('select 1 from data_exports')).toHaveLength(1)
    await pass(7 * dayMs)
    await eraseOldCopies(app.database, app.services.now())
    expect(await rows('select 1 from data_exports union all select 1 from data_export_pieces')).toEqual([])
    expect((await data(wren)).copy).toBeNull()
  })
})

describe('an append-only table', () => {
  it('allows erasing in a transaction that names a running erasure, and in no other', async () => {
    const [order] = await rows<{ id: string }>(`select id from order_events where order_id = '${wren.orderId}' limit 1`)
    const attempt = (erasure: string, statement: string) =>
      app.database.transaction(async (tx) => {
        await tx.execute(sql`select set_config('larkwell.erasure', ${erasure}, true)`)
        await tx.execute(sql.raw(statement))
        throw new Error('it was let through')
      })
    const erase = `delete from order_events where id = ${order?.id}`
    const refused = { cause: { message: expect.stringContaining('only ever added') } }
    const [idle, off, atWork] = [randomUUID(), randomUUID(), randomUUID()]
    for (const [id, extra] of [
      [idle, 'false, null'],
      [off, 'true, now()'],
      [atWork, 'true, null'],
    ])
      await rows(
        `insert into erasures (id, account_id, asked_at, due_at, is_at_work, called_off_at) values ('${id}', '${id}', now(), now() + interval '9 years', ${extra})`,
      )
    for (const id of ['', randomUUID(), idle, off]) await expect(attempt(id, erase)).rejects.toMatchObject(refused)
    for (const never of [
      `update order_events set at = now() where id = ${order?.id}`,
      'truncate order_events',
      'delete from staff_events',
    ]) {
      await expect(attempt(atWork, never)).rejects.toMatchObject({ cause: { code: '42501' } })
      const naming = `begin; select set_config('larkwell.erasure', '${atWork}', true); ${never}`
      await expect(app.asOwner(naming)).rejects.toThrow('only ever added')
    }
    await expect(attempt(atWork, erase)).rejects.toThrow('it was let through')
    await rows(`delete from erasures where id in ('${idle}', '${off}', '${atWork}')`)
  })
})

describe('an erasure', () => {
  it('ends what is under way, releases authorisations, and leaves nothing of a patient who was never cared for', async () => {
    const robin = await newPatient(app)
    await prove(robin)
    const before = await data(robin)
    expect(before.ending).toMatchObject({
      orders: [{ reference: robin.order.reference, heldPence: robin.order.amountPence }],
      hasTreatment: false,
    })
    expect(before.fates.filter(({ why }) => why !== null).map(({ part }) => part)).toEqual([
      'looks',
      'sign-ins',
      'request',
      'incidents',
      'complaints',
    ])
    const { reach: all, mobile } = await digestsOf(robin)
    // Others have the same name and the same card.
    const reach = all.slice(0, 4)
    await post(robin.browser, 'ask_to_be_erased', { understood: true })
    expect((await robin.browser.post('ask_to_be_erased', { understood: true })).statusCode).toBe(409)
    await erasureJob(app.services)
    expect((await orderNow(app, robin.orderId)).state, 'not before its time').toBe('awaiting review')
    await pass(7 * dayMs)
    await erasureJob(app.services)
    expect((await sandboxIn(app).ledger.read(robin.paymentIntent))?.intent.status).toBe('canceled')
    await app.services.messages.sendWaiting()
    await erasureJob(app.services)
    expect(tablesIn(await whereabouts([robin.email, mobile], reach))).toEqual([])
    expect(
      await rows(
        `select 1 from accounts where id = '${robin.accountId}' union all select 1 from orders where id = '${robin.orderId}' union all select 1 from cases where id = '${robin.caseId}'`,
      ),
    ).toEqual([])
    expect((await robin.browser.post('my_data', {})).statusCode).toBe(401)
  })

  it('can be cancelled until it begins', async () => {
    await prove(bystander)
    await post(bystander.browser, 'ask_to_be_erased', { understood: true })
    expect(isLate(await data(bystander), 0)).toBe(false)
    await post(bystander.browser, 'call_off_erasure', {})
    await post(bystander.browser, 'call_off_erasure', {})
    expect(await inbox(bystander.email)).toEqual(
      expect.arrayContaining([expect.stringContaining('You cancelled your request to erase your data')]),
    )
    await pass(8 * dayMs)
    await erasureJob(app.services)
    expect(await rows(`select 1 from accounts where id = '${bystander.accountId}'`)).toHaveLength(1)
  })

  it('waits while a patient may not be safe, and staff see that it does', async () => {
    await post(wren.browser, 'tell_unwell', { sign: 'pancreatitis' })
    await prove(wren)
    expect((await data(wren)).waitsFor).toBe('concern')
    await post(wren.browser, 'ask_to_be_erased', { understood: true })
    await pass(7 * dayMs)
    await erasureJob(app.services)
    expect(isLate(await data(wren), 1)).toBe(true)
    await pass(dayMs + 60_000)
    const support = await newStaff(app, 'support')
    const { rows: shown } = await post(support, 'desk_watch', {})
    expect(shown.filter(({ source }: { source: string }) => source === 'data')).toMatchObject([
      { to: `/desk/person?id=${wren.accountId}` },
    ])
    const [concern] = await rows<{ id: string }>('select case_id as id from concerns')
    const said = 'Spoke with Quillon, who is well.'
    const id = concern?.id ?? ''
    await post(prescriber, 'desk_record_try', { id, contactId: randomUUID(), how: 'phone', isReached: true, said })
    await post(prescriber, 'desk_close_concern', { id, outcome: 'safe_with_a_plan', said })
    const [lock] = await rows<{ id: string }>('select id from supply_locks')
    await post(prescriber, 'desk_lift_lock', { lockId: lock?.id, how: 'phone', said, yellowCard: 'not_needed' })
  })

  it('waits for blood results that nobody has read, and ends a kit that has not come back', async () => {
    const robin = await newPatient(app)
    await rows(`insert into plans (id, account_id, medicine, mg, state, started_on, state_since)
      values ('${randomUUID()}', '${robin.accountId}', 'wegovy', 0.25, 'active', '2026-01-05', now())`)
    const [asked, handIn] = [randomUUID(), randomUUID()]
    await rows(`insert into blood_kits (id, account_id, code, state, asked_at)
      values ('${asked}', '${robin.accountId}', '781-444-040-7', 'asked', now())`)
    await rows(`insert into blood_hand_ins (id, account_id, file_ids, at)
      values ('${handIn}', '${robin.accountId}', '{}', now())`)
    await prove(robin)
    expect((await data(robin)).waitsFor).toBe('results')
    expect(await settleErasure(app.services, robin.accountId)).toBe('results')
    await rows(`update blood_hand_ins set ended_as = 'refused', ended_at = now() where id = '${handIn}'`)
    const report = randomUUID()
    await rows(`insert into blood_reports (id, account_id, taken_on, panels, content, at)
      values ('${report}', '${robin.accountId}', '2026-03-01', '{}', 'x', now())`)
    expect((await data(robin)).waitsFor).toBe('results')
    await rows(`delete from blood_reports where id = '${report}'`)
    await rows(`update blood_kits set state = 'received' where id = '${asked}'`)
    expect((await data(robin)).waitsFor).toBe('results')
    await rows(`update blood_kits set state = 'asked' where id = '${asked}'`)
    expect((await data(robin)).waitsFor).not.toBe('results')
    expect(await settleErasure(app.services, robin.accountId)).toBeNull()
    // One that has left can come back: it is not waited for.
    expect(await rows(`select state from blood_kits where id = '${asked}'`)).toEqual([{ state: 'cancelled' }])
    await rows(`update blood_kits set state = 'sent' where id = '${asked}'`)
    expect(await settleErasure(app.services, robin.accountId)).toBeNull()
    expect(await rows(`select state from blood_kits where id = '${asked}'`)).toEqual([{ state: 'lost' }])
  })

  it('leaves of a treated patient only what the table says, until the day it says', async () => {
    const { reach, mobile } = await digestsOf(wren)
    const words = [wren.email, mobile, 'Quillon', 'Marchwood', 'Wherry Reach', wrote, '87.3', '86.9', '31.4']
    const before = await whereabouts(words, reach)
    for (const place of [
      'accounts.details',
      'accounts.email_digest',
      'orders.details',
      'orders.email_digest',
      'visits.verified_phone',
      'tracked_measures.value',
      'thread_messages.body',
      'contact_requests.content',
      'messages.content',
      'person_marks.digest',
      'account_passkeys.name',
      'case_notes.body',
      'appointment_letters.body',
      'concern_contacts.said',
      'concerns.ending',
      'supply_locks.said',
      'drafts.body',
      'prescriptions.content',
      'evidence_files.details',
    ])
      expect(before).toContain(place)
    const untouched = await ofBystander()
    const promised = (await data(wren)).fates

    await erasureJob(app.services)
    await app.services.messages.sendWaiting()
    await expect.poll(() => sent.filter(({ to }) => to === wren.email).at(-1)?.subject).toContain('is erased')
    await erasureJob(app.services)

    const after = await whereabouts(words, reach)
    expect(
      await whereabouts([wren.email, mobile, '87.3', '86.9', '31.4', 'to be asked'], reach),
      'how they are reached, and what goes',
    ).toEqual([])
    const keepingParts = promised.filter(({ why }) => why !== null).map(({ part }) => part)
    for (const table of tablesIn(after)) {
      const holding = inventoryOf(table)
      expect([table, holding && 'part' in holding && keepingParts.includes(holding.part)]).toEqual([table, true])
    }
    expect(tablesIn(after)).toEqual(
      expect.arrayContaining(['accounts', 'orders', 'prescriptions', 'thread_messages', 'case_notes']),
    )
    expect(await ofBystander()).toEqual(untouched)
    expect(promised.find(({ part }) => part === 'record')?.until).toMatch(/^20\d\d-/)
  })

  it('leaves no account to sign in to, and a record that the desk shows as kept by law', async () => {
    expect((await wren.browser.post('my_account', {})).statusCode).toBe(401)
    const again = await wren.browser.post('sign_in', { email: wren.email, password })
    expect(again.statusCode).toBe(401)
    const person = await post(prescriber, 'desk_person', { id: wren.accountId })
    expect(person).toMatchObject({
      name: 'Quillon Marchwood',
      email: null,
      mobile: null,
      erased: { keptUntil: expect.stringMatching(/^20/) },
    })
    const found = await post(prescriber, 'desk_search', { typed: 'Marchwood', born: person.born })
    expect(found.people).toHaveLength(1)
  })

  it('erases the rest automatically when its retention period is over', async () => {
    const [kept] = await rows<{ care: string }>(
      `select care_until::text as care from erasures where account_id = '${wren.accountId}'`,
    )
    await pass(Date.parse(`${kept?.care}T12:00:00Z`) - Date.now() - ahead)
    const untouched = await ofBystander()
    await erasureJob(app.services)
    expect(tablesIn(await whereabouts(['Quillon', 'Marchwood', 'Wherry Reach', wrote], []))).toEqual([])
    const left = []
    for (const table of erasingOrder) {
      const [{ n }] = (await rows<{ n: number }>(
        `select count(*)::int as n from ${table} where ${isTheirs(table, wren.accountId)}`,
      )) as [{ n: number }]
      if (n > 0) left.push(table)
    }
    expect(left.toSorted()).toEqual(['erasures', 'security_events'])
    expect(await ofBystander()).toEqual(untouched)
  })
})

/** The bystander's row counts, table by table. */
async function ofBystander() {
  const counts: Record<string, number> = {}
  for (const table of erasingOrder) {
    const [{ n }] = (await rows<{ n: number }>(
      `select count(*)::int as n from ${table} where ${isTheirs(table, bystander.accountId)}`,
    )) as [{ n: number }]
    counts[table] = n
  }
  return counts
}
