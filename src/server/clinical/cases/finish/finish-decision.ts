import { eq } from 'drizzle-orm'
import { holdRights } from '../../../identity/staff/rights-now.ts'
import type { Statement } from '../../../platform/database/database.ts'
import { CardsUnreachable } from '../../../platform/gateways/cards/cards.ts'
import type { Services } from '../../../platform/services.ts'
import type { Decision } from '../decisions.ts'
import { isLost, undoLost } from '../lost-decisions.ts'
import { caseDecisions, type DecisionKind } from '../tables.ts'
import { finishApproval } from './approve.ts'
import { finishAsking } from './ask.ts'
import { finishCheck } from './check.ts'
import { finishDecline } from './decline.ts'
import { finishReturn } from './return.ts'
import { finishSignature } from './sign.ts'

/**
 * Carries a decision out. Whatever it does at the provider can be done twice without harm, and whatever it writes is written
 * together with `doneAt`: killed between any two steps, the next one goes on from there.
 */
type Finisher = (services: Services, decision: Decision) => Promise<void>

const finishers: Readonly<Record<DecisionKind, Finisher>> = {
  approve: finishApproval,
  sign: finishSignature,
  decline: finishDecline,
  ask: finishAsking,
  check: finishCheck,
  return: finishReturn,
}

/** The next try is moved away before anything is done, so that nobody else does it meanwhile. */
const claimDue: Statement = {
  name: 'claim_decision',
  text: `
    update case_decisions set attempts = attempts + 1,
      next_try_at = $2::timestamptz + least(interval '10 minutes', interval '10 seconds' * 2 ^ least(attempts, 10))
    where id = (
      select id from case_decisions
      where done_at is null and undone_at is null and final_at <= $2 and next_try_at <= $2
        and ($1::uuid is null or id = $1)
      order by next_try_at limit 1 for no key update skip locked
    ) returning id`,
}

const toldAs = (error: unknown): string => (error instanceof CardsUnreachable ? 'card provider away' : 'error')

/** Asked again before anything is done, also at the provider. The attempt that was just counted has not begun anything. */
const stopIfLost = (services: Services, decision: Decision): Promise<boolean> =>
  services.database.run((orm) =>
    orm.transaction(async (tx) => {
      const rights = await holdRights(tx, decision.staffId)
      const isStopped = isLost({ ...decision, attempts: decision.attempts - 1 }, rights)
      return isStopped && (await undoLost(services, tx, decision, services.now()))
    }),
  )

/** Carries out one decision whose time to take it back is over, or the next that is due. False: there is none. */
export async function finishDecision(services: Services, decisionId: string | null = null): Promise<boolean> {
  const { database, log, now } = services
  const [claimed] = await database.query<{ id: string }>(claimDue, [decisionId, new Date(now())])
  if (!claimed) return false
  const [decision] = await database.run((orm) =>
    orm.select().from(caseDecisions).where(eq(caseDecisions.id, claimed.id)),
  )
  if (!decision) return false
  try {
    if (await stopIfLost(services, decision)) return true
    await finishers[decision.kind](services, decision)
  } catch (error) {
    log.error({ err: error, decision: decision.id }, 'a decision was not carried out and is tried again')
    await database.run((orm) =>
      orm
        .update(caseDecisions)
        .set({ failure: toldAs(error) })
        .where(eq(caseDecisions.id, decision.id)),
    )
  }
  return true
}
