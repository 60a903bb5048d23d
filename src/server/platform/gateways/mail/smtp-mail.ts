import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

const connectWithinMs = 5_000
const silentAfterMs = 15_000

/**
 * `from` is an address, with or without a display name. If encryption is required, a server without it gets neither the
 * password nor any message.
 */
export function smtpMail(url: string, from: string, needsEncryption: boolean): Mail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: silentAfterMs,
    ...(needsEncryption ? { requireTLS: true } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    isOutbox: false,
    async send({ id, to, subject, text, attachments = [] }, signal) {
      signal.throwIfAborted()
      // As an object, so that commas or angle brackets in it never become further recipients.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        attachments: [...attachments],
        messageId: `<${id}@${domain}>`,
      })
    },
  }
}
