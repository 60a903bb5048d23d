import { eq, inArray, sql } from 'drizzle-orm'
import { openStates } from '#domain/cases/states.ts'
import { type Account, openDetails } from '../../accounts/account-rows.ts'
import { allOwned } from '../../bookings/owned-appointments.ts'
import { idsOfCasesOf } from '../../cases/cases-of.ts'
import { cases } from '../../cases/tables.ts'
import type { Orm } from '../../database/database.ts'
import { erasedOf } from '../../desk/people/erased-of.ts'
import { fullName } from '../../desk/people/full-name.ts'
import { orders } from '../../orders/tables.ts'
import { newestPlanOf } from '../../plans/plan-rows.ts'
import { sessionsOf } from '../../sessions/session-list.ts'
import { lookAt } from './about-people.ts'
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
  await lookAt(tx, place, id, isShown ? 'contact details' : 'search result')
  const erased = await erasedOf(tx, id)
  const details = isShown ? openDetails(vault, account) : null
  return {
    account: id,
    state: stateOf(account, erased),
    since: account.createdAt.toISOString(),
    ...(await countsOf(tx, id)),
    erased,
    ...(details && {
      name: fullName(details),
      email: details.email ?? null,
      mobile: details.mobile ?? null,
    }),
  }
}
