import { expect, it } from 'vitest'
import { instantAt } from '../calendar/london-time.ts'
import { answerBy } from './policy.ts'

it('a message is answered within a working day, and later where the clinic is closed', () => {
  const friday = instantAt({ date: '2026-11-13', time: '16:00' })
  expect(answerBy(friday)).toBe(instantAt({ date: '2026-11-16', time: '16:00' }))
  const closed = { date: '2026-11-16', name: 'Moving day', isClosed: true }
  expect(answerBy(friday, [closed])).toBe(instantAt({ date: '2026-11-17', time: '16:00' }))
})
