import { Readable } from 'node:stream'
import type { Connection, Submittable } from 'pg'

/** Rows come one by one; they are joined into larger chunks, since each step costs the same. */
const chunkBytes = 1 << 16

/** Output of `copy … to stdout`. A slow reader slows the database down, and nothing accumulates. */
export class CopyOut extends Readable implements Submittable {
  /** The number of rows, once it has ended. */
  rows = 0
  readonly #text: string
  #connection: Connection | null = null
  #held: Buffer[] = []
  #heldBytes = 0

  constructor(text: string) {
    super({ highWaterMark: 4 * chunkBytes })
    this.#text = text
  }

  submit(connection: Connection): void {
    this.#connection = connection
    connection.query(this.#text)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // Its memory is reused for the next chunk.
    this.#held.push(Buffer.from(chunk))
    this.#heldBytes += chunk.length
    if (this.#heldBytes >= chunkBytes && !this.#pass()) this.#connection?.stream.pause()
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)
  }

  handleReadyForQuery(): void {
    this.#pass()
    this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }

  #pass(): boolean {
    if (this.#heldBytes === 0) return true
    const passed = Buffer.concat(this.#held)
    this.#held = []
    this.#heldBytes = 0
    return this.push(passed)
  }
}
