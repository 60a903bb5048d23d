import { clinicalHistoryWords as words } from '#content/desk/clinical-history.ts'
import { correctionProblem } from '#domain/clinical/clinical-history.ts'
import { recordLook } from '../../access-log/record-look.ts'
import { lockAccount } from '../../accounts/lock-account.ts'
import type { Handler } from '../../calls/route.ts'
import { judgeAnew, lockCasesOf } from '../../cases/judge-anew.ts'
import { correctionOwner, entryById } from '../../clinical-history/entries.ts'
import { clinicalHistoryCorrections } from '../../clinical-history/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'

/** Of two who correct an entry at once the second is told. Every open case of the person is judged anew. */
export const deskCorrectHistory =
  (services: Services): Handler<'desk_correct_history'> =>
  async ({ body: { entryId, why, evidence, ...said }, staff }) => {
    const { database, vault, now } = services
    const [reason, evidenceNamed] = [said.reason.trim(), said.evidenceNamed.trim()]
    return database.run((orm) =>
      orm.transaction(async (tx) => {
        const entry = await entryById(tx, vault, entryId)
        if (!entry) throw new Refusal(404, words.noEntry)
        const about = { kind: entry.row.kind, code: entry.code }
        const problem = correctionProblem(about, { why, reason, evidence, evidenceNamed })
        if (problem !== null) throw new Refusal(422, words.problems[problem], { problem })
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
        if (!made) throw new Refusal(409, words.wasCorrected)
        await recordLook(tx, { staffId: staff.id, accountId, what: 'record', why: 'case' }, now())
        await judgeAnew(services, tx, held)
        return {}
      }),
    )
  }
