import { expect, it } from 'vitest'
import { readDelimited } from './delimited.ts'

const cells = (text: string) => readDelimited(text).map((line) => line.cells)

it.each([
  [
    'commas',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'semicolons, with commas inside',
    'a;b,b;e\nc;d;f',
    [
      ['a', 'b,b', 'e'],
      ['c', 'd', 'f'],
    ],
  ],
  [
    'tabs',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['one column', 'a\nb', [['a'], ['b']]],
  ['as many of both: commas', 'a,b;c', [['a', 'b;c']]],
  [
    'only what the first line is divided by',
    'a,b\n1;2;3,4',
    [
      ['a', 'b'],
      ['1;2;3', '4'],
    ],
  ],
  [
    'lines of Windows',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a mark of the encoding before all', '\uFEFFa,b', [['a', 'b']]],
  ['and such a mark within', 'a,\uFEFFb', [['a', 'b']]],
  ['a stray return within a cell', 'a\rb,c', [['ab', 'c']]],
  ['commas in the first line and lines of Unix', 'a,b\n1;2;3;4\n5;6;7', [['a', 'b'], ['1;2;3;4'], ['5;6;7']]],
  ['spaces around', ' a , b ', [['a', 'b']]],
])('columns separated by %s', (_, text, lines) => expect(cells(text)).toEqual(lines))

it.each([
  ['what divides', '"a,b",c', [['a,b', 'c']]],
  ['an end of line', '"a\nb",c', [['a\nb', 'c']]],
  ['quotes, written twice', '"say ""a"" now",c', [['say "a" now', 'c']]],
  ['nothing', '"",c', [['', 'c']]],
  ['and stands behind a space', ' "a,b" ,c', [['a,b', 'c']]],
])('a quoted cell may contain %s', (_, text, lines) => expect(cells(text)).toEqual(lines))

it('a quote within a word is an ordinary character', () => {
  expect(cells('5" tall,b\nc,d')).toEqual([
    ['5" tall', 'b'],
    ['c', 'd'],
  ])
})

it('lines have the number a person finds them under, and empty ones are left out', () => {
  expect(readDelimited('a,b\n\n,\n"c\nd",e\nf,g').map(({ number }) => number)).toEqual([1, 4, 6])
})
