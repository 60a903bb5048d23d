import { and, count, eq, gt, lte } from 'drizzle-orm'
import { otherRole, type RoomClaims, type RoomRole } from '#domain/appointments/video/seats.ts'
import { type SignalKind, signalLimits } from '#domain/appointments/video/signals.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { roomSignals } from './tables.ts'

const owner = (appointmentId: string) => `room signal/${appointmentId}`

interface Signal {
  readonly kind: SignalKind
  readonly data: string
}

/** For the other side. False: the other side has not read the earlier signals yet, and there are too many. */
export async function writeSignals(
  tx: Orm,
  vault: Vault,
  { appointmentId, role, seat }: RoomClaims,
  signals: readonly Signal[],
  now: Instant,
): Promise<boolean> {
  if (signals.length === 0) return true
  const toRole = otherRole(role)
  const [unheard] = await tx
    .select({ count: count() })
    .from(roomSignals)
    .where(and(eq(roomSignals.appointmentId, appointmentId), eq(roomSignals.toRole, toRole)))
  if ((unheard?.count ?? 0) + signals.length > signalLimits.unheard) return false
  await tx.insert(roomSignals).values(
    signals.map(({ kind, data }) => ({
      appointmentId,
      toRole,
      fromSeat: seat,
      kind,
      data: vault.seal(data, owner(appointmentId)),
      at: new Date(now),
    })),
  )
  return true
}

const to = (appointmentId: string, role: RoomRole) =>
  and(eq(roomSignals.appointmentId, appointmentId), eq(roomSignals.toRole, role))

/** In the order they were sent: the sender holds the seat until its signal is written. */
export async function signalsTo(orm: Orm, vault: Vault, { appointmentId, role }: RoomClaims, after: number) {
  const rows = await orm
    .select()
    .from(roomSignals)
    .where(and(to(appointmentId, role), gt(roomSignals.id, after)))
    .orderBy(roomSignals.id)
  return rows.map(({ id, fromSeat, kind, data }) => ({
    id,
    seat: fromSeat,
    kind,
    data: vault.open(data, owner(appointmentId)),
  }))
}

export const eraseHeard = async (orm: Orm, { appointmentId, role }: RoomClaims, after: number): Promise<void> =>
  void (await orm.delete(roomSignals).where(and(to(appointmentId, role), lte(roomSignals.id, after))))
