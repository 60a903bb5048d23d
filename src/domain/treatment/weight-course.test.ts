import { describe, expect, it } from 'vitest'
import { weightCourse } from './weight-course.ts'

const at = (on: string, value: number) => ({ on, value })

describe('the course of a weight', () => {
  it.each([
    ['nothing is known', [], [], null],
    ['one weight', [at('2026-09-01', 90)], [], [1, 90, true, null, null]],
    ['seen twice, months apart', [at('2026-06-01', 90), at('2026-09-01', 84)], [], [2, 84, true, 6, 'all']],
    ['in no order', [at('2026-09-01', 84), at('2026-06-01', 90)], [], [2, 84, true, 6, 'all']],
    ['shared every week', [], [at('2026-09-01', 90), at('2026-09-08', 89)], [2, 89, false, 0.62, 'weeks']],
    ['a day apart', [], [at('2026-09-01', 90), at('2026-09-02', 89)], [2, 89, false, 1, 'all']],
    ['more than before', [at('2026-06-01', 84), at('2026-09-01', 90)], [], [2, 90, true, -6, 'all']],
    ['seen on a day that is shared', [at('2026-09-01', 90)], [at('2026-09-01', 70)], [1, 90, true, null, null]],
    ['shared before and seen after', [at('2026-09-09', 88)], [at('2026-06-02', 91)], [2, 88, true, 3, 'all']],
  ] as const)('%s', (_, verified, shared, expected) => {
    const found = weightCourse(verified, shared)
    const shown = found && [
      found.weights.length,
      found.last.value,
      found.last.isVerified,
      found.lost && Math.round(found.lost.kg * 100) / 100,
      found.lost?.over ?? null,
    ]
    expect(shown).toEqual(expected)
  })
})
