import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flowNames } from '#domain/intake/flows.ts'
import { orderKindNames } from '#domain/orders/kinds.ts'

const names = [...orderKindNames, ...flowNames].join('|')

/** What a kind of order is decided by where it is not asked of the table. */
const decisions = [
  new RegExp(`(kind|questionnaire|questionnaire_type)\\)? ?[!=]== ?'(${names})'`),
  /\b(item|service)\)? ?[!=]== ?(null|adultAdhdAssessment)/,
  /serviceOf\(/,
]

const files = globSync('src/{server,contract,domain/orders}/**/*.ts').filter((file) => !file.includes('.test.'))

test('nothing but the table of kinds knows one kind of order from another', () => {
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => decisions.some((decision) => decision.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test.each([
  `if (body.questionnaire_type === 'adhd') return book()`,
  `if (order.kind !== 'medication') return`,
  `const isBooking = serviceOf(order.item) !== null`,
])('such as %s', (line) => {
  expect(decisions.some((decision) => decision.test(line))).toBe(true)
})
