import { and, eq, gte } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { TwoWayContact } from '#domain/cases/evidence.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { evidenceChecks } from '../evidence/tables.ts'
import type { Case } from './case-rows.ts'
import { insertCheck } from './evidence-rows.ts'
import { reassess } from './reassess.ts'
import { cases } from './tables.ts'

/** At most once since the patient's newest case was opened. */
export async function noteContact(
  services: Services,
  tx: Orm,
  accountId: string,
  open: readonly Case[],
): Promise<void> {
  const newest = open.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), new Date(0))
  const [known] = await tx
    .select({ id: evidenceChecks.id })
    .from(evidenceChecks)
    .where(
      and(
        eq(evidenceChecks.accountId, accountId),
        eq(evidenceChecks.gate, 'two_way_contact'),
        gte(evidenceChecks.at, newest),
      ),
    )
    .limit(1)
  if (known) return
  const now = services.now()
  const finding: TwoWayContact = { how: 'thread', on: londonTimeAt(now).date }
  const check = { accountId, gate: 'two_way_contact', finding, isPassed: true, how: 'patient', staffId: null } as const
  await insertCheck(tx, services.vault, { ...check, now })
  for (const { id } of open) {
    const [found] = await tx.select().from(cases).where(eq(cases.id, id))
    if (found) await reassess(services, tx, found)
  }
}
