import { randomUUID } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { weightAnswers } from '#domain/clinical/sample-answers.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { type Keys, parseKeys } from '#server/platform/encryption/keys.ts'
import { createVault } from '#server/platform/encryption/vault.ts'
import { scripts } from '../../package.json' with { type: 'json' }
import { beginCommand } from '../soak/run-command.ts'
import { isSoak } from '../soak/test-depth.ts'
import { newDataFolder } from './data-folder.ts'
import { connect, ownPostgres } from './own-postgres.ts'
import { until } from './until.ts'

const dataKeys = `test-1:${Buffer.alloc(32, 7).toString('base64')}`
const patients = 20_000
const mostMegabytes = 300

/** As `npm run admin` begins: as Node is started otherwise, memory grows long before any is collected. */
const options = scripts.admin.split(' ').slice(1, -1)
const measures = 8

/** Patients with an order and its answers, a review, and a few weights, sealed as the product seals them. */
async function fill(client: Client): Promise<void> {
  const vault = createVault(parseKeys(dataKeys) as Keys)
  const answers = JSON.stringify(weightAnswers())
  await client.query('set session_replication_role = replica')
  for (let from = 0; from < patients; from += 2_000) {
    const ids = Array.from({ length: Math.min(2_000, patients - from) }, () => randomUUID())
    const details = (id: string) => JSON.stringify({ name: 'Wren', legalSurname: id.slice(0, 8), gender: 'Female' })
    await client.query(
      `insert into accounts (id, email_digest, details, password_hash)
       select id, sha256(id::text::bytea), details, '-' from unnest($1::uuid[], $2::bytea[]) as v (id, details)`,
      [ids, ids.map((id) => vault.seal(details(id), `account/${id}`))],
    )
    await client.query(
      `insert into orders (id, reference, account_id, email_digest, kind, item, amount_pence, state, details, answers,
         questionnaire, questionnaire_version)
       select id, id::text, id, sha256(id::text::bytea), 'medication', 'mounjaro', 12500, 'declined', details, answers,
         'weight-management', ${weightManagement.version}
       from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as v (id, details, answers)`,
      [
        ids,
        ids.map((id) => vault.seal('{}', `order/${id}`)),
        ids.map((id) => vault.seal(answers, `order/${id}/answers`)),
      ],
    )
    await client.query(
      `insert into cases (id, kind, order_id, state, facts, risk, rules_version, epoch, created_at, state_since)
       select id, 'order', id, 'declined', '\\x00', 0, '1.1.1', 1, now(), now() from unnest($1::uuid[]) as id`,
      [ids],
    )
    await client.query(
      `insert into tracked_measures (account_id, measure, "on", value, logged_at)
       select id, 'weight', current_date - day, value, now() - day * interval '1 day'
       from unnest($1::uuid[], $2::bytea[]) as v (id, value), generate_series(1, ${measures}) day`,
      [ids, ids.map((id) => vault.seal('84.2', `account/${id}/tracked/weight`))],
    )
  }
  await client.query('vacuum analyze')
}

/** The most memory that a process has had, in megabytes. */
function mostOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}

/** The id of every line of a file, which is too large to be held. */
async function idsIn(file: string): Promise<string[]> {
  const ids: string[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) ids.push(JSON.parse(line).id)
  return ids
}

/** That an export goes on where it was stopped, without a line twice, “FHIR-X2 goes on” shows in admin.test.ts every time. */
test.runIf(isSoak)(
  'FHIR-X3 an export that is killed three times is whole, has each line once, and never needs more memory',
  async () => {
    const postgres = await ownPostgres()
    await postgres.start()
    onTestFinished(postgres.stop)
    const client = await connect(postgres.url)
    await fill(client)
    const folder = join(await newDataFolder({ isEmpty: true }), 'handover')
    const env = {
      DATABASE_URL: postgres.applicationUrl,
      DATABASE_OWNER_URL: postgres.url,
      DATA_DIR: await newDataFolder({ isEmpty: true }),
      DATA_KEYS: dataKeys,
    }
    const given = ['export-fhir', '--folder', folder, '--yes', '--reason', 'Handing over']
    const exported = async () => {
      const progress = await readFile(join(folder, 'export.json'), 'utf8').catch(() => '{}')
      return Number(JSON.parse(progress).patients ?? 0)
    }

    for (const share of [0.2, 0.4, 0.7]) {
      const { child, ended } = beginCommand('admin', given, env, options)
      await until(async () => child.exitCode !== null || (await exported()) >= patients * share, 20 * 60_000)
      child.kill('SIGKILL')
      expect((await ended).code).toBe('SIGKILL')
    }
    expect(await exported()).toBeLessThan(patients)

    const { child, ended } = beginCommand('admin', given, env, options)
    let most = 0
    const watching = setInterval(() => (most = Math.max(most, mostOf(child.pid))), 20)
    const { code, said } = await ended
    clearInterval(watching)
    expect([code, said]).toEqual([0, expect.stringContaining(`${patients} patients as `)])
    expect(most).toBeGreaterThan(50)
    expect(most).toBeLessThan(mostMegabytes)

    for (const [type, each] of [
      ['Patient', 1],
      ['QuestionnaireResponse', 1],
      ['Encounter', 1],
      ['Observation', measures + 3],
    ] as const) {
      const ids = await idsIn(join(folder, `${type}.ndjson`))
      expect([type, ids.length, new Set(ids).size]).toEqual([type, patients * each, patients * each])
    }
    // Each patient can read that their record was opened, also of those whose lines a kill cut off.
    const { rows } = await client.query(
      `select count(distinct account_id)::int as n from access_log where why = 'operations'`,
    )
    expect(rows).toEqual([{ n: patients }])
  },
)
