import { answerBy } from '#domain/messages/policy.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import { messageViews } from '../../../clinical/account/message-views.ts'
import { unsentFiles, uploadSeed } from '../../../clinical/evidence/attachments.ts'
import { fileView } from '../../../clinical/evidence/file-rows.ts'
import { messagesOf, threadOf } from '../../../clinical/messages/thread-rows.ts'
import type { Handler } from '../../../identity/handler.ts'
import type { Services } from '../../../platform/services.ts'

export const myThread =
  (services: Services): Handler<'my_thread'> =>
  ({ account: { id }, body: { before = null } }) =>
    services.database.run(async (orm) => {
      const sender = { accountId: id, staffId: null }
      const thread = await threadOf(orm, id)
      const holidays = await clinicClosures(orm)
      const { messages, hasOlder } = await messagesOf(orm, services.vault, id, before)
      return {
        messages: await messageViews(services, orm, messages),
        hasOlder,
        unread: thread?.unreadByPatient ?? 0,
        waitingFor: thread?.waitingFor ?? 'nobody',
        due: thread?.dueAt ? promise('answer', thread.dueAt.getTime(), holidays) : null,
        answer: promise('answer', answerBy(services.now(), holidays), holidays),
        unsent: (await unsentFiles(orm, sender)).map((file) => fileView(services.vault, file)),
        uploads: uploadSeed(services.vault, sender),
      }
    })
