import { myMessageProblems as problems } from '#content/messages/my-messages.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { answerBy, threadPolicy } from '#domain/messages/policy.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sharedLimit } from '../../platform/limits/shared-limit.ts'
import type { Services } from '../../platform/services.ts'
import { patientReplied } from '../cases/patient-replied.ts'
import { attachFiles } from '../evidence/attachments.ts'
import { isPosted, postMessage } from '../messages/post-message.ts'
import { messageSent } from '../messages/thread-rows.ts'
import { messageViews } from './message-views.ts'

export const sendMessage = (services: Services): Handler<'send_message'> => {
  const { database, vault } = services
  const limit = sharedLimit(services, { name: 'messages_sent', most: threadPolicy.messagesPerHour, windowMs: hourMs })
  return async ({ account: { id: accountId }, body: { sending, words: typed, fileIds } }) => {
    const words = typed.trim()
    if (words === '' && fileIds.length === 0) throw new ApiError(422, problems.empty)
    return database.transaction(async (tx) => {
      const now = services.now()
      const holidays = await clinicClosures(tx)
      if (!(await isPosted(tx, { accountId, sending }))) {
        if (!(await limit.beginIn(tx, accountId))) throw new ApiError(429, problems.tooMany, null, hourMs / 1_000)
        if (!(await attachFiles(tx, { accountId, staffId: null }, fileIds, now)))
          throw new ApiError(422, problems.noFile)
        // Questions about a treatment are answered about it too: the reply is tied to the same case.
        const [caseId = null] = await patientReplied(services, tx, accountId)
        await postMessage(tx, vault, { accountId, sending, words, fileIds, staffId: null, caseId, holidays, now })
      }
      const [message] = await messageViews(services, tx, [await messageSent(tx, vault, sending)])
      if (!message) throw new Error('A message that was just sent is not shown.')
      return { message, answer: promise('answer', answerBy(now, holidays), holidays) }
    })
  }
}
