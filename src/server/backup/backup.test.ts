import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { keyWords, sizeOf } from '../commands/backup-words.ts'
import { momentIn } from '../commands/restore-words.ts'
import { applicationRole } from '../database/embedded/cluster.ts'
import { migrate } from '../database/migrate.ts'
import { migrationTimes } from '../database/migration-files.ts'
import { parseKeys } from '../encryption/keys.ts'
import { ownFolder } from '../testing/own-folder.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { backupsIn, beginBackup } from './backup-folder.ts'
import { faultsOf } from './check-backup.ts'
import { type Backup, backupFor, beyond, needlessSegments } from './choose.ts'
import { findBackup } from './find-backup.ts'
import { describedKeys, missingKeys } from './keys-in-backup.ts'
import { type ClusterContent, type Manifest, parseManifest, writeManifest } from './manifest.ts'
import { openSession, refuseASecond, versionsOf } from './session.ts'
import { store, stored } from './stored-files.ts'
import { backUpTables } from './tables/back-up-tables.ts'
import { requireEmpty, requireKnownSchema } from './tables/empty-database.ts'
import { restoreTables } from './tables/restore-tables.ts'
import { entriesIn, tarOf } from './tar.ts'
import { nextSegment, segmentBefore, segmentsFrom, unbroken } from './wal-segments.ts'

const newest = migrationTimes().at(-1) ?? 0
const mb16 = 16 * 1024 * 1024
const first = '000000010000000000000003'
let folder: string

beforeAll(async () => {
  folder = await ownFolder('backup')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const clusterOf = (lineage: string, firstSegment: string): ClusterContent => ({
  kind: 'cluster',
  lineage,
  segmentBytes: mb16,
  firstSegment,
  lastSegment: firstSegment,
})

const manifestOf = (endedAt: string, content: Manifest['content'] = clusterOf('aa', first)): Manifest => ({
  format: 1,
  begunAt: '2026-11-16T09:00:00.000Z',
  endedAt,
  postgres: 18,
  migration: newest,
  keys: [],
  files: [],
  content,
})

const backup = (day: number, content?: Manifest['content']): Backup => ({
  folder: `/backups/${day}`,
  manifest: manifestOf(`2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`, content),
})

async function* once(content: Buffer) {
  yield content
}

describe('segments of the log', () => {
  it.each([
    [first, '000000010000000000000004'],
    ['0000000100000000000000FF', '000000010000000100000000'],
    ['0000002A00000009000000FF', '0000002A0000000A00000000'],
  ])('%s is followed by %s', (segment, next) => expect(nextSegment(segment, mb16)).toBe(next))

  it.each([
    ['0/3000028', first],
    ['0/4000000', first],
    ['0/4000001', '000000010000000000000004'],
    ['1/00000000', '0000000100000000000000FF'],
  ])('what ends at %s ends in %s', (place, segment) => expect(segmentBefore(place, '00000001', mb16)).toBe(segment))

  it('are counted from one to another, and as far as there is no gap', () => {
    const last = '000000010000000000000005'
    const all = [first, '000000010000000000000004', last]
    expect(segmentsFrom(first, last, mb16)).toEqual(all)
    const there = new Set([...all, '000000010000000000000007'])
    expect(unbroken(first, (segment) => there.has(segment), mb16)).toEqual(all)
  })
})

describe('which backups', () => {
  const all = [backup(3), backup(1), backup(2)]

  it('are beyond those that are kept', () => {
    expect(beyond(all, 2).map(({ folder: one }) => one)).toEqual(['/backups/1'])
    expect(beyond(all, 3)).toEqual([])
  })

  it('lead to a moment: the newest that was finished by then', () => {
    const at = (text: string | null) => backupFor(all, text === null ? null : new Date(text))?.folder
    expect(at('2026-11-02T09:00:00Z')).toBe('/backups/2')
    expect(at('2026-11-02T08:59:59Z')).toBe('/backups/1')
    expect(at('2026-11-01T08:59:59Z')).toBeUndefined()
    expect(at(null)).toBe('/backups/3')
  })

  it('still need a segment of the archived log', () => {
    const [old, kept, later] = ['000000010000000000000002', first, '000000010000000000000009']
    const names = [`${old}.gz`, kept, later, '00000002.history']
    const left = [backup(1, clusterOf('aa', later)), backup(2, clusterOf('aa', first))]
    expect(needlessSegments('aa', names, left, 'aa')).toEqual([`${old}.gz`])
    const second = backup(3, clusterOf('aa', '000000020000000000000001'))
    expect(needlessSegments('aa', names, [second], 'aa')).toEqual([`${old}.gz`, kept, later])
    expect(needlessSegments('bb', names, left, 'bb')).toEqual([])
    expect(needlessSegments('bb', names, left, 'aa')).toEqual(names)
  })
})

describe('a manifest', () => {
  it('is read as it was written, and not at all once a letter of it is another', () => {
    const text = writeManifest(manifestOf('2026-11-16T09:01:00.000Z'))
    expect(parseManifest(text)).toEqual(manifestOf('2026-11-16T09:01:00.000Z'))
    expect(parseManifest(text.replace('09:01', '09:02'))).toBeNull()
    expect(parseManifest(text.slice(0, -40))).toBeNull()
    expect(parseManifest(writeManifest({ ...manifestOf('2026-11-16T09:01:00.000Z'), format: 2 } as never))).toBeNull()
  })
})

describe('a folder of backups', () => {
  it('counts only what was finished, and the next one removes what was not', async () => {
    const root = join(folder, 'several')
    await mkdir(join(root, '2026-11-16T08-00-00Z.unfinished', 'wal'), { recursive: true })
    await mkdir(join(root, '2026-11-16T08-30-00Z'))
    const said: string[] = []
    expect(await backupsIn(root, (line) => said.push(line))).toEqual([])
    expect(said).toEqual([expect.stringContaining('no finished backup')])
    await expect(findBackup(join(root, '2026-11-16T08-00-00Z.unfinished'), null, () => undefined)).rejects.toThrow(
      'no backup',
    )
    const draft = await beginBackup(root, new Date('2026-11-16T09:00:00Z'))
    expect(await readdir(root)).toEqual(['2026-11-16T08-30-00Z', '2026-11-16T09-00-00Z.unfinished'])
    await draft.finish(manifestOf('2026-11-16T09:01:00.000Z'))
    expect((await backupsIn(root, () => undefined)).map((one) => one.folder)).toEqual([
      join(root, '2026-11-16T09-00-00Z'),
    ])
  })

  it('a moment before the backup was finished, and one for rows of a single moment, are refused', async () => {
    const root = join(folder, 'early')
    const draft = await beginBackup(root, new Date('2026-11-16T09:00:00Z'))
    const place = await draft.finish(manifestOf('2026-11-16T09:01:00.000Z'))
    const at = new Date('2026-11-16T09:00:30Z')
    await expect(findBackup(place, at, () => undefined)).rejects.toThrow('An earlier moment needs an older one')
    await expect(findBackup(root, at, () => undefined)).rejects.toThrow('no backup')
    await expect(findBackup(place, null, () => undefined)).rejects.toThrow('it is needed')
    const rows = { kind: 'tables' as const, tables: [], partitions: [], sequences: [] }
    const other = await beginBackup(join(folder, 'rows'), new Date('2026-11-16T09:00:00Z'))
    const tables = await other.finish(manifestOf('2026-11-16T09:01:00.000Z', rows))
    await expect(findBackup(tables, new Date('2026-11-17T09:00:00Z'), () => undefined)).rejects.toThrow(
      'Leave --at away',
    )
  })
})

describe('a tar', () => {
  const entry = (name: string, content: Buffer, bytes = content.length) => ({
    name,
    isFolder: false,
    bytes,
    content: once(content),
  })

  it('gives back what went in, whatever the chunks, with files cut or filled up to the size they had', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 2_000 })),
        fc.integer({ min: 1, max: 700 }),
        async (files, size) => {
          const all = files.map((content, n) =>
            entry(
              `base/${n}`,
              Buffer.from(content),
              content.length + (n % 3) - 1 < 0 ? 0 : content.length + (n % 3) - 1,
            ),
          )
          async function* entries() {
            yield { name: 'base/', isFolder: true, bytes: 0, content: once(Buffer.alloc(0)) }
            yield* all
          }
          const tar = await buffer(tarOf(entries()))
          async function* pieces() {
            for (let at = 0; at < tar.length; at += size) yield tar.subarray(at, at + size)
          }
          const found: [string, boolean, Buffer][] = []
          for await (const { name, isFolder, content } of entriesIn(pieces()))
            found.push([name, isFolder, await buffer(content)])
          expect(found).toEqual([
            ['base/', true, Buffer.alloc(0)],
            ...files.map((content, n) => {
              const wanted = Buffer.alloc(Math.max(0, content.length + (n % 3) - 1))
              Buffer.from(content).copy(wanted)
              return [`base/${n}`, false, wanted]
            }),
          ])
        },
      ),
      { numRuns: 20 },
    )
  })

  it('is one that the program of that name reads, and one that was cut is not read to its end', async () => {
    const content = randomBytes(3_000)
    async function* entries() {
      yield entry('global/pg_control', content)
    }
    const { name } = await store(folder, 'cluster.tar.gz', tarOf(entries()))
    const read = execFileSync('tar', ['-xzOf', join(folder, name), 'global/pg_control'])
    expect(read.equals(content)).toBe(true)
    const tar = await buffer(stored(join(folder, name)))
    const reading = async () => {
      for await (const { content: inside } of entriesIn(once(tar.subarray(0, 2_000)))) await buffer(inside)
    }
    await expect(reading()).rejects.toThrow('ends in the middle')
  })
})

describe('keys', () => {
  const keys = (...ids: string[]) => parseKeys(ids.map((id) => `${id}:${randomBytes(32).toString('base64')}`).join(','))
  const configured = { dataKeys: null, dataDir: '/srv/data' }
  const made = {
    folder: '/b',
    manifest: { ...manifestOf('2026-11-16T09:01:00.000Z'), keys: [{ id: 'local-1', fingerprint: 'x' }] },
  }

  it('another key under the same name is missing, and so is one that is not there', () => {
    const old = keys('local-1', 'older')
    const recorded = describedKeys(old)
    expect(missingKeys(['local-1', 'older'], recorded, old)).toEqual([])
    expect(missingKeys(['local-1'], recorded, keys('local-1'))).toEqual(['local-1'])
    expect(missingKeys(['older'], recorded, keys('local-1'))).toEqual(['older'])
    expect(missingKeys(['local-1'], [], null)).toEqual(['local-1'])
  })

  it('are told where they lie, and when they lie beside the backup', () => {
    expect(keyWords(configured, made, false).join(' ')).toContain('NOT IN IT: local-1, in /srv/data/data-keys')
    expect(keyWords({ ...configured, dataKeys: 'k' }, made, false).join(' ')).toContain('the setting DATA_KEYS')
    expect(keyWords(configured, made, true).join(' ')).toContain('LIE BESIDE IT')
    expect(keyWords(configured, { ...made, manifest: { ...made.manifest, keys: [] } }, false).join(' ')).toContain(
      'NO KEYS',
    )
  })
})

it.each([
  ['2026-11-16T10:00:00Z', '2026-11-16T10:00:00.000Z'],
  ['2026-07-16T10:00+01:00', '2026-07-16T09:00:00.000Z'],
  ['2026-11-16T10:00:00.250Z', '2026-11-16T10:00:00.250Z'],
  ['2026-11-16T10:00:00', null],
  ['2026-11-16', null],
  ['2026-13-16T10:00:00Z', null],
  ['yesterday', null],
])('%s is the moment %s', (text, moment) => expect(momentIn(text)?.toISOString() ?? null).toBe(moment))

it.each([
  [999, '999 bytes'],
  [1_234, '1.2 KB'],
  [45_678_901, '46 MB'],
])('%i bytes are told as %s', (bytes, words) => expect(sizeOf([{ name: 'a', bytes, sha256: '' }])).toBe(words))

describe('the rows of a database', () => {
  let source: Awaited<ReturnType<typeof createTestDatabase>>
  let made: Backup

  const session = async (url: string): Promise<Client> => {
    const client = await openSession(url, 'test backup')
    onTestFinished(() => client.end().catch(() => undefined))
    return client
  }
  /** Of each table how many rows it has and what they are, but for those of the clone's own beginning. */
  async function digestOf(client: Client): Promise<Record<string, string>> {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    )
    const digests: Record<string, string> = {}
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(r::text, '|' order by r::text)), '') as digest from "${name}" r`,
      )
      digests[name] = found[0]?.digest ?? ''
    }
    return digests
  }

  beforeAll(async () => {
    source = await createTestDatabase()
    const client = await openSession(source.url, 'test backup')
    const visit = '00000000-0000-4000-8000-000000000001'
    await client.query(`insert into visits (id, token_hash) values ('${visit}', '\\x0102')`)
    await client.query(
      `insert into answer_sets (visit_id, questionnaire, version, revision, answers, digest) values ($1, $2, 1, 1, $3, '\\x00')`,
      [visit, 'tab\tline\nback\\slash \\N ü', randomBytes(3_000_000)],
    )
    await client.query(`insert into gp_practices select n::text, 'name ' || n, '', '' from generate_series(1, 20000) n`)
    await client.query(`insert into gp_search_words values ('two', array['a,b', null, '{"q"}'], '{}')`)
    await client.query(`select log_month('access_log', '2025-01-01')`)
    await client.query(
      `insert into access_log (staff_id, what, why, at) select gen_random_uuid(), 'case', 'turn', '2025-01-15' from generate_series(1, 3)`,
    )
    const draft = await beginBackup(join(folder, 'copied'), new Date())
    const versions = await versionsOf(client)
    const { content, files } = await backUpTables(client, draft.folder)
    const manifest = { ...manifestOf(new Date().toISOString(), content), ...versions, files }
    made = { folder: await draft.finish(manifest), manifest }
    await client.end()
  })
  afterAll(() => source.drop())

  it('come back as they were: partitions, counters and triggers, too, and the second backup at once is refused', async () => {
    const before = await session(source.ownerUrl)
    expect(made.manifest.migration).toBe(newest)
    expect(await faultsOf(made)).toEqual([])
    const target = await createTestDatabase({ isEmpty: true })
    const client = await session(target.ownerUrl)
    onTestFinished(() => target.drop())
    const { content } = made.manifest
    if (content.kind !== 'tables') throw new Error('These are tables.')
    await expect(requireEmpty(before, 'db.example', false)).rejects.toThrow('is not empty')
    await requireEmpty(client, 'db.example', false)
    const say = () => undefined
    const inspect = async () => {
      throw new Error('not like this')
    }
    await expect(restoreTables(client, { backup: made, content, applicationRole, inspect, say })).rejects.toThrow(
      'not like this',
    )
    await client.query('rollback')
    await requireEmpty(client, 'db.example', false)
    await restoreTables(client, { backup: made, content, applicationRole, inspect: async () => undefined, say })
    await migrate(target.ownerUrl)
    expect(await digestOf(client)).toEqual(await digestOf(before))
    const next = `insert into access_log (staff_id, what, why, at) values (gen_random_uuid(), 'case', 'turn', now()) returning id`
    expect((await client.query(next)).rows).toEqual([{ id: '4' }])
    await expect(client.query('delete from access_log')).rejects.toThrow('only ever added')
    await expect(
      client.query(`insert into answer_sets select gen_random_uuid(), 'x', 1, 1, null, '', ''`),
    ).rejects.toThrow(/foreign key|violates/)
    await refuseASecond(before)
    await expect(refuseASecond(await session(source.url))).rejects.toThrow('Another backup')
  })

  it('are refused where the schema is another, or the backup is not what was written', async () => {
    expect(() => requireKnownSchema(made.manifest)).not.toThrow()
    expect(() => requireKnownSchema({ ...made.manifest, migration: newest + 1 })).toThrow('does not know')
    const [one, two, three] = made.manifest.files
    if (!one || !two || !three) throw new Error('There are more files than that.')
    await appendFile(join(made.folder, one.name), 'x')
    await writeFile(join(made.folder, two.name), Buffer.alloc(two.bytes))
    await rm(join(made.folder, three.name))
    expect(await faultsOf(made)).toEqual([
      `${one.name} has ${one.bytes + 1} bytes instead of ${one.bytes}.`,
      `${two.name} is not what was written.`,
      `${three.name} is missing.`,
    ])
  })
})
