import { describe, expect, it } from 'vitest'
import { instantAt, londonTimeAt } from '../calendar/london-time.ts'
import { afterMove, answerRequestBy, type RequestMove, requestStates } from './inbox.ts'

const moves: readonly RequestMove[] = ['person writes', 'team answers', 'close', 'reopen']

describe('a request to support', () => {
  it.each([
    ['waiting', ['waiting', 'answered', 'closed', null]],
    ['answered', ['waiting', 'answered', 'closed', 'waiting']],
    ['closed', ['waiting', 'answered', null, 'waiting']],
  ] as const)('%s goes on to %j', (state, becomes) => {
    expect(moves.map((move) => afterMove(state, move))).toEqual(becomes)
  })

  it('a new message reopens it, in any state', () => {
    expect(requestStates.map((state) => afterMove(state, 'person writes'))).toEqual(Array(3).fill('waiting'))
  })

  it('is answered within one working day', () => {
    const due = answerRequestBy(instantAt({ date: '2026-11-13', time: '16:00' }))
    expect(Object.values(londonTimeAt(due))).toEqual(['2026-11-16', '16:00'])
  })
})
