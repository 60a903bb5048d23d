import { randomUUID } from 'node:crypto'
import { asc, eq, isNotNull } from 'drizzle-orm'
import { addDays } from '#domain/appointments/calendar.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { capabilitiesOf, type Role } from '#domain/identity/staff/roles.ts'
import { type OutsideBody, outsideBodies } from '#domain/incidents/outside-reports.ts'
import { cases } from '../../clinical/cases/tables.ts'
import { endAction, setAction } from '../../clinical/incidents/actions.ts'
import { closeIncident, concludeIncident } from '../../clinical/incidents/closing.ts'
import { decideReport } from '../../clinical/incidents/outside-reports.ts'
import { reportIncident } from '../../clinical/incidents/report.ts'
import { assignIncident, gradeIncident } from '../../clinical/incidents/review.ts'
import { incidents } from '../../clinical/incidents/tables.ts'
import { demoPeople } from '../../identity/staff/demo-staff.ts'
import { staffByEmail } from '../../identity/staff/staff-rows.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

type Reported = Omit<Parameters<typeof reportIncident>[2], 'id' | 'staff' | 'happenedAt' | 'awareAt'>

/** Fictional incidents: one new, one whose review is overdue, one in review with the ICO's time running, one closed. */
export async function seedIncidents(services: Services): Promise<void> {
  const { database, vault } = services
  const idOf = async (role: Role) => {
    const email = demoPeople.find((person) => person.role === role)?.email ?? ''
    const found = await database.run((orm) => staffByEmail(orm, vault, email))
    if (!found) throw new Error(`The demo has no ${role}.`)
    return found.id
  }
  const [lead, pharmacist, prescriber, support] = [
    await idOf('clinical_lead'),
    await idOf('pharmacist'),
    await idOf('prescriber'),
    await idOf('support'),
  ]
  const [ordered] = await database.run((orm) =>
    orm.select({ id: cases.id }).from(cases).where(isNotNull(cases.orderId)).orderBy(asc(cases.createdAt)).limit(1),
  )
  const about = ordered ? { subject: 'case' as const, id: ordered.id } : null
  // Support sees parcels, and not cases.
  const parcel = about && { ...about, subject: 'parcel' as const }
  const at = (hoursAgo: number): Services => ({ ...services, now: () => services.now() - hoursAgo * hourMs })
  const today = londonTimeAt(services.now()).date

  async function reported(hoursAgo: number, by: { id: string; role: Role }, given: Reported): Promise<string> {
    const then = at(hoursAgo)
    const id = randomUUID()
    const staff = { id: by.id, roles: [by.role], registration: null, capabilities: capabilitiesOf([by.role]) }
    const times = { happenedAt: then.now() - hourMs, awareAt: then.now() }
    await database.transaction((tx) => reportIncident(then, tx, { id, ...given, ...times, staff }))
    return id
  }
  const incidentOf = async (tx: Orm, id: string) => {
    const [found] = await tx.select().from(incidents).where(eq(incidents.id, id))
    if (!found) throw new Error('An incident of the demo is missing.')
    return found
  }
  const reviewed = (then: Services, id: string) =>
    database.transaction(async (tx) => {
      const incident = await incidentOf(tx, id)
      const { kind, harm, category, hazard } = incident
      await gradeIncident(then, tx, incident, { grading: { kind, harm, category, hazard }, staffId: lead })
    })
  const decided = (
    then: Services,
    id: string,
    body: OutsideBody,
    given: { isNeeded: boolean; reason: string; reference?: string; sentOn?: string },
  ) =>
    database.transaction((tx) =>
      decideReport(then, tx, { id, body, reference: '', sentOn: null, ...given, staffId: lead }),
    )

  await reported(
    2,
    { id: support, role: 'support' },
    {
      ...{ kind: 'near_miss', harm: 'none', category: 'supply', hazard: 'unfit-pen', about: null },
      what: 'A courier rang to say a box had stood in a warm depot overnight. It was stopped before it reached the patient.',
      action: 'Asked the courier to bring it back and told the pharmacist.',
    },
  )
  await reported(
    9 * 24,
    { id: prescriber, role: 'prescriber' },
    {
      ...{ kind: 'incident', harm: 'moderate', category: 'communication', hazard: 'vomiting-continued', about },
      what: 'The patient wrote twice over a weekend that they could not keep fluids down. Nobody read it until Monday, and they needed fluids in hospital.',
      action: 'Rang the patient, who is home again. Supply is on hold.',
    },
  )
  const breach = await reported(
    30,
    { id: support, role: 'support' },
    {
      ...{ kind: 'incident', harm: 'none', category: 'privacy', hazard: 'wrong-letter', about: parcel },
      what: 'A letter for one patient was put into an envelope addressed to another. The person who opened it rang us.',
      action: 'Asked them to return it unread and told the clinical lead.',
    },
  )
  await reviewed(at(28), breach)
  await database.transaction((tx) => assignIncident(at(28), tx, { id: breach, ownerId: pharmacist, staffId: lead }))
  await decided(at(27), breach, 'ico', {
    isNeeded: true,
    reason: 'Health data reached a stranger. A risk to the patient is possible.',
  })
  await database.transaction((tx) =>
    setAction(at(27), tx, {
      ...{ id: breach, actionId: randomUUID(), ownerId: support, staffId: lead, dueOn: addDays(today, 6) },
      what: 'Print the envelope with the letter, so that both come from the same record.',
    }),
  )
  const caught = await reported(
    20 * 24,
    { id: pharmacist, role: 'pharmacist' },
    {
      ...{ kind: 'near_miss', harm: 'none', category: 'dose', hazard: 'wrong-pen', about: null },
      what: 'A 5 mg pen was picked for a 2.5 mg prescription. Scanning the pack at the check stopped it.',
      action: 'Put the pen back and checked the shelf.',
    },
  )
  const then = at(19 * 24)
  await reviewed(then, caught)
  const actionId = randomUUID()
  await database.transaction(async (tx) => {
    await setAction(then, tx, {
      ...{ id: caught, actionId, ownerId: pharmacist, staffId: lead, dueOn: addDays(today, -15) },
      what: 'Separate the strengths on the shelf.',
    })
    await endAction(at(17 * 24), tx, {
      id: caught,
      actionId,
      as: 'done',
      said: 'Done on both shelves.',
      staffId: pharmacist,
    })
  })
  for (const body of outsideBodies)
    await decided(
      then,
      caught,
      body,
      body === 'lfpse'
        ? {
            isNeeded: true,
            reason: 'A near miss with a medicine.',
            reference: 'LFPSE-DEMO-1',
            sentOn: londonTimeAt(then.now()).date,
          }
        : { isNeeded: false, reason: 'A near miss that reached nobody.' },
    )
  await database.transaction(async (tx) => {
    const conclusion = {
      whatHappened:
        'Two strengths with similar boxes stood beside each other. The scan at the check stopped the wrong one.',
      causes: 'Similar packaging and one shelf for both strengths.',
      learning: 'The scan works as intended. The strengths now stand apart.',
      candour: 'not_needed' as const,
      candourReason: 'It was stopped before supply, so no patient was affected.',
      summary: '',
    }
    await concludeIncident(at(16 * 24), tx, await incidentOf(tx, caught), { conclusion, staffId: lead })
    await closeIncident(at(16 * 24), tx, await incidentOf(tx, caught), lead)
  })
}
