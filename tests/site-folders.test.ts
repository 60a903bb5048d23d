import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chosenCompliance } from '../scripts/site-folders.mjs'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'larkwell-folders-'))
  vi.stubEnv('COMPLIANCE', undefined)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true })
})

const withFile = (text: string) => writeFile(join(root, '.env'), text)

it('R-39 the site that is built at the start is that of the specification, unless another is chosen', async () => {
  expect(chosenCompliance(root)).toBe('letter')
  vi.stubEnv('COMPLIANCE', 'strict')
  expect(chosenCompliance(root)).toBe('strict')
})

it.each([
  ['COMPLIANCE=strict', 'strict'],
  ['PORT=3000\nCOMPLIANCE="strict" # as the rules have it\nHOST=localhost', 'strict'],
  ["export COMPLIANCE='strict'", 'strict'],
  ['# COMPLIANCE=strict', 'letter'],
  ['COMPLIANCE=letter', 'letter'],
  ['MY_COMPLIANCE=strict', 'letter'],
])('R-39 reads the file of settings as the server does: %j', async (text, chosen) => {
  await withFile(text)
  expect(chosenCompliance(root)).toBe(chosen)
})

it('R-39 the environment goes before the file', async () => {
  await withFile('COMPLIANCE=strict')
  vi.stubEnv('COMPLIANCE', 'letter')
  expect(chosenCompliance(root)).toBe('letter')
})
