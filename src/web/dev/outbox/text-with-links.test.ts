import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textWithLinks } from './text-with-links.ts'

const links = (text: string) =>
  textWithLinks(text)
    .filter(({ isLink }) => isLink)
    .map((part) => part.text)

describe('web addresses in a message', () => {
  test('are found with their fragment and without the end of the sentence', () => {
    expect(links('Open http://localhost:3000/reset-password#token=ab_c-1. It works once.')).toEqual([
      'http://localhost:3000/reset-password#token=ab_c-1',
    ])
    expect(links('(see https://larkwell.example/faq)')).toEqual(['https://larkwell.example/faq'])
  })

  test('are nothing else: no script, no code of a text message', () => {
    expect(links('Your code is 123456.\n\n@larkwell.example #123456')).toEqual([])
    expect(links('javascript:alert(1) data:text/html,x')).toEqual([])
  })

  test('nothing of the text is lost or changed', () => {
    const texts = fc
      .array(fc.constantFrom('a', ' ', '.', ')', 'https://', 'http://x', '\n', '<', '"'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(texts, (text) => {
        expect(
          textWithLinks(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
