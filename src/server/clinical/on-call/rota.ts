import { asc, eq, gt } from 'drizzle-orm'
import { shiftProblem } from '#domain/identity/staff/on-call.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { detailsOf, mayBeCalled, present } from './people.ts'
import { onCallShifts, staffDigests } from './tables.ts'

export const deskOnCall =
  (services: Services): Handler<'desk_on_call'> =>
  async ({ staff }) =>
    services.database.run(async (orm) => {
      const people = await present(orm)
      const names = new Map(people.map((row) => [row.id, detailsOf(services, row).name]))
      const shifts = await orm
        .select()
        .from(onCallShifts)
        .where(gt(onCallShifts.endsAt, new Date(services.now())))
        .orderBy(asc(onCallShifts.startsAt), asc(onCallShifts.place))
      const [own] = await orm.select().from(staffDigests).where(eq(staffDigests.staffId, staff.id))
      return {
        shifts: shifts.flatMap(({ id, staffId, startsAt, endsAt, place }) => {
          const name = names.get(staffId)
          const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
          return name === undefined ? [] : [{ id, staffId, name, ...times, place }]
        }),
        people: people.filter(mayBeCalled).map(({ id }) => ({ id, name: names.get(id) ?? '' })),
        mayEdit: staff.capabilities.has('manage-capabilities'),
        digest: own?.digest ?? 'off',
      }
    })

export const deskSetShift =
  ({ database, now }: Services): Handler<'desk_set_shift'> =>
  async ({ body: { id, staffId, startsAt, endsAt, place }, staff }) =>
    database.transaction(async (tx) => {
      const because = shiftProblem({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }, now())
      if (because !== null) throw new ApiError(422, because, { because: [because] })
      const isKnown = (await present(tx)).some((row) => row.id === staffId && mayBeCalled(row))
      if (!isKnown) throw new ApiError(404, 'Nobody who may be called has this id.')
      const shift = { staffId, startsAt: new Date(startsAt), endsAt: new Date(endsAt), place, createdBy: staff.id }
      await tx
        .insert(onCallShifts)
        .values({ id, ...shift })
        .onConflictDoUpdate({ target: onCallShifts.id, set: shift })
      await publishDeskEvent(tx, 'watch', id)
      return {}
    })

export const deskRemoveShift =
  ({ database }: Services): Handler<'desk_remove_shift'> =>
  async ({ body: { id } }) =>
    database.transaction(async (tx) => {
      await tx.delete(onCallShifts).where(eq(onCallShifts.id, id))
      await publishDeskEvent(tx, 'watch', id)
      return {}
    })

export const deskSetDigest =
  ({ database, now }: Services): Handler<'desk_set_digest'> =>
  async ({ body: { digest }, staff }) => {
    await database.run((orm) =>
      orm
        .insert(staffDigests)
        .values({ staffId: staff.id, digest, reportedUntil: new Date(now()) })
        .onConflictDoUpdate({ target: staffDigests.staffId, set: { digest } }),
    )
    return {}
  }
