import { holdRights } from '../../../identity/staff/rights-now.ts'
import { type Deferred, executeById, executeDue, executeSoon } from '../../../platform/execute-later/execute-later.ts'
import type { Services } from '../../../platform/services.ts'
import type { Decision } from '../decisions.ts'
import { undoLost, whyLost } from '../lost-decisions.ts'
import { caseDecisions, type DecisionKind } from '../tables.ts'
import { finishApproval } from './approve.ts'
import { finishAsking } from './ask.ts'
import { finishCheck } from './check.ts'
import { finishDecline } from './decline.ts'
import { finishReturn } from './return.ts'
import { finishSignature } from './sign.ts'

/** Executes a decision of one kind, and ends with `settle`. */
type Finisher = (services: Services, decision: Decision) => Promise<void>

const finishers: Readonly<Record<DecisionKind, Finisher>> = {
  approve: finishApproval,
  sign: finishSignature,
  decline: finishDecline,
  ask: finishAsking,
  check: finishCheck,
  return: finishReturn,
}

/** Checked again before anything happens, also at the provider. The attempt just counted has not begun anything. */
const stopIfLost = (services: Services, decision: Decision): Promise<boolean> =>
  services.database.transaction(async (tx) => {
    const rights = await holdRights(tx, decision.staffId)
    const now = services.now()
    const because = await whyLost(tx, { ...decision, attempts: decision.attempts - 1 }, rights, now)
    return because !== null && (await undoLost(services, tx, decision, { because, now }))
  })

/** How decisions about cases are executed. */
const decisions: Deferred<Decision> = {
  table: caseDecisions,
  async execute(services, decision) {
    if (await stopIfLost(services, decision)) return
    await finishers[decision.kind](services, decision)
  },
}

/** Executes every due decision, one by one. Returns how many were tried. */
export const finishDecisions = (services: Services): Promise<number> => executeDue(services, decisions)

/** Executes one decision, if it is final. */
export const finishDecision = (services: Services, id: string): Promise<boolean> => executeById(services, decisions, id)

/** Executes a decision as soon as it can no longer be undone. */
export const finishSoon = (services: Services, decision: Decision): void => executeSoon(services, decisions, decision)
