import { and, eq, gt } from 'drizzle-orm'
import { outcomeWords as words } from '#content/appointments/clinic-list.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { publishDeskEvent } from '../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../platform/services.ts'
import { isOpenOutcome } from './outcomes.ts'
import { appointmentOutcomes } from './tables.ts'

/** Takes back one's own word in time. Returns which appointment it was about. */
export async function undoOutcome({ database, now }: Services, id: string, staffId: string): Promise<string> {
  return database.run((orm) =>
    orm.transaction(async (tx) => {
      const at = new Date(now())
      const own = and(eq(appointmentOutcomes.id, id), eq(appointmentOutcomes.staffId, staffId))
      const [undone] = await tx
        .update(appointmentOutcomes)
        .set({ undoneAt: at })
        .where(and(own, isOpenOutcome, gt(appointmentOutcomes.finalAt, at)))
        .returning({ appointmentId: appointmentOutcomes.appointmentId })
      if (!undone) {
        const [known] = await tx.select().from(appointmentOutcomes).where(own)
        if (!known) throw new ApiError(404, words.gone)
        throw new ApiError(409, known.undoneAt ? words.takenBack : words.tooLate)
      }
      await publishDeskEvent(tx, 'appointment', undone.appointmentId)
      return undone.appointmentId
    }),
  )
}
