import type { Message } from '#contract/messages/messages.ts'
import { namedStaff } from '../../identity/staff/named-staff.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { attachedTo } from '../evidence/attachments.ts'
import type { ThreadMessage } from '../messages/thread-rows.ts'

/** Messages as the patient reads them. */
export async function messageViews(
  services: Pick<Services, 'vault'>,
  orm: Orm,
  messages: readonly ThreadMessage[],
): Promise<Message[]> {
  const nameOf = await namedStaff(
    services,
    orm,
    messages.map(({ staffId }) => staffId),
  )
  const attached = await attachedTo(orm, services.vault, messages)
  return messages.map(({ id, from, staffId, words, fileIds, at, readAt }) => ({
    id,
    from,
    by: from === 'team' ? nameOf(staffId) : null,
    words,
    files: fileIds.flatMap((fileId) => attached.get(fileId)?.file ?? []),
    at: at.toISOString(),
    isNew: from === 'team' && readAt === null,
  }))
}
