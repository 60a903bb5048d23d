import { expect, test } from 'vitest'
import { readImports } from '../tools/imports/read-imports.ts'
import { isTest } from '../tools/imports/wrong-imports.ts'

const loaded = readImports(process.cwd()).filter(({ from, isType }) => !isType && !isTest(from))

/** The import path from a file to the package, or nothing. */
function wayTo(wanted: string): string[] {
  const ways = loaded.filter(({ from }) => from.startsWith('src/web/')).map(({ from, to }) => [from, to])
  const seen = new Set<string>()
  for (const way of ways) {
    const end = way.at(-1) ?? ''
    if (end === wanted) return way
    if (seen.has(end)) continue
    seen.add(end)
    ways.push(...loaded.filter(({ from }) => from === end).map(({ to }) => [...way, to]))
  }
  return []
}

test('the browser uses the calls by their types alone: nothing it loads imports zod', () => {
  expect(wayTo('zod')).toEqual([])
  expect(wayTo('src/contract/pages.ts')).not.toEqual([])
})
