import { clinicalHistoryWords as words } from '#content/cases/clinical-history.ts'
import { mayWriteHistory } from '#domain/clinical/clinical-history.ts'
import { accountById } from '../../identity/accounts/account-rows.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { noSuchPerson } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'
import { writeHistory } from '../history/entries.ts'

/** What a patient reported by telephone, letter or at the pharmacy. */
export const deskAddHistory =
  (services: Services): Handler<'desk_add_history'> =>
  async ({ body: { accountId, entry, kind, words: said, heldBack }, staff }) => {
    const { database, vault, now } = services
    if (said.trim() === '') throw new ApiError(422, words.add.noWords)
    return database.transaction(async (tx) => {
      if (!(await accountById(tx, accountId))) throw noSuchPerson()
      if (!mayWriteHistory(staff.capabilities)) throw new ApiError(403, words.add.notYours)
      const held = await lockCasesOf(tx, accountId)
      await lockAccount(tx, accountId)
      await writeHistory(tx, vault, accountId, [
        {
          kind,
          code: `reported-${kind}`,
          words: said.trim(),
          source: staff.capabilities.has('decide-cases') ? 'prescriber' : 'pharmacist',
          occasion: `reported/${entry}`,
          staffId: staff.id,
          at: now(),
          heldBack,
        },
      ])
      await recordAccess(tx, { staffId: staff.id, accountId, what: 'record', why: 'case' }, now())
      await reassessCase(services, tx, held)
      return {}
    })
  }
