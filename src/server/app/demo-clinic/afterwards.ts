import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { clinicAddress } from '#content/appointments/clinic.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { medicationReview } from '#domain/appointments/medication-review.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { type Instant, instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { bookFollowUp } from '../../appointments/follow-up/book-follow-up.ts'
import { placePosting } from '../../appointments/paper/choose-post.ts'
import { type StoredPaper, sealPaper, writePaper } from '../../appointments/paper/paper-rows.ts'
import { insertVitals } from '../../appointments/paper/vitals.ts'
import { appointments } from '../../appointments/tables.ts'
import { demoPeople, demoPsychiatristEmail } from '../../identity/staff/demo-staff.ts'
import { orders } from '../../orders/tables.ts'
import type { Services } from '../../platform/services.ts'
import { noMessages } from './no-messages.ts'
import { payDemoOrder } from './pay-order.ts'

/** What follows an attended appointment. */
export type Afterwards = 'written on paper' | 'post paid for' | 'follow-up kept'

interface Seen {
  readonly id: string
  readonly staffId: string
  readonly start: Instant
  readonly patient: string
}

const soonMs = hourMs
const followUpDays = 28

const [psychiatrist] = demoPeople.filter(({ email }) => email === demoPsychiatristEmail)

const home = { address: '3 Heron Quay', city: 'Truro', pincode: 'FC1 4LW' }

/** The prescription's particulars. */
const sheet = (patient: string): StoredPaper => ({
  patient,
  drug: 'methylphenidate',
  drugForm: 'mr-tablets',
  strength: '18 mg',
  dose: 'One tablet each morning',
  quantity: 30,
  quantityWords: 'Thirty',
  supplyDays: 30,
  longSupplyReason: null,
  patientAddress: { lines: `${home.address}\n${home.city}`, postcode: home.pincode },
  prescriberAddress: { lines: clinicAddress.slice(0, -1).join('\n'), postcode: clinicAddress.at(-1) ?? '' },
  prescriberNumber: '600000',
  signedBy: {
    name: psychiatrist?.name ?? '',
    registration: `${psychiatrist?.registration?.body} ${psychiatrist?.registration?.number}`,
  },
})

export async function afterwards(
  services: Services,
  then: Afterwards,
  { id, staffId, start, patient }: Seen,
): Promise<void> {
  const at = Math.min(start + soonMs, services.now())
  const quiet: Services = { ...services, messages: noMessages, now: () => at }
  if (then === 'follow-up kept') {
    const date = addDays(londonTimeAt(services.now()).date, followUpDays)
    const slot = { start: instantAt({ date, time: '10:00' }), minutes: medicationReview.minutes }
    return bookFollowUp({ ...quiet, now: services.now }, { id: randomUUID(), afterId: id, staffId, ...slot })
  }
  const [owner] = await services.database.run((orm) =>
    orm
      .select({ accountId: orders.accountId })
      .from(appointments)
      .innerJoin(orders, eq(orders.id, appointments.orderId))
      .where(eq(appointments.id, id)),
  )
  const accountId = owner?.accountId
  if (!accountId) throw new Error('A demo patient has no account.')
  const paperId = randomUUID()
  await services.database.transaction((tx) =>
    writePaper(tx, {
      id: paperId,
      appointmentId: id,
      staffId,
      // The day of the appointment, also where the writing itself went past midnight.
      writtenOn: londonTimeAt(start).date,
      startsOn: null,
      form: 'FP10PCD',
      // The form is as fictional as the patient.
      serial: `DEMO${paperId.slice(0, 8).toUpperCase()}`,
      content: sealPaper(services, paperId, sheet(patient)),
      replaces: null,
      at: new Date(at),
    }),
  )
  if (then === 'post paid for') return payDemoOrder(quiet, await placePosting(quiet, accountId, id, home))
  // Appointments are by video: the patient measures, and the psychiatrist writes it down.
  const measured = {
    vitals: { systolic: 124, diastolic: 78, pulse: 72 },
    source: 'patient',
    occasion: 'other',
  } as const
  const taken = { id: randomUUID(), accountId, appointmentId: id, staffId, takenOn: londonTimeAt(at).date }
  await services.database.transaction((tx) => insertVitals(quiet, tx, { ...taken, ...measured }))
}
