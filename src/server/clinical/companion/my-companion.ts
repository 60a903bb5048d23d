import { sql } from 'drizzle-orm'
import { companionRefused } from '#content/companion/companion.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isCompanionOpen, isWritable, noteProblem, unsentDays } from '#domain/companion/companion.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { isPatientMark, patientMark } from '../tracking/patient-mark.ts'
import {
  companionOf,
  companionSettingsOf,
  companionWeeksOf,
  noteOwner,
  planOwner,
  requireCompanion,
} from './companion-rows.ts'
import { companionSettings } from './tables.ts'

export const myCompanion =
  ({ database, vault, now }: Services): Handler<'my_companion'> =>
  ({ account: { id: accountId } }) =>
    database.run(async (orm) => {
      const today = londonTimeAt(now()).date
      const companion = await companionOf(orm, accountId)
      if (!companion) return { companion: null }
      const { reminders, sharedSince, read } = await companionSettingsOf(orm, accountId)
      const weeks = await companionWeeksOf(orm, vault, accountId)
      return {
        companion: {
          today,
          whose: patientMark(vault, accountId),
          ...companion,
          isOpen: isCompanionOpen(companion, today),
          weeks: weeks.map(({ week, things, note }) => ({ week, things: [...things], note })),
          reminders,
          sharedSince: sharedSince?.toISOString() ?? null,
          read,
        },
      }
    })

/** Plan and note are one row, and each is replaced only by what was written after it. */
export const saveCompanionWeek =
  ({ database, vault, now }: Services): Handler<'save_companion_week'> =>
  async ({ account: { id: accountId }, body: { at, whose, week, things, note } }) => {
    if (!isPatientMark(vault, accountId, whose)) throw new ApiError(409, 'This was written by another person.')
    const today = londonTimeAt(now()).date
    // What is dated in the future would stand over everything written after it.
    const writtenAt = new Date(Math.min(Date.parse(at), now()))
    await database.transaction(async (tx) => {
      const companion = await requireCompanion(tx, accountId)
      // Written in time and sent later still counts.
      const writtenOn = londonTimeAt(writtenAt.getTime()).date
      const isInTime = writtenOn >= addDays(today, -unsentDays) && isWritable(week, companion, writtenOn)
      if (!isInTime && !isWritable(week, companion, today)) throw new ApiError(422, companionRefused.week)
      const problem = note ? noteProblem(note, week) : null
      if (problem) throw new ApiError(422, companionRefused[problem])
      if (things !== undefined) {
        const plan = vault.seal(JSON.stringify(things), planOwner(accountId))
        await tx.execute(sql`
          insert into companion_weeks (account_id, week, plan, planned_at) values (${accountId}, ${week}, ${plan}, ${writtenAt})
          on conflict (account_id, week) do update set plan = excluded.plan, planned_at = excluded.planned_at
          where companion_weeks.planned_at is null or companion_weeks.planned_at <= excluded.planned_at`)
      }
      if (note !== undefined) {
        const sealed = note && vault.seal(JSON.stringify(note), noteOwner(accountId))
        await tx.execute(sql`
          insert into companion_weeks (account_id, week, note, noted_at) values (${accountId}, ${week}, ${sealed}, ${writtenAt})
          on conflict (account_id, week) do update set note = excluded.note, noted_at = excluded.noted_at
          where companion_weeks.noted_at is null or companion_weeks.noted_at <= excluded.noted_at`)
      }
    })
    return {}
  }

export const setCompanion =
  ({ database, now }: Services): Handler<'set_companion'> =>
  async ({ account: { id: accountId }, body: { reminders, isShared, read } }) => {
    await database.transaction(async (tx) => {
      await requireCompanion(tx, accountId)
      const at = new Date(now())
      await tx.insert(companionSettings).values({ accountId }).onConflictDoNothing()
      await tx.execute(sql`
        update companion_settings set
          reminds_plan = coalesce(${reminders?.plan ?? null}::boolean, reminds_plan),
          reminds_note = coalesce(${reminders?.note ?? null}::boolean, reminds_note),
          shared_since = case ${isShared ?? null}::boolean
            when true then coalesce(shared_since, ${at}) when false then null else shared_since end,
          read = case when ${read ?? null}::text is null or ${read ?? null}::text = any (read) then read
            else array_append(read, ${read ?? null}::text) end
        where account_id = ${accountId}`)
    })
    return {}
  }
