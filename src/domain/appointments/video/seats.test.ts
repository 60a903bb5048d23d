import { describe, expect, it } from 'vitest'
import { minuteMs } from '../../calendar/durations.ts'
import { attendanceOf, type RoomEvent } from './attendance.ts'
import { isHere, newClaims, otherRole, roomRoles, type Seat, statusOfSeat } from './seats.ts'

const now = Date.parse('2026-03-16T10:00:00Z')
const seat = (changes: Partial<Seat> = {}): Seat => ({ number: 2, seenAt: now, leftAt: null, ...changes })

describe('a video room token', () => {
  const claims = newClaims(
    { appointmentId: 'a', role: 'patient', seat: 2, holder: { kind: 'guest', digest: 'd' } },
    now,
  )
  it.each([
    ['the seat it was given for', seat(), 0, 'seated'],
    ['its last moment', seat(), 119_999, 'seated'],
    ['two minutes later', seat(), 120_000, 'ended'],
    ['a seat that was left', seat({ leftAt: now }), 0, 'ended'],
    ['no seat at all', null, 0, 'ended'],
    ['a seat from before a room was tidied', seat({ number: 1 }), 0, 'ended'],
    ['a seat that was taken again', seat({ number: 3 }), 0, 'elsewhere'],
    ['the same, and too old', seat({ number: 3 }), 500_000, 'elsewhere'],
  ] as const)('for %s', (_, taken, after, status) => {
    expect(statusOfSeat(claims, taken, now + after)).toBe(status)
  })
})

it('each role has the other as its counterpart', () => {
  expect(roomRoles.map(otherRole)).toEqual(['clinician', 'patient'])
})

it('a participant counts as present while their browser is heard from', () => {
  expect(isHere(seat(), now + 25_000)).toBe(true)
  expect(isHere(seat(), now + 25_001)).toBe(false)
  expect(isHere(seat({ leftAt: now }), now)).toBe(false)
  expect(isHere(null, now)).toBe(false)
})

describe('attendance by the room’s events', () => {
  const joinUntil = now + 15 * minuteMs
  const event = (kind: RoomEvent['kind'], role: RoomEvent['role'], minutes: number): RoomEvent => ({
    kind,
    role,
    at: now + minutes * minuteMs,
  })
  const both = [event('joined', 'patient', -5), event('joined', 'clinician', 1)]
  it.each<[string, readonly RoomEvent[], boolean]>([
    ['nobody has come', [], false],
    ['both have', both, true],
    ['we were alone', [event('joined', 'clinician', 1)], false],
    ['the patient came, and we did not', [event('joined', 'patient', 1)], true],
    ['at the last moment', [event('joined', 'patient', 15)], true],
    ['too late', [event('joined', 'patient', 15.01)], false],
    ['it went on by phone', [event('joined', 'clinician', 1), event('phone', 'clinician', 20)], true],
    ['both left again', [...both, event('left', 'patient', 9), event('left', 'clinician', 9)], true],
  ])('%s', (_, events, isPatientThere) => {
    expect(attendanceOf(events, joinUntil).isPatientThere).toBe(isPatientThere)
  })

  it('says when each first joined', () => {
    const events = [...both, event('left', 'patient', 2), event('joined', 'patient', 3), event('phone', 'clinician', 4)]
    expect(attendanceOf(events, joinUntil)).toMatchObject({
      patientJoinedAt: now - 5 * minuteMs,
      clinicianJoinedAt: now + minuteMs,
      wentByPhoneAt: now + 4 * minuteMs,
    })
    expect(attendanceOf([], joinUntil).patientJoinedAt).toBeNull()
  })
})
