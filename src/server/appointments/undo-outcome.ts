import { eq } from 'drizzle-orm'
import { outcomeWords as words } from '#content/appointments/clinic-list.ts'
import { undoOwn } from '../platform/execute-later/execute-later.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { publishDeskEvent } from '../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../platform/services.ts'
import { appointmentOutcomes } from './tables.ts'

/** Undoes one's own outcome in time. Returns its appointment. */
export async function undoOutcome({ database, now }: Services, id: string, staffId: string): Promise<string> {
  return database.transaction(async (tx) => {
    const became = await undoOwn(tx, appointmentOutcomes, { id, staffId, now: now() })
    if (became === 'not theirs') throw new ApiError(404, words.gone)
    if (became !== 'undone') throw new ApiError(409, became === 'final' ? words.tooLate : words.takenBack)
    const [outcome] = await tx.select().from(appointmentOutcomes).where(eq(appointmentOutcomes.id, id))
    if (!outcome) throw new Error('An outcome is gone while it is undone.')
    await publishDeskEvent(tx, 'appointment', outcome.appointmentId)
    return outcome.appointmentId
  })
}
