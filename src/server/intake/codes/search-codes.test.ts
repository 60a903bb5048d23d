import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInMedicines } from '#domain/codes/known-ingredients.ts'
import { misspelt } from '#domain/codes/misspelt.ts'
import { dmdId, writeRelease } from '../../testing/dmd-release.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { importRelease } from './import-release.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ask = (kind: unknown, query: unknown) => app.post('search_codes', { kind, query })

interface Found {
  readonly system: string
  readonly code: string
  readonly name: string
  readonly substance: string
}

async function found(kind: string, query: string): Promise<Found[]> {
  const reply = await ask(kind, query)
  expect(reply.statusCode).toBe(200)
  return reply.json().data.found
}

describe('the search for codes without an import', () => {
  it.each([
    ['medicine', 'worfarin', 'Warfarin'],
    ['medicine', 'thyroxin 100', 'Thyroxine'],
    ['allergy', 'penicilin', 'Penicillin'],
    ['allergy', 'wegovy', 'Wegovy'],
    ['condition', 'gall stones', 'Gallstones'],
    ['condition', 'type 2 diabetis', 'Type 2 diabetes'],
  ])('finds a %s by %j', async (kind, query, name) => {
    expect((await found(kind, query))[0]?.name).toBe(name)
  })

  it('a condition is no medicine, and a medicine no condition', async () => {
    expect((await found('medicine', 'gallstones')).map(({ name }) => name)).not.toContain('Gallstones')
    expect((await found('condition', 'warfarin')).map(({ name }) => name)).not.toContain('Warfarin')
  })

  it.each([
    ['medicine', ''],
    ['medicine', 'w'],
    ['medicine', 'w'.repeat(201)],
    ['medicine', 'war\0farin'],
    ['medicine', 12],
    ['food', 'warfarin'],
    [null, 'warfarin'],
  ])('refuses %j %j', async (kind, query) => {
    expect((await ask(kind, query)).statusCode).toBe(400)
  })

  it.each(["'; drop table dmd_words; --", '%%__', '🙂🙂', 'a b '.repeat(50), '\\\\', '(((('])(
    'takes %j as words and nothing else',
    async (query) => {
      expect((await ask('medicine', query)).statusCode).toBe(200)
      expect((await found('medicine', 'warfarin'))[0]?.name).toBe('Warfarin')
    },
  )

  it('begins no guest session and logs no word of the query', async () => {
    const reply = await ask('condition', 'my secret condition')
    expect(reply.cookies).toEqual([])
    expect(app.logged()).toContain('/api/search_codes')
    expect(app.logged()).not.toContain('secret')
  })
})

describe('the search for codes in an imported release', () => {
  const names = [...new Set(builtInMedicines.map(({ name }) => name))]
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'larkwell-dmd-'))
    const client = new Client({ connectionString: app.url })
    await client.connect()
    await writeRelease(folder, {
      vtms: names.map((name, number) => ({ id: dmdId(number), name })),
      vmps: names.flatMap((name, number) =>
        [5, 10, 20].map((mg) => ({
          id: dmdId(10_000 + number * 100 + mg),
          name: `${name} ${mg}mg modified-release tablets`,
          vtm: dmdId(number),
        })),
      ),
      amps: [{ id: dmdId(99_999), name: 'Larkolol 5mg tablets', vmp: dmdId(10_000 + 5) }],
    })
    await importRelease(client, folder, () => undefined)
    await client.end()
    await rm(folder, { recursive: true, force: true })
  })

  it('gives what was imported, with its code, before the built-in list', async () => {
    expect((await found('medicine', 'worfarin'))[0]).toEqual({
      system: 'dmd',
      code: dmdId(names.indexOf('Warfarin')),
      name: 'Warfarin',
      substance: 'Warfarin',
    })
    expect((await found('medicine', 'larkolol'))[0]).toMatchObject({ code: dmdId(99_999), system: 'dmd' })
  })

  it('gives three suggestions, each name once', async () => {
    for (const query of ['warfarin', 'insulin', 'met', 'warfarin 5mg', 'es']) {
      const suggested = (await found('medicine', query)).map(({ name }) => name)
      expect(suggested.length).toBeLessThanOrEqual(3)
      expect(new Set(suggested).size).toBe(suggested.length)
    }
  })

  it('people are allergic to an ingredient, not to a pack', async () => {
    expect((await found('allergy', 'warfarin')).map(({ name }) => name)).not.toContain(
      'Warfarin 5mg modified-release tablets',
    )
    expect((await found('allergy', 'warfarin'))[0]?.name).toBe('Warfarin')
  })

  it('finds at least 95% of 500 misspelt names among its three suggestions', async () => {
    const list = misspelt(builtInMedicines)
    const missed: string[] = []
    for (const [written, meant] of list) {
      const suggested = await found('medicine', written)
      const isFound = suggested.some(
        ({ name, substance }) => [name, substance].includes(meant.name) || substance === meant.substance,
      )
      if (!isFound) missed.push(`${written} (${meant.name})`)
    }
    expect(list).toHaveLength(500)
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(25)
  })
})
