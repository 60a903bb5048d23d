import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, londonTimeAt } from '../../calendar/london-time.ts'
import { countriesOf } from '../../identity/postcode-country.ts'
import { addDays } from '../calendar.ts'
import { normalPaper, type PaperProblem, problemsOfPaper, type SentPaper } from './paper-prescription.ts'
import { type PaperDates, paperLimits, paperValidity, postDaysLeft } from './paper-validity.ts'
import { quantityAgrees, quantityInWords } from './quantity-words.ts'

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2026-01-01', days))
const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
const londonDay = (date: string, at: number) => londonTimeAt(instantAt({ date, time: '00:00' }) + at * 60_000).date

describe('C-22 how long a paper prescription is valid', () => {
  it.each([
    [0, 'in time', 21],
    [20, 'in time', 1],
    [21, 'too late', 0],
    [28, 'too late', 0],
    [29, 'void', 0],
  ] as const)('C-22 day %i after it was signed: %s', (days, validity, left) => {
    const paper: PaperDates = { form: 'FP10PCD', writtenOn: '2026-03-10', startsOn: null }
    const today = addDays('2026-03-10', days)
    expect([paperValidity(paper, today), postDaysLeft(paper, today)]).toEqual([validity, left])
  })

  it('C-22 both sides of each limit, from signing or a later start, at any minute of the London day, across clock changes', () => {
    fc.assert(
      fc.property(day, fc.option(fc.integer({ min: 0, max: 90 })), minute, (writtenOn, later, at) => {
        const startsOn = later === null ? null : addDays(writtenOn, later)
        const paper: PaperDates = { form: 'PPCD(1)', writtenOn, startsOn }
        const from = startsOn ?? writtenOn
        const on = (days: number) => paperValidity(paper, londonDay(addDays(from, days), Math.min(at, 22 * 60)))
        expect([on(-1), on(0), on(20)]).toEqual(['in time', 'in time', 'in time'])
        expect([on(21), on(28)]).toEqual(['too late', 'too late'])
        expect([on(29), on(400)]).toEqual(['void', 'void'])
      }),
      { numRuns: 300 },
    )
  })

  it('C-22 the last minute of day 28 and the first of day 29 differ on the days when the clocks change', () => {
    for (const last of ['2026-03-29', '2026-10-25']) {
      const paper: PaperDates = { form: 'FP10PCD', writtenOn: addDays(last, -28), startsOn: null }
      const midnight = instantAt({ date: addDays(last, 1), time: '00:00' })
      expect(paperValidity(paper, londonTimeAt(midnight - 1).date)).toBe('too late')
      expect(paperValidity(paper, londonTimeAt(midnight).date)).toBe('void')
    }
  })

  it('C-22 one recorded without its form counts as controlled; an ordinary one is valid for six months', () => {
    const dates = { writtenOn: '2026-08-31', startsOn: null }
    expect(paperLimits({ form: null, ...dates })).toEqual(paperLimits({ form: 'WP10PCD', ...dates }))
    expect(paperLimits({ form: 'private', ...dates })).toEqual({
      validFrom: '2026-08-31',
      validUntil: '2027-02-28',
      postBefore: '2027-03-01',
    })
  })
})

describe('C-22 a quantity in words and figures', () => {
  it.each([
    [1, 'one'],
    [28, 'twenty-eight'],
    [30, 'thirty'],
    [100, 'one hundred'],
    [112, 'one hundred and twelve'],
    [999, 'nine hundred and ninety-nine'],
  ])('C-22 %i is %s', (figure, words) => expect(quantityInWords(figure)).toBe(words))

  it('C-22 each figure matches its own words in any spelling, and no other figure’s', () => {
    const figures = fc.integer({ min: 1, max: 999 })
    fc.assert(
      fc.property(figures, figures, (one, other) => {
        const words = quantityInWords(one) as string
        expect(quantityAgrees(one, `${words.toUpperCase().replaceAll('-', ' ')} capsules`)).toBe(true)
        expect(quantityAgrees(one, words.replace(' and ', ' '))).toBe(true)
        expect(quantityAgrees(other, words)).toBe(one === other)
      }),
    )
  })

  it.each(['', '28', 'twenty', 'twenty-eight thirty', 'eighty-two'])('C-22 "%s" is not 28', (words) =>
    expect(quantityAgrees(28, words)).toBe(false),
  )
  it.each([0, -1, 1.5, 1000, Number.NaN])('C-22 %d is not a quantity', (figure) =>
    expect(quantityInWords(figure)).toBeNull(),
  )
})

it.each([
  ['TR1 2AB', ['England']],
  ['SW1A 1AA', ['England']],
  ['G1 1AA', ['Scotland']],
  ['GL1 1AA', ['England']],
  ['EH1 1AA', ['Scotland']],
  ['CF10 1AA', ['Wales']],
  ['SY23 1AA', ['Wales']],
  ['SY1 1AA', ['England']],
  ['SY10 1AA', ['England', 'Wales']],
  ['TD15 1AA', ['England', 'Scotland']],
  ['BT1 1AA', ['Northern Ireland']],
  ['JE2 3AB', ['Channel Islands or Isle of Man']],
])('C-22 %s is in %s', (postcode, countries) => expect(countriesOf(postcode)).toEqual(countries))

describe('C-22 problems of a prescription', () => {
  const right: SentPaper = {
    drug: 'methylphenidate',
    drugForm: 'mr-tablets',
    strength: '18 mg',
    dose: 'One tablet each morning',
    quantity: 30,
    quantityWords: 'Thirty',
    supplyDays: 30,
    longSupplyReason: null,
    patientAddress: { lines: '9 Teal Row', postcode: 'tr12ab' },
    prescriberAddress: { lines: '1 Example Row', postcode: 'FC1 4LW' },
    prescriberNumber: '612 345',
    form: 'FP10PCD',
    serial: '7012 345 678',
    writtenOn: '2026-03-10',
    startsOn: null,
  }
  const problems = (change: Partial<SentPaper>) =>
    problemsOfPaper(normalPaper({ ...right, ...change }), { on: '2026-03-10', today: '2026-03-20' })

  it.each<[Partial<SentPaper>, PaperProblem[]]>([
    [{}, []],
    [{ form: 'WP10PCD' }, ['form elsewhere']],
    [{ form: 'private' }, ['form controlled']],
    [{ patientAddress: { lines: 'x', postcode: 'EH1 1AA' } }, ['form elsewhere']],
    [{ patientAddress: { lines: 'x', postcode: 'EH1 1AA' }, form: 'PPCD(1)' }, []],
    [{ patientAddress: { lines: 'x', postcode: 'CF10 1AA' }, form: 'WP10PCD' }, []],
    [{ patientAddress: { lines: 'x', postcode: 'SY10 1AA' }, form: 'WP10PCD' }, []],
    [{ patientAddress: { lines: 'x', postcode: 'BT1 1AA' } }, ['no form there']],
    [{ serial: null }, ['serial']],
    [{ serial: '12' }, ['serial']],
    [{ prescriberNumber: ' ' }, ['prescriber number']],
    [{ strength: 'strong' }, ['strength']],
    [{ dose: ' ' }, ['dose']],
    [{ dose: 'Take as directed.' }, ['dose as directed']],
    [{ dose: 'One in the morning as directed' }, []],
    [{ quantity: 28 }, ['quantity words']],
    [{ quantityWords: null }, ['quantity words']],
    [{ quantity: 0, quantityWords: 'zero' }, ['quantity words', 'quantity']],
    [{ supplyDays: 0 }, ['supply days']],
    [{ supplyDays: 31 }, ['long supply']],
    [{ supplyDays: 31, longSupplyReason: 'Abroad for six weeks.' }, []],
    [{ patientAddress: { lines: ' ', postcode: 'nowhere' } }, ['patient address', 'patient postcode']],
    [{ prescriberAddress: { lines: '', postcode: '' } }, ['prescriber address', 'prescriber postcode']],
    [{ writtenOn: '2026-03-09' }, ['written before']],
    [{ writtenOn: '2026-03-21' }, ['written to come']],
    [{ startsOn: '2026-03-09' }, ['start before']],
    [{ startsOn: '2026-06-08' }, []],
    [{ startsOn: '2026-06-09' }, ['start too late']],
    [{ drug: 'atomoxetine' }, ['form not controlled']],
    [{ drug: 'atomoxetine', form: 'private', serial: null, quantityWords: null, prescriberNumber: null }, []],
  ])('C-22 %o', (change, expected) => expect(problems(change)).toEqual(expected))

  it('C-22 one that has already expired is not recorded', () => {
    const sent = normalPaper(right)
    expect(problemsOfPaper(sent, { on: '2026-03-10', today: '2026-04-07' })).toEqual([])
    expect(problemsOfPaper(sent, { on: '2026-03-10', today: '2026-04-08' })).toEqual(['void'])
  })
})
