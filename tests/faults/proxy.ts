import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The network between the product and its database, as the test wants it to be. */
export interface Proxy {
  readonly port: number
  /** From now on what is sent stays where it is, and so do newcomers; nobody is told. */
  freeze(): void
  /** What was held back goes on its way. */
  thaw(): void
  /** Like `thaw` for newcomers only: connections of before stay silent for good, as after a firewall's restart. */
  thawForNewcomers(): void
  /** Newcomers are led there; connections of before stay where they are. As when an address moves. */
  redirect(port: number): void
  /** Everything takes this long in each direction. */
  delay(ms: number): void
  /** How many connections were opened through it so far. */
  readonly opened: () => number
}

export async function startProxy(targetPort: number): Promise<Proxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isFrozen = false
  let delayMs = 0
  let opened = 0
  let target = targetPort

  const server = createServer((near) => {
    const far = connect({ port: target, host: '127.0.0.1' })
    const pair = [near, far] as const
    pairs.add(pair)
    opened++
    forward(near, far)
    forward(far, near)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) {
      socket.on('error', end).on('close', end)
      if (isFrozen) socket.pause()
    }
  })

  function forward(from: Socket, to: Socket) {
    from.on('data', (chunk) => {
      if (delayMs === 0) to.write(chunk)
      else setTimeout(() => to.destroyed || to.write(chunk), delayMs)
    })
  }

  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve))
  onTestFinished(() => {
    server.close()
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    freeze() {
      isFrozen = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const pair of pairs) for (const socket of pair) socket.resume()
    },
    thawForNewcomers() {
      isFrozen = false
    },
    redirect(port) {
      target = port
    },
    delay(ms) {
      delayMs = ms
    },
    opened: () => opened,
  }
}
