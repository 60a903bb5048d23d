import { inArray } from 'drizzle-orm'
import { concernRow as words } from '#content/safeguarding/desk-safeguarding.ts'
import type { QueuedCase } from '../../../clinical/cases/queue.ts'
import { alarms } from '../../../clinical/on-call/tables.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** A concern's holder in the queue, without its contents. */
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
