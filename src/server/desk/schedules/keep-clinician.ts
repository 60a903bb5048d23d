import { and, eq, max, ne } from 'drizzle-orm'
import { scheduleWords as words } from '#content/desk/schedules.ts'
import { bookableService, mayHold } from '#domain/booking/services.ts'
import { clinicians } from '../../bookings/tables.ts'
import type { Handler } from '../../calls/route.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { staffById } from '../../staff/staff-rows.ts'

/** Adds a clinician, or says who of those at the desk they are. What the brand's consultant is called follows the brand. */
export const deskKeepClinician =
  ({ database }: Services): Handler<'desk_keep_clinician'> =>
  ({ body: { clinician: id, ...given } }) =>
    database.run((orm) =>
      orm.transaction(async (tx) => {
        const { staffId } = given
        const person = staffId === null ? null : await staffById(tx, staffId)
        if (staffId !== null) {
          if (!person || person.endedAt !== null) throw new Refusal(404, words.noSuchPerson)
          const [other] = await tx
            .select({ id: clinicians.id })
            .from(clinicians)
            .where(and(eq(clinicians.staffId, staffId), ne(clinicians.id, id)))
          if (other) throw new Refusal(409, words.connectedElsewhere)
        }
        requireMayHold(given.services, person?.roles ?? null)
        const [last] = await tx.select({ position: max(clinicians.position) }).from(clinicians)
        await tx
          .insert(clinicians)
          .values({ id, ...given, profile: [], position: (last?.position ?? -1) + 1 })
          .onConflictDoUpdate({ target: clinicians.id, set: given })
        return {}
      }),
    )

/** What is seen at some of it is for some alone. */
function requireMayHold(services: readonly string[], roles: readonly string[] | null): void {
  const refused = services.map(bookableService).find((service) => !mayHold(service, roles))
  if (!refused) return
  const because = words.mayNotHold(refused.name)
  throw new Refusal(422, because, { because: [because] })
}
