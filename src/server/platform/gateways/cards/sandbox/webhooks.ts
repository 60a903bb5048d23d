import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Happening } from './books.ts'
import { newId } from './replies.ts'
import type { Fault } from './test-cards.ts'

/** Delivers one webhook; rejects if it was not accepted. */
type Deliver = (body: string, signature: string) => Promise<void>

export interface Webhooks {
  /** Their address. None is sent until it is known. */
  deliverTo(deliver: Deliver): void
  tell(happenings: readonly Happening[], fault: Fault | null): void
  /** Resolves when no webhook is in flight. */
  settled(): Promise<void>
  close(): void
}

const retryAfterMs = [500, 2_000, 8_000]

/** Signed as Stripe signs: `t` is the time of this attempt, `v1` the HMAC of time and body. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

export function createWebhooks({ secret, log }: { readonly secret: string; readonly log: Logger }): Webhooks {
  let deliver: Deliver | null = null
  let isClosed = false
  const timers = new Set<NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()

  async function send(body: string, attempt: number): Promise<void> {
    if (deliver === null || isClosed) return
    try {
      await deliver(body, signatureOf(body, secret, new Date()))
    } catch {
      const pause = retryAfterMs[attempt]
      if (pause === undefined || isClosed) return log.info('a webhook of the sandbox was not taken')
      const timer = setTimeout(() => {
        timers.delete(timer)
        track(send(body, attempt + 1))
      }, pause).unref()
      timers.add(timer)
    }
  }

  function track(sending: Promise<void>) {
    underWay.add(sending)
    void sending.finally(() => underWay.delete(sending))
  }

  return {
    deliverTo(given) {
      deliver = given
    },
    tell(happenings, fault) {
      const bodies = happenings.map(eventOf)
      const inTurn = fault === 'shuffled webhooks' ? bodies.toReversed() : bodies
      const all = fault === 'duplicate webhooks' ? inTurn.flatMap((body) => [body, body]) : inTurn
      track(
        (async () => {
          for (const body of all) await send(body, 0)
        })(),
      )
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    close() {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

const eventOf = ({ type, object }: Happening): string =>
  JSON.stringify({
    id: newId('evt'),
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1_000),
    livemode: false,
    data: { object },
  })
