import { eq, inArray, sql } from 'drizzle-orm'
import { openStates } from '#domain/cases/states.ts'
import { allOwned } from '../../../appointments/owned-appointments.ts'
import { idsOfCasesOf } from '../../../clinical/cases/cases-of.ts'
import { cases } from '../../../clinical/cases/tables.ts'
import { newestPlanOf } from '../../../clinical/treatment/plan-rows.ts'
import { type Account, openDetails } from '../../../identity/accounts/account-rows.ts'
import { fullNameOf } from '../../../identity/accounts/person.ts'
import { sessionsOf } from '../../../identity/sessions/session-list.ts'
import { orders } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { erasedOf } from '../../../screens/desk/people/erased-of.ts'
import { recordOperatorAccess } from './about-people.ts'
import type { Place } from './command.ts'

async function countsOf(tx: Orm, accountId: string) {
  const placed = await tx
    .select({ state: orders.state, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .groupBy(orders.state)
    .orderBy(orders.state)
  const held = await tx
    .select({ kind: cases.kind, state: cases.state })
    .from(cases)
    .where(inArray(cases.id, idsOfCasesOf(tx, accountId)))
  const booked = await allOwned(tx, accountId)
  return {
    orders: Object.fromEntries(placed.map(({ state, count }) => [state, count])),
    cases: { all: held.length, open: held.filter(({ kind, state }) => openStates(kind).includes(state)).length },
    bookings: {
      all: booked.length,
      toCome: booked.filter(({ appointment }) => appointment.state === 'booked').length,
    },
    plan: (await newestPlanOf(tx, accountId))?.state ?? null,
    sessions: (await sessionsOf(tx, accountId, null)).length,
  }
}

const stateOf = ({ emailProvenAt }: Account, erased: Awaited<ReturnType<typeof erasedOf>>) => {
  if (erased) return erased.at === null ? 'to be erased' : 'erased'
  return emailProvenAt === null ? 'address not proven' : 'open'
}

export async function foundPerson(place: Place, tx: Orm, account: Account, isShown: boolean) {
  const { id } = account
  const { vault } = place.services
  await recordOperatorAccess(tx, place, id, isShown ? 'contact details' : 'search result')
  const erased = await erasedOf(tx, id)
  const details = isShown ? openDetails(vault, account) : null
  return {
    account: id,
    state: stateOf(account, erased),
    since: account.createdAt.toISOString(),
    ...(await countsOf(tx, id)),
    erased,
    ...(details && {
      name: fullNameOf(details),
      email: details.email ?? null,
      mobile: details.mobile ?? null,
    }),
  }
}
