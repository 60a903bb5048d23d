import type { MyData } from '#contract/privacy/my-data.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { pounds } from '#domain/orders/money.ts'
import { retainedUntil } from '#domain/privacy/retained-until.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Account } from '../../../identity/accounts/account-rows.ts'
import { lockAccount } from '../../../identity/accounts/lock-account.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { endErasure, openErasureOf, recordErasure } from '../../../privacy/ask-to-be-erased.ts'
import { type HeldCount, heldCounts } from '../../../privacy/held-counts.ts'
import { heldFacts } from '../../../privacy/held-facts.ts'
import { dataOf } from '../../../privacy/my-data.ts'
import { accessedAccount, byCommand, noSuchAccount } from './about-people.ts'
import { command, NotDone, type Place, type Plan } from './command.ts'
import { inColumns } from './in-columns.ts'

const inTheirName = <Result>(
  { services: { database } }: Place,
  accountId: string,
  work: (tx: Orm, account: Account) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) throw noSuchAccount()
    return work(tx, account)
  })

const retentionReasons: Readonly<Partial<Record<string, string>>> = {
  passing: 'erased automatically',
  proof: 'to show that it was done',
  incidents: 'as long as reports of incidents are kept',
}

function fatesIn(fates: MyData['fates'], counts: readonly HeldCount[]): string[] {
  const rows = fates.map(({ part, why, until }) => {
    const { rows: all = 0, kept = 0 } = counts.find((one) => one.part === part) ?? {}
    const keeps =
      kept > 0 ? `${kept} kept${until ? ` until ${until}` : ''}${why ? ` (${retentionReasons[why] ?? why})` : ''}` : '-'
    return [`  ${part}`, `${all - kept} erased`, keeps]
  })
  return inColumns(rows)
}

const endingIn = ({ orders, appointments, hasTreatment }: MyData['ending']): string[] => [
  ...orders.map(({ reference, heldPence }) =>
    heldPence === null
      ? `Order ${reference} would be closed.`
      : `Order ${reference} would be cancelled, and the ${pounds(heldPence)} authorised on the card released.`,
  ),
  ...appointments.map(({ startsAt, refundPence }) =>
    refundPence === null
      ? `The appointment at ${startsAt} would be cancelled.`
      : `The appointment at ${startsAt} would be cancelled, and ${pounds(refundPence)} refunded as of today.`,
  ),
  ...(hasTreatment ? ['Their treatment would end.'] : []),
]

async function callingOff(place: Place, accountId: string): Promise<Plan> {
  const erasure = await place.services.database.run((orm) => openErasureOf(orm, accountId))
  if (!erasure) throw new NotDone('They have not asked for erasure.')
  return {
    accountId,
    lines: [
      `Account ${accountId} is due to be erased on ${erasure.dueAt.toISOString()}. The request would be cancelled.`,
    ],
    execute: async () => {
      await inTheirName(place, accountId, (tx, account) => endErasure(tx, place.services, account, byCommand))
      return ['The request is cancelled. The patient is told by email.']
    },
  }
}

async function erasing(place: Place, accountId: string, isAtOnce: boolean): Promise<Plan> {
  const { services } = place
  const { database, now } = services
  const asked = await database.run((orm) => openErasureOf(orm, accountId))
  if (asked) {
    const [on, due] = [asked.askedAt.toISOString(), asked.dueAt.toISOString()]
    throw new NotDone(`Erasure was already requested on ${on}, and is due on ${due}.`)
  }
  const held = await database.run((orm) => dataOf(services, orm, accountId))
  const facts = await database.run((orm) => heldFacts(orm, accountId))
  const counts = await heldCounts(services, accountId, retainedUntil(facts, londonTimeAt(now()).date))
  const when = isAtOnce
    ? 'At once, and it cannot be cancelled'
    : `In ${retention.erasureDays} days, and they can cancel it until then`
  return {
    accountId,
    lines: [
      `${when}. From account ${accountId}:`,
      ...fatesIn(held.fates, counts),
      ...endingIn(held.ending),
      ...(held.waitsFor === null ? [] : [`It would first have to wait for: ${held.waitsFor}.`]),
    ],
    execute: async () => {
      const dueAt = await inTheirName(place, accountId, (tx, account) =>
        recordErasure(tx, services, account, { network: byCommand, isAtOnce }),
      )
      return isAtOnce
        ? ['Erasure is requested. The server carries it out within a minute and emails the patient a last time.']
        : [
            `Erasure is requested, and the patient is told by email. The server carries it out on ${dueAt.toISOString()}.`,
          ]
    },
  }
}

export const erase = command({
  name: 'erase',
  words:
    'Requests a patient’s erasure, as if they had done it themselves. Data the law requires is kept until its date.',
  example: 'erase --account 3f0c1a52-7a3e-4a53-9d0e-0c7a2f1b9e11 --yes --reason "Asked by letter of 3 March"',
  changes: true,
  options: {
    account: { kind: 'id', words: 'the id of their account', isNeeded: true },
    now: {
      kind: 'flag',
      words: 'at once, with no days to cancel it: after a backup was restored, or when they ask for that',
    },
    'call-off': { kind: 'flag', words: 'cancels their request, unless erasure has begun' },
  },
  async plan(place, { account, now: isAtOnce, 'call-off': isCalledOff }) {
    const accountId = account.toLowerCase()
    if (isAtOnce && isCalledOff) throw new NotDone('Give either --now or --call-off, not both.')
    await accessedAccount(place, accountId)
    return isCalledOff ? callingOff(place, accountId) : erasing(place, accountId, isAtOnce)
  },
})
