import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { requestProblems as problems } from '#content/desk/contact.ts'
import { contactReply } from '#content/messages/contact.ts'
import { contactAboutPath } from '#contract/pages.ts'
import { accountById } from '../../accounts/account-rows.ts'
import type { Handler } from '../../calls/route.ts'
import { dropDraft } from '../../cases/drafts.ts'
import { addressFor } from '../../config/config.ts'
import { Refusal } from '../../http/refusal.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Services } from '../../services.ts'
import { lockRequest, messageOwner, moveRequest, openRequest, recordEvent } from '../inbox-rows.ts'
import { contactMessages, contactRequests } from '../tables.ts'
import { draftSubject } from './desk-request.ts'

/** The answer and its email are written together: neither is there without the other. */
export const deskReplyRequest =
  (services: Services): Handler<'desk_reply_request'> =>
  async ({ staff: me, body: { id, sending, words: typed, closes } }) => {
    const { database, vault, messages, config } = services
    const words = typed.trim()
    if (words === '') throw new Refusal(422, problems.empty)
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        const now = services.now()
        const found = await lockRequest(tx, id)
        const messageId = randomUUID()
        const sealed = vault.seal(words, messageOwner(messageId))
        const [made] = await tx
          .insert(contactMessages)
          .values({ id: messageId, requestId: id, sending, staffId: me.id, words: sealed, at: new Date(now) })
          .onConflictDoNothing({ target: contactMessages.sending })
          .returning({ id: contactMessages.id })
        if (!made) return
        const set = { lastAt: new Date(now), assignedTo: found.assignedTo ?? me.id }
        const answered = await moveRequest(tx, found, 'team answers', now, set)
        await recordEvent(tx, { requestId: id, staffId: me.id, what: 'answered' }, now)
        if (closes && answered) {
          await moveRequest(tx, { ...found, state: answered }, 'close', now)
          await recordEvent(tx, { requestId: id, staffId: me.id, what: 'closed' }, now)
        }
        const { reference } = found
        const address = addressFor(config, contactAboutPath(reference))
        const letter = contactReply({ reference, words, from: me.name, address })
        await messages.write(tx, { kind: 'email', to: openRequest(vault, found).email, ...letter })
        await dropDraft(tx, { staffId: me.id, subject: draftSubject(id) })
      }),
    )
    sendSoon(services)
    return {}
  }

export const deskAssignRequest =
  ({ database, now }: Services): Handler<'desk_assign_request'> =>
  ({ staff: me, body: { id, isMine } }) =>
    database.run((orm) =>
      orm.transaction(async (tx) => {
        await lockRequest(tx, id)
        const assignedTo = isMine ? me.id : null
        await tx.update(contactRequests).set({ assignedTo }).where(eq(contactRequests.id, id))
        const what = isMine ? 'taken' : 'given back'
        await recordEvent(tx, { requestId: id, staffId: me.id, what }, now())
        return {}
      }),
    )

export const deskMoveRequest =
  ({ database, now: clock }: Services): Handler<'desk_move_request'> =>
  ({ staff: me, body: { id, move } }) =>
    database.run((orm) =>
      orm.transaction(async (tx) => {
        const now = clock()
        const state = await moveRequest(tx, await lockRequest(tx, id), move, now)
        if (state === null) throw new Refusal(409, problems.meanwhile)
        const what = move === 'close' ? 'closed' : 'reopened'
        await recordEvent(tx, { requestId: id, staffId: me.id, what }, now)
        return { state }
      }),
    )

export const deskLinkRequest =
  ({ database, now }: Services): Handler<'desk_link_request'> =>
  ({ staff: me, body: { id, accountId } }) =>
    database.run((orm) =>
      orm.transaction(async (tx) => {
        await lockRequest(tx, id)
        if (accountId !== null && !(await accountById(tx, accountId))) throw new Refusal(404, problems.noPerson)
        await tx.update(contactRequests).set({ accountId }).where(eq(contactRequests.id, id))
        const what = accountId === null ? 'unlinked' : 'linked'
        await recordEvent(tx, { requestId: id, staffId: me.id, what }, now())
        return {}
      }),
    )
