export interface TextMessage {
  /** The same for every attempt at one message, so that a provider can tell a repetition. */
  readonly id: string
  /** As dialled from abroad: +44… */
  readonly to: string
  readonly text: string
}

export interface Sms {
  /** Messages go no further than our own outbox: then, and only then, a code may be shown on the screen. */
  readonly isOutbox: boolean
  /** Resolves once the provider has taken it; rejects if it has not, or does not say in time. */
  send(message: TextMessage, signal: AbortSignal): Promise<void>
}

/** The message is in the outbox already: that is where it came from. */
export const outboxSms: Sms = { isOutbox: true, send: async () => undefined }
