import { removedSecrets } from '#content/notifications/removed-secrets.ts'
import type { MessageContent } from './message-rows.ts'

/** Any word with a token in it, such as a link that signs somebody in. Tokens are 43 characters (`platform/encryption/token.ts`). */
const linkWithToken = /\S*[\w-]{43}\S*/g

/** A message without the links and codes that open something: what may be kept, and what may leave in a copy. */
export function withoutSecrets({ secrets = [], ...content }: MessageContent): MessageContent {
  const clean = (text: string) =>
    secrets
      .reduce((left, secret) => left.replaceAll(secret, removedSecrets.code), text)
      .replace(linkWithToken, removedSecrets.link)
  const { subject, text, attachment } = content
  return {
    ...content,
    subject: subject === null ? null : clean(subject),
    text: clean(text),
    ...(attachment ? { attachment: { ...attachment, content: clean(attachment.content) } } : {}),
  }
}
