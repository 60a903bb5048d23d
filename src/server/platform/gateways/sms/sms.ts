export interface TextMessage {
  /** The same for every attempt at one message, so that a provider can detect a repetition. */
  readonly id: string
  /** In international format: +44… */
  readonly to: string
  readonly text: string
}

export interface Sms {
  /** Messages stay in our own outbox: then, and only then, a code may be shown on the screen. */
  readonly isOutbox: boolean
  /** Resolves once the provider has accepted it; rejects if it has not, or does not answer in time. */
  send(message: TextMessage, signal: AbortSignal): Promise<void>
}

/** The message is in the outbox already: that is where it came from. */
export const outboxSms: Sms = { isOutbox: true, send: async () => undefined }
