import { clinicalHistoryWords as words } from '#content/cases/clinical-history.ts'
import { markProblem, mayWriteHistory } from '#domain/clinical/clinical-history.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { entryById } from '../history/entries.ts'
import { entryHeldBack } from '../history/events.ts'
import { insertMark, lastMark, reasonOfMark } from '../history/marks.ts'

/** Rules read an entry as before, so no case is assessed again. Letters that are written stay as they are. */
export const deskMarkHistory =
  (services: Services): Handler<'desk_mark_history'> =>
  async ({ body: { entryId, seen, heldBack, ...said }, staff }) => {
    const { database, vault, events, now } = services
    const reason = said.reason.trim()
    return database.transaction(async (tx) => {
      const found = await entryById(tx, vault, entryId)
      if (!found) throw new ApiError(404, words.noEntry)
      if (!mayWriteHistory(staff.capabilities)) throw new ApiError(403, words.mark.notYours)
      const { accountId } = found.row
      await lockAccount(tx, accountId)
      const last = await lastMark(tx, entryId)
      const isSentAgain =
        last?.number === seen + 1 &&
        last.staffId === staff.id &&
        last.heldBack === heldBack &&
        reasonOfMark(vault, last) === reason
      if (isSentAgain) return {}
      if ((last?.number ?? 0) !== seen) throw new ApiError(409, words.mark.wasMarked)
      const entry = await entryById(tx, vault, entryId)
      const about = { heldBack: entry?.heldBack ?? null, correctedAs: entry?.correction?.why ?? null }
      const problem = markProblem(about, { heldBack, reason })
      if (problem !== null) throw new ApiError(422, words.mark.problems[problem], { problem })
      const mark = { entryId, number: seen + 1, staffId: staff.id, heldBack, reason }
      if (!(await insertMark(services, tx, mark))) throw new ApiError(409, words.mark.wasMarked)
      await recordAccess(tx, { staffId: staff.id, accountId, what: 'record', why: 'case' }, now())
      if (heldBack !== null) await events.publish(tx, entryHeldBack, { accountId })
      return {}
    })
  }
