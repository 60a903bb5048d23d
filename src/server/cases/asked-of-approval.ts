import { randomUUID } from 'node:crypto'
import { addWorkingDays } from '#domain/calendar/working-time.ts'
import { confirmationsFor } from '#domain/supply/confirmations.ts'
import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'
import { gpLetters, supplyConfirmations } from '../supply/tables.ts'
import { caseInputs } from './case-inputs.ts'
import { type Case, noteOnCase } from './case-rows.ts'
import type { Decision, DecisionContent } from './decisions.ts'
import { houseHolidays } from './house-holidays.ts'

/** A GP hears within a working day. */
const letterWorkingDays = 1

/**
 * What an approval brings with it: things the patient confirms before the parcel leaves, and a letter to the GP where they
 * agreed to one. True: something is to be confirmed.
 */
export async function askWithApproval(
  services: Services,
  tx: Orm,
  found: Case,
  { id: decisionId }: Decision,
  { flags = [] }: DecisionContent,
): Promise<boolean> {
  const now = services.now()
  const asked = confirmationsFor(flags as readonly { readonly id: string }[])
  for (const what of asked) {
    await tx
      .insert(supplyConfirmations)
      .values({ id: randomUUID(), caseId: found.id, what, askedAt: new Date(now) })
      .onConflictDoNothing()
  }
  const inputs = await caseInputs(services, tx, found)
  if (inputs?.input.evidence.gp?.tells) {
    const dueAt = new Date(addWorkingDays(now, letterWorkingDays, await houseHolidays(tx)))
    await tx.insert(gpLetters).values({ id: randomUUID(), caseId: found.id, decisionId, dueAt })
    await noteOnCase(tx, found, { by: 'clock', what: 'a letter to the GP is due', decisionId, now })
  }
  return asked.length > 0
}
