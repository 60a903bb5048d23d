import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = globSync('src/{content,web}/**/*.{ts,tsx,md}').filter((file) => !file.includes('.test.'))
const saying = (words: RegExp) => files.filter((file) => words.test(readFileSync(file, 'utf8')))

it('D-1 no text claims that a clinician reads the answers where no order or booking follows', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(saying(/(reads?|reviews?|read by|reviewed by) every answer/i)).toEqual([])
  expect(saying(/kept confidential|read by your clinician/i)).toEqual([])
})

it('F-6 F-17 the self-assessment has one name, its true length, and is called a first check', () => {
  expect(saying(/six (free |short )?questions (long|to start)|six free questions|start with six questions/i)).toEqual(
    [],
  )
  expect(saying(/\b(is|are|figure is) a screen\b|a screen,? (not|and never) a diagnosis/i)).toEqual([])
  expect(saying(/What to come with/)).toEqual([])
})
