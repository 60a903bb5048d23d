import { and, eq, gt, or } from 'drizzle-orm'
import type { UserRecord } from '#contract/checkout/check-user-by-email.ts'
import type { AccountDetails } from '#contract/identity/account-details.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { appointments } from '../appointments/tables.ts'
import { normaliseEmail } from '../identity/accounts/account-rows.ts'
import { detailsView, ownDetails } from '../identity/accounts/own-details.ts'
import type { Handler } from '../identity/handler.ts'
import { orders } from '../orders/tables.ts'
import type { Services } from '../platform/services.ts'

/** Never looks an account up by the address: it only picks among the caller's own details. */
export const checkUserByEmail =
  (services: Services): Handler<'check_user_by_email'> =>
  async (request) => {
    const { draft, account, guestSessionId, accountId } = await ownDetails(services, request)
    const asked = normaliseEmail(request.body.email)
    const isAsked = (email: string | undefined) => !!email && normaliseEmail(email) === asked
    const found = [draft, account].filter(({ email }) => isAsked(email))
    if (found.length === 0) return { user: null }
    const owner = {
      guestSessionId: found.includes(draft) ? guestSessionId : null,
      accountId: found.includes(account) ? accountId : null,
    }
    return { user: recordOf(detailsView(...found), await nextAppointment(services, owner)) }
  }

function recordOf({ pincode, city, address, ...person }: AccountDetails, startsAt: Date | null): UserRecord {
  return {
    ...person,
    address_details: {
      pincode: pincode ?? null,
      city: city ?? null,
      appointmentTime: startsAt?.toISOString() ?? null,
      slot: startsAt && londonTimeAt(startsAt.getTime()).time,
      address: address ?? null,
    },
  }
}

interface Owner {
  readonly guestSessionId: string | null
  readonly accountId: string | null
}

/** The start of the last appointment that a guest session holds or an account has booked. */
async function nextAppointment({ database, now }: Pick<Services, 'database' | 'now'>, owner: Owner) {
  const isLive = or(
    eq(appointments.state, 'booked'),
    and(eq(appointments.state, 'held'), gt(appointments.heldUntil, new Date(now()))),
  )
  return database.run(async (orm) => {
    // Each by its own index: one condition over both tables would read every appointment there is.
    const byGuestSession =
      owner.guestSessionId === null
        ? []
        : await orm
            .select({ startsAt: appointments.startsAt })
            .from(appointments)
            .where(and(eq(appointments.guestSessionId, owner.guestSessionId), isLive))
    const byAccount =
      owner.accountId === null
        ? []
        : await orm
            .select({ startsAt: appointments.startsAt })
            .from(orders)
            .innerJoin(appointments, eq(appointments.orderId, orders.id))
            .where(and(eq(orders.accountId, owner.accountId), isLive))
    const starts = [...byGuestSession, ...byAccount].map(({ startsAt }) => startsAt)
    return starts.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
  })
}
