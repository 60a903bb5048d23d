import { desc, eq } from 'drizzle-orm'
import { planWords } from '#content/treatment/desk-treatment.ts'
import type { PlanView } from '#contract/treatment/desk-treatment.ts'
import { lockSaidOwner } from '../../../clinical/treatment/lift-lock.ts'
import { supplyLocks } from '../../../clinical/treatment/tables.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

type Opening = Pick<Services, 'vault'>
type Past = PlanView['history']

export const mostShown = 100

export async function lockNews(services: Opening, tx: Orm, accountId: string): Promise<Past> {
  const rows = await tx
    .select()
    .from(supplyLocks)
    .where(eq(supplyLocks.accountId, accountId))
    .orderBy(desc(supplyLocks.raisedAt))
    .limit(mostShown)
  const names = await staffNames(
    services,
    tx,
    rows.flatMap(({ liftedBy }) => liftedBy ?? []),
  )
  const { ways, decisions } = planWords.lock
  const none = { dose: null, until: null, injecting: null }
  return rows.flatMap(({ id, raisedAt, liftedAt, liftedBy, how, yellowCard, said }) => [
    { ...none, at: raisedAt.toISOString(), what: 'locked', by: null, reason: null },
    ...(liftedAt && liftedBy && how && yellowCard && said
      ? [
          {
            ...none,
            at: liftedAt.toISOString(),
            what: 'unlocked',
            by: names.get(liftedBy) ?? null,
            reason: `${ways[how]}: ${services.vault.open(said, lockSaidOwner(id))}\n${decisions[yellowCard]}`,
          },
        ]
      : []),
  ])
}
