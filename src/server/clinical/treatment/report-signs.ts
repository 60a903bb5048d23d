import { randomUUID } from 'node:crypto'
import { historyEntryWords } from '#content/cases/clinical-history.ts'
import type { SignId } from '#content/treatment/red-flags.ts'
import { unwellWords } from '#content/treatment/symptom-report.ts'
import type { EntrySource } from '#domain/clinical/clinical-history.ts'
import { type ReportedRisk, unwellRisk } from '#domain/safeguarding/reported-risk.ts'
import { redFlagOf } from '#domain/treatment/red-flags.ts'
import { accountOwner } from '../../identity/accounts/account-rows.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { caseById } from '../cases/case-by-id.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'
import { openLockOf } from '../cases/supply-lock.ts'
import { writeHistory } from '../history/entries.ts'
import { callAgain } from '../safeguarding/call-again.ts'
import { raiseConcern } from '../safeguarding/raise.ts'
import { newestPlanOf } from './plan-rows.ts'
import { settleSigns } from './symptom-reports.ts'
import { supplyLocks } from './tables.ts'

interface LockingRisk {
  readonly reported: ReportedRisk
  /** As stored in the clinical history. */
  readonly code: string
  readonly words: string
}

/**
 * Sets one lock and one concern, whatever else they report meanwhile, and calls staff on call. Nothing is approved or
 * sent from now on. Returns the safeguarding case.
 */
export async function lockFor(
  services: Services,
  tx: Orm,
  accountId: string,
  risks: readonly LockingRisk[],
  source: EntrySource = 'symptom report',
): Promise<string | null> {
  // A patient without treatment gets nothing sent, and nobody could lift their lock.
  const isSupplied = (await newestPlanOf(tx, accountId)) !== null
  const held = await lockCasesOf(tx, accountId)
  await lockAccount(tx, accountId)
  let caseId: string | null = null
  for (const { reported, code, words: risk } of risks) {
    const now = services.now()
    const open = await openLockOf(tx, accountId)
    const isStanding = open !== null && (await caseById(tx, open.caseId))?.state !== 'closed'
    const occasion = isStanding ? open.id : randomUUID()
    // While the concern is open each symptom is reported once; after that it is reported again.
    const digest = services.vault.digest(JSON.stringify(reported), `${accountOwner(accountId)}/unwell/${occasion}`)
    const raised = await raiseConcern(services, tx, { reported, digest, guestSessionId: null, accountId, reach: null })
    caseId = raised?.id ?? open?.caseId ?? caseId
    if (raised) {
      const about = { source, occasion: `lock/${occasion}`, caseId: raised.id, at: now }
      await writeHistory(tx, services.vault, accountId, [{ kind: 'red flag', code, words: risk, ...about }])
    }
    if (isStanding || !raised) continue
    await callAgain(tx, raised.id, now)
    if (!isSupplied) continue
    const lock = { id: open?.id ?? occasion, accountId, caseId: raised.id, raisedAt: new Date(now) }
    const set = { caseId: raised.id }
    await tx.insert(supplyLocks).values(lock).onConflictDoUpdate({ target: supplyLocks.id, set })
    const locked = { source, occasion: `lock/${lock.id}`, caseId: raised.id, at: now }
    const entry = { kind: 'supply lock', code: 'locked', words: historyEntryWords.locked, ...locked } as const
    await writeHistory(tx, services.vault, accountId, [entry])
    await reassessCase(services, tx, held)
  }
  return caseId
}

/** The symptoms are confirmed: supply is locked for them. */
export async function notifyOfSigns(
  services: Services,
  tx: Orm,
  accountId: string,
  signs: readonly SignId[],
  source: EntrySource = 'symptom report',
): Promise<void> {
  const risks = signs.map((code) => {
    const { sign } = redFlagOf(code)
    return { reported: unwellRisk(unwellWords.question, sign), code, words: sign }
  })
  const caseId = await lockFor(services, tx, accountId, risks, source)
  await settleSigns(services, tx, accountId, { signs, as: 'confirmed', caseId })
}
