import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { MedicineKey } from '#domain/medicines/medicines.ts'
import type { InjectionSite, LoggedDose } from '#domain/treatment/dose-log.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/vault.ts'
import { loggedDoses } from './tables.ts'

const contentOwner = (id: string) => `logged-dose/${id}`

interface Content {
  /** HH:MM in London. Null: not given, or the dose was missed. */
  readonly time: string | null
  readonly medicine: MedicineKey
  readonly mg: number
  readonly site: InjectionSite | null
  /** The patient was asked whether a dose so close to another is right, and said yes. */
  readonly isConfirmed: boolean
}

export interface DoseEntry extends LoggedDose, Content {
  readonly id: string
  readonly loggedAt: Date
}

const ofPatient = (accountId: string) => and(eq(loggedDoses.accountId, accountId), isNull(loggedDoses.removedAt))

/** The same as the rules read it: nothing sealed is opened. */
export const loggedDaysOf = (tx: Orm, accountId: string): Promise<LoggedDose[]> =>
  tx.select({ on: loggedDoses.on, is: loggedDoses.kind }).from(loggedDoses).where(ofPatient(accountId))

/** What a patient has logged, the latest first. */
export async function loggedDosesOf(tx: Orm, vault: Vault, accountId: string): Promise<DoseEntry[]> {
  const rows = await tx
    .select()
    .from(loggedDoses)
    .where(ofPatient(accountId))
    .orderBy(desc(loggedDoses.on), desc(loggedDoses.loggedAt))
  const entries = rows.flatMap(({ id, on, kind, content, loggedAt }) =>
    content === null
      ? []
      : [{ id, on, is: kind, loggedAt, ...(JSON.parse(vault.open(content, contentOwner(id))) as Content) }],
  )
  return entries.toSorted((a, b) => b.on.localeCompare(a.on) || (b.time ?? '').localeCompare(a.time ?? ''))
}

export type DoseRow = typeof loggedDoses.$inferSelect

/** An entry by its id, whoever it belongs to, and removed or not. */
export async function doseRow(tx: Orm, id: string): Promise<DoseRow | null> {
  const [found] = await tx.select().from(loggedDoses).where(eq(loggedDoses.id, id))
  return found ?? null
}

interface Saving extends LoggedDose, Content {
  readonly id: string
  readonly accountId: string
  readonly at: Instant
}

/** The caller has the account locked, and knows that the id is new or theirs. */
export async function saveDose(tx: Orm, vault: Vault, { id, accountId, on, is, at, ...content }: Saving) {
  const row = {
    on,
    kind: is,
    content: vault.seal(JSON.stringify(content satisfies Content), contentOwner(id)),
    loggedAt: new Date(at),
  }
  await tx
    .insert(loggedDoses)
    .values({ id, accountId, ...row })
    .onConflictDoUpdate({ target: loggedDoses.id, set: row })
}

/** The entry is emptied, and its mark stays. */
export async function forgetDose(tx: Orm, { id, accountId }: Pick<DoseRow, 'id' | 'accountId'>, now: Instant) {
  await tx
    .update(loggedDoses)
    .set({ content: null, removedAt: new Date(now) })
    .where(and(eq(loggedDoses.id, id), eq(loggedDoses.accountId, accountId), isNull(loggedDoses.removedAt)))
}
