import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * `or(…)` over columns of two joined tables can use no index: PostgreSQL joins all of both and then filters. With a million
 * cases that took longer than a statement may. Each half is asked by its own index, as `idsOfCasesOf` does.
 */
function conditionsOverTwoTables(text: string): string[] {
  return [...text.matchAll(/\bor\(/g)].flatMap(({ index }) => {
    const condition = inParentheses(text, index + 2)
    const own = withoutQueries(condition)
    const tables = new Set([...own.matchAll(/\b(?:eq|inArray)\((\w+)\.\w+,/g)].map(([, table]) => table))
    return tables.size > 1 ? [`or${condition}`] : []
  })
}

/** What a query of its own asks, such as `exists(…)`, has its own indexes. */
function withoutQueries(condition: string): string {
  const found = /\b(?:exists|notExists|has\w+)\(/.exec(condition)
  if (!found) return condition
  const asked = inParentheses(condition, found.index + found[0].length - 1)
  return withoutQueries(condition.replace(`${found[0].slice(0, -1)}${asked}`, ''))
}

function inParentheses(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return text.slice(from, at + 1)
  }
  return text.slice(from)
}

test('no condition joins the rows of two tables by or', () => {
  const server = join(process.cwd(), 'src', 'server')
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  )
  const found = files.flatMap((name) =>
    conditionsOverTwoTables(readFileSync(join(server, name), 'utf8')).map((condition) => `${name}: ${condition}`),
  )
  expect(found).toEqual([])
})

test('a condition over two tables is found, one over columns of a single table is not', () => {
  const planted =
    'where(accountId === null ? isThis : or(eq(cases.accountId, id), and(eq(orders.accountId, id), isOpen)))'
  expect(conditionsOverTwoTables(planted)).toHaveLength(1)
  expect(conditionsOverTwoTables('or(eq(orders.id, id), inArray(orders.state, open))')).toEqual([])
  expect(conditionsOverTwoTables('or(eq(orders.id, id), exists(tx.select().where(eq(cases.id, id))))')).toEqual([])
})
