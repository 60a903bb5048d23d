import { randomUUID } from 'node:crypto'
import { unwellWords } from '#content/unwell.ts'
import { unwellRisk } from '#domain/safeguarding/told-risk.ts'
import { whenRead } from '#domain/safeguarding/when-read.ts'
import { redFlagOf } from '#domain/treatment/red-flags.ts'
import { accountOwner } from '../accounts/account-rows.ts'
import { lockAccount } from '../accounts/lock-account.ts'
import type { Handler } from '../calls/route.ts'
import { caseById } from '../cases/case-by-id.ts'
import { houseHolidays } from '../cases/house-holidays.ts'
import { judgeAnew, lockCasesOf } from '../cases/judge-anew.ts'
import { openLockOf } from '../cases/supply-lock.ts'
import { Refusal } from '../http/refusal.ts'
import { callAgain } from '../safeguarding/call-again.ts'
import { raiseConcern } from '../safeguarding/raise.ts'
import type { Services } from '../services.ts'
import { newestPlanOf } from './plan-rows.ts'
import { supplyLocks } from './tables.ts'

/** One lock and one concern, whatever else they tell meanwhile. Nothing is approved or sent from this moment on. */
export const tellUnwell =
  (services: Services): Handler<'tell_unwell'> =>
  async ({ body: { sign }, account: { id: accountId } }) =>
    services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const now = services.now()
        const held = await lockCasesOf(tx, accountId)
        await lockAccount(tx, accountId)
        if (!(await newestPlanOf(tx, accountId))) throw new Refusal(409, unwellWords.noTreatment)
        const open = await openLockOf(tx, accountId)
        const isStanding = open !== null && (await caseById(tx, open.caseId))?.state !== 'closed'
        const occasion = isStanding ? open.id : randomUUID()
        const told = unwellRisk(unwellWords.question, redFlagOf(sign).sign)
        // While somebody here has it before them each sign is told once; after that it is told anew.
        const digest = services.vault.digest(JSON.stringify(told), `${accountOwner(accountId)}/unwell/${occasion}`)
        const raised = await raiseConcern(services, tx, { told, digest, visitId: null, accountId, reach: null })
        if (!isStanding && raised) {
          await callAgain(tx, raised.id, now)
          const lock = { id: open?.id ?? occasion, accountId, caseId: raised.id, raisedAt: new Date(now) }
          const set = { caseId: raised.id }
          await tx.insert(supplyLocks).values(lock).onConflictDoUpdate({ target: supplyLocks.id, set })
          await judgeAnew(services, tx, held)
        }
        const { isOpen, opensAt, readBy } = whenRead(now, await houseHolidays(tx))
        return { desk: { isOpen, opensAt: new Date(opensAt).toISOString(), readBy: new Date(readBy).toISOString() } }
      }),
    )
