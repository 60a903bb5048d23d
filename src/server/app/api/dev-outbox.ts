import { and, desc, inArray, ne } from 'drizzle-orm'
import type { Handler } from '../../identity/handler.ts'
import { openContent } from '../../platform/outbox/message-rows.ts'
import { messages } from '../../platform/outbox/tables.ts'
import type { Services } from '../../platform/services.ts'

const most = 100

/** Shows only what stays in the outbox: with a real provider, messages are private. */
export const devOutbox =
  ({ database, vault, sms, mail, push }: Services): Handler<'dev_outbox'> =>
  async () => {
    const gateways = { sms, email: mail, push }
    const kinds = (['sms', 'email', 'push'] as const).filter((kind) => gateways[kind].isOutbox)
    if (kinds.length === 0) return { messages: [] }
    const newest = await database.run((orm) =>
      orm
        .select({ id: messages.id, kind: messages.kind, content: messages.content, createdAt: messages.createdAt })
        .from(messages)
        .where(and(inArray(messages.kind, kinds), ne(messages.state, 'failed')))
        .orderBy(desc(messages.createdAt))
        .limit(most),
    )
    return {
      messages: newest.map(({ id, kind, content, createdAt }) => {
        const { to, subject, text, attachment } = openContent(vault, { id, content })
        // In the demo attachments are shown below the text.
        const shown = attachment ? `${text}\n\n${attachment.filename}:\n\n${attachment.content}` : text
        return { id, kind, to, subject, text: shown, at: createdAt.toISOString() }
      }),
    }
  }
