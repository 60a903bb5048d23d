import { describe, expect, it } from 'vitest'
import { dayMs } from '../calendar/durations.ts'
import { policy } from '../clinical/policy.ts'
import { isKitOpen, kitCode, kitCodeIn, kitStates, lateAt, mayMoveKit } from './kits.ts'

describe('the number of a kit', () => {
  it('is read however it is typed, and no other', () => {
    const code = kitCode(123_456_789)
    expect(code).toMatch(/^123-456-789-\d$/)
    expect(kitCodeIn(code)).toBe(code)
    expect(kitCodeIn(` ${code.replaceAll('-', ' ')} `)).toBe(code)
    expect(kitCodeIn('123')).toBeNull()
    expect(kitCodeIn('')).toBeNull()
  })

  it('shows each wrong digit', () => {
    for (const number of [0, 7, 123_456_789, 900_817_263, 555_555_550]) {
      const digits = kitCode(number).replaceAll('-', '')
      for (let place = 0; place < digits.length; place++) {
        for (const digit of '0123456789') {
          const wrong = digits.slice(0, place) + digit + digits.slice(place + 1)
          if (wrong !== digits) expect(kitCodeIn(wrong)).toBeNull()
        }
      }
    }
  })
})

describe('a kit', () => {
  it('moves only as it can', () => {
    expect(mayMoveKit('asked', 'sent')).toBe(true)
    expect(mayMoveKit('asked', 'reported')).toBe(false)
    expect(mayMoveKit('sent', 'cancelled')).toBe(false)
    expect(mayMoveKit('lost', 'reported')).toBe(true)
    expect(mayMoveKit('reported', 'unusable')).toBe(true)
    expect(mayMoveKit('cancelled', 'sent')).toBe(false)
    expect(kitStates.filter(isKitOpen)).toEqual(['asked', 'sent', 'received'])
  })

  it('is late on its way, and at the laboratory', () => {
    const kit = { state: 'sent', sentAt: 0, receivedAt: null } as const
    expect(lateAt(kit, policy.bloodKitBackDays * dayMs - 1)).toBeNull()
    expect(lateAt(kit, policy.bloodKitBackDays * dayMs)).toBe('on its way')
    const there = { state: 'received', sentAt: 0, receivedAt: 20 * dayMs } as const
    expect(lateAt(there, (20 + policy.bloodResultDays) * dayMs - 1)).toBeNull()
    expect(lateAt(there, (20 + policy.bloodResultDays) * dayMs)).toBe('at the laboratory')
    expect(lateAt({ ...there, state: 'reported' }, 90 * dayMs)).toBeNull()
  })
})
