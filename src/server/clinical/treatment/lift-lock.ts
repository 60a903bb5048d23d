import { eq } from 'drizzle-orm'
import { historyEntryWords } from '#content/cases/clinical-history.ts'
import { planWords } from '#content/treatment/desk-treatment.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { caseById } from '../cases/case-by-id.ts'
import { noteOnCase } from '../cases/case-rows.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'
import { writeHistory } from '../history/entries.ts'
import { supplyLocks } from './tables.ts'

const words = planWords.lock

export const lockSaidOwner = (lockId: string) => `supply-lock/${lockId}/said`

/** By a prescriber who has spoken with the patient. What was said and decided stays with the lock. */
export const deskLiftLock =
  (services: Services): Handler<'desk_lift_lock'> =>
  async ({ body: { lockId, how, said, yellowCard }, staff }) => {
    if (said.trim() === '') throw new ApiError(422, words.nothingSaid)
    const { database, vault } = services
    return database.transaction(async (tx) => {
      const now = services.now()
      const [known] = await tx.select().from(supplyLocks).where(eq(supplyLocks.id, lockId))
      if (!known) throw new ApiError(404, words.none)
      const held = await lockCasesOf(tx, known.accountId)
      await lockAccount(tx, known.accountId)
      const [lock] = await tx.select().from(supplyLocks).where(eq(supplyLocks.id, lockId)).for('no key update')
      if (!lock || lock.liftedAt !== null) throw new ApiError(409, words.lifted)
      await tx
        .update(supplyLocks)
        .set({
          liftedAt: new Date(now),
          liftedBy: staff.id,
          how,
          yellowCard,
          said: vault.seal(said.trim(), lockSaidOwner(lockId)),
        })
        .where(eq(supplyLocks.id, lockId))
      await writeHistory(tx, vault, lock.accountId, [
        {
          kind: 'lock lifted',
          code: 'lifted',
          words: historyEntryWords.lifted(words.ways[how], said.trim()),
          source: 'prescriber',
          occasion: `lock/${lockId}`,
          caseId: lock.caseId,
          staffId: staff.id,
          at: now,
        },
      ])
      const concern = await caseById(tx, lock.caseId)
      if (concern) await noteOnCase(tx, concern, { by: 'staff', staffId: staff.id, what: 'supply unlocked', now })
      await reassessCase(services, tx, held)
      return {}
    })
  }
