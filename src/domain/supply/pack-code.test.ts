import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkDigit,
  elementString,
  groupSeparator as gs,
  gtinOf,
  isBatchCertain,
  type PackCode,
  readPackCode,
  writtenPackCode,
} from './pack-code.ts'
import { packCodeSentence } from './pack-code-sentence.ts'

const gtin = '09520123456788'
const full: PackCode = { gtin, expires: '2027-06-30', batch: 'LK-1402', serial: 'S1' }
const codeOf = (scanned: string) => readPackCode(scanned).code
const problemOf = (scanned: string) => readPackCode(scanned).problem

const charset = [...'!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz']
const written = (characters: readonly string[]) =>
  fc.option(fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 20 }))
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const codes = (characters: readonly string[]): fc.Arbitrary<PackCode> =>
  fc.record({
    gtin: fc
      .string({ unit: fc.constantFrom(...'0123456789'), minLength: 13, maxLength: 13 })
      .map((thirteen) => thirteen + checkDigit(thirteen)),
    expires: fc.option(day),
    batch: written(characters),
    serial: written(characters),
  })

describe('the code on a pack', () => {
  it('is read back from whatever was written, with every character that GS1 allows', () => {
    fc.assert(
      fc.property(codes(charset), fc.constantFrom('', ']d2', ']Q3'), (code, prefix) => {
        expect(readPackCode(prefix + elementString(code))).toEqual({ code, problem: null })
      }),
    )
  })

  it('is read back from what stands beside it', () => {
    const withoutBrackets = charset.filter((character) => !'()'.includes(character))
    fc.assert(
      fc.property(codes(withoutBrackets), (code) => {
        expect(readPackCode(writtenPackCode(code))).toEqual({ code, problem: null })
      }),
    )
  })

  it('answers whatever a scanner sends, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...`01720${gs}]d(`) })), (scanned) => {
        const { code, problem } = readPackCode(scanned)
        expect((code === null) !== (problem === null)).toBe(true)
      }),
    )
  })

  it('finds one wrong digit, wherever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const wrong = String((Number(gtin[at]) + by) % 10)
        expect(gtinOf(gtin.slice(0, at) + wrong + gtin.slice(at + 1))).toBeNull()
      }),
    )
  })

  it.each([
    ['GS', gs],
    ['RS', '\u001e'],
    ['its symbol', '\u241d'],
    ['a name', '{GS}'],
    ['caret notation', '^]'],
    ['a tilde', '~'],
    ['a bar', '|'],
  ])('is read with a separator that the scanner sends as %s', (_name, separator) => {
    expect(codeOf(`01${gtin}17270630` + `10LK-1402${separator}21S1`)).toEqual(full)
    expect(codeOf(`${separator}01${gtin}${separator}17270630${separator}21S1${separator}10LK-1402\r\n`)).toEqual(full)
  })

  it.each([
    ['270600', '2027-06-30'],
    ['280200', '2028-02-29'],
    ['270200', '2027-02-28'],
    ['271231', '2027-12-31'],
  ])('says an expiry of %s as %s', (six, expires) => {
    expect(codeOf(`01${gtin}17${six}`)).toMatchObject({ expires })
  })

  it.each([
    ['', { is: 'empty' }],
    ['https://larkwell.example', { is: 'not GS1' }],
    [`]C001${gtin}`, { is: 'not GS1' }],
    ['17270630', { is: 'no GTIN' }],
    ['01952012', { is: 'GTIN' }],
    [`01${gtin.slice(0, 13)}7`, { is: 'check digit' }],
    [`01${gtin}17271330`, { is: 'expiry' }],
    [`01${gtin}17270631`, { is: 'expiry' }],
    [`01${gtin}1727063`, { is: 'expiry' }],
    [`01${gtin}17270030`, { is: 'expiry' }],
    [`(01)${gtin}(17)2706301`, { is: 'expiry' }],
    [`(01)${gtin}(17)x270630`, { is: 'expiry' }],
    [`(01)${gtin}(17)2706030`, { is: 'expiry' }],
    [`(01)${gtin}(17)x201005`, { is: 'expiry' }],
    [`(01)0${gtin}`, { is: 'GTIN' }],
    [`(01)${gtin}0`, { is: 'GTIN' }],
    [`01${gtin}10`, { is: 'batch' }],
    [`01${gtin}10${'A'.repeat(21)}`, { is: 'batch' }],
    [`01${gtin}21é`, { is: 'serial' }],
    [`01${gtin}01${gtin}`, { is: 'repeated', ai: '01' }],
    [`01${gtin}11270630`, { is: 'unknown', ai: '11' }],
    [`(01)${gtin}(7003)2706301200`, { is: 'unknown', ai: '7003' }],
  ])('is refused with a reason: %s', (scanned, problem) => {
    expect(problemOf(scanned)).toEqual(problem)
  })

  it('takes a GTIN that was typed, of whichever length, as 14 digits', () => {
    expect(gtinOf('9520 1234 56788')).toBe(gtin)
    expect(gtinOf(gtin)).toBe(gtin)
    expect(gtinOf('96385074')).toBe('00000096385074')
    expect(gtinOf('036000291452')).toBe('00036000291452')
    expect(gtinOf('96385075')).toBeNull()
    expect(gtinOf('12')).toBeNull()
  })

  it('is no GTIN with a digit too many or too few, even where the check digit would fit', () => {
    const fitting = (length: number) => {
      const digits = '1'.repeat(length - 1)
      return digits + checkDigit(digits.padStart(13, '0'))
    }
    expect([8, 12, 13, 14].map((length) => gtinOf(fitting(length)) === null)).toEqual([false, false, false, false])
    for (const length of [7, 9, 10, 11]) expect(gtinOf(fitting(length)), `${length} digits`).toBeNull()
    expect(gtinOf(`${gtin}0`)).toBeNull()
    expect(gtinOf(`0${gtin}`)).toBeNull()
  })

  it('is read as typed, with spaces between its parts', () => {
    expect(codeOf(`(01) ${gtin} (17) 270630 (10) LK-1402 (21) S1`)).toEqual(full)
  })

  it('is read as scanned, though its batch number has brackets with a number', () => {
    const bracketed = { ...full, batch: 'A(17)B' }
    expect(codeOf(elementString(bracketed))).toEqual(bracketed)
  })

  it('is sent with a separator only between a batch number and what follows it', () => {
    expect(elementString(full)).toBe(`01${gtin}17270630` + `10LK-1402${gs}21S1`)
    expect(elementString({ ...full, serial: null })).toBe(`01${gtin}1727063010LK-1402`)
    expect(writtenPackCode({ ...full, expires: null, serial: null })).toBe(`(01)${gtin}(10)LK-1402`)
  })

  it('is not the bar code of a pack, which is a product number alone', () => {
    for (const bar of ['9520123456788', '96385074', gtin]) expect(readPackCode(bar).problem).toEqual({ is: 'not GS1' })
  })

  it('has no certain batch where a serial number or an expiry that is missing could be a part of it', () => {
    const [noSerial, noExpiry] = [
      { ...full, serial: null },
      { ...full, expires: null },
    ]
    for (const certain of [
      full,
      { ...full, batch: '9211A' },
      noSerial,
      { ...noSerial, batch: '21A' },
      { ...noSerial, batch: 'A21' },
    ])
      expect(isBatchCertain(certain), certain.batch ?? '').toBe(true)
    expect(isBatchCertain(noExpiry)).toBe(true)
    expect(isBatchCertain({ ...noSerial, batch: 'LK-140221S1' })).toBe(false)
    expect(isBatchCertain({ ...noExpiry, batch: 'LK-140217270630' })).toBe(false)
    expect(isBatchCertain({ ...full, batch: null, serial: null })).toBe(true)
  })

  it('tells whoever scanned it what is wrong, and names the part that is not read', () => {
    expect(packCodeSentence({ is: 'unknown', ai: '7003' })).toContain('7003')
    expect(packCodeSentence({ is: 'check digit' })).toMatch(/^[A-Z].{10,}\.$/)
  })
})
