import { removedSecrets } from '#content/notifications/removed-secrets.ts'
import type { MessageContent } from './message-rows.ts'

/** Any word with a token in it, such as a sign-in link. Tokens are 43 characters (`platform/encryption/token.ts`). */
const linkWithToken = /\S*[\w-]{43}\S*/g

/** A message without its secret links, codes and addresses of browsers: for storage, and for a copy of a patient's data. */
export function withoutSecrets({ secrets = [], push: _, ...content }: MessageContent): MessageContent {
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
