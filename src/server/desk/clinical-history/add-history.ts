import { clinicalHistoryWords as words } from '#content/desk/clinical-history.ts'
import { recordLook } from '../../access-log/record-look.ts'
import { accountById } from '../../accounts/account-rows.ts'
import { lockAccount } from '../../accounts/lock-account.ts'
import type { Handler } from '../../calls/route.ts'
import { judgeAnew, lockCasesOf } from '../../cases/judge-anew.ts'
import { writeHistory } from '../../clinical-history/entries.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { noSuchPerson } from '../messages/desk-thread.ts'

/** What was reported by telephone, by letter or at the pharmacy. */
export const deskAddHistory =
  (services: Services): Handler<'desk_add_history'> =>
  async ({ body: { accountId, entry, kind, words: said }, staff }) => {
    const { database, vault, now } = services
    const isPrescriber = staff.capabilities.has('decide-cases')
    const mayAdd = isPrescriber || staff.capabilities.has('check-approvals')
    if (said.trim() === '') throw new Refusal(422, words.add.noWords)
    return database.run((orm) =>
      orm.transaction(async (tx) => {
        if (!(await accountById(tx, accountId))) throw noSuchPerson()
        if (!mayAdd) throw new Refusal(403, words.add.notYours)
        const held = await lockCasesOf(tx, accountId)
        await lockAccount(tx, accountId)
        await writeHistory(tx, vault, accountId, [
          {
            kind,
            code: `reported-${kind}`,
            words: said.trim(),
            source: isPrescriber ? 'prescriber' : 'pharmacist',
            occasion: `reported/${entry}`,
            staffId: staff.id,
            at: now(),
          },
        ])
        await recordLook(tx, { staffId: staff.id, accountId, what: 'record', why: 'case' }, now())
        await judgeAnew(services, tx, held)
        return {}
      }),
    )
  }
