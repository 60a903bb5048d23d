import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The network between the product and its database, controlled by the test. */
export interface Proxy {
  readonly port: number
  /** From now on all traffic and new connections are held back silently. */
  freeze(): void
  /** Traffic that was held back continues. */
  thaw(): void
  /** Like `thaw` for new connections only: existing ones stay silent for good, as after a firewall's restart. */
  thawForNewcomers(): void
  /** New connections lead there; existing ones stay. As when an address moves. */
  redirect(port: number): void
  /** Delays everything by this much in each direction. */
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
