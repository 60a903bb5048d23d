import { desc, eq } from 'drizzle-orm'
import type { CallReply } from '#contract/calls.ts'
import { maskedPhone } from '#domain/people/phone.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { whenRead } from '#domain/safeguarding/when-read.ts'
import { houseHolidays } from '../cases/house-holidays.ts'
import { cases } from '../cases/tables.ts'
import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'
import { openReach } from './concern-rows.ts'
import { concerns } from './tables.ts'
import { toldInVisit } from './told-in-visit.ts'

type Standing = CallReply<'my_concern'>

/** What is true of a visit: whether somebody reads what it told, and when. */
export async function standingOf(
  { vault, now }: Services,
  tx: Orm,
  visit: { readonly id: string; readonly signedInAs: string | null } | null,
): Promise<Standing> {
  const holidays = await houseHolidays(tx)
  const { isOpen, opensAt, readBy } = whenRead(now(), holidays)
  const desk = { isOpen, opensAt: new Date(opensAt).toISOString(), call: promise('call', readBy, holidays) }
  if (!visit) return { hasTold: false, isSignedIn: false, concern: null, desk }
  const [found] = await tx
    .select({ concern: concerns, state: cases.state, dueAt: cases.dueAt })
    .from(concerns)
    .innerJoin(cases, eq(cases.id, concerns.caseId))
    .where(eq(concerns.visitId, visit.id))
    .orderBy(desc(cases.createdAt))
    .limit(1)
  const reach = found && openReach(vault, found.concern)
  return {
    hasTold: (await toldInVisit(tx, vault, visit.id)).length > 0,
    isSignedIn: visit.signedInAs !== null,
    concern: found
      ? {
          isOpen: found.state !== 'closed',
          call: found.dueAt && promise('call', found.dueAt.getTime(), holidays),
          phone: reach ? maskedPhone(reach.phone) : null,
        }
      : null,
    desk,
  }
}
