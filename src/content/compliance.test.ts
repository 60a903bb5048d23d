import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compliance, complianceMode, complianceTable, rulesLeftToOperator, switchesOf } from './compliance.ts'

const names = Object.keys(complianceTable)
const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$|content\/compliance\.ts$/.test(path))

it('R-39 has both values and the reason of each switch, and no row that makes no difference', () => {
  for (const [name, { on, letter, strict, why }] of Object.entries(complianceTable)) {
    expect([name, letter === (strict as boolean)]).toEqual([name, false])
    expect(on.length).toBeGreaterThan(40)
    expect(why).toMatch(/Regulations|CAP Code|GPhC/)
  }
  expect(Object.values(switchesOf('letter'))).toEqual(names.map(() => true))
  expect(Object.values(switchesOf('strict'))).toEqual(names.map(() => false))
  expect(rulesLeftToOperator.length).toBe(3)
})

it('R-39 follows the specification unless strict mode is chosen', () => {
  expect(complianceMode).toBe('letter')
  expect(compliance).toEqual(switchesOf('letter'))
})

it('R-39 every switch is asked for by its name, and nobody asks for the mode', () => {
  const asked = new Map(names.map((name) => [name, 0]))
  for (const path of sources) {
    const code = readFileSync(path, 'utf8')
    for (const [, name = ''] of code.matchAll(/\bcompliance\.(\w+)\b/g))
      if (asked.has(name)) asked.set(name, (asked.get(name) ?? 0) + 1)
      else expect([path, name]).toEqual([path, 'ts'])
    if (!/platform\/config\//.test(path))
      expect([path, /complianceMode|=== 'strict'/.test(code)]).toEqual([path, false])
  }
  for (const [name, count] of asked) expect([name, count > 0]).toEqual([name, true])
})
