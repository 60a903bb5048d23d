import { randomUUID } from 'node:crypto'
import { currentPolicy } from '#domain/appointments/policy.ts'
import { type BookableService, nutritionSession, weighIn } from '#domain/appointments/services.ts'
import { dayMs, minuteMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import { claim } from '../../appointments/claims.ts'
import { addClinician } from '../../appointments/consultant.ts'
import { finishOutcomes } from '../../appointments/finish-outcome.ts'
import { decideOutcome } from '../../appointments/outcomes.ts'
import { markReminded } from '../../appointments/reminders.ts'
import { demoPeople } from '../../identity/staff/demo-staff.ts'
import { staffByEmail } from '../../identity/staff/staff-rows.ts'
import type { Services } from '../../platform/services.ts'
import { noMessages } from './no-messages.ts'

/** Demo staff who hold weigh-ins and nutrition sessions, in the usual week of such times. */
const careTeam: readonly Role[] = ['coach', 'pharmacist', 'prescriber', 'nutritionist']

/** By the short name of the patient: bryony-fell. */
const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-')

export async function seedCareTeam({ database, vault }: Services): Promise<void> {
  for (const [place, role] of careTeam.entries()) {
    const person = demoPeople.find((one) => one.role === role)
    const found = person && (await database.run((orm) => staffByEmail(orm, vault, person.email)))
    if (!found) continue
    const { name, profession: title } = person
    await database.run((orm) =>
      addClinician(orm, {
        id: keyOf(name),
        name,
        title: title ?? '',
        profile: [],
        position: 10 + place,
        staffId: found.id,
        services: [role === 'nutritionist' ? nutritionSession.key : weighIn.key],
      }),
    )
  }
}

/**
 * One is about to begin, one is tomorrow, and one was missed: made by the product's own functions, with the clock set
 * back.
 */
export async function seedWeighIns(services: Services, accountIds: readonly string[]): Promise<void> {
  const { database, vault } = services
  const coach = demoPeople.find(({ role }) => role === 'coach')
  const held = coach && (await database.run((orm) => staffByEmail(orm, vault, coach.email)))
  if (!held) return
  const soon = Math.ceil((services.now() + 3 * minuteMs) / (5 * minuteMs)) * 5 * minuteMs
  const [first, second, third] = accountIds
  const book = (accountId: string, start: Instant) => booked(services, keyOf(coach.name), accountId, start)
  if (first) await book(first, soon)
  if (second) await book(second, soon + dayMs)
  const missed = third ? await book(third, soon - 120 * minuteMs) : null
  if (!missed) return
  const at = soon - 110 * minuteMs
  const then: Services = { ...services, messages: noMessages, now: () => at }
  const outcome = { id: randomUUID(), kind: 'missed', staffId: held.id, words: null, followUpBy: null } as const
  await decideOutcome(then, { ...outcome, appointmentId: missed })
  await finishOutcomes({ ...then, now: () => at + minuteMs })
}

/** A patient in treatment talks about food tomorrow. */
export async function seedNutritionSession(services: Services, accountId: string): Promise<void> {
  const dietitian = demoPeople.find(({ role }) => role === 'nutritionist')
  const tomorrow = Math.ceil(services.now() / (30 * minuteMs)) * 30 * minuteMs + dayMs
  if (dietitian) await booked(services, keyOf(dietitian.name), accountId, tomorrow, nutritionSession)
}

/** Its id, or null if the time is taken. */
const booked = (
  { database }: Services,
  clinicianId: string,
  accountId: string,
  start: Instant,
  service: BookableService = weighIn,
) =>
  database.transaction(async (tx) => {
    const then = start - dayMs
    const made = await claim(tx, {
      clinicianId,
      service: service.key,
      minutes: service.minutes,
      startsAt: new Date(start),
      accountId,
      guestSessionId: null,
      orderId: null,
      policyVersion: currentPolicy.version,
      state: 'booked',
      by: 'patient',
      now: then,
    })
    if (made) await markReminded(tx, made.id, new Date(then))
    return made?.id ?? null
  })
