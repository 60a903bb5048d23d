import type { Readable } from 'node:stream'
import { fileProblems } from '#content/enquiries/contact-form.ts'
import { ApiError } from './api-error.ts'

export const cutShort = () =>
  new ApiError(400, `${fileProblems.cutShort}.`, { fields: [{ field: 'files', message: fileProblems.cutShort }] })

const stalled = () => new ApiError(408, 'The files stopped arriving. Nothing was saved. Try again.')
const tooSlow = () =>
  new ApiError(408, 'The files are arriving too slowly. Nothing was saved. Try again on a faster connection.')

/** Timeouts for a sender. */
export interface Patience {
  /** For the next bytes. */
  readonly stallMs: number
  /** In total, before the rate counts. */
  readonly graceMs: number
  /** From then on: this many bytes for every second of waiting. */
  readonly bytesPerSecond: number
}

export interface ByteSource {
  /** The next bytes as they come; null: there are no more. */
  next(): Promise<Buffer | null>
  /** Discards the rest, so that the sender receives the reply. */
  leave(): void
}

/**
 * A byte stream read on demand. It buffers no more than the stream itself does. A sender that trickles is dropped like
 * one that stops; only the time we waited for it counts, not our own work.
 */
export function byteSource(stream: Readable, { stallMs, graceMs, bytesPerSecond }: Patience): ByteSource {
  let taken = 0
  let waitedMs = 0

  async function waitForMore(): Promise<void> {
    const begun = performance.now()
    const leftMs = graceMs + (taken / bytesPerSecond) * 1_000 - waitedMs
    await (leftMs < stallMs ? nextEvent(leftMs, tooSlow) : nextEvent(stallMs, stalled))
    waitedMs += performance.now() - begun
  }

  function nextEvent(withinMs: number, otherwise: () => ApiError): Promise<void> {
    return new Promise((resolve, reject) => {
      const once = (then: () => void) => () => {
        clearTimeout(timer)
        for (const [event, listener] of listeners) stream.off(event, listener)
        then()
      }
      const lost = once(() => reject(cutShort()))
      const listeners = [
        ['readable', once(resolve)],
        ['end', once(resolve)],
        ['error', lost],
        ['close', lost],
      ] as const
      const timer = setTimeout(
        once(() => reject(otherwise())),
        Math.max(0, withinMs),
      )
      for (const [event, listener] of listeners) stream.on(event, listener)
    })
  }

  return {
    async next() {
      for (;;) {
        const chunk = stream.read() as Buffer | null
        if (chunk !== null) {
          taken += chunk.length
          return chunk
        }
        if (stream.readableEnded) return null
        if (stream.destroyed) throw cutShort()
        await waitForMore()
      }
    },
    leave: () => void stream.resume(),
  }
}
