import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { applicationRole } from '#server/platform/database/embedded/cluster.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { ownFolder } from '#server/testing/own-folder.ts'
import { connect, ownPostgres } from '../faults/own-postgres.ts'
import { isReady, spawnServer } from '../faults/server-process.ts'
import { until } from '../faults/until.ts'
import { newVisitor, type Reply } from '../faults/visitors.ts'

const rows = 1_000_000
const portion = 100_000
const people = 8
const pauseMs = 25
/**
 * A reader that is open for this long when the migration begins: the migration waits for its lock, and nobody waits
 * behind it.
 */
const readerMs = 5_000
const longestMs = 300_000
const wantedP99Ms = 1_000

/** Of a future release: a column and an index on the table that every save writes to. */
async function nextMigrations(): Promise<string> {
  const folder = await ownFolder('migrations')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const texts = {
    '9000_column': `alter table answer_sets add column rehearsed text default 'no' not null`,
    '9001_index':
      '-- run outside a transaction\ncreate index concurrently if not exists answer_sets_rehearsed on answer_sets (updated_at, questionnaire)',
  }
  const entries = Object.keys(texts).map((tag, idx) => ({ idx, tag, when: 9_000_000_000_000 + idx }))
  await mkdir(join(folder, 'meta'))
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
  for (const [tag, text] of Object.entries(texts)) await writeFile(join(folder, `${tag}.sql`), text)
  return folder
}

const at = (share: number, sorted: readonly number[]) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)

test('O-3 a column and an index are added to a million rows while people save: nothing that was acknowledged is lost', {
  timeout: 1_800_000,
}, async ({ annotate }) => {
  const postgres = await ownPostgres()
  await postgres.start()
  onTestFinished(() => postgres.stop())
  const owner = await connect(postgres.url)
  await owner.query('set synchronous_commit = off')
  for (let from = 1; from <= rows; from += portion) {
    const range = `from generate_series(${from}, ${from + portion - 1}) n`
    const id = `lpad(to_hex(n), 32, '0')::uuid`
    await owner.query(`insert into visits (id, token_hash) select ${id}, sha256(n::text::bytea) ${range}`)
    await owner.query(`
      insert into answer_sets (visit_id, questionnaire, version, revision, answers, digest)
      select ${id}, 'weight-management', 1, 1, decode(repeat('ab', 300), 'hex'), sha256(n::text::bytea) ${range}`)
  }
  await owner.query('vacuum analyze visits, answer_sets')

  const server = await spawnServer({ DATABASE_URL: postgres.applicationUrl, MIGRATE_AT_START: '0' })
  await until(() => isReady(server.address), 600_000)
  const visitors = Array.from({ length: people }, newVisitor)
  const [quiet, during]: [Reply[], Reply[]] = [[], []]
  let into = quiet
  let isOver = false
  const latest = performance.now() + longestMs
  const saving = visitors.map(async (visitor) => {
    while (!isOver && performance.now() < latest) {
      into.push(await visitor.save(server.address))
      await sleep(pauseMs)
    }
  })
  await sleep(10_000)
  into = during
  const reader = await connect(postgres.url)
  await reader.query('begin; select 1 from answer_sets limit 1')
  const released = sleep(readerMs).then(() => reader.query('commit'))
  const begun = performance.now()
  await migrate(postgres.url, undefined, { applicationRole, folder: await nextMigrations() })
  const tookS = (performance.now() - begun) / 1_000
  await released
  isOver = true
  await Promise.all(saving)

  for (const visitor of visitors) await visitor.findsEverything(server.address)
  const { rows: found } = await owner.query(`
    select indisvalid as "isValid", (select count(*)::int from answer_sets where rehearsed = 'no') as "withColumn"
    from pg_index where indexrelid = 'answer_sets_rehearsed'::regclass`)
  expect(found).toEqual([{ isValid: true, withColumn: rows + people }])
  const told = (name: string, replies: readonly Reply[]) => {
    const times = replies.map(({ tookMs }) => tookMs).sort((one, other) => one - other)
    const refused = replies.filter(({ status }) => status !== 200).length
    return `${name}: ${replies.length} saves, ${refused} refused, p50 ${at(0.5, times)} ms, p99 ${at(0.99, times)} ms, longest ${at(1, times)} ms`
  }
  await annotate(`${told('before', quiet)}; ${told('meanwhile', during)} (wanted: p99 below ${wantedP99Ms} ms)`)
  await annotate(`the migration took ${tookS.toFixed(1)} s, ${readerMs / 1_000} s of them behind a reader`)
})
