import { and, asc, eq, gt, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { digestEmail } from '#content/messages/to-staff.ts'
import { pages } from '#contract/pages.ts'
import { plainShare, workingShare } from '#domain/calendar/working-time.ts'
import { owners } from '#domain/cases/owners.ts'
import { clockNews } from '#domain/cases/reminders.ts'
import { isDigestDue } from '#domain/staff/digest.ts'
import { capabilitiesOf } from '#domain/staff/roles.ts'
import { remindOnce } from '../cases/case-reminders.ts'
import { houseHolidays } from '../cases/house-holidays.ts'
import { caseReminders, cases } from '../cases/tables.ts'
import { addressFor } from '../config/config.ts'
import type { Orm } from '../database/database.ts'
import { tellDesk } from '../desk-changes/tell-desk.ts'
import { sendSoon } from '../orders/order-email.ts'
import type { Services } from '../services.ts'
import { threadMessages } from '../threads/tables.ts'
import { detailsOf, present } from './people.ts'
import { staffDigests } from './tables.ts'

const atOnce = 500
const dayMs = 86_400_000
const nobody = '00000000-0000-0000-0000-000000000000'

/** Tells the desk of clocks that run out, three quarters and all of it, once each across processes. */
export async function tellClocks({ database, now }: Services): Promise<void> {
  const holidays = await database.run(houseHolidays)
  let after = nobody
  let portion: (typeof cases.$inferSelect)[]
  do {
    portion = await database.run((orm) =>
      orm
        .select()
        .from(cases)
        .where(
          and(
            isNotNull(cases.dueAt),
            // No clock runs for so long that three quarters of it are used a week before its end.
            lte(cases.dueAt, new Date(now() + 7 * dayMs)),
            gt(cases.id, after),
            sql`not exists (select from case_reminders r
              where r.case_id = ${cases.id} and r.state_since = ${cases.stateSince} and r.what = 'clock out')`,
          ),
        )
        .orderBy(asc(cases.id))
        .limit(atOnce),
    )
    for (const found of portion) {
      if (!found.clockFrom || !found.dueAt) continue
      const clock = { from: found.clockFrom.getTime(), due: found.dueAt.getTime() }
      const isOurs = !['patient', 'carrier'].includes(owners[found.state] ?? '')
      const what = clockNews(isOurs ? workingShare(clock, now(), holidays) : plainShare(clock, now()))
      if (what === null) continue
      await database.run((orm) =>
        orm.transaction(async (tx) => {
          if (!(await remindOnce(tx, found, what, now()))) return
          await tellDesk(tx, 'case', found.id)
          await tellDesk(tx, 'watch', found.id)
        }),
      )
    }
    after = portion.at(-1)?.id ?? after
  } while (portion.length === atOnce)
}

async function newsSince(tx: Orm, since: Date) {
  const [fresh] = await tx.select({ n: sql<number>`count(*)::int` }).from(cases).where(gt(cases.createdAt, since))
  const [said] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(threadMessages)
    .where(and(eq(threadMessages.from, 'patient'), gt(threadMessages.at, since)))
  const [ran] = await tx
    .select({ n: sql<number>`count(distinct ${caseReminders.caseId})::int` })
    .from(caseReminders)
    .where(and(inArray(caseReminders.what, ['clock nearly out', 'clock out']), gt(caseReminders.at, since)))
  return { cases: fresh?.n ?? 0, replies: said?.n ?? 0, clocks: ran?.n ?? 0 }
}

/** Writes to those who want to hear, each in a transaction of their own: nobody is told twice. */
export async function sendDigests(services: Services): Promise<void> {
  const { database, now, config, messages } = services
  const people = await database.run((orm) => present(orm))
  const wanting = await database.run((orm) => orm.select().from(staffDigests).where(ne(staffDigests.digest, 'off')))
  for (const { staffId } of wanting) {
    const person = people.find(({ id, roles }) => id === staffId && capabilitiesOf(roles).has('see-queue'))
    if (!person) continue
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        const [own] = await tx
          .select()
          .from(staffDigests)
          .where(eq(staffDigests.staffId, staffId))
          .for('no key update', { skipLocked: true })
        if (!own || !isDigestDue(own.digest, own.toldUntil.getTime(), now())) return
        await tx
          .update(staffDigests)
          .set({ toldUntil: new Date(now()) })
          .where(eq(staffDigests.staffId, staffId))
        const news = await newsSince(tx, own.toldUntil)
        if (news.cases + news.replies + news.clocks === 0) return
        const { email } = detailsOf(services, person)
        await messages.write(tx, { kind: 'email', to: email, ...digestEmail(news, addressFor(config, pages.desk)) })
      }),
    )
  }
  if (wanting.length > 0) sendSoon(services)
}

export async function tellNews(services: Services): Promise<void> {
  await tellClocks(services)
  await sendDigests(services)
}
