import { desc, eq } from 'drizzle-orm'
import { vitalsWords as words } from '#content/desk/vitals.ts'
import type { ShownVitals } from '#contract/desk/vitals.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { areHigh, type Vitals, vitalsProblem } from '#domain/clinical/vitals.ts'
import { accountById } from '../../accounts/account-rows.ts'
import type { Handler } from '../../calls/route.ts'
import { isSeenForAdhd } from '../../cases/adhd-patients.ts'
import type { Orm } from '../../database/database.ts'
import { tellDesk } from '../../desk-changes/tell-desk.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { staffNames } from '../../staff/staff-names.ts'
import { adhdVitals } from './tables.ts'

const vitalsOwner = (id: string) => `adhd-vitals/${id}`

const mostShown = 50

/** Blood pressure and pulse of a person, the newest first; null: they are not seen about ADHD. */
export async function shownVitals(
  services: Pick<Services, 'vault'>,
  tx: Orm,
  accountId: string,
): Promise<ShownVitals[] | null> {
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

/** Sent again under its id it is there already. */
export const deskRecordVitals =
  (services: Services): Handler<'desk_record_vitals'> =>
  async ({ body: { id, accountId, appointmentId, takenOn, occasion, source, ...vitals }, staff }) => {
    const now = services.now()
    const problem = vitalsProblem(vitals, takenOn, londonTimeAt(now).date)
    if (problem !== null) throw new Refusal(422, words.problems[problem], { problem })
    return services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const account = await accountById(tx, accountId)
        if (!account || !(await isSeenForAdhd(tx, accountId))) throw new Refusal(404, words.notSeen)
        const content = services.vault.seal(JSON.stringify(vitals), vitalsOwner(id))
        await tx
          .insert(adhdVitals)
          .values({
            id,
            accountId,
            appointmentId,
            content,
            takenOn,
            occasion,
            source,
            staffId: staff.id,
            at: new Date(now),
          })
          .onConflictDoNothing()
        await tellDesk(tx, 'watch', id)
        return {}
      }),
    )
  }
