import { and, isNull, sql } from 'drizzle-orm'
import { type AccessGiven, accessGivenEmail } from '#content/notifications/access-given.ts'
import { pages } from '#contract/pages.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { staffName } from './staff-names.ts'
import { openStaffDetails, rolesOf, type StaffRow } from './staff-rows.ts'
import { staff } from './tables.ts'

type Given = Pick<Services, 'config' | 'vault' | 'messages'>

/** The clinical leads who work here now, whether or not they have accepted their invitation yet. */
export async function leadsOf(tx: Orm): Promise<StaffRow[]> {
  const found = await tx
    .select()
    .from(staff)
    .where(and(isNull(staff.endedAt), sql`'clinical_lead' = any(${staff.roles})`))
    .orderBy(staff.id)
  return found.filter((row) => rolesOf(row).includes('clinical_lead'))
}

interface News {
  /** Who granted it. Null: a command on the server. */
  readonly byId: string | null
  readonly personId: string
  readonly what: AccessGiven
}

/** Writes to every clinical lead except those involved, in the transaction that grants access. */
export async function notifyLeads(services: Given, tx: Orm, { byId, personId, what }: News): Promise<void> {
  const leads = (await leadsOf(tx)).filter(({ id }) => id !== byId && id !== personId)
  if (leads.length === 0) return
  const by = byId === null ? null : await staffName(services, tx, byId)
  const words = accessGivenEmail({
    by,
    person: await staffName(services, tx, personId),
    what,
    address: addressFor(services.config, pages.deskStaff),
  })
  for (const lead of leads) {
    const { email } = openStaffDetails(services.vault, lead)
    await services.messages.write(tx, { kind: 'email', owner: { staffId: lead.id }, to: email, ...words })
  }
}
