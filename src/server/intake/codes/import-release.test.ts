import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isConceptId } from '#domain/codes/sctid.ts'
import { dmdId, type MadeRelease, writeRelease } from '../../testing/dmd-release.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { importRelease } from './import-release.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: Client
let owner: Client
let root: string
let folder: string
let said: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  owner = new Client({ connectionString: database.ownerUrl })
  await Promise.all([client.connect(), owner.connect()])
  root = await mkdtemp(join(tmpdir(), 'larkwell-dmd-'))
})
afterAll(async () => {
  await Promise.all([client.end(), owner.end()])
  await database.drop()
  await rm(root, { recursive: true, force: true })
})
beforeEach(async () => {
  said = []
  folder = await mkdtemp(join(root, 'release-'))
  await client.query('delete from dmd_terms; delete from dmd_words; delete from dmd_release')
})

const ids = [1, 2, 3, 4, 5, 6, 7].map(dmdId) as [string, string, string, string, string, string, string]
const [sertraline, tablets, lustral, copy, dressing, vaccine, gone] = ids

const small: MadeRelease = {
  vtms: [
    { id: sertraline, name: 'Sertraline' },
    { id: gone, name: 'Withdrawn', isInvalid: true },
  ],
  vmps: [
    { id: tablets, name: 'Sertraline 50mg tablets', vtm: sertraline },
    { id: dressing, name: 'Gauze dressing 5cm', hasIngredient: false },
    { id: vaccine, name: 'Tetanus & diphtheria vaccine' },
  ],
  amps: [
    { id: lustral, name: 'Lustral 50mg tablets', vmp: tablets },
    { id: copy, name: 'Sertraline 50mg tablets', vmp: tablets },
  ],
}

const importing = () => importRelease(client, folder, (line) => said.push(line))
async function stored() {
  const terms = await client.query('select id, level, name, substance from dmd_terms order by name')
  const words = await client.query('select word, ids from dmd_words order by word')
  const release = await client.query('select released_on, medicines from dmd_release')
  return { terms: terms.rows, words: words.rows, release: release.rows }
}

describe('importing a release of dm+d', () => {
  it('stores ingredients, products and brands with their ingredient, and which release it is', async () => {
    await writeRelease(folder, small)
    await importing()
    const { terms, words, release } = await stored()
    expect(terms).toEqual([
      { id: lustral, level: 'AMP', name: 'Lustral 50mg tablets', substance: 'Sertraline' },
      { id: sertraline, level: 'VTM', name: 'Sertraline', substance: 'Sertraline' },
      { id: tablets, level: 'VMP', name: 'Sertraline 50mg tablets', substance: 'Sertraline' },
      {
        id: vaccine,
        level: 'VMP',
        name: 'Tetanus & diphtheria vaccine',
        substance: 'Tetanus & diphtheria vaccine',
      },
    ])
    expect(words.find(({ word }) => word === 'sertraline')?.ids).toEqual([sertraline, tablets])
    expect(words.map(({ word }) => word)).not.toContain('50mg')
    expect(release).toEqual([{ released_on: '2026-11-19', medicines: 4 }])
    expect(said.join('\n')).toContain('4 medicines, 3 others left out')
  })

  it('a second import gives the same, and a newer release takes the place of the one before', async () => {
    await writeRelease(folder, small)
    await importing()
    const before = await stored()
    await importing()
    expect(await stored()).toEqual(before)
    folder = await mkdtemp(join(root, 'newer-'))
    await writeRelease(folder, { ...small, day: '031226', amps: [] })
    await importing()
    const { terms, release } = await stored()
    expect(terms.map(({ level }) => level)).toEqual(['VTM', 'VMP', 'VMP'])
    expect(release).toEqual([{ released_on: '2026-12-03', medicines: 3 }])
  })

  it('an older release than the one in use is refused', async () => {
    await writeRelease(folder, small)
    await importing()
    const before = await stored()
    folder = await mkdtemp(join(root, 'older-'))
    await writeRelease(folder, { ...small, day: '010126' })
    await expect(importing()).rejects.toThrow('The release in use is newer: 2026-11-19.')
    expect(await stored()).toEqual(before)
  })

  it.each(['f_vtm2_3191126.xml', 'f_vmp2_3191126.xml', 'f_amp2_3191126.xml'])(
    'a release whose %s is cut off changes nothing',
    async (name) => {
      await writeRelease(folder, small)
      await importing()
      const before = await stored()
      const whole = await readFile(join(folder, name), 'utf8')
      await writeFile(join(folder, name), whole.slice(0, -30))
      await expect(importing()).rejects.toThrow('cut off')
      expect(await stored()).toEqual(before)
    },
  )

  it('a folder without all three files, or of two releases, is refused', async () => {
    await expect(importing()).rejects.toThrow('one file each')
    await writeRelease(folder, small)
    await rm(join(folder, 'f_amp2_3191126.xml'))
    await expect(importing()).rejects.toThrow('one file each')
    await writeFile(join(folder, 'f_amp2_3201126.xml'), '')
    await expect(importing()).rejects.toThrow('all of one release')
    folder = join(root, 'nowhere')
    await expect(importing()).rejects.toThrow('cannot be read')
  })

  it('names what cannot be used, and stores the rest', async () => {
    const wrong = `${tablets.slice(0, -1)}${(Number(tablets.at(-1)) + 1) % 10}`
    await writeRelease(folder, {
      ...small,
      vtms: [...small.vtms, { id: wrong, name: 'Wrong' }, { id: dmdId(9), name: '' }],
    })
    await importing()
    expect((await stored()).terms).toHaveLength(4)
    expect(said.join('\n')).toContain(`“${wrong}” is no id`)
    expect(said.join('\n')).toContain(`the name of ${dmdId(9)} is missing`)
  })

  it('a record that is longer than a piece of the file is read whole', async () => {
    const many = Array.from({ length: 4_000 }, (_, number) => ({
      id: dmdId(1_000 + number),
      name: `Medicine ${number}`,
    }))
    await writeRelease(folder, { ...small, vtms: [...small.vtms, ...many] })
    await importing()
    expect((await stored()).terms).toHaveLength(4_004)
  })

  it('an import that is interrupted leaves everything as it was', async () => {
    await writeRelease(folder, small)
    await importing()
    const before = await stored()
    await owner.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
       create trigger refuse before insert on dmd_words for each row execute function refuse()`,
    )
    await expect(importing()).rejects.toThrow('disk full')
    await owner.query('drop function refuse cascade')
    expect(await stored()).toEqual(before)
  })

  it('the ids that tests make up are ids', () => {
    for (let number = 0; number < 500; number += 1) expect(isConceptId(dmdId(number))).toBe(true)
  })
})
