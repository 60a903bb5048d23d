import { once } from 'node:events'
import type { Client, Connection, Submittable } from 'pg'

/** Methods for `copy … from stdin` that the client's types lack. */
interface Taking extends Connection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Sends chunks as the rows of `copy … from stdin`, with back-pressure. Returns the number of rows. */
export async function copyIn(client: Client, text: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  const done = Promise.withResolvers<number>()
  let isOver = false
  let broken: unknown
  let rows = 0

  async function send(connection: Taking): Promise<void> {
    try {
      for await (const chunk of chunks) {
        if (isOver) return
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) await Promise.race([once(connection.stream, 'drain'), done.promise])
      }
      connection.endCopyFrom()
    } catch (error) {
      broken = error
      if (!isOver) connection.sendCopyFail('The source cannot be read.')
    }
  }

  const copy: Submittable & Record<string, (...given: never[]) => void> = {
    submit: (connection: Connection) => connection.query(text),
    handleCopyInResponse: (connection: Taking) => void send(connection),
    handleCommandComplete: ({ text: said }: { text: string }) => {
      rows = Number(/^COPY (\d+)$/.exec(said)?.[1] ?? 0)
    },
    handleReadyForQuery: () => {
      isOver = true
      done.resolve(rows)
    },
    handleError: (error: Error) => {
      isOver = true
      done.reject(broken ?? error)
    },
  }
  client.query(copy)
  return done.promise
}
