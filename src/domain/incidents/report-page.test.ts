import { describe, expect, it } from 'vitest'
import { dayMs } from '../calendar/durations.ts'
import { outsideBodies } from './outside-reports.ts'
import { type ReportFacts, reportPage } from './report-page.ts'

const awareAt = Date.parse('2026-03-02T10:00:00Z')
const facts: ReportFacts = {
  ...{ number: 7, kind: 'incident', harm: 'moderate', category: 'dose', hazard: 'wrong-pen' },
  ...{ happenedAt: awareAt - dayMs, awareAt, what: 'A pen of another strength was sent.', action: '' },
  conclusion: null,
  actions: [],
  reason: null,
  person: {
    ...{ age: 41, sex: 'female', startedOn: '2026-01-05' },
    pens: [
      { name: 'Mounjaro', strength: '5mg', batch: 'B12', expires: '2027-06-30', deliveredOn: '2026-02-27' },
      { name: 'Mounjaro', strength: '2.5mg', batch: 'B11', expires: '2027-05-31', deliveredOn: null },
    ],
  },
}
const rowsOf = (body: (typeof outsideBodies)[number], given: Partial<ReportFacts> = {}, now = awareAt) =>
  Object.fromEntries(
    reportPage(body, { ...facts, ...given }, now)
      .flatMap(({ rows }) => rows)
      .map(({ label, ...row }) => [label, row]),
  )

describe('the page for an outside report', () => {
  it('has for every body what happened, when we knew and who reports', () => {
    for (const body of outsideBodies) {
      const rows = rowsOf(body)
      expect([body, rows['Our reference']?.value]).toEqual([body, 'INC-0007'])
      expect([body, rows['What happened']?.value]).toEqual([body, 'A pen of another strength was sent.'])
      expect([body, rows['When we found out']?.value]).toEqual([body, '2 Mar 2026, 10:00'])
      expect([body, rows['Reported by']?.value]).toEqual([body, null])
    }
  })

  it('says of every blank what belongs there, and has no line without a value or a blank', () => {
    for (const body of outsideBodies)
      for (const person of [facts.person, 'none', 'hidden'] as const)
        for (const [label, { value, hint }] of Object.entries(rowsOf(body, { person })))
          expect([body, label, value === null ? (hint ?? '') !== '' : value.trim() !== '' && hint === null]).toEqual([
            body,
            label,
            true,
          ])
  })

  it('names on a Yellow Card each pen with its batch, age and sex, and no more of the patient', () => {
    const rows = rowsOf('mhra_yellow_card')
    expect(rows['Medicines from us: strength, batch, expiry and day of delivery']?.value).toBe(
      'Mounjaro 5mg, batch B12, expires 30 Jun 2027, delivered 27 Feb 2026\n' +
        'Mounjaro 2.5mg, batch B11, expires 31 May 2027, not delivered, as far as we know',
    )
    expect(rows['Patient: age and sex']?.value).toBe('41 years, female')
    expect(rows['Treatment began']?.value).toBe('5 Jan 2026')
    expect(rows.Outcome?.hint).toMatch(/^Recovered/)
  })

  it('leaves the patient blank for readers who see no records, and says where it is about nobody', () => {
    const hidden = rowsOf('mhra_yellow_card', { person: 'hidden' })
    for (const label of ['Patient: age and sex', 'Treatment began'])
      expect(hidden[label]).toEqual({ value: null, hint: expect.stringContaining('Your role does not see') })
    expect(rowsOf('cqc', { person: 'none' })['Code for the patient']?.value).toBe('It does not concern a patient.')
    expect(rowsOf('cqc')['Code for the patient']?.value).toBe('INC-0007')
  })

  it('asks why it is late only once the 72 hours are over', () => {
    const late = 'Why it is reported after 72 hours'
    expect(rowsOf('ico', {}, awareAt + 3 * dayMs)[late]).toBeUndefined()
    expect(rowsOf('ico', {}, awareAt + 3 * dayMs + 1)[late]).toMatchObject({ value: null })
  })

  it('takes reason, conclusion and actions once they are recorded', () => {
    const conclusion = {
      ...{ whatHappened: 'a', causes: 'Two shelves.', learning: 'One shelf.', summary: 'b' },
      ...({ candour: 'done', candourReason: 'Dr Marsh rang.' } as const),
    }
    const actions = [
      { what: 'Label it.', dueOn: '2026-03-09', endedAs: null },
      { what: 'Count.', dueOn: '2026-03-04', endedAs: 'done' },
    ] as const
    const rows = rowsOf('cqc', { conclusion, actions, reason: 'Serious injury.' })
    expect(rows['Why it is reported']?.value).toBe('Serious injury.')
    expect(rows['What contributed to it']?.value).toBe('Two shelves.')
    expect(rows['What the patient was told']?.value).toBe('The patient or their family was told. Dr Marsh rang.')
    expect(rows['Actions agreed']?.value).toBe('Label it. (due 9 Mar 2026)\nCount. (done)')
    expect(rowsOf('cqc')['What contributed to it']).toEqual({ value: null, hint: 'The review has no conclusion yet.' })
  })
})
