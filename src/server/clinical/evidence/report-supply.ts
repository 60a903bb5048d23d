import { supplyWords } from '#content/evidence/account-tasks.ts'
import { londonToday } from '#domain/calendar/london-time.ts'
import { claimProblems } from '#domain/evidence/supply-claim.ts'
import type { Handler } from '../../identity/handler.ts'
import { badRequest } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { insertCheck } from '../cases/evidence-rows.ts'
import { evidenceChanged } from './evidence-changed.ts'
import { type ReportedSupply, reportedByPatient } from './evidence-in-progress.ts'
import { filesOf } from './file-rows.ts'
import { patientOf } from './whose-evidence.ts'

/** The patient's statement about an earlier supply. It proves nothing until staff have read the label. */
export const tellSupply =
  (services: Services): Handler<'tell_supply'> =>
  async (request) => {
    const { database, vault, now } = services
    const accountId = await patientOf(services, request)
    const { fileIds, ...claim } = request.body
    const problems = claimProblems(claim, londonToday(now()))
    if (problems.length > 0) throw badRequest(problems)
    await database.transaction(async (tx) => {
      const own = (await filesOf(tx, accountId)).filter(
        ({ gate, completedAt }) => gate === 'previous_supply' && completedAt !== null,
      )
      const shown = fileIds.filter((id) => own.some((file) => file.id === id))
      if (shown.length === 0 || shown.length < fileIds.length) {
        throw badRequest([{ field: 'files', message: supplyWords.problems.files }])
      }
      await insertCheck(tx, vault, {
        accountId,
        gate: 'previous_supply',
        finding: { claim, fileIds: shown } satisfies ReportedSupply,
        isPassed: false,
        how: reportedByPatient,
        staffId: null,
        now: now(),
      })
      await evidenceChanged(services, tx, accountId)
    })
    return {}
  }
