import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOrderOf, readMeasuredAt } from './scale-dates.ts'
import { mostImported, readScaleExport } from './scale-export.ts'

const today = '2026-11-16'
const read = (text: string, usual: 'kg' | 'lb' | 'st' = 'kg') => readScaleExport(text, usual, today)
const logged = (text: string, usual?: 'kg' | 'lb' | 'st') => {
  const found = read(text, usual)
  return found.is === 'read' ? found.logged.map(({ measure, on, value }) => [measure, on, value]) : found
}

describe('a file exported by a scale', () => {
  it('is read with quoted names, units and columns that we do not store', () => {
    const text =
      'Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)",Comments\r\n"2026-03-02 07:14:11",84.32,27.1,3.2,"a, ""b"""\r\n"2026-03-01 07:10:00",84.9,,,\r\n'
    expect(logged(text)).toEqual([
      ['weight', '2026-03-01', 84.9],
      ['weight', '2026-03-02', 84.32],
    ])
  })

  it('is read with body fat, pounds and semicolons', () => {
    const text =
      'Time of Measurement;Weight(lb);BMI;Body Fat(%)\n02/03/2026 07:00;187,4;29,1;33,1\n25/03/2026 07:00;186;29;0\n'
    expect(logged(text)).toEqual([
      ['weight', '2026-03-02', 85],
      ['body_fat', '2026-03-02', 33.1],
      ['weight', '2026-03-25', 84.37],
    ])
  })

  it('is read with the unit beside the number, and tabs', () => {
    expect(logged('Date\tWeight\n1 Mar 2026\t85.5 kg\nMar 2, 2026\t187 lbs')).toEqual([
      ['weight', '2026-03-01', 85.5],
      ['weight', '2026-03-02', 84.82],
    ])
  })

  it('without a unit is read in the one the patient uses, and says so', () => {
    const text = 'Date,Weight\n2026-03-01,13.4\n'
    expect(read(text, 'st')).toMatchObject({ isUnitGuessed: true, logged: [{ value: 85.09 }] })
    expect(read('Date,Weight (kg)\n2026-03-01,85\n')).toMatchObject({ isUnitGuessed: false })
  })

  it('with several values of one day gives the first of that day', () => {
    const text = 'Date,Weight (kg)\n2026-03-01 21:00,86\n2026-03-01 7:05,85\n2026-03-01 9:15 PM,87\n'
    expect(logged(text)).toEqual([['weight', '2026-03-01', 85]])
    expect(logged('Date,Weight (kg)\n2026-03-01 12:30 AM,85\n2026-03-01 1:00,86\n')).toEqual([
      ['weight', '2026-03-01', 85],
    ])
  })

  it('names every row that cannot be imported, and imports the others', () => {
    const text =
      'Date,Weight (kg)\nyesterday,85\n2026-03-01,\n2027-03-01,85\n2026-02-30,85\n2026-03-02,8.5\n\n2026-03-03,85\n'
    expect(read(text)).toEqual({
      is: 'read',
      logged: [{ measure: 'weight', on: '2026-03-03', value: 85, takenAt: null }],
      bad: [
        { line: 2, problem: 'no date' },
        { line: 3, problem: 'no number' },
        { line: 4, problem: 'to come' },
        { line: 5, problem: 'no date' },
        { line: 6, problem: 'outside' },
      ],
      isUnitGuessed: false,
    })
  })

  const rows = (count: number) => Array.from({ length: count }, () => '2026-03-01,85').join('\n')
  it.each([
    ['that is empty', '', { because: 'empty' }],
    ['with names alone', 'Date,Weight\n', { because: 'empty' }],
    ['in another language', 'Datum;Gewicht (kg)\n01.03.2026;85\n', { because: 'columns' }],
    ['without weights', 'Date,Steps\n2026-03-01,9000\n', { because: 'columns' }],
    ['with a goal alone', 'Date,Weight goal (kg)\n2026-03-01,80\n', { because: 'columns' }],
    ['with a formula', 'Date,Weight (kg)\n2026-03-01,=1+1\n', { because: 'formula', line: 2 }],
    [
      'with a formula in what we do not read',
      'Date,Weight (kg),Note\n2026-03-01,85,"@SUM(A1)"\n',
      { because: 'formula' },
    ],
    ['with a formula behind a sign', 'Date,Weight (kg)\n2026-03-01,+cmd\n', { because: 'formula' }],
    ['whose dates contradict each other', 'Date,Weight (kg)\n25/03/2026,85\n03/25/2026,85\n', { because: 'dates' }],
    ['of nothing that can be read', 'Date,Weight (kg)\nx,y\n', { because: 'nothing' }],
    ['that is longer than seven years', `Date,Weight (kg)\n${rows(mostImported + 1)}\n`, { because: 'too many' }],
  ])('%s is refused', (_, text, refusal) => expect(read(text)).toMatchObject({ is: 'refused', ...refusal }))

  it('of the maximum length is accepted', () =>
    expect(read(`Date,Weight (kg)\n${rows(mostImported)}\n`).is).toBe('read'))

  it('with a negative change is not mistaken for a formula', () => {
    expect(logged('Date,Weight (kg),Change\n2026-03-01,85,-0.4\n')).toEqual([['weight', '2026-03-01', 85]])
  })

  it('with any content is read or refused, and gives only plausible values', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('"', '\n', ',', '2026-03-01', '85', '=1', '12/13/2026'))
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 40 }), (cells) => {
        const found = read(`Date,Weight (kg)\n${cells.join(',')}`)
        if (found.is !== 'read') return
        for (const { on, value } of found.logged) {
          expect(on <= today).toBe(true)
          expect(value).toBeGreaterThanOrEqual(35)
        }
      }),
    )
  })
})

describe('dates', () => {
  it.each([
    ['2026-03-01', '2026-03-01', null],
    ['2026/3/1 7:05', '2026-03-01', 425],
    ['1.3.2026', '2026-03-01', null],
    ['01-03-2026 19:00', '2026-03-01', 1140],
    ['1 September 2026', '2026-09-01', null],
    ['Sept 1, 2026 12:00 pm', '2026-09-01', 720],
  ])('%s is %s', (text, on, minute) => expect(readMeasuredAt(text, 'day first')).toEqual({ on, minute }))

  it.each(['', '1/2/26', 'Octember 3 2026', '2026-13-01', '31/04/2026'])('%j is not a date', (text) =>
    expect(readMeasuredAt(text, 'day first')).toBeNull(),
  )

  it('are in the only order that fits all of them', () => {
    expect(dayOrderOf(['3/4/2026'])).toBe('day first')
    expect(dayOrderOf(['3/4/2026', '3/13/2026'])).toBe('month first')
    expect(dayOrderOf(['13/3/2026', '3/4/2026'])).toBe('day first')
    expect(dayOrderOf(['13/3/2026', '3/13/2026'])).toBeNull()
    expect(readMeasuredAt('3/4/2026', 'month first')).toEqual({ on: '2026-03-04', minute: null })
  })
})
