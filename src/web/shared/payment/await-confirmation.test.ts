import { describe, expect, test } from 'vitest'
import { awaitConfirmation, type confirmationOf } from './await-confirmation.ts'

type Ask = Parameters<typeof confirmationOf>[0]

const standing = (status: 'Success' | 'Processing' | 'Failed', reference: string | null = null) =>
  ({ code: 200, data: { status, reference }, message: 'OK' }) as const

/** Gives these answers one after the other, the last one for ever. */
function answering(...answers: readonly (Awaited<ReturnType<Ask>> | 'offline')[]) {
  let asked = 0
  const paused: number[] = []
  return {
    asked: () => asked,
    paused,
    pause: async (ms: number) => void paused.push(ms),
    ask: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)]
      if (answer === undefined || answer === 'offline') throw new Error('offline')
      return answer
    },
  }
}

describe('PD-03 waiting for the server’s word', () => {
  test('asks once when it knows', async () => {
    const server = answering(standing('Success', 'LW-1'))
    expect(await awaitConfirmation(server.ask, server.pause)).toEqual({ is: 'paid', reference: 'LW-1' })
    expect(server.asked()).toBe(1)
    expect(server.paused).toEqual([])
  })

  test('asks again, with longer and longer pauses, through outages and while it is being processed', async () => {
    const busy = { code: 503, data: null, message: '' }
    const server = answering('offline', busy, standing('Processing'), standing('Success'))
    let waits = 0
    const confirmation = await awaitConfirmation(server.ask, server.pause, () => (waits += 1))
    expect(confirmation).toEqual({ is: 'paid', reference: null })
    expect(waits).toBe(3)
    expect(server.paused).toHaveLength(3)
    expect(server.paused).toEqual([...server.paused].sort((a, b) => a - b))
  })

  test('believes a failure at once', async () => {
    const server = answering(standing('Failed'), standing('Success'))
    expect(await awaitConfirmation(server.ask, server.pause)).toEqual({ is: 'failed' })
  })

  test('R-18 tells a payment that came too late, and was given back, from one that failed', async () => {
    const data = { status: 'Failed', reference: null, refundedPence: 850_00 } as const
    const server = answering({ code: 200, data, message: 'OK' })
    expect(await awaitConfirmation(server.ask, server.pause)).toEqual({ is: 'given back', pence: 850_00 })
  })

  test('gives up asking, and never calls that a failure', async () => {
    const server = answering('offline')
    expect(await awaitConfirmation(server.ask, server.pause)).toEqual({ is: 'open' })
    expect(server.asked()).toBe(5)
  })
})
