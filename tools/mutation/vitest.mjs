// Stands in for Vitest in the tests of the rules while they are run in one process: see runner.mjs.
import { format } from 'node:util'

export { expect } from 'vitest'

/** The tests that were loaded, in their order. */
export const loaded = []

let file = ''
let groups = []

export function beginFile(path) {
  file = path
  groups = []
}

/** "%s" and "$name" in a title are filled from the row. */
const titleOf = (title, row) =>
  format(title, ...(title.includes('%') ? row : [])).replace(/\$(\w+)/g, (all, key) =>
    row[0] !== null && typeof row[0] === 'object' && key in row[0] ? String(row[0][key]) : all,
  )

const each = (declare) => (rows) => (title, body) => {
  for (const row of rows) {
    const given = Array.isArray(row) ? row : [row]
    declare(titleOf(title, given), () => body(...given))
  }
}

export function describe(title, body) {
  groups = [...groups, title]
  body()
  groups = groups.slice(0, -1)
}
describe.each = each(describe)

export function it(title, body) {
  const name = [...groups, title].join(' ')
  loaded.push({ id: `${file}#${loaded.length} ${name}`, name, fileName: file, body })
}
it.each = each(it)

export const test = it
