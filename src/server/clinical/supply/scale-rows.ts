import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { scaleWords } from '#content/supply/scale.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { type ScaleEnd, scaleSerial } from '#domain/supply/programme-scale.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { scales } from './tables.ts'

export type ScaleRow = typeof scales.$inferSelect

/** The scales a patient was sent, oldest first. */
export const scalesOf = (orm: Orm, accountId: string): Promise<ScaleRow[]> =>
  orm.select().from(scales).where(eq(scales.accountId, accountId)).orderBy(asc(scales.sentAt), asc(scales.endedAt))

export const scaleOwner = (id: string, column: 'tracking' | 'reason') => `scale/${id}/${column}`

interface SendingScale {
  readonly accountId: string
  readonly serial: string
  readonly staffId: string
  readonly now: Instant
  /** Null: it goes on its own. */
  readonly parcelId: string | null
}

/** Writes down that a patient is sent a scale. The caller has locked the account, and has seen that one is due. */
export async function sendScale(
  tx: Orm,
  { serial: typed, staffId, now, ...sending }: SendingScale,
  alone: (id: string) => Partial<Pick<ScaleRow, 'carrier' | 'tracking'>> = () => ({}),
): Promise<void> {
  const serial = scaleSerial(typed)
  if (serial === null) throw new ApiError(409, scaleWords.badSerial, { reason: 'box' })
  const id = randomUUID()
  const row = { id, serial, sentBy: staffId, sentAt: new Date(now), ...sending, ...alone(id) }
  const added = await tx.insert(scales).values(row).onConflictDoNothing().returning({ id: scales.id })
  // Another patient has it by our books: one of both numbers is wrong.
  if (added.length === 0) throw new ApiError(409, scaleWords.serialInUse, { reason: 'box' })
}

/** A parcel was lost, came back or was not sent after all, and the scale in it with it: the next parcel has another. */
export async function endScaleOfParcel(
  tx: Orm,
  parcelId: string,
  { as, staffId, now }: { readonly as: ScaleEnd; readonly staffId: string; readonly now: Instant },
): Promise<void> {
  await tx
    .update(scales)
    .set({ endedAs: as, endedBy: staffId, endedAt: new Date(now), isReplaced: true })
    .where(and(eq(scales.parcelId, parcelId), isNull(scales.endedAs)))
}

/** That was a mistake. What staff said about the scale itself stays, and so does a replacement that was sent meanwhile. */
export async function reopenScaleOfParcel(tx: Orm, parcelId: string): Promise<void> {
  const [found] = await tx.select().from(scales).where(eq(scales.parcelId, parcelId))
  if (!found || found.reason !== null) return
  const held = await tx
    .select({ id: scales.id })
    .from(scales)
    .where(and(eq(scales.accountId, found.accountId), isNull(scales.endedAs)))
  if (held.length > 0) return
  await tx
    .update(scales)
    .set({ endedAs: null, endedBy: null, endedAt: null, isReplaced: false })
    .where(eq(scales.id, found.id))
}
