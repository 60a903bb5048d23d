import { describe, expect, it } from 'vitest'
import { epraccurRow } from '../../testing/epraccur-row.ts'
import { readEpraccur } from './epraccur.ts'

const good = epraccurRow({})

describe('Q-24 the ODS file', () => {
  it.each([1, 20, 60])('is refused when its last %i characters are missing', (lost) => {
    expect(() => readEpraccur(`${good}${good.trim().slice(0, -lost)}`)).toThrow('line 2 never ends')
  })

  it('returns open GP practices, in ordinary capitalisation', () => {
    expect(readEpraccur(good)).toEqual({
      practices: [
        {
          odsCode: 'Z00001',
          name: 'The Heron Surgery',
          address: 'The Health Centre, 1 Mill Lane, Little Wending',
          postcode: 'ZZ1 1AA',
        },
      ],
      badRows: [],
      leftOut: 0,
    })
  })

  it.each([
    ['closed', { status: 'C' }],
    ['dormant', { status: 'D' }],
    ['proposed', { status: 'P' }],
    ['a walk-in centre', { setting: '1' }],
    ['another prescriber', { setting: '0' }],
    ['a prison', { setting: '10' }],
  ])('leaves out what is %s', (_, change) => {
    expect(readEpraccur(epraccurRow(change))).toEqual({ practices: [], badRows: [], leftOut: 1 })
  })

  it('removes repeated names and lines, and trailing full stops', () => {
    const row = epraccurRow({ address: ['THE HERON SURGERY', 'MILL LN.', 'WENDING,DEMOSHIRE', 'MILL LN', ''] })
    expect(readEpraccur(row).practices[0]?.address).toBe('Mill Ln, Wending, Demoshire')
  })

  it.each([
    ['too few columns', '"Z00002","THE SURGERY"', 'it has 2 columns instead of 27'],
    ['one column too many', `${good.trim()},"x"`, 'it has 28 columns instead of 27'],
    ['a bad code', epraccurRow({ code: 'a b' }), 'its organisation code is not an ODS code'],
    ['no name', epraccurRow({ name: ' ' }), 'its name is missing'],
    ['a bad postcode', epraccurRow({ postcode: 'NOWHERE' }), 'its postcode is not a postcode'],
    ['no status', epraccurRow({ status: '' }), 'its status or its prescribing setting is missing'],
    ['a NUL', epraccurRow({ name: 'A\0B' }), 'its name or its address has characters that cannot be read'],
    ['broken bytes', epraccurRow({ name: 'CAF\uFFFD' }), 'its name or its address has characters that cannot be read'],
    ['the same code again', epraccurRow({}), 'the code Z00001 is in the file already'],
  ])('names the line of a row with %s', (_, bad, problem) => {
    const { practices, badRows } = readEpraccur(`${good}\n${bad}\n`)
    expect(practices).toHaveLength(1)
    expect(badRows).toEqual([{ line: 3, problem }])
  })
})
