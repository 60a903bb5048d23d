import { eq } from 'drizzle-orm'
import { complaintProblems as problems } from '#content/complaints/complaints.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import {
  type ComplaintEvent,
  type ComplaintProblem,
  type Conclusion,
  complaintDueBy,
} from '#domain/complaints/complaint.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Database, Orm, Statement } from '../../platform/database/database.ts'
import { inBatches, portion } from '../../platform/database/erase-in-batches.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import { complaintEvents, complaints } from './tables.ts'

export type StoredComplaint = typeof complaints.$inferSelect

interface Content {
  readonly who: string
  readonly what: string
}

type Found = Pick<Conclusion, 'found' | 'changes'>

const owner = (id: string, part: string) => `complaint/${id}/${part}`

export const sealContent = (vault: Vault, id: string, content: Content): Buffer =>
  vault.seal(JSON.stringify(content), owner(id, 'content'))

export const openContent = (vault: Vault, { id, content }: StoredComplaint): Content =>
  JSON.parse(vault.open(content, owner(id, 'content')))

export const sealFound = (vault: Vault, id: string, found: Found): Buffer =>
  vault.seal(JSON.stringify(found), owner(id, 'conclusion'))

export const openFound = (vault: Vault, { id, conclusion }: StoredComplaint): Found | null =>
  conclusion && JSON.parse(vault.open(conclusion, owner(id, 'conclusion')))

/** The complaint, locked until the transaction ends. */
export async function lockComplaint(tx: Orm, id: string): Promise<StoredComplaint> {
  const [found] = await tx.select().from(complaints).where(eq(complaints.id, id)).for('no key update')
  if (!found) throw new ApiError(404, problems.none)
  return found
}

export const dueAt = async (tx: Orm, complaint: Parameters<typeof complaintDueBy>[0]): Promise<Date | null> => {
  const due = complaintDueBy(complaint, await clinicClosures(tx))
  return due === null ? null : new Date(due)
}

export function refuse(because: ComplaintProblem | null): void {
  if (because !== null) throw new ApiError(422, problems.because[because], { because })
}

interface Event {
  readonly complaintId: string
  readonly staffId: string
  readonly what: ComplaintEvent
}

export async function recordComplaintEvent(tx: Orm, event: Event, now: Instant): Promise<void> {
  await tx.insert(complaintEvents).values({ ...event, at: new Date(now) })
  await publishDeskEvent(tx, 'watch', event.complaintId)
}

const eraseOver: Statement = {
  name: 'erase_complaints',
  text: `
    delete from complaints where id in (
      select id from complaints where kept_until <= $1::timestamptz
      order by kept_until ${portion} for update skip locked
    ) returning id`,
}

/** Erases closed complaints whose period is over. Who did what with them stays, without a name or a word of it. */
export const eraseOldComplaints = (database: Database, now: Instant): Promise<number> =>
  inBatches(database, eraseOver, now)
