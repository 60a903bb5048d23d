import { and, desc, eq } from 'drizzle-orm'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type CompanionPeriod, type CompanionWeek, companionPeriod } from '#domain/companion/companion.ts'
import type { CompanionRead } from '#domain/companion/reads.ts'
import { appointments } from '../../appointments/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { companionSettings, companionWeeks } from './tables.ts'

export interface Companion extends CompanionPeriod {
  readonly appointmentId: string
}

/** It comes with the last assessment the patient attended. Null: they attended none. */
export async function companionOf(tx: Orm, accountId: string): Promise<Companion | null> {
  const [attended] = await tx
    .select({ id: appointments.id, startsAt: appointments.startsAt })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(
      and(
        eq(orders.accountId, accountId),
        eq(appointments.service, adultAdhdAssessment.key),
        eq(appointments.state, 'completed'),
      ),
    )
    .orderBy(desc(appointments.startsAt))
    .limit(1)
  if (!attended) return null
  return { appointmentId: attended.id, ...companionPeriod(londonTimeAt(attended.startsAt.getTime()).date) }
}

export async function requireCompanion(tx: Orm, accountId: string): Promise<Companion> {
  const companion = await companionOf(tx, accountId)
  if (!companion) throw new ApiError(409, 'There is no companion.')
  return companion
}

export const planOwner = (accountId: string) => `account/${accountId}/companion plan`
export const noteOwner = (accountId: string) => `account/${accountId}/companion note`

/** Weeks with a plan or a note, the newest first, also those of an earlier assessment. */
export async function companionWeeksOf(tx: Orm, vault: Vault, accountId: string): Promise<CompanionWeek[]> {
  const rows = await tx
    .select()
    .from(companionWeeks)
    .where(eq(companionWeeks.accountId, accountId))
    .orderBy(desc(companionWeeks.week))
  return rows.map(({ week, plan, note }) => ({
    week,
    things: plan ? JSON.parse(vault.open(plan, planOwner(accountId))) : [],
    note: note ? JSON.parse(vault.open(note, noteOwner(accountId))) : null,
  }))
}

export async function companionSettingsOf(tx: Orm, accountId: string) {
  const [found] = await tx.select().from(companionSettings).where(eq(companionSettings.accountId, accountId))
  return {
    reminders: { plan: found?.remindsPlan ?? false, note: found?.remindsNote ?? false },
    sharedSince: found?.sharedSince ?? null,
    read: found?.read ?? [],
  }
}

/** What the patient lets their clinician see: the notes, never the plans. Null: they do not share, or have no companion. */
export async function sharedCompanion(tx: Orm, vault: Vault, accountId: string) {
  const { sharedSince } = await companionSettingsOf(tx, accountId)
  const companion = sharedSince && (await companionOf(tx, accountId))
  if (!companion) return null
  const weeks = await companionWeeksOf(tx, vault, accountId)
  return {
    from: companion.from,
    until: companion.until,
    since: sharedSince.toISOString(),
    notes: weeks.flatMap(({ week, note }) => (note ? [{ week, ...note, scales: { ...note.scales } }] : [])),
  }
}

interface Written {
  readonly accountId: string
  readonly weeks: readonly CompanionWeek[]
  readonly isShared: boolean
  readonly read: readonly CompanionRead[]
  readonly at: Date
}

/** All of a companion at once, as if it had been written week by week: for the demo. */
export async function insertCompanion(tx: Orm, vault: Vault, { accountId, weeks, isShared, read, at }: Written) {
  for (const { week, things, note } of weeks)
    await tx.insert(companionWeeks).values({
      ...{ accountId, week, plannedAt: at, plan: vault.seal(JSON.stringify(things), planOwner(accountId)) },
      ...(note && { notedAt: at, note: vault.seal(JSON.stringify(note), noteOwner(accountId)) }),
    })
  await tx.insert(companionSettings).values({ accountId, sharedSince: isShared ? at : null, read: [...read] })
}
