import { and, eq, isNull } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { profiles } from '#content/site/profiles.ts'
import { defaultTemplate } from '#domain/appointments/default-template.ts'
import type { Orm } from '../platform/database/database.ts'
import { clinicians, weeklyTimes } from './tables.ts'

/**
 * The consultant from the brand file, with their profile and default hours on first start. Later only the name and
 * description follow the files; the desk changes the hours.
 */
export async function seedConsultant(orm: Orm): Promise<void> {
  const { id, name, title } = brand.consultant
  const description = { name, title, profile: [...profiles.psychiatrist.biography] }
  const isNew = await orm
    .insert(clinicians)
    .values({ id, ...description, position: 0 })
    .onConflictDoNothing()
    .returning({ id: clinicians.id })
  if (isNew.length === 0) {
    await orm.update(clinicians).set(description).where(eq(clinicians.id, id))
    return
  }
  const times = Object.entries(defaultTemplate).flatMap(([weekday, starts]) =>
    starts.map((time) => ({ clinicianId: id, weekday: Number(weekday), time })),
  )
  await orm.insert(weeklyTimes).values(times)
}

/** Adds a new clinician; a known one stays unchanged. */
export const addClinician = async (orm: Orm, clinician: typeof clinicians.$inferInsert): Promise<void> =>
  void (await orm.insert(clinicians).values(clinician).onConflictDoNothing())

/** Connects a clinician with a member of staff, unless that is already known. */
export const linkClinician = async (orm: Orm, id: string, staffId: string): Promise<void> =>
  void (await orm
    .update(clinicians)
    .set({ staffId })
    .where(and(eq(clinicians.id, id), isNull(clinicians.staffId))))
