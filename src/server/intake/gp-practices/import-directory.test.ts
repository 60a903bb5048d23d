import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { epraccurRow } from '../../testing/epraccur-row.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { demoPractices } from './demo-practices.ts'
import { importDirectory } from './import-directory.ts'
import { fillEmptyDirectory, replaceDirectory } from './replace-directory.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: Client
let owner: Client
let folder: string
let said: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  client.on('error', () => undefined)
  owner = new Client({ connectionString: database.ownerUrl })
  await Promise.all([client.connect(), owner.connect()])
  folder = await mkdtemp(join(tmpdir(), 'larkwell-import-'))
})
afterAll(async () => {
  await Promise.all([client.end(), owner.end()])
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  said = []
  await client.query('delete from gp_practices; delete from gp_search_words')
})

async function importing(...rows: string[]) {
  const file = join(folder, 'epraccur.csv')
  await writeFile(file, rows.join(''))
  return importDirectory(client, file, (line) => said.push(line))
}

/** Everything stored, with the transaction that last wrote each row. */
async function stored() {
  const practices = await client.query('select *, xmin::text from gp_practices order by ods_code')
  const words = await client.query('select *, xmin::text from gp_search_words order by word')
  return { practices: practices.rows, words: words.rows }
}
const storedCodes = async () => (await stored()).practices.map(({ ods_code }) => ods_code)

const heron = epraccurRow({})
const kestrel = epraccurRow({ code: 'Z00002', name: 'KESTREL PRACTICE', postcode: 'ZZ2 2BB' })

describe('Q-24 importing the directory', () => {
  it('stores the practices and every word that finds them', async () => {
    expect(await importing(heron, kestrel)).toEqual({ added: 2, changed: 0, removed: 0 })
    const { practices, words } = await stored()
    expect(practices).toMatchObject([
      { ods_code: 'Z00001', name: 'The Heron Surgery', postcode: 'ZZ1 1AA' },
      { ods_code: 'Z00002', name: 'Kestrel Practice', postcode: 'ZZ2 2BB' },
    ])
    const lists = Object.fromEntries(words.map(({ word, in_names, elsewhere }) => [word, [in_names, elsewhere]]))
    expect(lists).toMatchObject({
      heron: [['Z00001'], []],
      mill: [[], ['Z00001', 'Z00002']],
      zz22bb: [[], ['Z00002']],
      z00001: [[], ['Z00001']],
    })
  })

  it('a second import of the same file writes nothing', async () => {
    await importing(heron, kestrel)
    const before = await stored()
    expect(await importing(kestrel, heron)).toEqual({ added: 0, changed: 0, removed: 0 })
    expect(await stored()).toEqual(before)
  })

  it('applies changes, and removes practices that have gone or closed', async () => {
    await importing(heron, kestrel)
    const moved = epraccurRow({ postcode: 'ZZ9 9ZZ' })
    const closed = epraccurRow({ code: 'Z00002', status: 'C' })
    expect(await importing(moved, closed)).toEqual({ added: 0, changed: 1, removed: 1 })
    const { practices, words } = await stored()
    expect(practices).toMatchObject([{ ods_code: 'Z00001', postcode: 'ZZ9 9ZZ' }])
    expect(words.map(({ word }) => word)).not.toContain('kestrel')
    expect(words.map(({ word }) => word)).not.toContain('zz11aa')
  })

  it('reports bad rows by line and stores the others', async () => {
    await importing(heron, '"half","a row"\n', kestrel, epraccurRow({ code: 'Z00003', postcode: '' }))
    expect(await storedCodes()).toEqual(['Z00001', 'Z00002'])
    expect(said.join('\n')).toContain('2 rows cannot be used')
    expect(said).toContain('    line 2: it has 2 columns instead of 27')
    expect(said).toContain('    line 4: its postcode is not a postcode')
  })

  it.each([
    ['cut off', [kestrel, '"Z00003","THE SUR'], 'the file seems to be cut off. Nothing was changed.'],
    ['empty', [''], 'There is no open GP practice in this file.'],
    ['another file', ['date,amount\n', '2026-01-01,3\n'], 'There is no open GP practice in this file.'],
    ['mostly unreadable', [kestrel, 'a\n', 'b\n'], 'More rows cannot be used than can.'],
  ])('a file that is %s changes nothing', async (_, rows, words) => {
    await importing(heron)
    const before = await stored()
    await expect(importing(...rows)).rejects.toThrow(words)
    expect(await stored()).toEqual(before)
  })

  it('a missing file is reported as such', async () => {
    await expect(importDirectory(client, join(folder, 'nowhere.csv'), () => undefined)).rejects.toThrow(
      'cannot be read',
    )
  })

  it('an import that is interrupted leaves everything as it was', async () => {
    await importing(heron)
    const before = await stored()
    await owner.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
       create trigger refuse before insert on gp_search_words for each row execute function refuse()`,
    )
    await expect(importing(kestrel)).rejects.toThrow('disk full')
    await owner.query('drop function refuse cascade')
    expect(await stored()).toEqual(before)
  })
})

describe('Q-24 the fictional practices of the demo', () => {
  it('are recognisable: codes and postcodes that nobody has', () => {
    expect(demoPractices).toHaveLength(12)
    for (const { odsCode, postcode } of demoPractices) {
      expect(odsCode).toMatch(/^ZZ\d{4}$/)
      expect(postcode).toMatch(/^ZZ\d \d[A-Z]{2}$/)
    }
  })

  it('fill an empty directory, never another, and are replaced by an import', async () => {
    await fillEmptyDirectory(client, demoPractices)
    expect(await storedCodes()).toHaveLength(12)
    await importing(heron)
    await fillEmptyDirectory(client, demoPractices)
    expect(await storedCodes()).toEqual(['Z00001'])
  })

  it('two writers at once take turns', async () => {
    const other = new Client({ connectionString: database.url })
    await other.connect()
    await Promise.all([replaceDirectory(client, demoPractices), fillEmptyDirectory(other, demoPractices)])
    await other.end()
    expect(await storedCodes()).toHaveLength(12)
  })
})
