import { and, asc, eq, gte } from 'drizzle-orm'
import { sendAgain } from '../../../platform/outbox/send-again.ts'
import { messages } from '../../../platform/outbox/tables.ts'
import { command, NotDone, type Place } from './command.ts'
import { momentOf } from './option-kinds.ts'

const givenUp = ({ services: { database } }: Place, since: Date | null) =>
  database.run((orm) =>
    orm
      .select({ id: messages.id, createdAt: messages.createdAt })
      .from(messages)
      .where(
        and(
          eq(messages.state, 'failed'),
          eq(messages.kind, 'email'),
          since === null ? undefined : gte(messages.createdAt, since),
        ),
      )
      .orderBy(asc(messages.createdAt)),
  )

const mostShown = 100
const emails = (count: number) => (count === 1 ? '1 email' : `${count} emails`)

export const resend = command({
  name: 'resend',
  words: 'Sends failed emails again. Failed texts are not sent again: it is too late for them.',
  example: 'resend --failed --since 24h --yes --reason "The mail server refused us this morning"',
  changes: true,
  options: {
    message: { kind: 'id', words: 'only this email' },
    failed: { kind: 'flag', words: 'all emails that failed' },
    since: { kind: 'since', words: 'of those, only the ones written since then' },
  },
  oneOf: ['message', 'failed'],
  async plan(place, { message, since }) {
    const { services } = place
    const all = await givenUp(place, since === undefined ? null : momentOf(since, services.now()))
    const wanted = message === undefined ? all : all.filter(({ id }) => id === message.toLowerCase())
    if (message !== undefined && wanted.length === 0) throw new NotDone('No failed email has this id.')
    if (wanted.length === 0) return { lines: ['No email has failed.'], execute: null }
    const ids = wanted.map(({ id }) => id)
    return {
      subject: ids.length === 1 ? (ids[0] ?? null) : emails(ids.length),
      lines: [
        `${emails(ids.length)} would be sent again:`,
        ...wanted.slice(0, mostShown).map(({ id, createdAt }) => `  ${id}  written ${createdAt.toISOString()}`),
        ...(wanted.length > mostShown ? [`  … and ${wanted.length - mostShown} more`] : []),
      ],
      execute: async () => {
        const queued = await services.database.transaction((tx) => sendAgain(tx, ids, services.now()))
        return [`${emails(queued.length)} queued. A running server sends them within a second.`]
      },
    }
  },
})
