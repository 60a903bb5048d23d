import { and, desc, eq, inArray } from 'drizzle-orm'
import { outcomeWords } from '#content/appointments/clinic-list.ts'
import { mayReadAppointment, mayRecord, outcomeKinds } from '#domain/appointments/outcomes.ts'
import { policyOf } from '#domain/appointments/policy.ts'
import { bookableService, canBeHandedOver, termsOf } from '#domain/appointments/services.ts'
import type { RoomEvent } from '#domain/appointments/video/attendance.ts'
import { openStates } from '#domain/cases/states.ts'
import { formatDose } from '#domain/clinical/ladders.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { appointmentOwnerOf, detailsOf } from '../../../../appointments/appointment-owner.ts'
import { openedAppointment } from '../../../../appointments/desk/opened-appointment.ts'
import { letterOf } from '../../../../appointments/letters.ts'
import { doneOutcomeOf, openOutcome, whyNot, whyNotInWords } from '../../../../appointments/outcomes.ts'
import { whyNoPaper } from '../../../../appointments/paper/record-paper.ts'
import { vitalsView } from '../../../../appointments/paper/vitals.ts'
import { roomEventsOf } from '../../../../appointments/video/room-events.ts'
import { cases } from '../../../../clinical/cases/tables.ts'
import { sharedCompanion } from '../../../../clinical/companion/companion-rows.ts'
import { livePlanOf } from '../../../../clinical/treatment/plan-rows.ts'
import { addressOf, fullNameOf } from '../../../../identity/accounts/person.ts'
import type { Handler } from '../../../../identity/handler.ts'
import { refundedFor } from '../../../../orders/refunded.ts'
import { orders } from '../../../../orders/tables.ts'
import { recordAccess } from '../../../../platform/access-log/record-access.ts'
import type { Orm } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { liveRestrictionView } from '../../../../privacy/restriction/restriction-views.ts'
import { deskPaperOn } from '../../supply/post/desk-paper-views.ts'
import { followUpViews } from '../follow-up/follow-up-views.ts'
import { draftsAbout, historyOf, notesOn, reportedBy } from './appointment-parts.ts'
import { appointmentView, pendingOf } from './day-rows.ts'
import { preparationOf } from './preparation-of.ts'
import { weighInOf } from './weigh-in-of.ts'

type Can = Awaited<ReturnType<Handler<'desk_appointment'>>>['can']

/** The whole appointment, read in one transaction with its access-log entry, which says how much was shown. */
export const deskAppointment =
  (services: Services): Handler<'desk_appointment'> =>
  ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const now = services.now()
      const opened = await openedAppointment(tx, staff, id)
      const { appointment, order, clinician, asker } = opened
      const { reference, accountId, orderId, amountPence } = appointmentOwnerOf(opened)
      const readsRecord = mayReadAppointment(asker)
      const seesPerson = readsRecord || staff.capabilities.has('see-contact')
      if (seesPerson) {
        const what = readsRecord ? 'appointment' : 'contact details'
        const access = { staffId: staff.id, accountId, orderId, what, why: 'appointment' } as const
        await recordAccess(tx, access, now)
      }
      const details = detailsOf(services, opened)
      const reported =
        readsRecord && order
          ? await reportedBy(services, tx, order)
          : { answers: null, score: null, screen: null, risks: [] }
      const done = await doneOutcomeOf(tx, id)
      const events = (await roomEventsOf(tx, [id])).get(id) ?? []
      const weighInFor = async () =>
        readsRecord && accountId && bookableService(appointment.service).proves === 'measurements'
          ? weighInOf(services, tx, accountId, appointment)
          : null
      const can = (kind: (typeof outcomeKinds)[number]) => {
        if (!mayRecord(kind, asker)) return outcomeWords.whyNot['not yours']
        const because = whyNot(kind, appointment, now)
        return because && whyNotInWords(because, appointment)
      }
      return {
        ...appointmentView(appointment, { reference, readsRecord, events }, now),
        room: roomStory(events),
        pending: (await pendingOf(services, tx, [id], staff.id))(id),
        clinician: { id: clinician.id, name: clinician.name },
        isOwn: asker.isOwn,
        readsRecord,
        amountPence,
        isFree: order === null,
        missedAfterMinutes: termsOf(appointment).missedAfterMinutes,
        weighIn: await weighInFor(),
        refundedPence: (await refundedFor(tx, [id])).get(id) ?? 0,
        policyVersion: appointment.policyVersion,
        person: seesPerson
          ? {
              accountId,
              name: fullNameOf(details),
              born: readsRecord ? (details.dob ?? null) : null,
              email: details.email ?? null,
              mobile: details.mobile ?? null,
              address: addressOf(details),
            }
          : null,
        restriction: readsRecord && accountId ? await liveRestrictionView(services, tx, accountId) : null,
        ...reported,
        preparation: readsRecord && order ? await preparationOf(services, tx, appointment, order) : null,
        treatment: readsRecord && accountId ? await weightTreatmentOf(tx, accountId) : null,
        history: await historyOf(services, tx, appointment),
        told: done && readsRecord ? openOutcome(services, done).words : null,
        followUpBy: appointment.followUpBy,
        vitals: readsRecord && accountId ? await vitalsView(services, tx, accountId) : null,
        companion: readsRecord && accountId ? await sharedCompanion(tx, services.vault, accountId) : null,
        notes: readsRecord ? await notesOn(services, tx, id) : [],
        letter: readsRecord ? await letterOf(services, tx, id) : null,
        paper: readsRecord ? await deskPaperOn(services, tx, id) : null,
        cannotPrescribe: readsRecord ? whyNoPaper(staff, appointment.service) : outcomeWords.whyNot['not yours'],
        followUps: readsRecord ? await followUpViews(tx, id) : [],
        paperPricePence: policyOf(appointment.policyVersion).postedPrescriptionPence,
        drafts: await draftsAbout(services, tx, id, staff.id),
        canHandOver: canBeHandedOver({ ...appointment, start: appointment.startsAt.getTime() }, now),
        can: Object.fromEntries(outcomeKinds.map((kind) => [kind, can(kind)])) as Can,
      }
    })

/** Who joined, left or changed to phone, in order. */
const roomStory = (events: readonly RoomEvent[]) =>
  events.map(({ kind, role, at }) => ({ kind, role, at: new Date(at).toISOString() }))

const nameOf = (item: string) => medicineNamed(item)?.name ?? item

/** What a clinician of another service must know: the medicine in use or on order. Null: neither. */
async function weightTreatmentOf(tx: Orm, accountId: string) {
  const plan = await livePlanOf(tx, accountId)
  if (plan) return { medicine: nameOf(plan.medicine), dose: formatDose(plan.mg) }
  const [order] = await tx
    .select({ item: orders.item })
    .from(orders)
    .innerJoin(cases, eq(cases.orderId, orders.id))
    .where(and(eq(orders.accountId, accountId), inArray(cases.state, openStates('order'))))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return order ? { medicine: nameOf(order.item), dose: null } : null
}
