import { createHash, randomBytes } from 'node:crypto'
import { appendFile, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { keyWords, lineOf, sizeOf } from '../../app/commands/backup-words.ts'
import { ownFolder } from '../../testing/own-folder.ts'
import { productionSettings } from '../../testing/production.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { readConfig } from '../config/config.ts'
import { applicationRole } from '../database/embedded/cluster.ts'
import { migrate } from '../database/migrate.ts'
import { migrationTimes } from '../database/migration-files.ts'
import { type Keys, parseKeys } from '../encryption/keys.ts'
import { backupsIn, beginBackup } from './backup-folder.ts'
import { keysForBackups, presentBackupKeys } from './backup-keys.ts'
import { faultsOf } from './check-backup.ts'
import { type Backup, beyond, inOrder } from './choose.ts'
import { findBackup } from './find-backup.ts'
import { describedKeys, missingKeys } from './keys-in-backup.ts'
import { type Manifest, parseManifest, writeManifest } from './manifest.ts'
import { prune } from './prune.ts'
import { openSession, refuseASecond, versionsOf } from './session.ts'
import { store, stored } from './stored-files.ts'
import { backUpTables } from './tables/back-up-tables.ts'
import { requireEmpty, requireKnownSchema } from './tables/empty-database.ts'
import { replaceEmbedded } from './tables/replace-embedded.ts'
import { restoreTables } from './tables/restore-tables.ts'
import { UnusableBackup } from './unusable-backup.ts'

const newest = migrationTimes().at(-1) ?? 0
let folder: string

const newKeys = (...ids: string[]): Keys =>
  parseKeys(ids.map((id) => `${id}:${randomBytes(32).toString('base64')}`).join(',')) as Keys
/** The key of backups in these tests. */
const keys = newKeys('local-1')
/** Another installation's key with the same name. */
const others = newKeys('local-1')

beforeAll(async () => {
  folder = await ownFolder('backup')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const rows = { kind: 'tables' as const, tables: [], partitions: [], sequences: [] }

const manifestOf = (endedAt: string, content: Manifest['content'] = rows): Manifest => ({
  format: 2,
  begunAt: '2026-11-16T09:00:00.000Z',
  endedAt,
  postgres: 18,
  migration: newest,
  keys: [],
  files: [],
  content,
})

const backup = (day: number): Backup => ({
  folder: `/backups/${day}`,
  manifest: manifestOf(`2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`),
  packing: { keys },
})

async function* once(content: Buffer) {
  yield content
}

describe('which backups', () => {
  const all = [backup(3), backup(1), backup(2)]

  it('exceed the number to keep', () => {
    expect(beyond(all, 2).map(({ folder: one }) => one)).toEqual(['/backups/1'])
    expect(beyond(all, 3)).toEqual([])
  })
})

describe('a manifest', () => {
  const manifest = manifestOf('2026-11-16T09:01:00.000Z')
  const text = writeManifest(manifest, keys)

  it('is read as it was written, and not at all once a letter of it is changed', () => {
    expect(parseManifest(text, keys)).toEqual(manifest)
    expect(parseManifest(text.replace('09:01', '09:02'), keys)).toEqual({ is: 'changed' })
    expect(parseManifest(text.slice(0, -40), keys)).toEqual({ is: 'changed' })
    expect(parseManifest(writeManifest({ ...manifest, format: 3 } as never, keys), keys)).toEqual({ is: 'changed' })
    for (const odd of ['', 'null', '[]', '{}', '7']) expect(parseManifest(odd, keys)).toEqual({ is: 'changed' })
  })

  it('S-19 is authenticated by the key: without it none can be written, and a wrong key is distinguished from a change', () => {
    expect(parseManifest(text, null)).toEqual({ is: 'key missing', id: 'local-1' })
    expect(parseManifest(text, others)).toEqual({ is: 'key missing', id: 'local-1' })
    expect(parseManifest(text, newKeys('newer'))).toEqual({ is: 'key missing', id: 'local-1' })
    const both = { ...newKeys('newer'), byId: new Map([...newKeys('newer').byId, ...keys.byId]) }
    expect(parseManifest(text, both)).toEqual(manifest)
    // Written by an attacker who knows the id of the key.
    const { key } = JSON.parse(text)
    const forged = JSON.stringify({ ...JSON.parse(writeManifest(manifest, others)), key })
    expect(parseManifest(forged, keys)).toEqual({ is: 'changed' })
    // The earlier format: a digest that anyone can compute.
    const seal = createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
    expect(parseManifest(JSON.stringify({ seal, manifest }), keys)).toEqual({ is: 'changed' })
  })

  it('S-19 of an earlier release is recognised as such', () => {
    const earlier = { ...manifest, format: 1 as const }
    const seal = createHash('sha256').update(JSON.stringify(earlier)).digest('hex')
    expect(parseManifest(JSON.stringify({ seal, manifest: earlier }), null)).toEqual(earlier)
    expect(parseManifest(JSON.stringify({ seal: 'x', manifest: earlier }), keys)).toEqual({ is: 'changed' })
  })
})

describe('S-19 a stored file', () => {
  const said = 'She told us that she cannot sleep. '
  const content = Buffer.from(said.repeat(9_000))
  const read = async (name: string, given: Keys = keys) => buffer(stored(folder, name, { keys: given }))
  const make = async (name: string, bytes = content) => {
    const made = await store(folder, name, once(bytes), keys)
    return { ...made, path: join(folder, made.name), bytes: await readFile(join(folder, made.name)) }
  }

  it.each([0, 1, 65_535, 65_536, 65_537, 300_000])('of %i bytes comes back as it was', async (size) => {
    const bytes = randomBytes(size)
    await make(`size-${size}.gz`, bytes)
    expect((await read(`size-${size}.gz`)).equals(bytes)).toBe(true)
  })

  it('contains nothing readable, compressed or not', async () => {
    const { bytes, name } = await make('words.gz')
    expect(name).toBe('words.gz.enc')
    expect(bytes.includes('sleep')).toBe(false)
    expect(() => gunzipSync(bytes)).toThrow()
    expect((await read('words.gz')).equals(content)).toBe(true)
    const again = await make('words-2.gz')
    expect(again.bytes.equals(bytes)).toBe(false)
  })

  it('is refused with another key, as another file, changed at any place, cut or lengthened', async () => {
    const random = randomBytes(200_000)
    const { bytes, path } = await make('whole.gz', random)
    await expect(read('whole.gz', others)).rejects.toThrow('not what was written')
    await expect(read('whole.gz', newKeys('newer'))).rejects.toThrow('needs the backup key "local-1"')
    await copyFile(path, join(folder, 'other.gz.enc'))
    await expect(read('other.gz')).rejects.toThrow('not what was written')
    const spoiled: Buffer[] = [
      ...[0, 4, 5, 12, 30, 44, 60, 70_000, bytes.length - 1].map((at) => {
        const changed = Buffer.from(bytes)
        changed[at] = (changed[at] as number) ^ 1
        return changed
      }),
      ...[0, 4, 40, 48, 65_604, bytes.length - 1].map((end) => bytes.subarray(0, end)),
      Buffer.concat([bytes, Buffer.from('x')]),
      gzipSync(random),
    ]
    for (const content of spoiled) {
      await writeFile(path, content)
      await expect(read('whole.gz')).rejects.toThrow(UnusableBackup)
    }
    await writeFile(path, bytes)
    expect((await read('whole.gz')).equals(random)).toBe(true)
  })

  it('cut between two frames is not accepted as a shorter one', async () => {
    const { bytes, path } = await make('frames.gz', randomBytes(200_000))
    const header = 4 + 1 + 'local-1'.length + 32
    for (const frames of [1, 2]) {
      await writeFile(path, bytes.subarray(0, header + frames * (4 + 65_536 + 16)))
      await expect(read('frames.gz')).rejects.toThrow('cut off')
    }
  })
})

describe('S-19 the keys of backups', () => {
  const settings = { backupKeys: null, isProduction: false, isDemo: true }

  it('are made in the data folder where none are set, once', async () => {
    const dataDir = join(folder, 'own-keys')
    expect(await presentBackupKeys({ ...settings, dataDir })).toBeNull()
    const made = await keysForBackups({ ...settings, dataDir })
    expect(await keysForBackups({ ...settings, dataDir })).toEqual(made)
    expect(await presentBackupKeys({ ...settings, dataDir })).toEqual(made)
    expect((await stat(join(dataDir, 'backup-keys'))).mode & 0o777).toBe(0o600)
  })

  it('must be set in production, and differ from those of the data', async () => {
    const dataDir = join(folder, 'no-keys')
    const inProduction = { ...settings, isProduction: true, isDemo: false, dataDir }
    await expect(keysForBackups(inProduction)).rejects.toThrow('BACKUP_KEYS is needed')
    const backupKeys = `b1:${randomBytes(32).toString('base64')}`
    expect((await keysForBackups({ ...inProduction, backupKeys })).currentId).toBe('b1')
    expect(readConfig({ ...productionSettings, BACKUP_KEYS: backupKeys }).backupKeys).toBe(backupKeys)
    expect(() => readConfig({ ...productionSettings, BACKUP_KEYS: productionSettings.DATA_KEYS })).toThrow(
      'must differ from DATA_KEYS',
    )
    expect(() => readConfig({ ...productionSettings, BACKUP_KEYS: 'b1:short' })).toThrow('BACKUP_KEYS')
  })
})

describe('a folder of backups', () => {
  const find = (from: string, given: Keys | null = keys, allowsPlain = false) =>
    findBackup(from, { keys: given, allowsPlain }, () => undefined)

  it('counts only finished backups, and the next one removes the others', async () => {
    const root = join(folder, 'several')
    await mkdir(join(root, '2026-11-16T08-00-00Z.unfinished', 'wal'), { recursive: true })
    await mkdir(join(root, '2026-11-16T08-30-00Z'))
    const said: string[] = []
    expect(await backupsIn(root, keys, (line) => said.push(line))).toEqual([])
    expect(said).toEqual([expect.stringContaining('not a finished backup')])
    await expect(find(join(root, '2026-11-16T08-00-00Z.unfinished'))).rejects.toThrow('no backup')
    const draft = await beginBackup(root, new Date('2026-11-16T09:00:00Z'), keys)
    expect(await readdir(root)).toEqual(['2026-11-16T08-30-00Z', '2026-11-16T09-00-00Z.unfinished'])
    await draft.finish(manifestOf('2026-11-16T09:01:00.000Z'))
    expect((await backupsIn(root, keys, () => undefined)).map((one) => one.folder)).toEqual([
      join(root, '2026-11-16T09-00-00Z'),
    ])
  })

  it('S-19 a backup that is not authenticated is not restored: a wrong key, a changed file, and one of an earlier release', async () => {
    const root = join(folder, 'proved')
    const draft = await beginBackup(root, new Date('2026-11-16T09:00:00Z'), keys)
    const files = [await store(draft.folder, 'tables/visits.copy.gz', once(Buffer.from('words')), keys)]
    const place = await draft.finish({ ...manifestOf('2026-11-16T09:01:00.000Z', rows), files })
    expect((await find(root)).backup.folder).toBe(place)
    await expect(find(place, others)).rejects.toThrow(/"local-1", and that key is not here.*BACKUP_KEYS/)
    await expect(find(place, null)).rejects.toThrow('BACKUP_KEYS')
    const told: string[] = []
    expect(await backupsIn(root, others, (line) => told.push(line))).toEqual([])
    expect(told).toEqual([expect.stringContaining('that key is not here')])
    const path = join(place, 'tables/visits.copy.gz.enc')
    const bytes = await readFile(path)
    await writeFile(path, Buffer.from(bytes.map((byte, at) => (at === 60 ? byte ^ 1 : byte))))
    await expect(find(place)).rejects.toThrow(/DAMAGED[\s\S]*is not what was written/)
    await writeFile(path, bytes.subarray(0, -1))
    await expect(find(place)).rejects.toThrow('bytes instead of')

    const earlier = { ...manifestOf('2026-11-16T10:01:00.000Z', rows), format: 1 as const }
    const seal = createHash('sha256').update(JSON.stringify(earlier)).digest('hex')
    const old = join(folder, 'earlier', '2026-11-16T10-00-00Z')
    await mkdir(old, { recursive: true })
    await writeFile(join(old, 'manifest.json'), JSON.stringify({ seal, manifest: earlier }))
    await expect(find(old)).rejects.toThrow('Add --unencrypted')
    expect((await find(old, keys, true)).backup.packing).toEqual({ keys: null })
  })

  it('one that an earlier release made of files is listed, checked and counted, and its restore says what to do', async () => {
    const root = join(folder, 'files')
    const earlier = { kind: 'cluster', lineage: 'aa', segmentBytes: 1, firstSegment: 'a', lastSegment: 'a' } as const
    for (const [day, content] of [[14, rows] as const, [16, earlier] as const]) {
      const draft = await beginBackup(root, new Date(`2026-11-${day}T09:00:00Z`), keys)
      const files = [await store(draft.folder, 'cluster.tar.gz', once(Buffer.from('files')), keys)]
      await draft.finish({ ...manifestOf(`2026-11-${day}T09:01:00.000Z`, content), files })
    }
    const [before, files] = inOrder(await backupsIn(root, keys, () => undefined))
    if (!before || !files) throw new Error('There are two.')
    expect(lineOf('it', files.manifest)).toContain('the files of a database, from an earlier release')
    expect(await faultsOf(files)).toEqual([])
    await expect(find(root)).rejects.toThrow(/release 0\.5\.0 into an empty DATA_DIR.*docs\/operations\.md/)
    await expect(find(files.folder)).rejects.toThrow('release 0.5.0')
    expect((await find(before.folder)).backup).toEqual(before)
    expect(await prune(root, 1, keys, () => undefined)).toBe(1)
    expect((await backupsIn(root, keys, () => undefined)).map((one) => one.folder)).toEqual([files.folder])
  })
})

describe('keys', () => {
  const configured = { dataKeys: null, dataDir: '/srv/data', backupKeys: null }
  const made = {
    folder: '/b',
    manifest: { ...manifestOf('2026-11-16T09:01:00.000Z'), keys: [{ id: 'local-1', fingerprint: 'x' }] },
  }

  it('another key under the same name counts as missing, like one that is not there', () => {
    const old = newKeys('local-1', 'older')
    const recorded = describedKeys(old)
    expect(missingKeys(['local-1', 'older'], recorded, old)).toEqual([])
    expect(missingKeys(['local-1'], recorded, newKeys('local-1'))).toEqual(['local-1'])
    expect(missingKeys(['older'], recorded, newKeys('local-1'))).toEqual(['older'])
    expect(missingKeys(['local-1'], [], null)).toEqual(['local-1'])
  })

  it('are listed with their location, and whether they are in the backup', () => {
    const words = (config: Partial<typeof configured>, withKeys = false, of: typeof made = made) =>
      keyWords({ ...configured, ...config }, of, { withKeys, encryptedBy: 'b1' }).join(' ')
    expect(words({})).toContain('NOT IN IT: local-1, in /srv/data/data-keys')
    expect(words({})).toContain('BACKUP KEY b1 ALONE, in /srv/data/backup-keys')
    expect(words({ dataKeys: 'k' as never })).toContain('the setting DATA_KEYS')
    expect(words({ backupKeys: 'k' as never })).toContain('the setting BACKUP_KEYS')
    expect(words({}, true)).toContain('ARE IN IT')
    expect(words({}, false, { ...made, manifest: { ...made.manifest, keys: [] } })).toContain('NO KEYS')
  })
})

it.each([
  [999, '999 bytes'],
  [1_234, '1.2 KB'],
  [45_678_901, '46 MB'],
])('%i bytes are shown as %s', (bytes, words) => expect(sizeOf([{ name: 'a', bytes, sha256: '' }])).toBe(words))

describe('the rows of a database', () => {
  let source: Awaited<ReturnType<typeof createTestDatabase>>
  let made: Backup

  const session = async (url: string): Promise<Client> => {
    const client = await openSession(url, 'test backup')
    onTestFinished(() => client.end().catch(() => undefined))
    return client
  }
  /** The row count and content digest of each table, except the clone's own migrations. */
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
    const sessionId = '00000000-0000-4000-8000-000000000001'
    await client.query(`insert into visits (id, token_hash) values ('${sessionId}', '\\x0102')`)
    await client.query(
      `insert into answer_sets (visit_id, questionnaire, version, revision, answers, digest) values ($1, $2, 1, 1, $3, '\\x00')`,
      [sessionId, 'tab\tline\nback\\slash \\N ü', randomBytes(3_000_000)],
    )
    await client.query(`insert into gp_practices select n::text, 'name ' || n, '', '' from generate_series(1, 20000) n`)
    await client.query(`insert into gp_practices values ('plain', 'A name that stands there in plain words', '', '')`)
    await client.query(`insert into gp_search_words values ('two', array['a,b', null, '{"q"}'], '{}')`)
    await client.query(`select log_month('access_log', '2025-01-01')`)
    await client.query(
      `insert into access_log (staff_id, what, why, at) select gen_random_uuid(), 'case', 'turn', '2025-01-15' from generate_series(1, 3)`,
    )
    const draft = await beginBackup(join(folder, 'copied'), new Date(), keys)
    const versions = await versionsOf(client)
    const { content, files } = await backUpTables(client, draft.folder, keys)
    const manifest = { ...manifestOf(new Date().toISOString(), content), ...versions, files }
    made = { folder: await draft.finish(manifest), manifest, packing: { keys } }
    await client.end()
  })
  afterAll(() => source.drop())

  it('are restored: partitions, counters and triggers, too, and a second backup at once is refused', async () => {
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
  }, 60_000)

  it('are restored beside the embedded database, which is set aside at the end, or stays as it was', async () => {
    const target = await createTestDatabase()
    const name = new URL(target.ownerUrl).pathname.slice(1)
    const practices = async (database = name) => {
      const url = Object.assign(new URL(target.ownerUrl), { pathname: `/${database}` })
      const client = await openSession(url.href, 'test backup')
      const { rows: found } = await client.query<{ all: number }>('select count(*)::int as all from gp_practices')
      await client.end()
      return found[0]?.all
    }
    const databases = async () => {
      const client = await session(source.ownerUrl)
      const { rows: found } = await client.query<{ datname: string }>(
        `select datname from pg_database where starts_with(datname, $1) order by 1`,
        [name],
      )
      return found.map(({ datname }) => datname)
    }
    onTestFinished(async () => {
      await target.drop()
      const client = await session(source.ownerUrl)
      for (const left of await databases()) await client.query(`drop database "${left}" with (force)`)
    })
    let filled = 0
    const fill = async (url: string) => {
      const client = await openSession(url, 'test backup')
      await requireEmpty(client, url, true)
      filled += 1
      await client.query(`create table gp_practices as select generate_series(1, ${filled})`)
      await client.end()
    }
    const server = await openSession(target.url, 'a server')
    await expect(replaceEmbedded(target.ownerUrl, fill)).rejects.toThrow('Stop Larkwell first')
    await server.end()
    const broken = async () => {
      throw new Error('not like this')
    }
    await expect(replaceEmbedded(target.ownerUrl, broken)).rejects.toThrow('not like this')
    expect(await databases()).toEqual([name])
    expect(await practices()).toBe(0)
    await replaceEmbedded(target.ownerUrl, fill)
    expect(await databases()).toEqual([name, `${name}-before-restore`])
    expect([await practices(), await practices(`${name}-before-restore`)]).toEqual([1, 0])
    // Again: what was set aside before gives way. A draft that a killed restore has left does not stand in the way.
    const client = await session(source.ownerUrl)
    await client.query(`create database "${name}-restoring"`)
    await replaceEmbedded(target.ownerUrl, fill)
    expect(await databases()).toEqual([name, `${name}-before-restore`])
    expect([await practices(), await practices(`${name}-before-restore`)]).toEqual([2, 1])
  })

  it('a database that has tables is never restored over', async () => {
    const client = await session(source.ownerUrl)
    await expect(requireEmpty(client, 'db.example', false)).rejects.toThrow('is not empty')
    await expect(requireEmpty(client, 'db.example', true)).rejects.toThrow('add --replace')
  })

  it('S-19 are encrypted on disk, file by file', async () => {
    for (const { name } of made.manifest.files) {
      const bytes = await readFile(join(made.folder, name))
      expect(bytes.subarray(0, 4).toString()).toBe('LWB2')
      expect(bytes.includes('in plain words')).toBe(false)
      expect(() => gunzipSync(bytes)).toThrow()
    }
    const practices = await buffer(stored(made.folder, 'tables/gp_practices.copy.gz', { keys }))
    expect(practices.includes('A name that stands there in plain words')).toBe(true)
  })

  it('are refused if the schema differs, or the backup is not what was written', async () => {
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
