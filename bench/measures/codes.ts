import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { builtInMedicines } from '#domain/codes/known-ingredients.ts'
import { misspelt } from '#domain/codes/misspelt.ts'
import { importRelease } from '#server/intake/codes/import-release.ts'
import { dmdId, writeRelease } from '#server/testing/dmd-release.ts'
import { publicOrigin } from '../load/visitor.ts'
import { type Figure, milliseconds } from './figure.ts'

/** About as many names as a release of dm+d leaves to choose from. */
const products = 40_000
const searches = 500
const p95AtMostMs = 20

const forms = ['tablets', 'capsules', 'oral solution', 'modified-release tablets', 'cream', 'suspension', 'injection']

/** Every built-in name as an ingredient, in many strengths and forms. */
async function importMedicines(client: Client, dataDir: string): Promise<number> {
  const folder = join(dataDir, 'dmd')
  await mkdir(folder, { recursive: true })
  const names = [...new Set(builtInMedicines.map(({ name }) => name))]
  await writeRelease(folder, {
    vtms: names.map((name, number) => ({ id: dmdId(number), name })),
    vmps: Array.from({ length: products }, (_, number) => {
      const of = number % names.length
      const strength = 1 + Math.floor(number / names.length)
      return {
        id: dmdId(1_000 + number),
        name: `${names[of]} ${strength}mg ${forms[number % forms.length]}`,
        vtm: dmdId(of),
      }
    }),
    amps: [],
  })
  const begun = performance.now()
  await importRelease(client, folder, () => undefined)
  return performance.now() - begun
}

/** What is typed: the whole of a misspelt name, or its beginning, as after each key. */
const typed = misspelt(builtInMedicines).map(([written], number) =>
  number % 2 === 0 ? written : written.slice(0, Math.max(2, 3 + (number % 6))),
)

export async function codes(port: number, databaseUrl: string, dataDir: string): Promise<Figure[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const importMs = await importMedicines(client, dataDir)
  await client.end()

  const took: number[] = []
  for (let search = -50; search < searches; search++) {
    const asked = performance.now()
    const reply = await fetch(`http://127.0.0.1:${port}/api/search_codes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: publicOrigin },
      body: JSON.stringify({ kind: 'medicine', query: typed[Math.abs(search) % typed.length] }),
    })
    await reply.text()
    if (!reply.ok) throw new Error(`A search was answered with ${reply.status}.`)
    // The first fifty are for warming up.
    if (search >= 0) took.push(performance.now() - asked)
  }
  const p95 = took.toSorted((a, b) => a - b)[Math.floor(searches * 0.95)] ?? Number.NaN
  return [
    {
      name: `Medicine search among ${products.toLocaleString('en-GB')} products, p95 of a keystroke`,
      result: milliseconds(p95),
      target: { words: `at most ${p95AtMostMs} ms`, isMet: p95 <= p95AtMostMs },
    },
    {
      name: `Import of ${products.toLocaleString('en-GB')} products`,
      result: `${(importMs / 1000).toFixed(2)} s`,
    },
  ]
}
