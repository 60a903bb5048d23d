import { describe, expect, it } from 'vitest'
import { minuteMs } from '../calendar/durations.ts'
import { nothingUnderWay } from './tasks.ts'
import { type WeighInAppointment, weighInStatus, withWeighIn } from './weigh-in.ts'

const start = Date.parse('2026-11-17T10:00:00Z')
const visit = (over: Partial<WeighInAppointment> = {}): WeighInAppointment => ({
  start,
  minutes: 10,
  state: 'booked',
  isCalledOff: false,
  ...over,
})
const closes = start + 25 * minuteMs

describe('the status of a weigh-in', () => {
  it.each([
    ['none', null, null, start, null],
    ['to come', visit(), null, start - 86_400_000, 'booked'],
    ['while its room is open', visit(), null, closes - 1, 'booked'],
    ['over, and nobody has said anything', visit(), null, closes, 'seen'],
    ['they came', visit({ state: 'completed' }), null, closes, 'seen'],
    ['they came, and it was written down or asked for again', visit({ state: 'completed' }), start, closes, null],
    ['they came, and something was found before', visit({ state: 'completed' }), start - 1, closes, 'seen'],
    ['they did not come', visit({ state: 'DNA' }), null, closes, 'missed'],
    ['they did not come, and brought a letter since', visit({ state: 'DNA' }), closes, closes, null],
    ['we called it off', visit({ state: 'cancelled', isCalledOff: true }), null, start, 'called off'],
    ['they called it off', visit({ state: 'cancelled' }), null, start, null],
  ] as const)('%s', (_, given, found, now, status) => expect(weighInStatus(given, found, now)).toBe(status))

  it('is shown with the task, and does not change it', () => {
    const letter = { ...nothingUnderWay, isSent: true }
    expect(withWeighIn(null, letter)).toBe(letter)
    expect(withWeighIn('booked', letter)).toEqual({ ...letter, isBooked: true })
    expect(withWeighIn('seen', letter)).toEqual({ ...letter, isLookedAt: true })
    expect(withWeighIn('missed')).toEqual({ ...nothingUnderWay, again: 'missed' })
    expect(withWeighIn('called off')).toEqual({ ...nothingUnderWay, again: 'called off' })
  })
})
