import type { Readable } from 'node:stream'
import { fileProblems } from '#content/contact-form.ts'
import { Refusal } from '../refusal.ts'

export const cutShort = () =>
  new Refusal(400, `${fileProblems.cutShort}.`, { fields: [{ field: 'files', message: fileProblems.cutShort }] })

const stalled = () => new Refusal(408, 'The files stopped arriving. Nothing was kept. Try again.')

export interface ByteSource {
  /** The next bytes as they come; null: there are no more. */
  next(): Promise<Buffer | null>
  /** Whatever still comes is let go, so that whoever sends it hears the answer. */
  leave(): void
}

/** A stream that is asked for its bytes. It buffers no more than the stream itself does. */
export function byteSource(stream: Readable, stallMs: number): ByteSource {
  function somethingHappens(): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (then: () => void) => () => {
        clearTimeout(timer)
        for (const [event, listener] of listeners) stream.off(event, listener)
        then()
      }
      const lost = settle(() => reject(cutShort()))
      const listeners = [
        ['readable', settle(resolve)],
        ['end', settle(resolve)],
        ['error', lost],
        ['close', lost],
      ] as const
      const timer = setTimeout(
        settle(() => reject(stalled())),
        stallMs,
      )
      for (const [event, listener] of listeners) stream.on(event, listener)
    })
  }

  return {
    async next() {
      for (;;) {
        const chunk = stream.read() as Buffer | null
        if (chunk !== null) return chunk
        if (stream.readableEnded) return null
        if (stream.destroyed) throw cutShort()
        await somethingHappens()
      }
    },
    leave: () => void stream.resume(),
  }
}
