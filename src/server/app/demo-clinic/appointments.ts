import { randomUUID } from 'node:crypto'
import { brand } from '#content/brand.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { currentPolicy } from '#domain/appointments/policy.ts'
import { dayMs, minuteMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { claim } from '../../appointments/claims.ts'
import { linkClinician } from '../../appointments/consultant.ts'
import { finishOutcomes } from '../../appointments/finish-outcome.ts'
import { attachToOrder } from '../../appointments/holds.ts'
import { decideOutcome } from '../../appointments/outcomes.ts'
import { markReminded } from '../../appointments/reminders.ts'
import { beginGuestSession } from '../../identity/guest-sessions/guest-sessions.ts'
import { demoPsychiatristEmail } from '../../identity/staff/demo-staff.ts'
import { staffByEmail } from '../../identity/staff/staff-rows.ts'
import type { Services } from '../../platform/services.ts'
import { afterwards } from './afterwards.ts'
import { writeDemoCompanion } from './companions.ts'
import { type DemoAppointment, demoAppointmentOrder } from './demo-appointment-order.ts'
import { noMessages } from './no-messages.ts'
import { payDemoOrder } from './pay-order.ts'
import { prepareDemo } from './preparations.ts'

const attended = { kind: 'attended' } as const

/** All fictional. Today some are over, one is late and one to come; the week has the rest. */
const demoAppointments: readonly DemoAppointment[] = [
  { name: 'Rhona', surname: 'Dunlin', from: -29 * 60, often: 'Often', became: attended, after: 'post paid for' },
  { name: 'Ewan', surname: 'Whin', from: -27 * 60, often: 'Often', became: attended, after: 'follow-up kept' },
  { name: 'Edie', surname: 'Marram', from: -390, often: 'Often', became: attended, after: 'written on paper' },
  { name: 'Gethin', surname: 'Sallow', from: -285, often: 'Sometimes', became: { kind: 'missed' } },
  { name: 'Nora', surname: 'Teasel', from: -180, often: 'Often' },
  { name: 'Idris', surname: 'Bracken', from: -60, often: 'Very often', prepared: 'both' },
  {
    name: 'Maeve',
    surname: 'Campion',
    from: 60,
    often: 'Often',
    risks: ['selfHarmHistory'],
    prepared: 'both, with risks',
  },
  { name: 'Kit', surname: 'Fescue', from: 180, often: 'Rarely' },
  { name: 'Opal', surname: 'Sorrel', from: 24 * 60, often: 'Sometimes', prepared: 'begun and asked' },
  { name: 'Tariq', surname: 'Hawthorn', from: 26 * 60, often: 'Often', became: { kind: 'cancelled' } },
  {
    name: 'Sian',
    surname: 'Vetch',
    from: 48 * 60,
    often: 'Rarely',
    became: {
      kind: 'declined',
      words: 'What you describe began this year. Please see your GP first: they can help sooner.',
    },
  },
  { name: 'Milo', surname: 'Yew', from: 50 * 60, often: 'Very often', prepared: 'done and taken back' },
  // Nothing is prepared, and there is time.
  { name: 'Hazel', surname: 'Burnet', from: 8 * 24 * 60, often: 'Often' },
  // Paid for and not sent: it may be posted today and tomorrow, and not the day after.
  {
    name: 'Tess',
    surname: 'Orpine',
    from: -19 * 24 * 60,
    often: 'Often',
    became: attended,
    after: 'post paid for',
    companion: 'begun',
  },
  // In the fifth month of the digital companion, and after its end.
  { name: 'Arlo', surname: 'Heather', from: -141 * 24 * 60, often: 'Often', became: attended, companion: 'shared' },
  { name: 'Willa', surname: 'Thrift', from: -204 * 24 * 60, often: 'Often', became: attended, companion: 'ended' },
]

/**
 * The appointments of the demo's psychiatrist, today and this week. Made by the product's own functions, with the clock
 * set back.
 */
export async function seedAppointments(services: Services, passwordHash: string): Promise<void> {
  const { database, vault } = services
  const psychiatrist = await database.run((orm) => staffByEmail(orm, vault, demoPsychiatristEmail))
  if (!psychiatrist) return
  await database.run((orm) => linkClinician(orm, brand.consultant.id, psychiatrist.id))
  const halfHour = Math.floor(services.now() / (30 * minuteMs)) * 30 * minuteMs
  for (const demo of demoAppointments) {
    const start = halfHour + demo.from * minuteMs
    const then = start - 9 * dayMs
    const before: Services = { ...services, messages: noMessages, now: () => then }
    const booked = await bookedAppointment(before, demo, start, passwordHash)
    if (booked && demo.prepared) await prepareDemo(before, demo.prepared, { id: booked, name: demo.name })
    if (booked && demo.became) await became(services, booked, demo.became, psychiatrist.id, start)
    if (booked && demo.companion) await writeDemoCompanion(services, demo.companion, booked)
    if (booked && demo.after)
      await afterwards(services, demo.after, {
        id: booked,
        staffId: psychiatrist.id,
        start,
        patient: `${demo.name} ${demo.surname}`,
      })
  }
}

async function became(
  services: Services,
  appointmentId: string,
  { kind, words }: NonNullable<DemoAppointment['became']>,
  staffId: string,
  start: Instant,
) {
  // Future ones were cancelled yesterday.
  const said = Math.min(start + 20 * minuteMs, services.now() - dayMs)
  const at = kind === 'attended' || kind === 'missed' ? start + 20 * minuteMs : said
  const then = { ...services, messages: noMessages, now: () => at }
  await decideOutcome(then, { id: randomUUID(), appointmentId, kind, staffId, words: words ?? null, followUpBy: null })
  await finishOutcomes({ ...then, now: () => at + minuteMs })
}

/** Its id, or null if the time is taken. */
async function bookedAppointment(services: Services, demo: DemoAppointment, start: Instant, passwordHash: string) {
  const { database, now } = services
  const order = await database.transaction(async (tx) => {
    const { id: guestSessionId } = await beginGuestSession(tx)
    const held = await claim(tx, {
      clinicianId: brand.consultant.id,
      service: adultAdhdAssessment.key,
      startsAt: new Date(start),
      minutes: adultAdhdAssessment.minutes,
      guestSessionId,
      orderId: null,
      policyVersion: currentPolicy.version,
      state: 'held',
      by: 'patient',
      now: now(),
    })
    if (!held) return null
    const placed = await demoAppointmentOrder(services, tx, demo, guestSessionId, passwordHash)
    await attachToOrder(tx, held.id, placed.id, currentPolicy.version)
    await markReminded(tx, held.id, new Date(now()))
    return { placed, id: held.id }
  })
  if (!order) return null
  await payDemoOrder(services, order.placed)
  return order.id
}
