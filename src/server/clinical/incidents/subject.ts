import { eq } from 'drizzle-orm'
import type { CaseKind } from '#domain/cases/kinds.ts'
import type { IncidentSubject } from '#domain/incidents/incident.ts'
import { mayOpenCase } from '#domain/safeguarding/who-may-open.ts'
import { appointmentOwnerOf } from '../../appointments/appointment-owner.ts'
import { appointmentFor } from '../../appointments/desk/opened-appointment.ts'
import type { Opener } from '../../appointments/desk/whose-day.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { cases } from '../cases/tables.ts'

export interface SubjectFound {
  readonly accountId: string | null
  /** Of the order. Null: nothing was ordered. */
  readonly reference: string | null
  /** Of a case: each kind has a page of its own. Null: it is none. */
  readonly caseKind: CaseKind | null
}

async function ofCase(tx: Orm, id: string, mayOpen: (kind: string) => boolean): Promise<SubjectFound | null> {
  const [found] = await tx
    .select({ kind: cases.kind, own: cases.accountId, ordered: orders.accountId, reference: orders.reference })
    .from(cases)
    .leftJoin(orders, eq(orders.id, cases.orderId))
    .where(eq(cases.id, id))
  if (!found || !mayOpen(found.kind)) return null
  return { accountId: found.own ?? found.ordered, reference: found.reference, caseKind: found.kind }
}

async function ofAppointment(tx: Orm, id: string, staff: Opener): Promise<SubjectFound | null> {
  const found = await appointmentFor(tx, staff, id)
  if (!found) return null
  return { accountId: appointmentOwnerOf(found).accountId, reference: found.order?.reference ?? null, caseKind: null }
}

async function ofPerson(tx: Orm, id: string): Promise<SubjectFound | null> {
  const [found] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id))
  return found ? { accountId: found.id, reference: null, caseKind: null } : null
}

const never = Promise.resolve(null)

/** What an incident is about, for staff who may open it. Null: there is no such thing for them. */
export function subjectFound(
  tx: Orm,
  { subject, id }: { readonly subject: IncidentSubject; readonly id: string },
  staff: Opener,
): Promise<SubjectFound | null> {
  const { capabilities } = staff
  const finds: Readonly<Record<IncidentSubject, () => Promise<SubjectFound | null>>> = {
    case: () => ofCase(tx, id, (kind) => mayOpenCase({ kind }, capabilities)),
    concern: () => ofCase(tx, id, (kind) => kind === 'safeguarding' && mayOpenCase({ kind }, capabilities)),
    parcel: () => (capabilities.has('dispatch') ? ofCase(tx, id, (kind) => kind === 'order') : never),
    appointment: () => ofAppointment(tx, id, staff),
    person: () => (capabilities.has('see-contact') ? ofPerson(tx, id) : never),
    conversation: () => (capabilities.has('message') ? ofPerson(tx, id) : never),
  }
  return finds[subject]()
}
