import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { describe, expect, it } from 'vitest'
import { normalisePhone, phoneProblem } from '#domain/identity/phone.ts'
import { readPhone } from './phone-number.ts'

const ukSpellings = [
  (local: string) => `0${local}`,
  (local: string) => local,
  (local: string) => `+44${local}`,
  (local: string) => `44${local}`,
  (local: string) => `440${local}`,
  (local: string) => `+440${local}`,
  (local: string) => `0044${local}`,
  (local: string) => `+44 (0)${local}`,
  (local: string) => `0044 (0) ${local}`,
  (local: string) => `(0${local.slice(0, 4)}) ${local.slice(4)}`,
  (local: string) => `0${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`,
  (local: string) => `0${local.slice(0, 4)}-${local.slice(4)}`,
  (local: string) => ` +44.${local.slice(0, 4)}.${local.slice(4)} `,
]

/** Anything a UK number can look like, and its digits without the leading zero. */
const uk = fc
  .tuple(fc.stringMatching(/^7\d{9}$/), fc.constantFrom(...ukSpellings))
  .map(([local, spell]) => ({ local, written: spell(local) }))

describe('B-9 a phone that asks for a code', () => {
  it('is the same however it is written, and the package parses every spelling as our own rule does', () => {
    fc.assert(
      fc.property(uk, ({ local, written }) => {
        expect(readPhone(written, [])).toMatchObject({ stored: `0${local}`, e164: `+44${local}` })
        expect(normalisePhone(written)).toBe(`0${local}`)
        expect(parsePhoneNumberFromString(written, 'GB')?.number).toBe(`+44${local}`)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is refused by the browser if and only if it is refused here, for UK numbers', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+44|44|440|0044|0|7|07)\d{8,11}$/), (written) => {
        const kept = normalisePhone(written)
        fc.pre(kept?.startsWith('0') === true)
        expect(readPhone(written, ['1', '353'])).toMatchObject({ stored: kept, problem: phoneProblem(kept ?? '') })
      }),
      { numRuns: 1_000 },
    )
  })

  it('is sent a code if the package classifies it as a mobile of the UK and its islands', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^07\d{9}$/), (kept) => {
        fc.pre(parsePhoneNumberFromString(kept, 'GB')?.isValid() === true)
        expect(phoneProblem(kept)).toBeNull()
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['88213300123', [], 'abroad'],
    ['+1 900 555 0123', [], 'abroad'],
    ['+353 20 911 1234', [], 'abroad'],
    ['+999 123 456 789', ['999'], 'abroad'],
    ['+33 6 12 34 56 78', ['353'], 'abroad'],
    ['+353 85 123 4567', ['33', '353'], null],
    ['353851234567', ['353'], null],
    ['+1 202 555 0123', ['1'], null],
    ['+1 900 555 0123', ['1'], 'not a mobile'],
    ['+1 976 555 0123', ['1'], 'not a mobile'],
    ['+353 1 123 4567', ['353'], 'not a mobile'],
    ['+353 1520 123 456', ['353'], 'not a mobile'],
    ['+353 85 123 45678', ['353'], 'not a mobile'],
  ] as const)('%s with %j: %s', (written, callingCodes, problem) =>
    expect(readPhone(written, callingCodes)?.problem).toBe(problem),
  )

  it('from abroad is one phone, too, with the national prefix or without', () => {
    for (const written of ['+33 6 12 34 56 78', '+33 (0)6 12 34 56 78', '0033 612345678', '33612345678'])
      expect(readPhone(written, ['33'])).toEqual({ stored: '33612345678', e164: '+33612345678', problem: null })
  })

  it('is invalid if it is no number', () => {
    for (const written of ['', '12345', '07700 900 12x', '+']) expect(readPhone(written, [])).toBeNull()
  })
})
