import { expect, it } from 'vitest'
import { instantAt, londonTimeAt } from '../calendar/london-time.ts'
import { flagDue } from './plan-flags.ts'

const shown = (instant: number) => Object.values(londonTimeAt(instant)).join(' ')

it('a question from the care team is answered on the next working day of the clinic', () => {
  const friday = instantAt({ date: '2026-11-13', time: '11:20' })
  expect(shown(flagDue(friday))).toBe('2026-11-16 11:20')
  expect(shown(flagDue(friday, [{ date: '2026-11-16', name: 'Training', isClosed: true }]))).toBe('2026-11-17 11:20')
})
