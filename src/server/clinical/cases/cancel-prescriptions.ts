import { and, eq, isNull } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import { prescriptions } from '../supply/tables.ts'

/** Cancels the prescriptions of a case that was returned or ended without a parcel. */
export const cancelPrescriptions = (tx: Orm, caseId: string, now: Instant) =>
  tx
    .update(prescriptions)
    .set({ cancelledAt: new Date(now) })
    .where(and(eq(prescriptions.caseId, caseId), isNull(prescriptions.cancelledAt)))
