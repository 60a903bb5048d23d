import { requestProblems as problems } from '#content/enquiries/inbox.ts'
import { attachmentProblems } from '#domain/enquiries/attachments.ts'
import type { Handler } from '../../identity/handler.ts'
import { dropDraft } from '../../identity/staff/drafts.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { ApiError, badRequest } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { sealFiles } from '../contact-files.ts'
import { answerRequest, isAnswered } from '../request-acts.ts'
import { uploadSlots } from '../upload-slots.ts'
import { draftSubject } from './desk-request.ts'

/**
 * Everything that can be refused is refused before a file is read, and files are inspected like those from patients.
 */
export function deskReplyRequest(services: Services): Handler<'desk_reply_request'> {
  const { config, database } = services
  const room = uploadSlots(config.contactUploads)
  return async ({ staff: me, body: { id, sending, words: typed, closes, files: named }, network, upload }) => {
    const words = typed.trim()
    if (words === '') throw new ApiError(422, problems.empty)
    const wrong = attachmentProblems(named)
    if (wrong.length > 0) throw badRequest(wrong.map((message) => ({ field: 'files', message })))
    if (await isAnswered(database, { id, sending })) return {}
    const leaveRoom = named.length > 0 ? room.enter(network) : () => undefined
    try {
      const files = await sealFiles(services, upload, named, { accountId: null, staffId: me.id, network })
      await database.transaction(async (tx) => {
        await answerRequest(services, tx, { id, sending, words, closes, files, staffId: me.id, from: me.name })
        await dropDraft(tx, { staffId: me.id, subject: draftSubject(id) })
      })
    } finally {
      leaveRoom()
    }
    sendSoon(services)
    return {}
  }
}
