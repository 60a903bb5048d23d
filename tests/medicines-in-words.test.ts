import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { medicines } from '#domain/medicines/medicines.ts'

/** The text of a file, without its comments. */
const wordsOf = (path: string): string => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** The words of one medicine are in the file named after its key. */
const own = medicines.map(({ key }) => `src/content/medicines/${key}.ts`)
const files = globSync('src/content/**/*.ts').filter((path) => !path.endsWith('.test.ts') && !own.includes(path))

const namedIn = (path: string): string[] => {
  const words = wordsOf(path)
  return medicines.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(words)).map(({ name }) => name)
}

it('a file of words that names one medicine names every one, or takes the name as an argument', () => {
  const naming = files.map((path) => ({ path, named: namedIn(path) })).filter(({ named }) => named.length > 0)
  expect(naming.length).toBeGreaterThan(3)
  const left = naming.filter(({ named }) => named.length < medicines.length)
  expect(left).toEqual([])
})

it.each(medicines)('$name has a drawing', ({ image }) => {
  expect(existsSync(`public${image}`)).toBe(true)
})
