import { ProviderError } from '../../http/provider-error.ts'

/** A browser that agreed to notifications, as it described itself. */
export interface PushSubscriptionGiven {
  /** An address of a push service. Anybody can supply one. */
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

interface PushMessage extends PushSubscriptionGiven {
  readonly text: string
}

export interface Push {
  /** Messages stay in our own outbox. */
  readonly isOutbox: boolean
  /** By which browsers subscribe. Null: notifications are not offered. */
  readonly publicKey: string | null
  /** Why an address is never called. Null: it is of a known push service. */
  endpointProblem(endpoint: string): Promise<string | null>
  /**
   * `gone`: the browser is no longer subscribed, and never will be under this address. Rejects if the push service has
   * not accepted the message, or does not answer in time.
   */
  send(message: PushMessage, signal: AbortSignal): Promise<'accepted' | 'gone'>
}

/**
 * The message is in the outbox already: that is where it came from. It fails as a push service does, by the end of the
 * address: `/gone` for a browser that is no longer subscribed, `/busy` for a service that is.
 */
export const outboxPush = (publicKey: () => string, endpointProblem: (endpoint: string) => string | null): Push => ({
  isOutbox: true,
  get publicKey() {
    return publicKey()
  },
  endpointProblem: async (endpoint) => endpointProblem(endpoint),
  async send({ endpoint }) {
    if (endpoint.endsWith('/busy')) throw new ProviderError('The push service answered 503.', 503)
    return endpoint.endsWith('/gone') ? 'gone' : 'accepted'
  },
})

/** Without keys: nobody is offered notifications, and a subscription from earlier is not used. */
export const noPush: Push = {
  isOutbox: false,
  publicKey: null,
  endpointProblem: async () => 'notifications are not set up',
  send: async () => 'gone',
}
