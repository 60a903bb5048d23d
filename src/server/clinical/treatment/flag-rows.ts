import { and, desc, eq, isNull } from 'drizzle-orm'
import type { RaisedFlag } from '#contract/treatment/coaching.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { planFlags } from './tables.ts'

export const flagOwner = (flagId: string) => `plan-flag/${flagId}`

interface Wanted {
  readonly accountId: string
  /** Only those that no prescriber has answered. */
  readonly isOpen?: boolean
}

/** Flags raised about a patient, newest first. */
export async function flagsOf(
  services: Pick<Services, 'vault'>,
  tx: Orm,
  { accountId, isOpen = false }: Wanted,
): Promise<RaisedFlag[]> {
  const rows = await tx
    .select()
    .from(planFlags)
    .where(and(eq(planFlags.accountId, accountId), isOpen ? isNull(planFlags.answeredAt) : undefined))
    .orderBy(desc(planFlags.raisedAt))
    .limit(50)
  const names = await staffNames(
    services,
    tx,
    rows.flatMap(({ raisedBy, answeredBy }) => [raisedBy, ...(answeredBy ? [answeredBy] : [])]),
  )
  const nameOf = (id: string) => names.get(id) ?? 'A colleague'
  const open = (value: Buffer, id: string) => services.vault.open(value, flagOwner(id))
  return rows.map(({ id, raisedBy, raisedAt, words, answeredBy, answeredAt, answer }) => ({
    id,
    by: nameOf(raisedBy),
    at: raisedAt.toISOString(),
    words: open(words, id),
    answer:
      answer && answeredBy && answeredAt
        ? { by: nameOf(answeredBy), at: answeredAt.toISOString(), words: open(answer, id) }
        : null,
  }))
}
