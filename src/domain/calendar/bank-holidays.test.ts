import { describe, expect, it } from 'vitest'
import { bankHolidays, easterSunday, holidaysBetween, isHoliday } from './bank-holidays.ts'

/** As gov.uk has published them for England and Wales, and from 2028 on as the same rules give them. */
const published: Readonly<Record<number, readonly string[]>> = {
  2020: ['01-01', '04-10', '04-13', '05-08', '05-25', '08-31', '12-25', '12-28'],
  2021: ['01-01', '04-02', '04-05', '05-03', '05-31', '08-30', '12-27', '12-28'],
  2022: ['01-03', '04-15', '04-18', '05-02', '06-02', '06-03', '08-29', '09-19', '12-26', '12-27'],
  2023: ['01-02', '04-07', '04-10', '05-01', '05-08', '05-29', '08-28', '12-25', '12-26'],
  2024: ['01-01', '03-29', '04-01', '05-06', '05-27', '08-26', '12-25', '12-26'],
  2025: ['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26'],
  2026: ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28'],
  2027: ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28'],
  2028: ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26'],
  2029: ['01-01', '03-30', '04-02', '05-07', '05-28', '08-27', '12-25', '12-26'],
  2030: ['01-01', '04-19', '04-22', '05-06', '05-27', '08-26', '12-25', '12-26'],
}

describe('F-12 R-29 bank holidays of England and Wales', () => {
  it.each(Object.entries(published))('%s', (year, days) => {
    const dates = bankHolidays('england-and-wales', Number(year)).map(({ date }) => date)
    expect(dates).toEqual(days.map((day) => `${year}-${day}`))
  })

  it('knows Easter at its earliest and its latest', () => {
    expect([1818, 1943, 2000, 2038, 2285].map(easterSunday)).toEqual([
      '1818-03-22',
      '1943-04-25',
      '2000-04-23',
      '2038-04-25',
      '2285-03-22',
    ])
  })

  it('knows it in the years in which a simpler rule would be a week late', () => {
    expect([1954, 1981, 2049, 2076].map(easterSunday)).toEqual(['1954-04-18', '1981-04-19', '2049-04-18', '2076-04-19'])
  })

  it('says what each of them is called', () => {
    expect(bankHolidays('england-and-wales', 2031)).toEqual([
      { date: '2031-01-01', name: 'New Year’s Day' },
      { date: '2031-04-11', name: 'Good Friday' },
      { date: '2031-04-14', name: 'Easter Monday' },
      { date: '2031-05-05', name: 'Early May bank holiday' },
      { date: '2031-05-26', name: 'Spring bank holiday' },
      { date: '2031-08-25', name: 'Summer bank holiday' },
      { date: '2031-12-25', name: 'Christmas Day' },
      { date: '2031-12-26', name: 'Boxing Day' },
    ])
  })

  it('says which day a substitute stands for', () => {
    const names = Object.fromEntries(bankHolidays('england-and-wales', 2033).map(({ date, name }) => [date, name]))
    expect(names['2033-01-03']).toBe('New Year’s Day (substitute day)')
    expect(names['2033-12-26']).toBe('Boxing Day')
    expect(names['2033-12-27']).toBe('Christmas Day (substitute day)')
  })
})

describe('F-12 R-29 the days on which the clinic is closed', () => {
  const christmas = { from: '2027-12-24', to: '2028-01-04' }

  it('are the day itself and its substitute, across the turn of the year', () => {
    expect(holidaysBetween('england-and-wales', christmas).map(({ date }) => date)).toEqual([
      '2027-12-25',
      '2027-12-26',
      '2027-12-27',
      '2027-12-28',
      '2028-01-01',
      '2028-01-03',
    ])
  })

  it('include the first and the last day of the range', () => {
    const dates = holidaysBetween('england-and-wales', { from: '2027-12-25', to: '2027-12-27' }).map(({ date }) => date)
    expect(dates).toEqual(['2027-12-25', '2027-12-26', '2027-12-27'])
  })

  it('follow what the operator adds and opens', () => {
    const own = [
      { date: '2027-12-24', name: 'Office closed', isClosed: true },
      { date: '2027-12-28', name: 'Open all the same', isClosed: false },
      { date: '2030-01-02', name: 'Another time', isClosed: true },
    ]
    const dates = holidaysBetween('england-and-wales', christmas, own).map(({ date }) => date)
    expect(dates).toContain('2027-12-24')
    expect(dates).not.toContain('2027-12-28')
    expect(dates).not.toContain('2030-01-02')
  })
})

it('are the same for a single day as for a range, with what an operator adds and opens', () => {
  const own = [
    { date: '2027-03-29', name: 'Open all the same', isClosed: false },
    { date: '2027-03-30', name: 'Training', isClosed: true },
    { date: '2027-03-30', name: 'Training moved', isClosed: false },
    { date: '2027-03-31', name: 'Training', isClosed: true },
  ]
  const year = { from: '2027-01-01', to: '2027-12-31' }
  const named = new Set(holidaysBetween('england-and-wales', year, own).map(({ date }) => date))
  for (let at = Date.parse(year.from); at <= Date.parse(year.to); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10)
    expect([date, isHoliday('england-and-wales', date, own)]).toEqual([date, named.has(date)])
  }
  expect(isHoliday('england-and-wales', '2027-12-25')).toBe(true)
})

it('a caller cannot change the cached list of a year', () => {
  bankHolidays('england-and-wales', 2028).length = 0
  expect(bankHolidays('england-and-wales', 2028)).toHaveLength(8)
})
