import { desc, eq } from 'drizzle-orm'
import { vitalsWords as words } from '#content/appointments/vitals.ts'
import type { VitalsView } from '#contract/appointments/vitals.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { areHigh, type Vitals, vitalsProblem } from '#domain/clinical/vitals.ts'
import { accountById } from '../../identity/accounts/account-rows.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { isSeenForAdhd } from '../adhd-patients.ts'
import { adhdVitals } from './tables.ts'

const vitalsOwner = (id: string) => `adhd-vitals/${id}`

const mostShown = 50

/** Blood pressure and pulse of a patient, newest first; null: the patient is not seen about ADHD. */
export async function vitalsView(
  services: Pick<Services, 'vault'>,
  tx: Orm,
  accountId: string,
): Promise<VitalsView[] | null> {
  if (!(await isSeenForAdhd(tx, accountId))) return null
  const rows = await tx
    .select()
    .from(adhdVitals)
    .where(eq(adhdVitals.accountId, accountId))
    .orderBy(desc(adhdVitals.takenOn), desc(adhdVitals.at))
    .limit(mostShown)
  const names = await staffNames(
    services,
    tx,
    rows.map(({ staffId }) => staffId),
  )
  return rows.map(({ id, content, takenOn, occasion, source, staffId }) => {
    const vitals: Vitals = JSON.parse(services.vault.open(content, vitalsOwner(id)))
    return { id, ...vitals, isHigh: areHigh(vitals), takenOn, occasion, source, by: names.get(staffId) ?? '' }
  })
}

type NewVitals = Omit<typeof adhdVitals.$inferInsert, 'content' | 'at'> & { readonly vitals: Vitals }

/** Under an id that is there already, it is recorded already. */
export async function insertVitals(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { vitals, ...about }: NewVitals,
): Promise<void> {
  const content = vault.seal(JSON.stringify(vitals), vitalsOwner(about.id))
  await tx
    .insert(adhdVitals)
    .values({ ...about, content, at: new Date(now()) })
    .onConflictDoNothing()
}

export const deskRecordVitals =
  (services: Services): Handler<'desk_record_vitals'> =>
  async ({ body: { id, accountId, appointmentId, takenOn, occasion, source, ...vitals }, staff }) => {
    const problem = vitalsProblem(vitals, takenOn, londonTimeAt(services.now()).date)
    if (problem !== null) throw new ApiError(422, words.problems[problem], { problem })
    return services.database.transaction(async (tx) => {
      const account = await accountById(tx, accountId)
      if (!account || !(await isSeenForAdhd(tx, accountId))) throw new ApiError(404, words.notSeen)
      const about = { id, accountId, appointmentId, takenOn, occasion, source, staffId: staff.id }
      await insertVitals(services, tx, { ...about, vitals })
      await publishDeskEvent(tx, 'watch', id)
      return {}
    })
  }
