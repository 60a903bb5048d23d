import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flowNames } from '#domain/intake/flows.ts'
import { orderKindNames } from '#domain/orders/kinds.ts'

const names = [...orderKindNames, ...flowNames].join('|')

/** Code that decides by the kind of an order instead of asking the table. */
const decisions = [
  new RegExp(`(kind|questionnaire|questionnaire_type)\\)? ?[!=]== ?'(${names})'`),
  /\b(item|service)\)? ?[!=]== ?(null|adultAdhdAssessment)/,
  /serviceOf\(/,
]

const files = globSync('src/{server,contract,domain/orders}/**/*.ts').filter((file) => !file.includes('.test.'))

test('only the table of kinds distinguishes kinds of orders', () => {
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
])('finds %s', (line) => {
  expect(decisions.some((decision) => decision.test(line))).toBe(true)
})
