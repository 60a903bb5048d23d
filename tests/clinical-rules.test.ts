import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rulesInForce } from '#domain/clinical/assess.ts'
import { rulesDigest } from '#domain/clinical/rules-digest.ts'
import { digestOfRules, rulesDocument, writeRules } from '../tools/clinical-rules.ts'

it('the document about the rules is up to date (npm run clinical:rules)', () => {
  expect(readFileSync(rulesDocument, 'utf8')).toBe(writeRules())
})

it('C-24: the digest that clinical leads sign is that of the rules that run (npm run clinical:rules)', () => {
  expect(rulesDigest).toBe(digestOfRules())
})

it('every version in force has an entry in the changes', () => {
  const changes = readFileSync('docs/clinical/changes.md', 'utf8')
  const { rules, policy, ladders } = rulesInForce
  const headings = changes.split('\n').filter((line) => line.startsWith('### '))
  for (const version of [`ules version ${rules}`, `olicy version ${policy}`, `adders version ${ladders}`]) {
    expect(
      headings.some((heading) => heading.includes(version)),
      version,
    ).toBe(true)
  }
})
