import { eq } from 'drizzle-orm'
import { historyEntryWords } from '#content/desk/clinical-history.ts'
import { planWords } from '#content/desk/plan.ts'
import { lockAccount } from '../accounts/lock-account.ts'
import type { Handler } from '../calls/route.ts'
import { caseById } from '../cases/case-by-id.ts'
import { noteOnCase } from '../cases/case-rows.ts'
import { judgeAnew, lockCasesOf } from '../cases/judge-anew.ts'
import { writeHistory } from '../clinical-history/entries.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { supplyLocks } from './tables.ts'

const words = planWords.lock

export const lockSaidOwner = (lockId: string) => `supply-lock/${lockId}/said`

/** By a prescriber who has spoken with the person. What was said and decided stays with the lock. */
export const deskLiftLock =
  (services: Services): Handler<'desk_lift_lock'> =>
  async ({ body: { lockId, how, said, yellowCard }, staff }) => {
    if (said.trim() === '') throw new Refusal(422, words.nothingSaid)
    const { database, vault } = services
    return database.run((orm) =>
      orm.transaction(async (tx) => {
        const now = services.now()
        const [known] = await tx.select().from(supplyLocks).where(eq(supplyLocks.id, lockId))
        if (!known) throw new Refusal(404, words.none)
        const held = await lockCasesOf(tx, known.accountId)
        await lockAccount(tx, known.accountId)
        const [lock] = await tx.select().from(supplyLocks).where(eq(supplyLocks.id, lockId)).for('no key update')
        if (!lock || lock.liftedAt !== null) throw new Refusal(409, words.lifted)
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
        await judgeAnew(services, tx, held)
        return {}
      }),
    )
  }
