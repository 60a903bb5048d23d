import { eq, inArray, sql } from 'drizzle-orm'
import { peopleWords } from '#content/desk/people.ts'
import { openStates } from '#domain/cases/states.ts'
import { readSearch } from '#domain/people/search-key.ts'
import { type Account, accountById, openDetails } from '../../accounts/account-rows.ts'
import { allOwned } from '../../bookings/owned-appointments.ts'
import { idsOfCasesOf } from '../../cases/cases-of.ts'
import { cases } from '../../cases/tables.ts'
import type { Orm } from '../../database/database.ts'
import { erasedOf } from '../../desk/people/erased-of.ts'
import { fullName } from '../../desk/people/full-name.ts'
import { idsBy } from '../../desk/people/search.ts'
import { recordAct } from '../../operators/acts.ts'
import { orders } from '../../orders/tables.ts'
import { newestPlanOf } from '../../plans/plan-rows.ts'
import { sessionsOf } from '../../sessions/session-list.ts'
import { lookAt } from './about-people.ts'
import { command, NotDone, type Place } from './command.ts'
import { inColumns } from './in-columns.ts'

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

async function found(place: Place, tx: Orm, account: Account, isShown: boolean) {
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

type Found = Awaited<ReturnType<typeof found>>

function linesOf(one: Found): string[] {
  const placed = Object.entries(one.orders).map(([state, count]) => `${count} ${state}`)
  const shown = [one.name, one.email, one.mobile].flatMap((value) => value ?? [])
  return inColumns([
    ['account', one.account],
    ['state', `${one.state}, since ${one.since.slice(0, 10)}`],
    ...(shown.length > 0 ? [['person', shown.join(', ')]] : []),
    ['orders', placed.join(', ') || 'none'],
    ['cases', `${one.cases.all}, of which ${one.cases.open} open`],
    ['bookings', `${one.bookings.all}, of which ${one.bookings.toCome} to come`],
    ['plan', one.plan ?? 'none'],
    ['signed in', `on ${one.sessions} ${one.sessions === 1 ? 'device' : 'devices'}`],
  ])
}

export const find = command({
  name: 'find',
  words: 'Finds a person by something whole that they told us, and says how they stand. They see that we looked.',
  example: 'find --order LW-2345BCDF --show --reason "Wrote to us that no letter came"',
  changes: false,
  takesReason: true,
  options: {
    email: { kind: 'text', words: 'the address they sign in with' },
    phone: { kind: 'text', words: 'a phone number of theirs' },
    order: { kind: 'text', words: 'the reference of an order of theirs' },
    account: { kind: 'id', words: 'the id of their account' },
    show: { kind: 'flag', words: 'their name and how to reach them, too; needs --reason' },
  },
  oneOf: ['email', 'phone', 'order', 'account'],
  async run(place, { email, phone, order, account, show }) {
    const { services, operator, typed, reason } = place
    const { database, vault, now } = services
    if (show && reason === null) throw new NotDone('--show needs --reason "…": why you want to know is written down.')
    const { key, problem } = readSearch({ typed: email ?? phone ?? order ?? '' })
    if (account === undefined && key === null) throw new NotDone(`${peopleWords.problems[problem]}.`)
    const people = await database.run((orm) =>
      orm.transaction(async (tx) => {
        const ids = account === undefined && key ? await idsBy(tx, vault, key) : [account?.toLowerCase() ?? '']
        const all: Found[] = []
        for (const id of ids) {
          const one = await accountById(tx, id)
          if (!one) continue
          await recordAct(tx, vault, { operator, command: typed, reason, accountId: id }, now())
          all.push(await found(place, tx, one, show))
        }
        return all
      }),
    )
    if (people.length === 0) throw new NotDone('Nobody is found by that.')
    return { lines: people.flatMap((one, at) => [...(at > 0 ? [''] : []), ...linesOf(one)]), data: people }
  },
})
