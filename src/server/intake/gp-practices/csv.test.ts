import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CsvCutOff, readCsv } from './csv.ts'

const fieldsOf = (text: string) => [...readCsv(text)].map(({ fields }) => fields)

describe('Q-24 the CSV reader', () => {
  it.each([
    ['plain fields', 'a,b,c\n', [['a', 'b', 'c']]],
    ['no line end at the end', 'a,b', [['a', 'b']]],
    [
      'Windows line ends',
      'a,b\r\nc,"d"\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['commas in quotes', '"High Street, Ely",2', [['High Street, Ely', '2']]],
    ['doubled quotes', '"the ""old"" surgery",""""', [['the "old" surgery', '"']]],
    [
      'line ends in quotes',
      '"one\ntwo",3\n4,5',
      [
        ['one\ntwo', '3'],
        ['4', '5'],
      ],
    ],
    ['empty fields', ',"",\n', [['', '', '']]],
    ['empty lines', '\n\na\n\r\n', [['a']]],
    ['nothing', '', []],
    ['a stray quote, kept to be seen', '"the "old" surgery",2', [['the old" surgery"', '2']]],
  ])('reads %s', (_, text, expected) => {
    expect(fieldsOf(text)).toEqual(expected)
  })

  it('reports the line each record begins in', () => {
    const records = [...readCsv('a\n"b\nb\nb"\n\nc\n')]
    expect(records.map(({ line }) => line)).toEqual([1, 2, 6])
  })

  it('refuses a file that ends inside quotes', () => {
    expect(() => fieldsOf('a,b\nc,"d\n')).toThrow(CsvCutOff)
    expect(() => fieldsOf('a,b\nc,"d\n')).toThrow('line 2')
  })

  it('reads back whatever is written by RFC 4180', () => {
    const field = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', 'é') })
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { maxLength: 4 }), (rows) => {
        const written = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join()).join('\r\n')
        expect(fieldsOf(written)).toEqual(rows)
      }),
    )
  })
})
