import { promise } from '#domain/promises/make-promise.ts'
import { answerBy } from '#domain/threads/policy.ts'
import type { Handler } from '../calls/route.ts'
import { houseHolidays } from '../cases/house-holidays.ts'
import { unsentFiles, uploadSeed } from '../evidence/attachments.ts'
import { shownFile } from '../evidence/file-rows.ts'
import type { Services } from '../services.ts'
import { messagesOf, threadOf } from '../threads/thread-rows.ts'
import { shownMessages } from './shown-message.ts'

export const myThread =
  (services: Services): Handler<'my_thread'> =>
  ({ account: { id }, body: { before = null } }) =>
    services.database.run(async (orm) => {
      const sender = { accountId: id, staffId: null }
      const thread = await threadOf(orm, id)
      const holidays = await houseHolidays(orm)
      const { messages, hasOlder } = await messagesOf(orm, services.vault, id, before)
      return {
        messages: await shownMessages(services, orm, messages),
        hasOlder,
        unread: thread?.unreadByPatient ?? 0,
        waitingFor: thread?.waitingFor ?? 'nobody',
        due: thread?.dueAt ? promise('answer', thread.dueAt.getTime(), holidays) : null,
        answer: promise('answer', answerBy(services.now(), holidays), holidays),
        unsent: (await unsentFiles(orm, sender)).map((file) => shownFile(services.vault, file)),
        uploads: uploadSeed(services.vault, sender),
      }
    })
