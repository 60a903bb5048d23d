import { clinicalHistoryWords as words } from '#content/cases/clinical-history.ts'
import { correctionProblem } from '#domain/clinical/clinical-history.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'
import { correctionOwner, entryById } from '../history/entries.ts'
import { entryHeldBack } from '../history/events.ts'
import { clinicalHistoryCorrections } from '../history/tables.ts'

/** When two correct an entry at once the second is told. Every open case of the patient is assessed again. */
export const deskCorrectHistory =
  (services: Services): Handler<'desk_correct_history'> =>
  async ({ body: { entryId, why, evidence, ...said }, staff }) => {
    const { database, vault, events, now } = services
    const [reason, evidenceNamed] = [said.reason.trim(), said.evidenceNamed.trim()]
    return database.transaction(async (tx) => {
      const entry = await entryById(tx, vault, entryId)
      if (!entry) throw new ApiError(404, words.noEntry)
      const about = { kind: entry.row.kind, code: entry.code }
      const problem = correctionProblem(about, { why, reason, evidence, evidenceNamed })
      if (problem !== null) throw new ApiError(422, words.problems[problem], { problem })
      const { accountId } = entry.row
      const held = await lockCasesOf(tx, accountId)
      await lockAccount(tx, accountId)
      const [made] = await tx
        .insert(clinicalHistoryCorrections)
        .values({
          entryId,
          staffId: staff.id,
          why,
          evidence,
          content: vault.seal(JSON.stringify({ reason, evidenceNamed }), correctionOwner(entryId)),
          at: new Date(now()),
        })
        .onConflictDoNothing()
        .returning({ entryId: clinicalHistoryCorrections.entryId })
      if (!made) throw new ApiError(409, words.wasCorrected)
      await recordAccess(tx, { staffId: staff.id, accountId, what: 'record', why: 'case' }, now())
      if (why === 'wrong person') await events.publish(tx, entryHeldBack, { accountId })
      await reassessCase(services, tx, held)
      return {}
    })
  }
