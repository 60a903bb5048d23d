import { inArray } from 'drizzle-orm'
import { concernRow as words } from '#content/desk/concern.ts'
import type { QueuedCase } from '../../cases/queue.ts'
import type { Orm } from '../../database/database.ts'
import { alarms } from '../../on-call/tables.ts'
import type { Services } from '../../services.ts'
import { staffNames } from '../../staff/staff-names.ts'

/** What a queue says of concerns: who has them, and nothing of what was told. */
export async function whyConcerned(
  services: Pick<Services, 'vault'>,
  orm: Orm,
  rows: readonly QueuedCase[],
): Promise<ReadonlyMap<string, string[]>> {
  const ids = rows.filter(({ kind }) => kind === 'safeguarding').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const found = await orm.select().from(alarms).where(inArray(alarms.caseId, ids))
  const names = await staffNames(
    services,
    orm,
    found.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? []),
  )
  const holders = new Map(found.map(({ caseId, acknowledgedBy }) => [caseId, names.get(acknowledgedBy ?? '')]))
  return new Map(
    ids.map((id) => {
      const name = holders.get(id)
      return [id, [name === undefined ? words.waits : words.has(name)]]
    }),
  )
}
