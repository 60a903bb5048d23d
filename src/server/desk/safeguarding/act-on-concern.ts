import { and, eq, isNull } from 'drizzle-orm'
import { notClosedWords, concernProblems as problems } from '#content/desk/concern.ts'
import { leastTries, whyNotClose } from '#domain/safeguarding/outcomes.ts'
import type { Handler } from '../../calls/route.ts'
import { moveCase } from '../../cases/case-rows.ts'
import { tellDesk } from '../../desk-changes/tell-desk.ts'
import { Refusal } from '../../http/refusal.ts'
import { alarms } from '../../on-call/tables.ts'
import { sealEnding, sealSaid } from '../../safeguarding/concern-rows.ts'
import { concernContacts, concerns } from '../../safeguarding/tables.ts'
import type { Services } from '../../services.ts'
import { staffName } from '../../staff/staff-names.ts'
import { lockConcern } from './desk-concern.ts'

export const deskRecordTry =
  ({ database, vault, now: clock }: Services): Handler<'desk_record_try'> =>
  async ({ body: { id, contactId, how, isReached, said }, staff }) =>
    database.run((orm) =>
      orm.transaction(async (tx) => {
        if (said.trim() === '') throw new Refusal(422, problems.nothingSaid)
        const now = clock()
        const { found } = await lockConcern(tx, id)
        const row = { id: contactId, caseId: id, staffId: staff.id, how, isReached, at: new Date(now) }
        const [made] = await tx
          .insert(concernContacts)
          .values({ ...row, said: sealSaid(vault, id, said.trim()) })
          .onConflictDoNothing()
          .returning({ id: concernContacts.id })
        // Sent again under its id it is there already.
        if (!made) return {}
        const what = isReached ? 'reached' : 'not reached'
        const doer = { by: 'staff', staffId: staff.id, as: 'work-cases' } as const
        if (!(await moveCase(tx, found, { to: 'ready', what, now, ...doer }))) throw new Refusal(409, problems.over)
        await tellDesk(tx, 'watch', id)
        return {}
      }),
    )

export const deskCloseConcern =
  (services: Services): Handler<'desk_close_concern'> =>
  async ({ body: { id, outcome, said }, staff }) =>
    services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const now = services.now()
        const { found, concern } = await lockConcern(tx, id)
        if (concern.closedBy) throw new Refusal(409, problems.closedBy(await staffName(services, tx, concern.closedBy)))
        const tries = await tx.select().from(concernContacts).where(eq(concernContacts.caseId, id))
        const because = whyNotClose(outcome, said, tries)
        if (because !== null) throw new Refusal(422, notClosedWords(leastTries)[because], { because })
        const doer = { by: 'staff', staffId: staff.id, as: 'decide-cases' } as const
        const set = { claimedBy: null, claimUntil: null }
        if (!(await moveCase(tx, found, { to: 'closed', what: 'closed', now, set, ...doer })))
          throw new Refusal(409, problems.over)
        const at = new Date(now)
        await tx
          .update(concerns)
          .set({ outcome, ending: sealEnding(services.vault, id, said.trim()), closedBy: staff.id, closedAt: at })
          .where(eq(concerns.caseId, id))
        await tx
          .update(alarms)
          .set({ acknowledgedBy: staff.id, acknowledgedAt: at, nextCallAt: null })
          .where(and(eq(alarms.caseId, id), isNull(alarms.acknowledgedAt)))
        await tellDesk(tx, 'watch', id)
        return {}
      }),
    )
