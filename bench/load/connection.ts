import { once } from 'node:events'
import { connect } from 'node:net'

export interface Reply {
  readonly head: string
  readonly body: Buffer
}

export interface Connection {
  /** One request at a time: the next may be sent when this one's reply has arrived. */
  send(request: string): Promise<Reply>
  close(): void
}

const readBytes = 64 * 1024

/** A minimal kept-alive HTTP/1.1 connection: replies with a content length, nothing else. */
export async function openConnection(port: number): Promise<Connection> {
  let waiting: PromiseWithResolvers<Reply> | null = null
  const take = receiver((reply) => waiting?.resolve(reply))
  // One buffer for the life of the connection, where Node would otherwise make one for each read.
  const onread = { buffer: Buffer.alloc(readBytes), callback: take }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
  await once(socket, 'connect')
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('The server closed the connection.')))
  return {
    send(request) {
      waiting = Promise.withResolvers<Reply>()
      if (socket.destroyed) waiting.reject(new Error('The connection is closed.'))
      else socket.write(request, 'latin1')
      return waiting.promise
    },
    close: () => socket.destroy(),
  }
}

const headEnd = '\r\n\r\n'
const contentLength = /\r\ncontent-length: (\d+)/i

function receiver(take: (reply: Reply) => void) {
  let earlier: Buffer | null = null
  return (length: number, buffer: Uint8Array): boolean => {
    const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, length)
    const received: Buffer = earlier ? Buffer.concat([earlier, chunk]) : chunk
    const headLength = received.indexOf(headEnd)
    const head = headLength === -1 ? '' : received.toString('latin1', 0, headLength)
    const bodyAt = headLength + headEnd.length
    const endAt = bodyAt + Number(contentLength.exec(head)?.[1] ?? 0)
    if (headLength === -1 || received.length < endAt) {
      earlier = Buffer.from(received)
    } else {
      earlier = null
      take({ head, body: received.subarray(bodyAt, endAt) })
    }
    return true
  }
}
