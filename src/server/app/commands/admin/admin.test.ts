import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#domain/calendar/durations.ts'
import { operationsId } from '#domain/privacy/record-access.ts'
import { casesJob } from '../../../clinical/cases/case-job.ts'
import { makeCopies } from '../../../privacy/copy/export-job.ts'
import { erasureJob } from '../../../privacy/erasure/erasure-job.ts'
import { epraccurRow } from '../../../testing/epraccur-row.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newReadyPatient, type TestPatient } from '../../../testing/test-case.ts'
import { willingBotCheck } from '../../../testing/test-gateways.ts'
import { sandboxIn } from '../../../testing/test-order.ts'
import { newStaff } from '../../../testing/test-staff.ts'
import { unzip } from '../../../testing/unzip.ts'
import { commands } from './commands.ts'
import { readArguments } from './read-arguments.ts'
import { notMeant, runCommand } from './run-command.ts'

let app: TestApp
let wren: TestPatient
let other: TestPatient
let folder: string
let clock = Date.now()

beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
  wren = await newReadyPatient(app)
  other = await newReadyPatient(app)
  folder = await mkdtemp(join(tmpdir(), 'larkwell-admin-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const operator = { user: 'robin', host: 'ops-1' }
const why = 'Asked by letter of 3 March'
const meant = ['--yes', '--reason', why]

/** The output of a command. Time passes between two commands. */
async function run(...typed: string[]): Promise<string> {
  clock += 1_000
  const asked = readArguments(commands, typed)
  if (asked.is === 'help') return asked.lines.join('\n')
  const lines: string[] = []
  await runCommand({ services: app.services, url: app.url, operator }, asked, (line) => lines.push(line))
  return lines.join('\n')
}

const rows = async <Row extends Record<string, unknown>>(text: string): Promise<Row[]> =>
  (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows as Row[]

const acts = async () =>
  JSON.parse(await run('audit', '--json')) as { command: string; accountId: string | null; subject: string | null }[]

/** Runs a command, and returns what was recorded meanwhile. */
async function written(...typed: string[]) {
  const before = (await acts()).length
  const said = await run(...typed)
  const after = await acts()
  return { said, acts: after.slice(0, after.length - before) }
}

const accessesOf = async ({ browser }: TestPatient) =>
  (await browser.post('who_looked', {})).json().data.looks as { by: { name: string }; what: string; why: string }[]

describe('find', () => {
  it('finds one patient by each full key and shows their status, but not who they are', async () => {
    const [{ mobile } = { mobile: '' }] = JSON.parse(
      await run('find', '--account', wren.accountId, '--show', '--reason', why, '--json'),
    )
    for (const key of [
      ['--email', wren.email.toUpperCase()],
      ['--phone', `+44 ${mobile.slice(1)}`],
      ['--order', wren.order.reference.toLowerCase()],
      ['--account', wren.accountId.toUpperCase()],
    ]) {
      const said = await run('find', ...key)
      expect(said).toContain(wren.accountId)
      expect(said).toMatch(/state +open/)
      expect(said).toMatch(/orders +1 awaiting review/)
      expect(said).toMatch(/cases +1, of which 1 open/)
      expect(said).not.toMatch(/Ferncliff|@|07700/i)
    }
    await expect(run('find', '--email', 'nobody@ferncliff.example')).rejects.toThrow('No patient was found')
    await expect(run('find', '--phone', '07700')).rejects.toThrow()
  })

  it('shows who they are only with a reason, and the patient sees it', async () => {
    await expect(run('find', '--account', wren.accountId, '--show')).rejects.toThrow('--reason')
    const shown = await written('find', '--account', wren.accountId, '--show', '--reason', why)
    expect(shown.said).toContain(wren.email)
    expect(shown.said).toContain('Ferncliff')
    expect(shown.acts).toMatchObject([
      { command: 'find --account --show', accountId: wren.accountId, ...operator, reason: why },
    ])
    const [last, before] = await accessesOf(wren)
    expect(last).toMatchObject({ by: { name: 'Larkwell operations' }, what: 'contact details', why: 'operations' })
    expect(before).toMatchObject({ by: { name: 'Larkwell operations' }, what: 'search result' })
    expect(await accessesOf(other)).toEqual([])
  })
})

describe('export', () => {
  it('only counts at first, then has the copy made as if the patient had asked', async () => {
    const copies = () => rows(`select ready_at from data_exports where account_id = '${wren.accountId}'`)
    const dry = await written('export', '--account', wren.accountId)
    expect(dry.said).toMatch(/payments +\d/)
    expect(dry.said).toContain(notMeant)
    expect(dry.acts).toEqual([])
    expect(await copies()).toEqual([])
    const done = await written('export', '--account', wren.accountId, ...meant)
    expect(done.said).toContain('Your data')
    expect(done.acts).toMatchObject([{ command: 'export --account', accountId: wren.accountId, reason: why }])
    await expect(run('export', '--account', wren.accountId, ...meant)).rejects.toThrow('already')
    await makeCopies(app.services)
    expect(await copies()).toMatchObject([{ ready_at: expect.anything() }])
    await expect(run('export', '--account', randomUUID())).rejects.toThrow('could not be found')
  })

  it('or writes it to a file that nobody else can read, never over an existing one', async () => {
    const file = join(folder, 'copy.zip')
    await run('export', '--account', wren.accountId, '--file', file)
    await expect(stat(file)).rejects.toThrow()
    await run('export', '--account', wren.accountId, '--file', file, ...meant)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const files = unzip(await readFile(file))
    expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', 'my-data.json', 'record.fhir.json']))
    const data = JSON.parse(files.get('my-data.json')?.toString() ?? '').data
    expect(data.access_log.map((look: { staff_id: string }) => look.staff_id)).toContain(
      'Larkwell operations, Operations',
    )
    expect(JSON.stringify(data.operator_acts)).toContain('"command":"find --account --show"')
    expect(JSON.stringify(data.operator_acts)).not.toContain('ops-1')
    await expect(run('export', '--account', wren.accountId, '--file', file, ...meant)).rejects.toThrow('already exists')
    expect((await accessesOf(wren))[0]).toMatchObject({ what: 'record', why: 'operations' })
  })
})

describe('export-fhir', () => {
  const linesOf = async (path: string, type: string) =>
    (await readFile(join(path, `${type}.ndjson`), 'utf8')).trimEnd().split('\n')
  const idsOf = async (path: string, type: string) => (await linesOf(path, type)).map((line) => JSON.parse(line).id)

  it('FHIR-X1 counts at first, then writes each patient once, for the operator alone, and each patient sees it', async () => {
    const path = join(folder, 'fhir')
    const dry = await written('export-fhir', '--folder', path)
    expect(dry.said).toContain('The records of 2 patients would be written')
    expect(dry.acts).toEqual([])
    await expect(stat(path)).rejects.toThrow()
    const before = (await accessesOf(other)).length
    const done = await written('export-fhir', '--folder', path, ...meant)
    expect(done.said).toContain('2 patients as ')
    expect(done.acts).toMatchObject([{ command: 'export-fhir --folder', accountId: null, reason: why }])
    expect((await idsOf(path, 'Patient')).toSorted()).toEqual([wren.accountId, other.accountId].toSorted())
    expect(await readdir(path)).toEqual(expect.arrayContaining(['QuestionnaireResponse.ndjson', 'Encounter.ndjson']))
    expect((await stat(path)).mode & 0o777).toBe(0o700)
    for (const name of await readdir(path)) expect((await stat(join(path, name))).mode & 0o777).toBe(0o600)
    expect((await accessesOf(other)).slice(0, -before || undefined)).toMatchObject([
      { what: 'record', why: 'operations' },
    ])
    // What several records name is there once.
    for (const type of ['Organization', 'Questionnaire']) {
      const ids = await idsOf(path, type)
      expect([type, new Set(ids).size]).toEqual([type, ids.length])
    }
    await expect(run('export-fhir', '--folder', path, ...meant)).rejects.toThrow('was finished')
    await expect(run('export-fhir', '--folder', folder, ...meant)).rejects.toThrow('other files')
  })

  it('FHIR-X2 goes on where it was stopped, without a line twice or half a line', async () => {
    const [whole, path] = [join(folder, 'whole'), join(folder, 'stopped')]
    await run('export-fhir', '--folder', whole, ...meant)
    await run('export-fhir', '--folder', path, ...meant)
    const [first] = [wren.accountId, other.accountId].toSorted()
    // As a kill leaves it after the first patient: some lines of the second are there, one of them cut off.
    const progress = JSON.parse(await readFile(join(path, 'export.json'), 'utf8'))
    const files: Record<string, { bytes: number; lines: number }> = {}
    for (const type of Object.keys(progress.files)) {
      const lines = await linesOf(path, type)
      const isFirst = (line: string) => line.includes(first as string)
      const kept = type === 'Patient' ? lines.filter(isFirst) : lines.slice(0, Math.ceil(lines.length / 2))
      files[type] = { bytes: Buffer.byteLength(kept.map((line) => `${line}\n`).join('')), lines: kept.length }
    }
    await writeFile(
      join(path, 'export.json'),
      JSON.stringify({ ...progress, finishedAt: null, after: first, patients: 1, files: { Patient: files.Patient } }),
    )
    await writeFile(join(path, 'Flag.ndjson'), '{"resourceType":"Fl')
    expect(await run('export-fhir', '--folder', path)).toContain('has 1 patient and would continue')
    await run('export-fhir', '--folder', path, ...meant)
    expect((await idsOf(path, 'Patient')).toSorted()).toEqual((await idsOf(whole, 'Patient')).toSorted())
    expect(JSON.parse(await readFile(join(path, 'export.json'), 'utf8'))).toMatchObject({ patients: 2 })
    for (const name of await readdir(path))
      if (name.endsWith('.ndjson'))
        for (const line of (await readFile(join(path, name), 'utf8')).split('\n').filter(Boolean)) JSON.parse(line)
  })
})

describe('sessions end', () => {
  it('signs a patient out everywhere', async () => {
    expect(await run('sessions', 'end', '--account', wren.accountId)).toContain('on 1 device')
    expect((await wren.browser.post('my_account', {})).statusCode).toBe(200)
    const done = await written('sessions', 'end', '--account', wren.accountId, ...meant)
    expect(done.acts).toMatchObject([{ command: 'sessions end --account', accountId: wren.accountId }])
    expect((await wren.browser.post('my_account', {})).statusCode).toBe(401)
    expect(await run('sessions', 'end', '--account', wren.accountId)).toContain('not signed in anywhere')
    const [event] = await rows(`select outcome from security_events where event = 'session ended' order by id desc`)
    expect(event?.outcome).toBe('everywhere')
  })
})

describe('resend', () => {
  const failed = async (kind: 'email' | 'sms', at: number) => {
    const message = {
      email: { kind: 'email', owner: 'clinic', to: 'w@ferncliff.example', subject: 'Hello', text: 'Hi' },
      sms: { kind: 'sms', owner: 'clinic', to: '+447700900123', text: 'Hi' },
    } as const
    const id = await app.database.run((orm) => app.services.messages.write(orm, message[kind]))
    await rows(
      `update messages set state = 'failed', attempts = 8, created_at = '${new Date(at).toISOString()}' where id = '${id}'`,
    )
    return id
  }
  const stateOf = async (id: string) => (await rows(`select state, attempts from messages where id = '${id}'`))[0]

  it('queues abandoned emails again: one, or those since a time, and never a text', async () => {
    expect(await run('resend', '--failed')).toBe('No email has failed.')
    const [old, fresh, text] = [
      await failed('email', clock - 3 * dayMs),
      await failed('email', clock),
      await failed('sms', clock),
    ]
    const dry = await run('resend', '--failed', '--since', '1d')
    expect(dry).toContain(fresh)
    expect(dry).not.toContain(old)
    expect(await stateOf(fresh)).toEqual({ state: 'failed', attempts: 8 })
    await run('resend', '--failed', '--since', '1d', ...meant)
    expect(await stateOf(fresh)).toEqual({ state: 'queued', attempts: 0 })
    expect(await stateOf(old)).toEqual({ state: 'failed', attempts: 8 })
    const one = await written('resend', '--message', old, ...meant)
    expect(one.acts).toMatchObject([{ command: 'resend --message', subject: old }])
    expect(await stateOf(old)).toEqual({ state: 'queued', attempts: 0 })
    await expect(run('resend', '--message', text)).rejects.toThrow('No failed email')
  })
})

describe('reconcile', () => {
  it('shows differences from the provider’s books, and adopts them only with --apply', async () => {
    expect(await run('reconcile', '--order', wren.order.reference)).toContain('1 compared, no difference.')
    await sandboxIn(app).dashboard.capture(wren.paymentIntent)
    const found = async () => rows('select what from money_differences where closed_at is null')
    // Its webhook may have been first: as if it had not arrived.
    await rows('delete from money_differences')
    const dry = await run('reconcile', '--order', wren.order.reference.toLowerCase())
    expect(dry).toContain('taken without approval: £0.00 expected')
    expect(await found()).toEqual([])
    expect(await run('reconcile')).toContain(`  ${wren.order.reference}  taken without approval`)
    const done = await written('reconcile', '--order', wren.order.reference, ...meant)
    expect(done.acts).toMatchObject([{ subject: wren.order.reference, accountId: wren.accountId }])
    expect(await found()).toEqual([{ what: 'taken without approval' }])
    await expect(run('reconcile', '--order', 'LW-00000000')).rejects.toThrow('could not be found')
  })

  it('lists what the sweep would settle, and settles it', async () => {
    await rows(`update orders set withdrawn_at = now() where id = '${other.orderId}'`)
    const dry = await run('reconcile', '--order', other.order.reference)
    expect(dry).toMatch(new RegExp(`${other.order.reference} +called off +the provider says requires_capture`))
    await run('reconcile', '--order', other.order.reference, ...meant)
    expect(await rows(`select state from orders where id = '${other.orderId}'`)).toEqual([{ state: 'expired' }])
  })
})

describe('staff', () => {
  const add = ['staff', 'add', '--name', 'Robin Wren', '--email', 'r@practice.example', '--roles', 'administrator']
  const named = async () => (await run('staff', 'list')).includes('r@practice.example')

  it('equals npm run staff, announced first and recorded', async () => {
    const dry = await run(...add)
    expect(dry).toContain('Robin Wren would be invited as Administrator')
    expect(await named()).toBe(false)
    expect(await run(...add, ...meant)).toMatch(/#token=[\w-]{43}/)
    expect(await named()).toBe(true)
    await expect(run('staff', 'add', '--name', 'R', '--email', 'x', '--roles', 'king')).rejects.toThrow()
    await newStaff(app, 'administrator')
    expect(await run('staff', 'end', '--email', 'r@practice.example')).toContain('The access of Robin Wren would end')
    const done = await written('staff', 'end', '--email', 'r@practice.example', ...meant)
    const [event] = await rows(`select event, staff_id from staff_events order by id desc limit 1`)
    expect(done.acts).toMatchObject([{ command: 'staff end --email', subject: event?.staff_id }])
    expect(event?.event).toBe('ended')
    await expect(run('staff', 'reset-factor', '--email', 'nobody@practice.example')).rejects.toThrow(
      'No member of staff',
    )
  })
})

describe('holidays', () => {
  const add = ['holidays', 'add', '--date', '2031-12-24', '--name', 'Christmas Eve']
  const list = () => run('holidays', 'list', '--year', '2031')

  it('close a day, open a bank holiday, and follow the rule again', async () => {
    expect(await list()).toMatch(/2031-12-25 +bank holiday +Christmas Day/)
    expect(await run(...add)).toContain('would be closed')
    expect(await list()).not.toContain('Christmas Eve')
    const done = await written(...add, ...meant)
    expect(done.acts).toMatchObject([{ command: 'holidays add --date --name', subject: '2031-12-24', accountId: null }])
    expect(await list()).toMatch(/2031-12-24 +closed by us +Christmas Eve/)
    await expect(run(...add)).rejects.toThrow('already')
    await run('holidays', 'add', '--date', '2031-12-25', '--name', 'Open', '--open', ...meant)
    expect(await list()).toMatch(/2031-12-25 +opened by us/)
    await run('holidays', 'remove', '--date', '2031-12-24', ...meant)
    expect(await list()).not.toContain('Christmas Eve')
    await expect(run('holidays', 'remove', '--date', '2031-12-24')).rejects.toThrow('has no entry')
  })
})

describe('directory import', () => {
  const fileOf = async (...codes: number[]) => {
    const file = join(folder, 'epraccur.csv')
    const row = (code: number) =>
      epraccurRow({ code: `Z${String(code).padStart(5, '0')}`, name: `HERON SURGERY ${code}` })
    await writeFile(file, codes.map(row).join(''))
    return file
  }
  const many = Array.from({ length: 30 }, (_, code) => code + 1)
  const stored = async () => (await rows('select 1 from gp_practices')).length

  it('shows additions, changes and removals, and refuses a file in which many are missing', async () => {
    const file = await fileOf(...many)
    expect(await run('directory', 'import', '--file', file)).toContain('30 new, 0 changed')
    expect(await stored()).toBe(0)
    await run('directory', 'import', '--file', file, ...meant)
    expect(await stored()).toBe(30)
    await fileOf(...many.slice(3))
    expect(await run('directory', 'import', '--file', file)).toContain('3 removed')
    await fileOf(...many.slice(4))
    await expect(run('directory', 'import', '--file', file)).rejects.toThrow('4 of the 30 practices')
    await expect(run('directory', 'import', '--file', file, ...meant)).rejects.toThrow('Nothing was changed')
    expect(await stored()).toBe(30)
    await run('directory', 'import', '--file', file, '--despite-losses', ...meant)
    expect(await stored()).toBe(26)
  })
})

describe('jobs', () => {
  it('shows which are late or fail', async () => {
    expect(await run('jobs')).toBe('No job has run yet.')
    const at = (ago: number) => `'${new Date(clock - ago).toISOString()}'`
    await rows(`insert into job_turns (name, every_ms, done_at, failed_at) values
      ('messages are sent', 1000, ${at(500)}, null), ('refunds are given', 1000, ${at(86_400_000)}, null),
      ('people are erased', 1000, ${at(9_000)}, ${at(100)})`)
    const turns = JSON.parse(await run('jobs', '--json')) as { job: string; is: string }[]
    expect(turns.map(({ job, is }) => [job, is])).toEqual([
      ['messages are sent', 'well'],
      ['people are erased', 'fails'],
      ['refunds are given', 'late'],
    ])
    expect(await run('jobs')).toMatch(/refunds are given.*LATE/)
  })
})

describe('erase', () => {
  const asked = () =>
    rows<{ asked_at: string; due_at: string; called_off_at: string | null }>(
      `select asked_at, due_at, called_off_at from erasures where account_id = '${other.accountId}' order by asked_at`,
    )

  it('shows part by part what is erased and what is kept, then requests it as the patient would', async () => {
    const dry = await run('erase', '--account', other.accountId)
    expect(dry).toMatch(/way in +\d+ erased +-/)
    expect(dry).toMatch(/looks +\d+ erased +\d+ kept until \d{4}-\d\d-\d\d \(looks\)/)
    expect(await asked()).toEqual([])
    const done = await written('erase', '--account', other.accountId, ...meant)
    expect(done.acts).toMatchObject([{ command: 'erase --account', accountId: other.accountId, reason: why }])
    const [first] = await asked()
    expect(Date.parse(first?.due_at ?? '') - Date.parse(first?.asked_at ?? '')).toBe(7 * 24 * 3_600_000)
    await expect(run('erase', '--account', other.accountId)).rejects.toThrow('already')
    expect((await accessesOf(other)).map(({ what }) => what)).toContain('record')
  })

  it('can be cancelled, or done at once', async () => {
    await run('erase', '--account', other.accountId, '--call-off', ...meant)
    expect(await asked()).toMatchObject([{ called_off_at: expect.anything() }])
    await expect(run('erase', '--account', other.accountId, '--call-off')).rejects.toThrow('not asked for erasure')
    await run('erase', '--account', other.accountId, '--now', ...meant)
    // A case ends with its order.
    await casesJob(app.services)
    await erasureJob(app.services)
    expect(await rows(`select 1 from accounts where id = '${other.accountId}'`)).toEqual([])
    await expect(run('find', '--email', other.email)).rejects.toThrow('No patient was found')
  })
})

describe('the record of commands', () => {
  it('is append-only, has no reason and no name in plain text, and is readable at the desk', async () => {
    await expect(rows(`update operator_acts set command = 'nothing'`)).rejects.toThrow()
    await expect(rows('delete from operator_acts')).rejects.toThrow()
    await expect(rows('truncate operator_acts')).rejects.toThrow()
    const plain = JSON.stringify(await rows(`select *, encode(content, 'escape') as text from operator_acts`))
    for (const secret of [why, 'robin', 'ops-1', wren.email, 'practice.example', 'Ferncliff'])
      expect(plain).not.toContain(secret)
    const auditor = await newStaff(app, 'auditor')
    const { acts: shown } = (await auditor.post('desk_operator_acts', {})).json().data
    expect(shown[0]).toMatchObject({
      command: 'erase --account --now',
      accountId: other.accountId,
      ...operator,
      reason: why,
    })
    expect(shown.map(({ command }: { command: string }) => command)).toContain('staff add --name --email --roles')
    const support = await newStaff(app, 'support')
    expect((await support.post('desk_operator_acts', {})).statusCode).toBe(403)
    const log = (await auditor.post('desk_access_log', { staffId: operationsId })).json().data
    expect(log.looks[0]).toMatchObject({ by: { name: 'Larkwell operations' }, why: 'operations' })
  })

  it('is listed since a moment and about one patient', async () => {
    expect(await run('audit', '--since', '2099-01-01')).toBe('No command was run.')
    const about = await run('audit', '--account', wren.accountId)
    expect(about).toContain('robin@ops-1')
    expect(about).toContain(why)
    expect(about).not.toContain('holidays add')
  })
})
