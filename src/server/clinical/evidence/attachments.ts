import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { AttachedGate } from '#domain/evidence/upload.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { type FileRow, openFileDetails, type Sender } from './file-rows.ts'
import { evidenceFiles } from './tables.ts'

export const uploadSeed = (vault: Vault, { accountId, staffId }: Sender): string =>
  vault.index(staffId === null ? accountId : `${accountId}/${staffId}`, 'upload ids').toString('base64url')

const sentBy = ({ accountId, staffId }: Sender, gate: AttachedGate) =>
  and(
    eq(evidenceFiles.accountId, accountId),
    eq(evidenceFiles.gate, gate),
    isNotNull(evidenceFiles.completedAt),
    staffId === null ? isNull(evidenceFiles.staffId) : eq(evidenceFiles.staffId, staffId),
  )

/** Attaches files to what is sent in this transaction. False: one is incomplete or not theirs. */
export async function attachFiles(
  tx: Orm,
  sender: Sender,
  fileIds: readonly string[],
  now: Instant,
  gate: AttachedGate = 'message',
): Promise<boolean> {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return true
  const attached = await tx
    .update(evidenceFiles)
    .set({ attachedAt: new Date(now) })
    .where(and(inArray(evidenceFiles.id, wanted), sentBy(sender, gate)))
    .returning({ id: evidenceFiles.id })
  return attached.length === wanted.length
}

/** Complete files that are not attached yet. */
export const unsentFiles = (orm: Orm, sender: Sender, gate: AttachedGate = 'message'): Promise<FileRow[]> =>
  orm
    .select()
    .from(evidenceFiles)
    .where(and(sentBy(sender, gate), isNull(evidenceFiles.attachedAt)))
    .orderBy(asc(evidenceFiles.createdAt))

/** Attachments, by message id. */
export async function attachedTo(orm: Orm, vault: Vault, messages: readonly { readonly fileIds: readonly string[] }[]) {
  const ids = messages.flatMap(({ fileIds }) => fileIds)
  const rows = ids.length === 0 ? [] : await orm.select().from(evidenceFiles).where(inArray(evidenceFiles.id, ids))
  return new Map(
    rows.map((row) => {
      const { name, kind } = openFileDetails(vault, row)
      return [row.id, { staffId: row.staffId, file: { id: row.id, name, kind, size: row.size } }] as const
    }),
  )
}
