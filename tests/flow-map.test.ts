import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { drawFlow, drawings } from '../tools/flow-map.ts'

it.each(drawings)('the drawing in $file is up to date (npm run flow:map)', async ({ flow, samples, file }) => {
  expect(await readFile(file, 'utf8')).toBe(drawFlow(flow, samples))
})
