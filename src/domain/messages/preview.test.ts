import { expect, it } from 'vitest'
import { previewLength, previewOf } from './preview.ts'

it('a short message stays whole, on one line', () => {
  expect(previewOf('  Is this\n\nnormal?\t')).toBe('Is this normal?')
  expect(previewOf('')).toBe('')
})

it('a long one is cut between words, and one without spaces between letters', () => {
  const long = previewOf('feeling sick '.repeat(30))
  expect([long.endsWith('sick…') || long.endsWith('feeling…'), [...long].length <= previewLength]).toEqual([true, true])
  const faces = previewOf('😀'.repeat(300))
  expect([...faces]).toHaveLength(previewLength)
  expect(faces.endsWith('😀…')).toBe(true)
})
