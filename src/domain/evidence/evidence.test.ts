import { describe, expect, it, test } from 'vitest'
import { noEvidence } from '../cases/evidence.ts'
import { personMark } from './duplicate-identifiers.ts'
import { isSameName, judgeIdentity } from './identity-finding.ts'
import { minutesOf, saysTreatmentElsewhere, tasksAhead, tasksOf, tasksToList } from './tasks.ts'

describe('the name on a document and in an account', () => {
  test.each([
    ['Robin', 'Ferncliff', 'ROBIN', 'FERNCLIFF', true],
    ['Robin James', 'Ferncliff', 'Robin', 'Ferncliff', true],
    ['Robin', 'Ferncliff', 'Robin James', 'Ferncliff', true],
    ['Zoë', 'Ångström', 'Zoe', 'Angstrom', true],
    ['Anne-Marie', 'O’Neill', 'ANNE MARIE', "O'NEILL", true],
    ['Annemarie', 'Moss', 'Anne-Marie', 'Moss', true],
    ['Jörg', 'Strauß', 'Jorg', 'Strauss', true],
    ['Robin', 'Ferncliff-Moss', 'Robin', 'Ferncliff Moss', true],
    ['Robin', 'Ferncliff-Moss', 'Robin', 'Moss', false],
    ['James', 'Ferncliff', 'Robin James', 'Ferncliff', false],
    ['Robin James', 'Ferncliff', 'Robin Lee', 'Ferncliff', false],
    ['Robin James', 'Ferncliff', 'Lee James', 'Ferncliff', false],
    ['Robin', 'Ferncliff', 'Robin, James', 'Ferncliff', true],
    ['Robin', 'Ferncliff', 'Robin', 'Fernclif', false],
    ['', 'Ferncliff', 'Robin', 'Ferncliff', false],
    ['Robin', '', 'Robin', '', false],
  ])('%s %s and %s %s: %s', (first, last, otherFirst, otherLast, expected) => {
    expect(isSameName({ first, last }, { first: otherFirst, last: otherLast })).toBe(expected)
  })
})

describe('an identity document', () => {
  const today = { year: 2026, month: 11, day: 16 }
  const account = { first: 'Robin', last: 'Ferncliff', bornOn: '1985-03-27' }
  const judge = (document: object, given = account) =>
    judgeIdentity({ ...account, sex: null, ...document }, { ...account, ...given }, today)

  it('of the account holder passes', () => {
    expect(judge({})).toEqual({
      isPassed: true,
      because: null,
      finding: { is: 'verified', on: '2026-11-16', isNameMatching: true, bornOn: '1985-03-27', sex: null },
    })
  })
  test.each([
    [{ last: 'Other' }, account, 'name'],
    [{ bornOn: '1985-03-28' }, account, 'birth date'],
    [{ bornOn: null }, account, 'birth date'],
    [{ bornOn: '2008-11-17' }, { ...account, bornOn: '2008-11-17' }, 'age'],
    [{ bornOn: '2008-11-16' }, { ...account, bornOn: '2008-11-16' }, null],
    [{ bornOn: '1951-11-17' }, { ...account, bornOn: '1951-11-17' }, null],
    [{ bornOn: '1951-11-16' }, { ...account, bornOn: '1951-11-16' }, 'age'],
  ])('%j does not pass because of %j', (document, given, because) => {
    expect(judge(document, given)).toMatchObject({ because, isPassed: because === null })
  })
})

describe('a duplicate identifier', () => {
  it('is the same in any spelling', () => {
    const { phone, address, nameAndBirthDate } = personMark
    expect(phone({ mobile: '+44 7700 900123' })).toBe(phone({ mobile: '07700900123' }))
    const flat = address({ address: 'Flat 2\n14 Lark Rise', pincode: 'ba1 1aa' })
    expect(flat).toBe(address({ address: '14, Lark rise, flat 2', pincode: 'BA11AA' }))
    expect(flat).not.toBe(address({ address: 'Flat 3, 14 Lark Rise', pincode: 'BA1 1AA' }))
    expect(address({ address: 'Rose Cottage', pincode: 'BA1 1AA' })).toBe('rosecottage/ba11aa')
    expect(nameAndBirthDate({ name: 'Zoë', legalSurname: 'O’Neill', dob: '1985-03-27' })).toBe('zoe/oneill/1985-03-27')
    expect([phone({}), address({}), nameAndBirthDate({ name: 'Zoë' })]).toEqual([null, null, null])
  })
})

describe('a patient’s tasks', () => {
  const told = {
    registered: { bornOn: '1985-03-27' },
    areConsentsGiven: true,
    isFollowUpFinished: false,
    today: '2026-11-16',
  }
  const tasks = (given: Partial<Parameters<typeof tasksOf>[0]>) =>
    Object.fromEntries(
      tasksOf({ answers: {}, evidence: noEvidence, told, underWay: {}, ...given }).map((task) => [task.gate, task]),
    )

  it('include an earlier supply only for patients who had one', () => {
    expect(saysTreatmentElsewhere({})).toBe(false)
    expect(saysTreatmentElsewhere({ Q10_answer: 'I have never taken medication to lose weight' })).toBe(false)
    expect(saysTreatmentElsewhere({ Q10_answer: 'Wegovy' })).toBe(true)
    expect(Object.keys(tasks({}))).not.toContain('previous_supply')
    expect(Object.keys(tasks({ answers: { Q10_answer: 'Wegovy' } }))).toContain('previous_supply')
  })

  it.each([
    ['nothing before', {}, ['identity', 'measurements', 'medicines_and_conditions', 'gp'], 18],
    [
      'treated elsewhere',
      { Q10_answer: 'Wegovy' },
      ['identity', 'measurements', 'medicines_and_conditions', 'previous_supply', 'gp'],
      21,
    ],
  ])('U-4 are known before paying, by the rule that lists them afterwards: %s', (_, answers, gates, minutes) => {
    const ahead = tasksAhead({ answers, areConsentsGiven: true })
    expect(ahead.map(({ gate }) => gate)).toEqual(gates)
    expect(minutesOf(ahead)).toBe(minutes)
    const listing = { hasBeenWrittenTo: false, wereConsentsATask: false }
    expect(ahead).toEqual(tasksToList(tasksOf({ answers, evidence: noEvidence, told, underWay: {} }), listing))
    expect(tasksAhead({ answers, areConsentsGiven: false }).map(({ gate }) => gate)).toEqual(['consents', ...gates])
    expect(tasksAhead({ answers, areConsentsGiven: true, settled: ['identity'] })).toEqual(ahead.slice(1))
  })

  it('say whose turn it is', () => {
    const way = { isBooked: false, isSent: false, isLookedAt: false, again: null }
    const underWay = {
      identity: { ...way, again: 'name' as const },
      measurements: { ...way, isSent: true },
      gp: { ...way, isSent: true, isLookedAt: true, again: 'words' as const },
    }
    expect(tasks({ underWay })).toMatchObject({
      identity: { state: 'again', because: 'name' },
      measurements: { state: 'sent', because: null },
      gp: { state: 'looked_at', because: null },
      medicines_and_conditions: { state: 'to_do' },
    })
    const seen = { weightKg: 95, heightCm: 170, how: 'video', by: 'x' } as const
    const measured = (on: string) =>
      tasks({ evidence: { ...noEvidence, measurements: [{ ...seen, on }] } }).measurements
    expect(measured('2026-11-02')).toMatchObject({ state: 'done' })
    expect(measured('2026-11-01')).toMatchObject({ state: 'again', because: 'out_of_date' })
  })
})
