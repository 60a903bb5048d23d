/** A file of text. */
export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

export interface Email {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachment?: Attachment | undefined
}

export interface Mail {
  readonly isOutbox: boolean
  send(email: Email, signal: AbortSignal): Promise<void>
}

export const outboxMail: Mail = { isOutbox: true, send: async () => undefined }
