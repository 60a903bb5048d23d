import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, isAdultBirthday, isDay, parseDay, readDay, wholeDayIn, writeDay, writeTyped } from './date-of-birth.ts'

const today = { year: 2026, month: 11, day: 15 }

describe('a date typed in three fields', () => {
  it.each([
    ['4', '3', '1988', '1988-03-04'],
    ['04', '03', '1988', '1988-03-04'],
    [' 4 ', ' mar ', ' 1988 ', '1988-03-04'],
    ['31', 'December', '1999', '1999-12-31'],
    ['29', 'feb', '2000', '2000-02-29'],
    ['1', 'MAY', '1970', '1970-05-01'],
    ['1', 'January', '1990', '1990-01-01'],
    ['29', '2', '1996', '1996-02-29'],
  ])('OS-06 %s %s %s is %s', (day, month, year, written) => {
    const read = readDay({ day, month, year })
    expect(read && writeDay(read)).toBe(written)
  })

  it.each([
    ['', '3', '1988'],
    ['4', '', '1988'],
    ['4', '3', ''],
    ['4', '3', '88'],
    ['4', '13', '1988'],
    ['4', '0', '1988'],
    ['0', '3', '1988'],
    ['32', '1', '1988'],
    ['31', '4', '1988'],
    ['29', '2', '1900'],
    ['30', '2', '2000'],
    ['29', '2', '1997'],
    ['29', '2', '1998'],
    ['4', 'ma', '1988'],
    ['4', 'marchy', '1988'],
    ['4.5', '3', '1988'],
    ['-4', '3', '1988'],
    ['1e1', '3', '1988'],
    ['4', 'x3', '1988'],
    ['4', '3x', '1988'],
    ['4', '3', 'x1988'],
    ['4', '3', '19880'],
  ])('OS-06 %j %j %j is not a date', (day, month, year) => expect(readDay({ day, month, year })).toBeNull())

  it('is sent as YYYY-MM-DD and read back', () => {
    const days = fc
      .record({
        year: fc.integer({ min: 1900, max: 2100 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 31 }),
      })
      .filter(isDay)
    fc.assert(
      fc.property(days, (day) => {
        expect(parseDay(writeDay(day))).toEqual(day)
      }),
    )
  })

  it.each(['1988-3-4', '04/03/1988', '1988-13-01', '1988-02-30', '1988-03-04T00:00:00Z', 'x1988-03-04', ''])(
    '%j does not travel',
    (text) => expect(parseDay(text)).toBeNull(),
  )
})

describe('a whole date in one field', () => {
  it.each([
    ['27031985', '27', '03', '1985'],
    [' 27/3/1985 ', '27', '3', '1985'],
    ['27 March 1985', '27', 'March', '1985'],
    ['7-3-1985', '7', '3', '1985'],
  ])('U-9 %j is split into its fields', (typed, day, month, year) => {
    expect(wholeDayIn(typed)).toEqual({ day, month, year })
  })

  it.each(['', '27', '2703198', '270319855', '31021985', '27/3/85', '27 Ma 1985', '99999999'])(
    'U-9 %j is left where it is',
    (typed) => {
      expect(wholeDayIn(typed)).toBeNull()
    },
  )
})

describe('an age', () => {
  it.each([
    [{ year: 2008, month: 11, day: 15 }, 18, true],
    [{ year: 2008, month: 11, day: 16 }, 17, false],
    [{ year: 2008, month: 12, day: 1 }, 17, false],
    [{ year: 2008, month: 10, day: 31 }, 18, true],
    [{ year: 1900, month: 1, day: 1 }, 126, true],
    [{ year: 1899, month: 12, day: 31 }, 126, false],
    [{ year: 2030, month: 1, day: 1 }, -4, false],
  ])('OS-06 born on %o is %i', (born, age, isAdult) => {
    expect(ageOn(born, today)).toBe(age)
    expect(isAdultBirthday(born, today)).toBe(isAdult)
  })

  it('OS-06 a person born on 29 February comes of age on 1 March', () => {
    const born = { year: 2008, month: 2, day: 29 }
    expect(isAdultBirthday(born, { year: 2026, month: 2, day: 28 })).toBe(false)
    expect(isAdultBirthday(born, { year: 2026, month: 3, day: 1 })).toBe(true)
  })
})

it.each([
  [{ day: '4', month: 'mar', year: '1988' }, '1988-03-04'],
  [{ day: '4', month: '3', year: '0088' }, '0088-03-04'],
  [{ day: '30', month: '2', year: '1988' }, '30/2/1988'],
  [{ day: '1988-03-04', month: '', year: '' }, '1988-03-04//'],
])('OS-06 %j is sent as %s', (typed, sent) => {
  expect(writeTyped(typed)).toBe(sent)
  expect(parseDay(sent)).toEqual(readDay(typed))
})
