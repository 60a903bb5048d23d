import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { digestEmail } from '#content/notifications/to-staff.ts'
import { pages } from '#contract/pages.ts'
import { isDigestDue } from '#domain/identity/staff/digest.ts'
import { capabilitiesOf } from '#domain/identity/staff/roles.ts'
import { rolesOf } from '../../identity/staff/staff-rows.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import { forEachRow } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'
import { caseReminders, cases } from '../cases/tables.ts'
import { threadMessages } from '../messages/tables.ts'
import { detailsOf, present } from './people.ts'
import { staffDigests } from './tables.ts'

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

/** Writes to staff who want digests, each in a transaction of their own, so that nobody gets two. */
export async function sendDigests(services: Services): Promise<void> {
  const { database, now, config, messages } = services
  const people = await database.run((orm) => present(orm))
  const wanting = await database.run((orm) => orm.select().from(staffDigests).where(ne(staffDigests.digest, 'off')))
  const write = async (staffId: string): Promise<void> => {
    const person = people.find((one) => one.id === staffId && capabilitiesOf(rolesOf(one)).has('see-queue'))
    if (!person) return
    await database.transaction(async (tx) => {
      const [own] = await tx
        .select()
        .from(staffDigests)
        .where(eq(staffDigests.staffId, staffId))
        .for('no key update', { skipLocked: true })
      if (!own || !isDigestDue(own.digest, own.reportedUntil.getTime(), now())) return
      await tx
        .update(staffDigests)
        .set({ reportedUntil: new Date(now()) })
        .where(eq(staffDigests.staffId, staffId))
      const news = await newsSince(tx, own.reportedUntil)
      if (news.cases + news.replies + news.clocks === 0) return
      const { email } = detailsOf(services, person)
      const words = digestEmail(news, addressFor(config, pages.desk))
      await messages.write(tx, { kind: 'email', owner: { staffId }, to: email, ...words })
    })
  }
  const ids = wanting.map(({ staffId }) => staffId)
  await forEachRow(services, { task: 'the desk is told: digests', ids, work: write })
  if (wanting.length > 0) sendSoon(services)
}
