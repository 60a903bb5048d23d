import { deskMessageProblems as problems } from '#content/messages/desk-messages.ts'
import { accountById } from '../../identity/accounts/account-rows.ts'
import { noSuchPerson } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { dropDraft } from '../../identity/staff/drafts.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { openCasesOf } from '../cases/cases-of.ts'
import { attachFiles } from '../evidence/attachments.ts'
import { notifyOfMessage } from '../messages/notify-of-message.ts'
import { postMessage } from '../messages/post-message.ts'
import { messageSent } from '../messages/thread-rows.ts'

export const draftSubject = (accountId: string) => `thread/${accountId}`

export const deskSendMessage =
  (services: Services): Handler<'desk_send_message'> =>
  async ({ staff: me, body: { accountId, sending, words: typed, fileIds, waitingFor, caseId } }) => {
    const words = typed.trim()
    if (words === '' && fileIds.length === 0) throw new ApiError(422, problems.empty)
    if (caseId !== null && !me.capabilities.has('see-record')) throw new ApiError(422, problems.notClinical)
    const sent = await services.database.transaction(async (tx) => {
      if (!(await accountById(tx, accountId))) throw noSuchPerson()
      if (caseId !== null && !(await openCasesOf(tx, accountId)).some(({ id }) => id === caseId))
        throw new ApiError(404, problems.noCase)
      const now = services.now()
      const post = { accountId, sending, words, fileIds, staffId: me.id, caseId, waitingFor, now }
      if (await postMessage(tx, services.vault, post)) {
        if (!(await attachFiles(tx, { accountId, staffId: me.id }, fileIds, now)))
          throw new ApiError(422, problems.noFile)
        await notifyOfMessage(services, tx, accountId)
        await dropDraft(tx, { staffId: me.id, subject: draftSubject(accountId) })
      }
      return messageSent(tx, services.vault, sending)
    })
    sendSoon(services)
    return { id: sent.id }
  }
