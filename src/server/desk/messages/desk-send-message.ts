import { deskMessageProblems as problems } from '#content/desk/messages.ts'
import { accountById } from '../../accounts/account-rows.ts'
import type { Handler } from '../../calls/route.ts'
import { dropDraft } from '../../cases/drafts.ts'
import { attachFiles } from '../../evidence/attachments.ts'
import { Refusal } from '../../http/refusal.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Services } from '../../services.ts'
import { postMessage } from '../../threads/post-message.ts'
import { tellOfMessage } from '../../threads/tell-of-message.ts'
import { messageSent } from '../../threads/thread-rows.ts'
import { draftSubject, noSuchPerson, openCasesOf } from './desk-thread.ts'

export const deskSendMessage =
  (services: Services): Handler<'desk_send_message'> =>
  async ({ staff: me, body: { accountId, sending, words: typed, fileIds, waitingFor, caseId } }) => {
    const words = typed.trim()
    if (words === '' && fileIds.length === 0) throw new Refusal(422, problems.empty)
    if (caseId !== null && !me.capabilities.has('see-record')) throw new Refusal(422, problems.notClinical)
    const sent = await services.database.run((orm) =>
      orm.transaction(async (tx) => {
        if (!(await accountById(tx, accountId))) throw noSuchPerson()
        if (caseId !== null && !(await openCasesOf(tx, accountId)).some(({ id }) => id === caseId))
          throw new Refusal(404, problems.noCase)
        const now = services.now()
        const post = { accountId, sending, words, fileIds, staffId: me.id, caseId, waitingFor, now }
        if (await postMessage(tx, services.vault, post)) {
          if (!(await attachFiles(tx, { accountId, staffId: me.id }, fileIds, now)))
            throw new Refusal(422, problems.noFile)
          await tellOfMessage(services, tx, accountId)
          await dropDraft(tx, { staffId: me.id, subject: draftSubject(accountId) })
        }
        return messageSent(tx, services.vault, sending)
      }),
    )
    sendSoon(services)
    return { id: sent.id }
  }
