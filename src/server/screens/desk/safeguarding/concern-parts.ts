import { desc, eq } from 'drizzle-orm'
import type { ConcernView } from '#contract/safeguarding/desk-safeguarding.ts'
import { informant } from '#domain/intake/informant/flow.ts'
import { findingsIn } from '#domain/preparation/findings.ts'
import { alarms } from '../../../clinical/on-call/tables.ts'
import { sentInvitationsOf } from '../../../clinical/preparation/preparation-rows.ts'
import { openEnding, openReach, openReported, openSaid } from '../../../clinical/safeguarding/concern-rows.ts'
import { concernAnswers, concernContacts, type concerns } from '../../../clinical/safeguarding/tables.ts'
import { accountById, openDetails } from '../../../identity/accounts/account-rows.ts'
import { fullNameOf } from '../../../identity/accounts/person.ts'
import { staffName, staffNames } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { informantAnswers } from '../appointments/clinic-list/preparation-of.ts'

type Opening = Pick<Services, 'vault'>
type Concern = typeof concerns.$inferSelect

export async function personIn({ vault }: Opening, tx: Orm, accountId: string | null) {
  const account = accountId === null ? null : await accountById(tx, accountId)
  if (!account) return { person: null, mobile: null }
  const details = openDetails(vault, account)
  return {
    person: {
      accountId: account.id,
      name: fullNameOf(details),
      born: details.dob || null,
      email: details.email || null,
    },
    mobile: details.mobile || null,
  }
}

export function contactOptions({ vault }: Opening, concern: Concern, mobile: string | null) {
  const reach = openReach(vault, concern)
  const left = reach ? [{ number: reach.phone, from: 'left' as const }] : []
  const own = mobile && mobile !== reach?.phone ? [{ number: mobile, from: 'account' as const }] : []
  return {
    phones: [...left, ...own],
    calledName: reach?.name || null,
    mayLeaveMessage: reach?.mayLeaveMessage ?? null,
  }
}

export async function reportedIn(
  services: Opening,
  tx: Orm,
  caseId: string,
  accountId: string | null,
): Promise<ConcernView['told']> {
  const { vault } = services
  const rows = await tx
    .select()
    .from(concernAnswers)
    .where(eq(concernAnswers.caseId, caseId))
    .orderBy(desc(concernAnswers.at))
  const inConfidence = rows.some(({ source }) => source === 'preparation') ? await saidOf(services, tx, accountId) : []
  return rows.map((row) => {
    const { source, answers } = openReported(vault, row)
    // Read from their own place, so that what was taken back is gone here as well.
    const said = source === 'preparation' ? inConfidence : []
    return { source, at: row.at.toISOString(), answers: [...answers, ...said] }
  })
}

/** What marked answers of somebody who knows the patient say. */
async function saidOf(services: Opening, tx: Orm, accountId: string | null) {
  const sent = accountId === null ? [] : await sentInvitationsOf(tx, accountId)
  return sent.flatMap((invitation) => {
    const told = informantAnswers(services, invitation)
    return told
      ? findingsIn(informant, told.now, new Set()).map(({ question, answer, rank }) => ({
          question,
          answer: answer.join(', '),
          isRisk: rank === 'risk',
        }))
      : []
  })
}

export async function contactsIn(services: Opening, tx: Orm, caseId: string): Promise<ConcernView['contacts']> {
  const rows = await tx
    .select()
    .from(concernContacts)
    .where(eq(concernContacts.caseId, caseId))
    .orderBy(desc(concernContacts.at))
  const names = await staffNames(
    services,
    tx,
    rows.map(({ staffId }) => staffId),
  )
  return rows.map((row) => ({
    id: row.id,
    by: names.get(row.staffId) ?? 'A colleague',
    at: row.at.toISOString(),
    how: row.how,
    isReached: row.isReached,
    said: openSaid(services.vault, row),
  }))
}

export async function alarmOf(services: Opening, tx: Orm, caseId: string): Promise<ConcernView['alarm']> {
  const [alarm] = await tx.select().from(alarms).where(eq(alarms.caseId, caseId))
  if (!alarm) return null
  const by = alarm.acknowledgedBy && (await staffName(services, tx, alarm.acknowledgedBy))
  return { by, at: alarm.acknowledgedAt?.toISOString() ?? null }
}

export async function endingOf(services: Opening, tx: Orm, concern: Concern): Promise<ConcernView['ending']> {
  const { outcome, closedBy, closedAt } = concern
  if (!outcome || !closedBy || !closedAt) return null
  const by = { id: closedBy, name: await staffName(services, tx, closedBy) }
  return { outcome, said: openEnding(services.vault, concern) ?? '', by, at: closedAt.toISOString() }
}
