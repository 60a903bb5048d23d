import { desc, eq } from 'drizzle-orm'
import type { CallReply } from '#contract/calls.ts'
import { maskedPhone } from '#domain/identity/phone.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { whenRead } from '#domain/safeguarding/when-read.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { cases } from '../cases/tables.ts'
import { openReach } from './concern-rows.ts'
import { reportedInSession } from './reported-in-session.ts'
import { concerns } from './tables.ts'

type Standing = CallReply<'my_concern'>

/** The status for a guest session: whether staff read its answers, and by when. */
export async function statusOfConcern(
  { vault, now }: Services,
  tx: Orm,
  guestSession: { readonly id: string; readonly signedInAs: string | null } | null,
): Promise<Standing> {
  const holidays = await clinicClosures(tx)
  const { isOpen, opensAt, readBy } = whenRead(now(), holidays)
  const desk = { isOpen, opensAt: new Date(opensAt).toISOString(), call: promise('call', readBy, holidays) }
  if (!guestSession) return { hasTold: false, isSignedIn: false, concern: null, desk }
  const [found] = await tx
    .select({ concern: concerns, state: cases.state, dueAt: cases.dueAt })
    .from(concerns)
    .innerJoin(cases, eq(cases.id, concerns.caseId))
    .where(eq(concerns.guestSessionId, guestSession.id))
    .orderBy(desc(cases.createdAt))
    .limit(1)
  const reach = found && openReach(vault, found.concern)
  return {
    hasTold: (await reportedInSession(tx, vault, guestSession.id)).length > 0,
    isSignedIn: guestSession.signedInAs !== null,
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
