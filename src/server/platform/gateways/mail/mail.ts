import type { Readable } from 'node:stream'

export interface Attachment {
  readonly filename: string
  readonly contentType: string
  /** A stream is read only when the email is sent. */
  readonly content: string | Readable
}

export interface Email {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly Attachment[] | undefined
}

export interface Mail {
  readonly isOutbox: boolean
  send(email: Email, signal: AbortSignal): Promise<void>
}

export const outboxMail: Mail = { isOutbox: true, send: async () => undefined }
