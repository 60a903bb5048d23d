import { randomUUID } from 'node:crypto'
import type { Bundle, CapabilityStatement, FhirResource, OperationOutcome } from 'fhir/r4'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BloodReport } from '#domain/blood-tests/results.ts'
import { weightAnswers } from '#domain/clinical/sample-answers.ts'
import { patientIn } from '#domain/fhir/ids.ts'
import { allResources } from '#domain/fhir/resources.ts'
import { sampleMaking, sampleRecord } from '#domain/fhir/sample-record.ts'
import { served, servedTypes } from '#domain/fhir/served.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import { oneIn } from '../../../../tests/soak/test-depth.ts'
import { fileReport } from '../../clinical/blood-tests/file-report.ts'
import { entriesOf, reportedToGp, writeHistory } from '../../clinical/history/entries.ts'
import { type BookingApp, startBookingApp } from '../../testing/test-booking.ts'
import { newBrowser, saveAnswers } from '../../testing/test-browser.ts'
import { newReadyPatient, type TestPatient } from '../../testing/test-case.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { newSupplied } from '../../testing/test-supplied.ts'
import { rowsOf } from '../copy/rows-of.ts'
import { dataInventory, type TableName } from '../data-inventory.ts'
import { givenColumns } from '../given-columns.ts'
import { excusedTables, mappedTables } from './mapped-tables.ts'
import { readRecord, readRecords } from './read-record.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

let app: BookingApp
let patient: TestPatient
let other: TestPatient
let prescriber: Staff
/** Of each type one resource of the patient's record. */
const one: Record<string, FhirResource> = {}
let whole: readonly FhirResource[]

beforeAll(async () => {
  app = await startBookingApp('2026-03-02T10:00:00Z')
  patient = await newSupplied(app, 'delivered')
  other = await newReadyPatient(app)
  prescriber = await newStaff(app, 'prescriber')
  await prescriber.post('desk_send_message', {
    accountId: patient.accountId,
    sending: randomUUID(),
    words: 'Good morning.',
  })
  await review(prescriber, await filed(patient))
  whole = resourcesIn((await get(`Patient/${patient.accountId}/$everything`, own())).json())
  for (const resource of whole) one[resource.resourceType] ??= resource
})
afterAll(() => app.close())

const get = (path: string, cookie = '', method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET') =>
  app.server.inject({ method, url: `/fhir/R4/${path}`, headers: cookie === '' ? {} : { cookie } })
const own = () => patient.browser.cookie()

const tested: BloodReport = {
  laboratory: 'Ferncliff Pathology',
  takenOn: '2026-02-26',
  results: [{ test: 'hba1c', value: 40, than: null, low: null, high: 41, mark: null, unread: null }],
}
/** The same report of the laboratory again is its next version. */
const filed = ({ accountId }: TestPatient) =>
  app.database.transaction((tx) =>
    fileReport(app.services, tx, { accountId, report: tested, sourceId: `FP-${accountId}` }),
  )
async function review(staff: Staff, id: string) {
  const reply = await staff.post('desk_review_blood_report', { id, words: 'All is within range.' })
  expect(reply.statusCode, reply.body).toBe(200)
}

const resourcesIn = ({ entry = [] }: Bundle<FhirResource>): FhirResource[] =>
  entry.flatMap(({ resource, search }) => (resource && search?.mode === 'match' ? [resource] : []))

const accessesOf = async (staff: Staff) =>
  (await app.database.run((orm) => orm.execute(`select * from access_log where staff_id = '${staff.id}'`))).rows

describe('a whole record', () => {
  it('has the prescription and the dispensed pack, by their AMP, and is cached nowhere', async () => {
    const reply = await get(`Patient/${patient.accountId}/$everything`, own())
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/fhir+json; charset=utf-8',
      'cache-control': 'no-store',
    })
    const found = (type: string) => whole.filter(({ resourceType }) => resourceType === type)
    const amp = { coding: [{ system: 'https://dmd.nhs.uk', code: '42603011000001104' }] }
    expect(found('MedicationRequest')).toMatchObject([{ medicationCodeableConcept: amp, status: 'completed' }])
    expect(found('MedicationDispense')).toMatchObject([
      { contained: [{ code: amp, batch: { lotNumber: 'LK-1402', expirationDate: '2027-06-30' } }] },
    ])
  })

  it('refers only to what is in it', () => {
    const known = new Set(whole.map(({ resourceType, id }) => `${resourceType}/${id}`))
    const references = [...JSON.stringify(whole).matchAll(/"reference":"([^"#]+)"/g)].map(([, to]) => to)
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter((to) => to === undefined || !known.has(to))).toEqual([])
  })

  it('proves the prescription by the signature in the register', async () => {
    const { rows } = await app.database.run((orm) =>
      orm.execute(
        `select encode(signature, 'base64') as signed from prescriptions where case_id = '${patient.caseId}'`,
      ),
    )
    expect(one.Provenance).toMatchObject({ signature: [{ data: String(rows[0]?.signed).replaceAll('\n', '') }] })
  })
})

describe('a report of a blood test', () => {
  it('is there once a prescriber has reviewed it, for the patient and the team, and its next version is reviewed anew', async () => {
    expect(one.DiagnosticReport).toMatchObject({ status: 'final' })
    const sampled = await newReadyPatient(app)
    const found = async (type: string, cookie = sampled.browser.cookie()) => {
      const reply = await get(`${type}?patient=${sampled.accountId}`, cookie)
      return resourcesIn(reply.json()) as { status?: string; result?: { reference: string }[] }[]
    }
    const measured = async (cookie?: string) =>
      (await found('Observation', cookie)).filter((one) => JSON.stringify(one).includes('"code":"laboratory"'))
    for (const [first, status] of [
      [true, 'final'],
      [false, 'amended'],
    ] as const) {
      const id = await filed(sampled)
      expect(await found('DiagnosticReport'), first ? 'not reviewed' : 'the first version is replaced').toEqual([])
      expect((await measured(prescriber.cookie)).map((one) => one.status)).toEqual(['preliminary'])
      expect(await measured(), 'their account does not show it yet').toEqual([])
      await review(prescriber, id)
      const [report, ...others] = await found('DiagnosticReport')
      expect(others).toEqual([])
      expect(report).toMatchObject({
        status,
        effectiveDateTime: tested.takenOn,
        issued: new Date(app.now()).toISOString(),
        performer: [{ display: 'Ferncliff Pathology' }],
        resultsInterpreter: [{ reference: `Practitioner/${prescriber.id}` }],
        conclusion: 'All is within range.',
      })
      const read = await get(report?.result?.[0]?.reference ?? '', sampled.browser.cookie())
      expect([read.statusCode, read.json().status]).toEqual([200, 'final'])
      expect(await found('DiagnosticReport', prescriber.cookie)).toEqual([report])
    }
  })
})

describe('records that are read together', () => {
  it('are those that are read one by one, each with its own rows alone; of an unknown patient there is none', async () => {
    const { vault } = app.services
    const [nobody, ids] = [randomUUID(), [other.accountId, patient.accountId]]
    const records = await app.database.run((orm) => readRecords(vault, orm, [nobody, ...ids], { is: 'team' }))
    expect([...records.keys()]).toEqual(ids)
    for (const id of ids) {
      const alone = await app.database.run((orm) => readRecord(vault, orm, id, { is: 'team' }))
      expect(alone?.orders.length).toBeGreaterThan(0)
      expect(records.get(id)).toEqual(alone)
    }
    // Each is treated by somebody else: staff are of the record that names them.
    const staffOf = (id: string) => records.get(id)?.staff.map((one) => one.id)
    expect(staffOf(patient.accountId)).toContain(prescriber.id)
    expect(staffOf(other.accountId)).not.toContain(prescriber.id)
  })
})

describe('every type of resource is read by', () => {
  const asked = () =>
    servedTypes.flatMap((type) => {
      const found = one[type]
      const reads = found ? [`${type}/${found.id}`] : []
      return served[type].isOfPatient ? [...reads, `${type}?patient=${patient.accountId}`] : reads
    })
  const statuses = async (cookie: string) => {
    const addresses = [...asked(), `Patient/${patient.accountId}/$everything`]
    const replies = await Promise.all(addresses.map(async (address) => [address, await get(address, cookie)] as const))
    for (const [address, reply] of replies) {
      expect(reply.headers['content-type'], address).toBe('application/fhir+json; charset=utf-8')
      if (reply.statusCode !== 200)
        expect(reply.json<OperationOutcome>().resourceType, address).toBe('OperationOutcome')
    }
    return replies.map(([address, { statusCode }]) => [address.replace(/[/?].*/, ''), statusCode] as const)
  }
  const isShared = (type: string) =>
    type in served && type !== 'Patient' && !served[type as keyof typeof served].isOfPatient

  it('the patient', async () => {
    expect((await statuses(own())).filter(([, status]) => status !== 200)).toEqual([])
  })

  it('no stranger', async () => {
    expect((await statuses('')).filter(([, status]) => status !== 401)).toEqual([])
  })

  it('no guest, who has answered and has no account', async () => {
    const guest = await newBrowser(app)
    await saveAnswers(guest, weightAnswers())
    expect(guest.cookie()).not.toBe('')
    expect((await statuses(guest.cookie())).filter(([, status]) => status !== 401)).toEqual([])
  })

  it('no other patient, except what belongs to nobody and their own record names', async () => {
    const found = await statuses(other.browser.cookie())
    expect(found.filter(([type, status]) => !isShared(type) && status !== 403)).toEqual([])
    // Who looked after the first patient is not in the record of the second.
    expect(found.filter(([type]) => type === 'Practitioner')).toEqual([['Practitioner', 404]])
  })

  it.each<Role>(['support', 'administrator', 'auditor'])(
    'no %s, who may not see records; that they tried is recorded',
    async (role) => {
      const staff = await newStaff(app, role)
      expect((await statuses(staff.cookie)).filter(([, status]) => status !== 403)).toEqual([])
      expect(await accessesOf(staff)).toEqual([])
      const { rows } = await app.database.run((orm) =>
        orm.execute(`select event from staff_events where staff_id = '${staff.id}' and event = 'refused'`),
      )
      expect(rows.length).toBeGreaterThan(20)
    },
  )

  it.each<Role>(['prescriber', 'pharmacist', 'coach', 'nutritionist', 'clinical_lead'])(
    'S-10 a %s, who may; each access is in the log that the patient reads',
    async (role) => {
      const staff = await newStaff(app, role)
      const found = await statuses(staff.cookie)
      expect(found.filter(([, status]) => status !== 200)).toEqual([])
      const looks = await accessesOf(staff)
      expect(looks).toHaveLength(found.filter(([type]) => !isShared(type)).length)
      expect(looks[0]).toMatchObject({ account_id: patient.accountId, what: 'record', why: 'interface' })
    },
  )

  it('S-10 the log of a patient who reads their own record says nothing', async () => {
    const before = await app.database.run((orm) => orm.execute('select count(*) from access_log'))
    await get(`Patient/${patient.accountId}/$everything`, own())
    const after = await app.database.run((orm) => orm.execute('select count(*) from access_log'))
    expect(after.rows).toEqual(before.rows)
  })
})

describe('whether a patient exists', () => {
  it('is told to staff with the right, and to nobody else', async () => {
    const nobody = randomUUID()
    const status = async (cookie: string) => (await get(`Patient/${nobody}`, cookie)).statusCode
    expect([await status(own()), await status(''), await status(prescriber.cookie)]).toEqual([403, 401, 404])
  })
})

describe('a search', () => {
  it('of a patient is of their own record', async () => {
    const bundle: Bundle<FhirResource> = (await get('Observation', own())).json()
    expect(bundle.total).toBeGreaterThan(2)
    for (const { id } of resourcesIn(bundle)) expect(patientIn(id ?? '')).toBe(patient.accountId)
  })

  it('of staff names the patient', async () => {
    const reply = await get('Observation', prescriber.cookie)
    expect([reply.statusCode, reply.json().issue[0].diagnostics]).toEqual([400, 'Name the patient: ?patient='])
    for (const id of ['abc', 'Patient/abc', '1.2', patient.accountId.toUpperCase()]) {
      const unknown = await get(`Observation?patient=${id}`, prescriber.cookie)
      expect([id, unknown.statusCode, unknown.json().issue?.[0].code]).toEqual([id, 404, 'not-found'])
    }
  })

  it.each([
    'Observation?code=29463-7',
    'Observation?_sort=date',
    'Observation?_lastUpdated=yesterday',
    'Patient?name=Wren',
    'Practitioner?name=Marsh',
    'Patient/ID?_summary=true',
    'Patient/ID/$everything?_since=2026-01-01',
  ])('by anything else is refused: %s', async (address) => {
    const reply = await get(address.replace('ID', patient.accountId), own())
    expect([reply.statusCode, reply.json().issue[0].code]).toEqual([400, 'invalid'])
  })

  it('leads on by its links to every resource once', async () => {
    const ids: string[] = []
    let next: string | undefined = 'Observation?_count=2'
    while (next !== undefined) {
      const page: Bundle<FhirResource> = (await get(next, own())).json()
      ids.push(...resourcesIn(page).map(({ id }) => id as string))
      next = page.link?.find(({ relation }) => relation === 'next')?.url.split('/fhir/R4/')[1]
    }
    const all = whole.filter(({ resourceType }) => resourceType === 'Observation')
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  })
})

describe('what is not served', () => {
  it.each(['Coverage/1', 'Coverage', 'Observation/1/_history', 'toString/1', 'Observation/1', 'Questionnaire/none-v1'])(
    '%s is not found',
    async (address) => {
      const reply = await get(address, own())
      expect([reply.statusCode, reply.json().resourceType]).toEqual([404, 'OperationOutcome'])
    },
  )

  it.each(['POST', 'PUT', 'DELETE'] as const)('%s changes nothing', async (method) => {
    const reply = await get(`Patient/${patient.accountId}`, own(), method)
    expect([reply.statusCode, reply.json().issue[0].code]).toEqual([405, 'not-supported'])
  })

  it('the capability statement, which anybody reads, names what is answered, and all of it', async () => {
    const reply = await get('metadata')
    const statement: CapabilityStatement = reply.json()
    expect([reply.statusCode, statement.fhirVersion]).toEqual([200, '4.0.1'])
    const resources = statement.rest?.[0]?.resource ?? []
    expect(resources.map(({ type }) => type).toSorted()).toEqual([...servedTypes, 'Binary'].toSorted())
    const idOf = (type: string) => (type === 'Binary' ? 'Composition' : type)
    for (const { type, interaction = [], searchParam = [], operation = [] } of oneIn(3, resources)) {
      const can = interaction.map(({ code }) => code)
      const status = async (address: string) => (await get(address, own())).statusCode
      const found = one[idOf(type)]
      expect([type, can.includes('read')]).toEqual([type, true])
      if (found) expect([type, await status(`${type}/${found.id}`)]).toEqual([type, 200])
      expect([type, await status(type)]).toEqual([type, can.includes('search-type') ? 200 : 400])
      const values: Readonly<Record<string, string>> = { patient: patient.accountId, _lastUpdated: 'ge2020-01-01' }
      for (const name of ['patient', '_lastUpdated']) {
        const isNamed = searchParam.some((one) => one.name === name)
        expect([type, name, (await status(`${type}?${name}=${values[name]}`)) === 200]).toEqual([type, name, isNamed])
      }
      for (const name of ['everything', 'document', 'validate']) {
        const isNamed = operation.some((one) => one.name === name)
        const answers = (await status(`${type}/${found?.id}/$${name}`)) === 200
        expect([type, name, answers]).toEqual([type, name, isNamed])
      }
    }
  })

  it('more than a client needs in a minute is refused, and says so', async () => {
    const limited = await startBookingApp('2026-03-02T10:00:00Z', { RATE_LIMIT_SCALE: '0.01' })
    const statuses: number[] = []
    try {
      for (const _ of [1, 2, 3]) {
        const reply = await limited.server.inject({ method: 'GET', url: '/fhir/R4/metadata' })
        statuses.push(reply.statusCode)
        if (reply.statusCode === 429) {
          expect(reply.json().issue[0].code).toBe('throttled')
          expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
        }
      }
    } finally {
      await limited.close()
    }
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('every table of patients', () => {
  const ofPatients = Object.entries(dataInventory).flatMap(([table, entry]) => ('part' in entry ? [table] : []))

  it('is mapped to a resource, or excused by name, and not both', () => {
    const [mapped, excused] = [Object.keys(mappedTables), Object.keys(excusedTables)]
    expect([...mapped, ...excused].toSorted()).toEqual(ofPatients.toSorted())
  })

  /** Rules that only decide what the team is shown, and the patient without whom there is no record. */
  const withoutEffect: readonly TableName[] = ['tracking_settings', 'accounts']

  it.each(Object.entries(mappedTables).filter(([table]) => !withoutEffect.includes(table as TableName)))(
    '%s is in the resources that it is said to be in',
    (_, { as, to }) => {
      const typed = (record: typeof sampleRecord) => {
        const resources = allResources({ ...sampleMaking, record })
        return (type: string) => JSON.stringify(resources.filter(({ resourceType }) => resourceType === type))
      }
      const [withRows, without] = [typed(sampleRecord), typed({ ...sampleRecord, [as]: [] })]
      expect(to.filter((type) => withRows(type) === without(type))).toEqual([])
    },
  )
})

describe('what is held back', () => {
  it('is no column that a copy of the record leaves out, and no table that a clinician reviews first', () => {
    for (const table of Object.keys(mappedTables) as TableName[]) {
      const entry = dataInventory[table]
      const hides = 'hides' in entry ? entry.hides : []
      expect(typeof hides, table).not.toBe('string')
      for (const column of hides) expect(givenColumns(table).map(({ name }) => name)).not.toContain(column)
    }
  })

  it('is never in a record, whoever reads it: notes, safeguarding, what an informant said', async () => {
    const secret = 'Confided by a brother'
    const sealed = (owner: string) => app.services.vault.seal(JSON.stringify(secret), owner)
    const { accountId, caseId } = patient
    const noteId = randomUUID()
    await app.database.transaction(async (tx) => {
      const { caseNotes } = await import('../../clinical/cases/tables.ts')
      const { informantInvitations } = await import('../../clinical/preparation/tables.ts')
      await tx.insert(caseNotes).values({
        id: noteId,
        caseId,
        staffId: prescriber.id,
        body: sealed(`case/${caseId}/note`),
        at: new Date(app.now()),
      })
      const id = randomUUID()
      await tx.insert(informantInvitations).values({
        id,
        accountId,
        episodeId: randomUUID(),
        tokenHash: Buffer.from(id),
        firstName: sealed(`informant/${id}/name`),
        answers: sealed(`informant/${id}`),
        version: 1,
        createdAt: new Date(app.now()),
        expiresAt: new Date(app.now()),
        sentAt: new Date(app.now()),
      })
    })
    for (const cookie of [own(), prescriber.cookie]) {
      const reply = await get(`Patient/${accountId}/$everything`, cookie)
      expect(reply.statusCode).toBe(200)
      expect(reply.body).not.toContain(secret)
      const note = (reply.json() as Bundle).entry?.at(-1)
      const alsoNotYet = cookie === prescriber.cookie ? [] : [{}]
      expect(note).toMatchObject({
        search: { mode: 'outcome' },
        resource: { issue: [{ code: 'suppressed' }, {}, ...alsoNotYet] },
      })
    }
  })

  it('is what a clinician marked so or found to be of another person, and the reason for lifting a lock', async () => {
    const { accountId } = await newReadyPatient(app)
    const post = async (call: 'desk_add_history' | 'desk_correct_history', body: object) => {
      const reply = await prescriber.post(call, body as never)
      expect(reply.statusCode, reply.body).toBe(200)
    }
    const report = (words: string, heldBack: string | null = null) =>
      post('desk_add_history', { accountId, entry: randomUUID(), kind: 'reaction', words, heldBack })
    await report('Anaphylaxis to liraglutide.')
    await report('Told us of a plan to end her life.', 'serious harm')
    await report('Her husband says she hid it.', 'another person')
    await report('Pancreatitis of a namesake.')
    const { vault } = app.services
    const at = app.now()
    await app.database.transaction(async (tx) => {
      const lifted = { kind: 'lock lifted', code: 'lifted', words: 'By telephone: sounded evasive.' } as const
      await writeHistory(tx, vault, accountId, [
        { ...lifted, source: 'prescriber', occasion: 'lock/1', staffId: prescriber.id, at },
      ])
    })
    const entries = await app.database.run((orm) => entriesOf(orm, vault, accountId))
    await post('desk_correct_history', {
      entryId: entries.find(({ words }) => words.startsWith('Pancreatitis'))?.row.id,
      why: 'wrong person',
      reason: 'The letter was about her sister.',
      evidence: 'letter',
      evidenceNamed: 'Letter of 1 March',
    })

    const copied: unknown[] = []
    for (const table of ['clinical_history', 'clinical_history_corrections'] as const)
      for await (const rows of rowsOf(app.services, table, accountId)) copied.push(...rows)
    const inCopy = JSON.stringify(copied)
    const inFhir = (await get(`Patient/${accountId}/$everything`, prescriber.cookie)).body
    const toGp = JSON.stringify(await app.database.run((orm) => reportedToGp(orm, vault, accountId)))
    for (const given of [inCopy, inFhir, toGp]) {
      expect(given).toContain('Anaphylaxis to liraglutide.')
      expect(given).not.toMatch(/plan to end|husband|namesake|sister|evasive/)
    }
    expect(inCopy).toContain('Supply lock lifted')
    expect(inFhir).toContain('Supply lock lifted')
  })

  it('is what is marked later, in the copy, FHIR, the hand-over of all records and letters, until a later mark lets it leave', async () => {
    const marked = await newReadyPatient(app)
    const { accountId } = marked
    const post = async (call: 'desk_add_history' | 'desk_mark_history', body: object) => {
      const reply = await prescriber.post(call, body as never)
      expect(reply.statusCode, reply.body).toBe(200)
    }
    const report = (words: string, heldBack: string | null = null) =>
      post('desk_add_history', { accountId, entry: randomUUID(), kind: 'reaction', words, heldBack })
    const [own, of] = ['Anaphylaxis to liraglutide.', 'Her husband says she hid it.'] as const
    await report(own)
    await report(of, 'another person')
    const { vault } = app.services
    const entries = await app.database.run((orm) => entriesOf(orm, vault, accountId))
    const mark = (words: string, seen: number, heldBack: string | null) =>
      post('desk_mark_history', {
        entryId: entries.find((entry) => entry.words === words)?.row.id,
        seen,
        heldBack,
        reason: 'Reason of the mark.',
      })
    const given = async () => {
      const copied: unknown[] = []
      for (const table of ['clinical_history', 'clinical_history_corrections', 'clinical_history_marks'] as const)
        for await (const rows of rowsOf(app.services, table, accountId)) copied.push(...rows)
      const records = await app.database.run((orm) => readRecords(vault, orm, [accountId], { is: 'team' }))
      const all = {
        copy: JSON.stringify(copied),
        'FHIR for the patient': (await get(`Patient/${accountId}/$everything`, marked.browser.cookie())).body,
        'FHIR for staff': (await get(`Patient/${accountId}/$everything`, prescriber.cookie)).body,
        'hand-over': JSON.stringify([...records.values()]),
        letter: JSON.stringify(await app.database.run((orm) => reportedToGp(orm, vault, accountId))),
      }
      for (const text of Object.values(all)) expect(text).not.toContain('Reason of the mark.')
      return Object.entries(all).map(([where, text]) => [where, text.includes(own), text.includes(of)])
    }
    const everywhere = (isOwn: boolean, isOf: boolean) =>
      ['copy', 'FHIR for the patient', 'FHIR for staff', 'hand-over', 'letter'].map((where) => [where, isOwn, isOf])
    expect(await given()).toEqual(everywhere(true, false))
    await mark(own, 0, 'serious harm')
    expect(await given()).toEqual(everywhere(false, false))
    await mark(of, 0, null)
    expect(await given()).toEqual(everywhere(false, true))
    await mark(own, 1, 'another person')
    await mark(of, 1, 'serious harm')
    expect(await given()).toEqual(everywhere(false, false))
    await mark(own, 2, null)
    expect(await given()).toEqual(everywhere(true, false))
  })
})
