import { describe, expect, it } from 'vitest'
import { promiseNames } from '#content/promises.ts'
import { caseStates } from '../cases/states.ts'
import { copyPromise, erasurePromise, followUpPromise, promise, promiseOfCase } from './make-promise.ts'
import { type PromisedTime, promiseSortKey, promiseText } from './promised-time.ts'

const at = (moment: string) => Date.parse(moment)
const names = promiseNames.filter((name) => name !== 'erasure' && name !== 'restriction')
/** A Tuesday. */
const by = at('2026-11-17T09:00:00Z')

const shownText = (promised: PromisedTime, now: string) => {
  const found = promiseText(promised, at(now))
  return found.isLate ? found.says : found.by
}

describe('P-3 a promised time', () => {
  it.each(names)('%s is shown until it has passed, then as late with an extended time', (name) => {
    const promised = promise(name, by, [])
    expect(promiseText(promised, by)).toMatchObject({ isLate: false })
    const late = promiseText(promised, by + 1)
    if (!late.isLate) throw new Error('It is not late.')
    expect(late.title).toBe('We’re sorry, this is late')
    expect(late.says).toMatch(
      / by (09:00 today|the end of today).* by (\d\d:\d\d (today|on Wednesday 18 November)|Wednesday 18 November)/,
    )
    const muchLater = promiseText(promised, by + 30 * 24 * 3_600_000)
    expect(muchLater).toMatchObject({ isLate: true })
    expect(muchLater.isLate && muchLater.says).toMatch(/We then said .* missed that too/)
  })

  it('is written as people say it: today, or the day, with the time where one was promised', () => {
    const decision = promise('decision', by, [])
    expect(shownText(decision, '2026-11-17T08:00:00Z')).toBe('09:00 today')
    expect(shownText(decision, '2026-11-16T08:00:00Z')).toBe('09:00 on Tuesday 17 November')
    expect(shownText(promise('parcel', at('2026-11-17T23:59:00Z'), []), '2026-11-16T08:00:00Z')).toBe(
      'Tuesday 17 November',
    )
  })

  it('is shown as late on the day after, as in the finding’s example', () => {
    expect(shownText(promise('decision', by, []), '2026-11-18T08:00:00Z')).toBe(
      'We said a clinician would decide by 09:00 on Tuesday 17 November. You’ll have a decision by 09:00 today.',
    )
  })

  it('is extended once by the length of its clock, over nights, weekends and clinic closures', () => {
    const friday = at('2026-11-20T17:00:00Z')
    expect(shownText(promise('decision', friday, []), '2026-11-20T17:01:00Z')).toMatch(
      /by 17:00 on Monday 23 November\.$/,
    )
    const closed = [{ date: '2026-11-23', name: 'Clinic closed', isClosed: true }]
    expect(shownText(promise('decision', friday, closed), '2026-11-20T17:01:00Z')).toMatch(
      /by 17:00 on Tuesday 24 November/,
    )
    // Two working hours again, of which one is left on Friday.
    expect(shownText(promise('call', friday, []), '2026-11-20T17:01:00Z')).toMatch(
      /we’ll call by 10:00 on Monday 23 November/,
    )
  })

  it('is never extended twice', () => {
    const promised = promise('answer', by, [])
    expect(shownText(promised, '2026-11-18T09:00:00Z')).toMatch(/You’ll have one by 09:00 today/)
    const missedTwice = shownText(promised, '2026-11-18T09:00:01Z')
    expect(missedTwice).toMatch(/then said 09:00 today, and missed that too\. Please get in touch/)
    expect(shownText(promised, '2026-12-18T09:00:01Z').match(/ by /g)).toHaveLength(1)
  })

  it('about a call first says where to get help now', () => {
    expect(shownText(promise('call', by, []), '2026-11-17T09:01:00Z')).toMatch(
      /^If you need help now, don’t wait for us: call 999/,
    )
  })

  it('about an erasure is a month from the request, as the law requires, and never before it was due', () => {
    const promised = erasurePromise(at('2026-11-17T09:00:00Z'), at('2026-11-24T09:00:00Z'))
    expect(shownText(promised, '2026-11-24T09:00:00Z')).toBe('09:00 today')
    expect(shownText(promised, '2026-11-24T09:01:00Z')).toMatch(
      /hear from us about it by 09:00 on Thursday 17 December/,
    )
  })

  it('about a copy is the time at which staff are alerted; about a follow-up the end of its day', () => {
    expect(shownText(copyPromise(by, []), '2026-11-17T09:30:00Z')).toBe('10:00 today')
    expect(shownText(followUpPromise('2026-11-17', []), '2026-11-17T20:00:00Z')).toBe('the end of today')
  })

  it('exists for every state in which a case waits for us, and for no other', () => {
    const found = caseStates.filter((state) => promiseOfCase(state, by, []) !== null)
    expect(found).toEqual(
      ['ready', 'approved', 'checked', 'quarantined', 'returned', 'lost'].filter((one) => found.includes(one as never)),
    )
    expect(found).toHaveLength(6)
    expect(promiseOfCase('ready', null, [])).toBeNull()
  })

  it('is sorted by its due time', () => {
    expect(promiseSortKey(promise('answer', by, [])) < promiseSortKey(promise('answer', by + 1, []))).toBe(true)
  })
})
