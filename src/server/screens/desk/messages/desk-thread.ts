import type { DeskMessage } from '#contract/messages/desk-messages.ts'
import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import { openCasesOf } from '../../../clinical/cases/cases-of.ts'
import { draftSubject } from '../../../clinical/desk/desk-send-message.ts'
import { attachedTo, unsentFiles, uploadSeed } from '../../../clinical/evidence/attachments.ts'
import { fileView } from '../../../clinical/evidence/file-rows.ts'
import { threadClock } from '../../../clinical/messages/thread-clock.ts'
import { messagesOf, type ThreadMessage, threadOf } from '../../../clinical/messages/thread-rows.ts'
import { accountById } from '../../../identity/accounts/account-rows.ts'
import { noSuchPerson } from '../../../identity/accounts/person.ts'
import type { Handler } from '../../../identity/handler.ts'
import { draftOf } from '../../../identity/staff/drafts.ts'
import { type NamedStaff, namedStaff } from '../../../identity/staff/named-staff.ts'
import type { Staff } from '../../../identity/staff/staff-of.ts'
import { recordAccess } from '../../../platform/access-log/record-access.ts'
import { pipeline } from '../../../platform/database/pipeline.ts'
import type { Services } from '../../../platform/services.ts'
import { assignedTo, personName } from './thread-view.ts'

export const deskThread =
  (services: Services): Handler<'desk_thread'> =>
  ({ staff: me, body: { accountId, before = null } }) =>
    services.database.transaction(async (tx) => {
      const now = services.now()
      const sender = { accountId, staffId: me.id }
      const [account, thread, { messages, hasOlder }, holidays, open, draft, unsent] = await pipeline([
        accountById(tx, accountId),
        threadOf(tx, accountId),
        messagesOf(tx, services.vault, accountId, before),
        clinicClosures(tx),
        me.capabilities.has('see-record') ? openCasesOf(tx, accountId) : [],
        draftOf(services, tx, { staffId: me.id, subject: draftSubject(accountId) }),
        unsentFiles(tx, sender),
        // Without a patient it is rolled back.
        recordAccess(tx, { staffId: me.id, accountId, what: 'messages', why: 'message' }, now),
      ])
      if (!account) throw noSuchPerson()
      const holder = thread?.assignedTo ?? null
      const [attached, nameOf] = await pipeline([
        attachedTo(tx, services.vault, messages),
        namedStaff(services, tx, [holder, ...messages.map(({ staffId }) => staffId)]),
      ])
      return {
        person: { name: personName(services.vault, me, account) },
        messages: messages.map((message) => shown(message, me, nameOf, attached)),
        hasOlder,
        waitingFor: thread?.waitingFor ?? 'nobody',
        clock: thread && threadClock(thread, now, holidays),
        assignedTo: assignedTo(holder, me, nameOf),
        cases: open,
        draft,
        unsent: unsent.map((file) => fileView(services.vault, file)),
        uploads: uploadSeed(services.vault, sender),
      }
    })

/** Questions and answers about treatment are for those who may see records. Others see that there is one. */
function shown(
  message: ThreadMessage,
  me: Staff,
  nameOf: (id: string | null) => NamedStaff,
  attached: Awaited<ReturnType<typeof attachedTo>>,
): DeskMessage {
  const { id, from, staffId, caseId, words, fileIds, at, readAt } = message
  // A photo may show more than its text: only those who see records, and its sender, open it.
  const mayOpen = (sentBy: string | null) => me.capabilities.has('see-record') || sentBy === me.id
  const files = fileIds.flatMap((fileId) => attached.get(fileId) ?? [])
  const isHidden = caseId !== null && !me.capabilities.has('see-record')
  return {
    id,
    from,
    by: from === 'team' ? nameOf(staffId) : null,
    isMine: staffId === me.id,
    words: isHidden ? null : words,
    files: files.filter(({ staffId: sentBy }) => mayOpen(sentBy)).map(({ file }) => file),
    otherFiles: files.filter(({ staffId: sentBy }) => !mayOpen(sentBy)).length,
    caseId: isHidden ? null : caseId,
    at: at.toISOString(),
    isRead: readAt !== null,
  }
}
