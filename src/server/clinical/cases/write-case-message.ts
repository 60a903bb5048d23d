import { eq } from 'drizzle-orm'
import type { Handler } from '../../identity/handler.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import type { Services } from '../../platform/services.ts'
import { caseById } from './case-by-id.ts'
import { messageOwner } from './case-messages.ts'
import { noteOnCase } from './case-rows.ts'
import { noSuchCase } from './decisions.ts'
import { requireMayOpenCase } from './require-may-open-case.ts'
import { caseMessageReads, caseMessages, cases } from './tables.ts'

interface CaseMessage {
  readonly id: string
  readonly caseId: string
  readonly staffId: string
  readonly words: string
  readonly at: Date
}

/** False: it exists already. */
export async function insertCaseMessage(
  tx: Orm,
  vault: Vault,
  { id, caseId, staffId, words, at }: CaseMessage,
): Promise<boolean> {
  const [made] = await tx
    .insert(caseMessages)
    .values({ id, caseId, staffId, body: vault.seal(words, messageOwner(caseId)), at })
    .onConflictDoNothing()
    .returning({ id: caseMessages.id })
  if (made) await tx.update(cases).set({ discussedAt: at, discussedBy: staffId }).where(eq(cases.id, caseId))
  return made !== undefined
}

/** A message between pharmacist and prescriber about a case. Sent again under its id, it is the same message. */
export const deskCaseMessage =
  ({ database, vault, now }: Services): Handler<'desk_case_message'> =>
  async ({ body: { id, messageId, body }, staff }) =>
    database.transaction(async (tx) => {
      const found = await caseById(tx, id)
      if (!found) throw noSuchCase()
      requireMayOpenCase(found, staff)
      const at = new Date(now())
      const message = { id: messageId, caseId: id, staffId: staff.id, words: body, at }
      if (!(await insertCaseMessage(tx, vault, message))) return {}
      await markRead(tx, id, staff.id, at)
      await noteOnCase(tx, found, { by: 'staff', staffId: staff.id, what: 'written to a colleague', now: now() })
      return {}
    })

export const deskReadCaseMessages =
  ({ database, now }: Services): Handler<'desk_read_case_messages'> =>
  async ({ body: { id }, staff }) =>
    database.run(async (orm) => {
      if (!(await caseById(orm, id))) throw noSuchCase()
      await markRead(orm, id, staff.id, new Date(now()))
      return {}
    })

const markRead = (tx: Orm, caseId: string, staffId: string, readAt: Date) =>
  tx
    .insert(caseMessageReads)
    .values({ caseId, staffId, readAt })
    .onConflictDoUpdate({ target: [caseMessageReads.caseId, caseMessageReads.staffId], set: { readAt } })
