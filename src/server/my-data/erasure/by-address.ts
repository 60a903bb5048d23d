import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm'
import { normaliseEmail } from '../../accounts/account-rows.ts'
import { cases } from '../../cases/tables.ts'
import { openRequest } from '../../contact/inbox-rows.ts'
import { contactRequests } from '../../contact/tables.ts'
import { type MessageContent, openContent } from '../../messages/message-rows.ts'
import { messages } from '../../messages/tables.ts'
import type { Services } from '../../services.ts'
import { isTheirs } from '../whose.ts'

const beginning = '00000000-0000-0000-0000-000000000000'
const atOnce = 500

type Scanning = Pick<Services, 'database' | 'vault'>

const isAmong = (addresses: ReadonlySet<string>, to: string) => addresses.has(to) || addresses.has(normaliseEmail(to))

/** Whether a message is to one of these, or passes on what was sent from there. */
const isAbout = (addresses: ReadonlySet<string>, { to, replyTo }: MessageContent) =>
  isAmong(addresses, to) || (replyTo !== undefined && isAmong(addresses, replyTo))

/** Emails and texts to somebody, or from them to us: only what is sealed says so, and each is opened. Their ids, portion by portion. */
export async function* messagesFor({ database, vault }: Scanning, addresses: ReadonlySet<string>) {
  for await (const portion of portions((after) =>
    database.run((orm) =>
      orm
        .select({ id: messages.id, content: messages.content })
        .from(messages)
        .where(gt(messages.id, after))
        .orderBy(asc(messages.id))
        .limit(atOnce),
    ),
  ))
    yield portion.filter((row) => isAbout(addresses, openContent(vault, row))).map(({ id }) => id)
}

/** Requests that were sent from an address of theirs, and of which nobody here has said whose they are. */
export async function* requestsFrom({ database, vault }: Scanning, addresses: ReadonlySet<string>) {
  for await (const portion of portions((after) =>
    database.run((orm) =>
      orm
        .select({ id: contactRequests.id, content: contactRequests.content })
        .from(contactRequests)
        .where(and(isNull(contactRequests.accountId), gt(contactRequests.id, after)))
        .orderBy(asc(contactRequests.id))
        .limit(atOnce),
    ),
  ))
    yield portion.filter((row) => isAmong(addresses, openRequest(vault, row).email)).map(({ id }) => id)
}

async function* portions<Row extends { readonly id: string }>(next: (after: string) => Promise<Row[]>) {
  let portion: Row[]
  let after = beginning
  do {
    portion = await next(after)
    after = portion.at(-1)?.id ?? after
    yield portion
  } while (portion.length === atOnce)
}

export async function eraseMessagesTo(services: Scanning, addresses: ReadonlySet<string>): Promise<void> {
  for await (const ids of messagesFor(services, addresses))
    if (ids.length > 0) await services.database.run((orm) => orm.delete(messages).where(inArray(messages.id, ids)))
}

/** What is theirs and is known only by something that goes, a visit or an address, becomes theirs by name. */
export async function takeWhatIsTheirs(services: Scanning, accountId: string, addresses: ReadonlySet<string>) {
  const { database } = services
  for await (const ids of requestsFrom(services, addresses))
    if (ids.length > 0)
      await database.run((orm) =>
        orm.update(contactRequests).set({ accountId }).where(inArray(contactRequests.id, ids)),
      )
  const isToldByThem = sql.raw(`(${isTheirs('cases', accountId)})`)
  await database.run((orm) =>
    orm
      .update(cases)
      .set({ accountId })
      .where(and(isNull(cases.accountId), isNull(cases.orderId), isToldByThem)),
  )
}
