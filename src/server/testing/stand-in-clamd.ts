import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { eicar } from './test-files.ts'

/** Its fault. `silent`: accepts everything and never answers. `gone`: closes in the middle. */
export type ScannerFault = 'silent' | 'gone' | 'error' | 'gibberish'

/** Speaks clamd's protocol, on a TCP port or a socket: PING and INSTREAM, with the EICAR test signature alone. */
export async function startStandInClamd({
  path,
  mostBytes = 25 * 1024 * 1024,
}: {
  path?: string
  mostBytes?: number
} = {}) {
  let fault: ScannerFault | null = null
  const scanned: Buffer[] = []
  const sockets = new Set<Socket>()

  const answer = (socket: Socket, words: string) => socket.end(`${words}\0`)

  function talk(socket: Socket): void {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    let waiting = Buffer.alloc(0)
    let isStreaming = false
    const chunks: Buffer[] = []
    let size = 0
    socket.on('data', (data) => {
      waiting = Buffer.concat([waiting, data])
      if (!isStreaming) {
        const end = waiting.indexOf(0)
        if (end < 0) return
        const command = waiting.subarray(0, end).toString()
        waiting = waiting.subarray(end + 1)
        if (fault === 'silent') return
        if (command === 'zPING') return void answer(socket, 'PONG')
        if (command !== 'zINSTREAM') return void answer(socket, 'UNKNOWN COMMAND')
        isStreaming = true
      }
      if (fault === 'silent') return
      if (fault === 'gone') return void socket.destroy()
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE(0)
        if (length === 0) return void answer(socket, verdict(Buffer.concat(chunks)))
        if (waiting.length < 4 + length) return
        chunks.push(waiting.subarray(4, 4 + length))
        size += length
        waiting = waiting.subarray(4 + length)
        if (size > mostBytes) return void answer(socket, 'INSTREAM size limit exceeded. ERROR')
      }
    })
  }

  function verdict(content: Buffer): string {
    scanned.push(content)
    if (fault === 'error') return 'stream: Can’t allocate memory ERROR'
    if (fault === 'gibberish') return 'HTTP/1.1 400 Bad Request'
    return content.includes(eicar()) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
  }

  const server = createServer(talk)
  await once(path === undefined ? server.listen(0, '127.0.0.1') : server.listen(path), 'listening')
  const address = path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    /** Every content that was scanned to its end. */
    scanned,
    misbehave(how: ScannerFault | null) {
      fault = how
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
