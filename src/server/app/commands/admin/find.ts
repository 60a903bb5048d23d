import { peopleWords } from '#content/identity/people.ts'
import { readSearch } from '#domain/identity/search-key.ts'
import { accountById } from '../../../identity/accounts/account-rows.ts'
import { recordAct } from '../../../platform/operators/acts.ts'
import { idsBy } from '../../../screens/desk/people/ids-by.ts'
import { command, NotDone } from './command.ts'
import { foundPerson } from './found-person.ts'
import { inColumns } from './in-columns.ts'

type Found = Awaited<ReturnType<typeof foundPerson>>

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
  words: 'Finds a patient by one complete detail and shows their status. They see that we opened their record.',
  example: 'find --order LW-2345BCDF --show --reason "Wrote to us that no letter came"',
  changes: false,
  takesReason: true,
  options: {
    email: { kind: 'text', words: 'the address they sign in with' },
    phone: { kind: 'text', words: 'their phone number' },
    order: { kind: 'text', words: 'the reference of one of their orders' },
    account: { kind: 'id', words: 'the id of their account' },
    show: { kind: 'flag', words: 'also shows their name and contact details; needs --reason' },
  },
  oneOf: ['email', 'phone', 'order', 'account'],
  async run(place, { email, phone, order, account, show }) {
    const { services, operator, typed, reason } = place
    const { database, vault, now } = services
    if (show && reason === null) throw new NotDone('--show needs --reason "…": the reason is recorded.')
    const { key, problem } = readSearch({ typed: email ?? phone ?? order ?? '' })
    if (account === undefined && key === null) throw new NotDone(`${peopleWords.problems[problem]}.`)
    const people = await database.transaction(async (tx) => {
      const ids = account === undefined && key ? await idsBy(tx, vault, key) : [account?.toLowerCase() ?? '']
      const all: Found[] = []
      for (const id of ids) {
        const one = await accountById(tx, id)
        if (!one) continue
        await recordAct(tx, vault, { operator, command: typed, reason, accountId: id }, now())
        all.push(await foundPerson(place, tx, one, show))
      }
      return all
    })
    if (people.length === 0) throw new NotDone('No patient was found.')
    return { lines: people.flatMap((one, at) => [...(at > 0 ? [''] : []), ...linesOf(one)]), data: people }
  },
})
