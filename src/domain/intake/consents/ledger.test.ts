import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreedIn, type ConsentLine, heldKinds, holdingIn, takenBack } from './ledger.ts'

let minute = 0
const line = (kind: string, more: Partial<ConsentLine> = {}): ConsentLine => ({
  kind,
  wording: 'In these words.',
  version: 1,
  isGiven: true,
  how: 'form',
  at: new Date(Date.UTC(2026, 2, 2, 9, minute++)).toISOString(),
  ...more,
})
const back = (kind: string) => line(kind, { isGiven: false, how: takenBack })

describe('the ledger', () => {
  it('lists each answer in its own words, newest first, and withdrawn ones with the date', () => {
    const withdrawn = back('t1')
    const listed = agreedIn([
      line('t1'),
      line('terms'),
      line('t2', { isGiven: false }),
      withdrawn,
      line('t1', { version: 2 }),
    ])
    expect(listed.map(({ kind, isGiven, version, withdrawnAt }) => [kind, isGiven, version, withdrawnAt])).toEqual([
      ['t1', true, 2, null],
      ['t2', false, 1, null],
      ['terms', true, 1, null],
      ['t1', true, 1, withdrawn.at],
    ])
  })

  it('the last entry of each kind applies', () => {
    const lines = [line('t1'), line('t2'), line('gp'), back('t1'), line('gp', { isGiven: false })]
    expect(heldKinds(lines, 'marketing')).toEqual(['t2'])
    expect(holdingIn(lines)).toEqual(['marketing'])
    expect(holdingIn([...lines, back('t2'), line('gp')])).toEqual(['gp'])
    expect(holdingIn([line('terms'), line('t3')])).toEqual([])
  })

  it('leaves out unknown entries', () => {
    expect(agreedIn([line('something else')])).toEqual([])
  })

  it('whatever was answered, a consent withdrawn last does not apply, and no answer is lost from the list', () => {
    const kinds = fc.constantFrom('t1', 't2', 'marketing', 'gp', 'terms')
    fc.assert(
      fc.property(fc.array(fc.tuple(kinds, fc.boolean(), fc.boolean())), (said) => {
        const lines = said.map(([kind, isGiven, isBack]) => (isBack ? back(kind) : line(kind, { isGiven })))
        expect(agreedIn(lines)).toHaveLength(lines.filter(({ how }) => how !== takenBack).length)
        const all = [...lines, ...['t1', 't2', 'marketing', 'gp'].map(back)]
        expect(holdingIn(all)).toEqual([])
      }),
    )
  })
})
