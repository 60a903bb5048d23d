import { randomUUID } from 'node:crypto'
import { confirmationsFor } from '#domain/supply/confirmations.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { supplyConfirmations } from '../supply/tables.ts'
import type { Case } from './case-rows.ts'
import type { DecisionContent } from './decisions.ts'

/** What the patient must confirm before the parcel of an approval leaves. True: there is something. */
export async function askForConfirmations(
  { now }: Pick<Services, 'now'>,
  tx: Orm,
  found: Case,
  { flags = [] }: DecisionContent,
): Promise<boolean> {
  const asked = confirmationsFor(flags as readonly { readonly id: string }[])
  for (const what of asked) {
    await tx
      .insert(supplyConfirmations)
      .values({ id: randomUUID(), caseId: found.id, what, askedAt: new Date(now()) })
      .onConflictDoNothing()
  }
  return asked.length > 0
}
