import { expect, it } from 'vitest'
import { shortReads } from '#content/companion/reads.ts'
import { companionReads } from './reads.ts'

it('there are eight short reads, each with its words and something to try', () => {
  expect(Object.keys(shortReads)).toEqual([...companionReads])
  expect(companionReads).toHaveLength(8)
  for (const { paragraphs, tries } of Object.values(shortReads)) {
    const count = [...paragraphs, ...tries].join(' ').split(/\s+/).length
    // A minute or two at 130 to 250 words a minute.
    expect(count).toBeGreaterThan(200)
    expect(count).toBeLessThan(320)
    expect(tries.length).toBeGreaterThan(1)
  }
})
