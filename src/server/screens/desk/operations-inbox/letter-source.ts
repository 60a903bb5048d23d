import { sql } from 'drizzle-orm'
import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { practiceLetterPath } from '#contract/desk/addresses.ts'
import { letterSendings, letters as letterTable } from '../../../clinical/letters/tables.ts'
import { isLetterToPost } from '../letters/letter-posts.ts'
import { isoOf, mostRows, type Source } from './source.ts'

interface Found extends Record<string, unknown> {
  readonly id: string
  readonly number: number
  readonly at: string
}

/** A GP practice that should have been told by now. */
export const letters: Source<Found> = {
  rows: (now) => sql`
    select ${letterSendings.id} as id, ${letterTable.number} as number, ${letterSendings.dueAt} as at
    from ${letterSendings} join ${letterTable} on ${letterTable.id} = ${letterSendings.letterId}
    where ${isLetterToPost} and ${letterSendings.dueAt} <= ${now.toISOString()}
    order by ${letterSendings.dueAt} limit ${mostRows + 1}`,
  show: ({ id, number, at }) => ({
    id: `letter/${id}`,
    severity: 'low',
    says: words.letters(Number(number)),
    owner: 'support',
    since: isoOf(at),
    ways: [{ to: practiceLetterPath(id), does: words.does.post }],
  }),
}
