import { and, eq, gt, lte } from 'drizzle-orm'
import { deskSession } from '#domain/identity/staff/desk-session.ts'
import { onCallShifts } from '../../clinical/on-call/tables.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

async function isOnCall(orm: Orm, staffId: string, now: Date): Promise<boolean> {
  const runs = and(lte(onCallShifts.startsAt, now), gt(onCallShifts.endsAt, now))
  const [shift] = await orm
    .select({ id: onCallShifts.id })
    .from(onCallShifts)
    .where(and(eq(onCallShifts.staffId, staffId), runs))
    .limit(1)
  return shift !== undefined
}

export const deskMe =
  ({ database, now }: Services): Handler<'desk_me'> =>
  async ({ staff: { id, name, roles, waitingRoles, capabilities, profession, registration, endsAt } }) => ({
    id,
    name,
    roles: [...roles],
    waitingRoles: [...waitingRoles],
    capabilities: [...capabilities],
    profession,
    registration,
    isOnCall: await database.run((orm) => isOnCall(orm, id, new Date(now()))),
    locksAfterSeconds: deskSession.idleMinutes * 60,
    endsAt: endsAt.toISOString(),
  })
