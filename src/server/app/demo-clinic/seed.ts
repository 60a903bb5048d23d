import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays } from '#domain/appointments/calendar.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { canonical } from '#domain/clinical/rule-data.ts'
import { injectionSites } from '#domain/treatment/dose-log.ts'
import { injectionDays } from '#domain/treatment/injections.ts'
import { type BodyMeasure, takenMeasure } from '#domain/treatment/tracking/measures.ts'
import { supplyPeriodsOf } from '../../clinical/cases/supply-periods-of.ts'
import { areRulesSigned, currentRuleData, saveRuleSignature, textToSign } from '../../clinical/rules/rule-signatures.ts'
import { saveSettings } from '../../clinical/tracking/settings.ts'
import { saveLogged, saveReadings } from '../../clinical/tracking/tracked-rows.ts'
import { saveDose } from '../../clinical/treatment/dose-log/dose-rows.ts'
import { saveReminder } from '../../clinical/treatment/reminders/set-reminder.ts'
import { recordTopicReport } from '../../clinical/treatment/report-symptoms.ts'
import { hashPassword } from '../../identity/accounts/passwords.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { demoPassword, demoPeople } from '../../identity/staff/demo-staff.ts'
import { signingKeyByPassword, signWith } from '../../identity/staff/signing-keys.ts'
import { staff } from '../../identity/staff/tables.ts'
import type { Order } from '../../orders/orders.ts'
import { sandboxOf } from '../../platform/gateways/cards/sandbox/sandbox.ts'
import type { Services } from '../../platform/services.ts'
import { seedAppointments } from './appointments.ts'
import { seedBloodTests } from './blood-tests.ts'
import { bringEvidence } from './bring-evidence.ts'
import { answerCheckIn, reportTooLight } from './check-in.ts'
import { seedComplaints } from './complaints.ts'
import { seedConcerns } from './concerns.ts'
import { demoMedicationOrder } from './demo-medication-order.ts'
import { type DemoDesk, demoDesk } from './desk.ts'
import { seedIncidents } from './incidents.ts'
import { noMessages } from './no-messages.ts'
import { type DemoPatient, demoPatientPassword, demoPatients, dueForNext, orderedAt, type Stage } from './people.ts'
import { seedRequests } from './requests.ts'
import { seedRestrictions } from './restrictions.ts'
import { seedCareTeam, seedNutritionSession, seedWeighIns } from './weigh-ins.ts'

/**
 * The demo clinic. Only ever in a demo's own database without accounts; made by the product's own functions, with the
 * clock set back.
 */
export async function seedDemoClinic(services: Services): Promise<void> {
  const { database, log } = services
  if (sandboxOf(services.cards) === null) return
  const [anybody] = await database.run((orm) => orm.select({ id: accounts.id }).from(accounts).limit(1))
  if (anybody) return
  const desk = await demoDesk({ ...services, messages: noMessages })
  if (!desk) return
  const passwordHash = await hashPassword(demoPatientPassword)
  await seedAppointments(services, passwordHash)
  await seedCareTeam(services)
  const unseen: string[] = []
  const treated: string[] = []
  for (const [n, patient] of demoPatients.entries()) {
    const now = orderedAt(patient, services.now())
    const order = await seedPatient(
      { ...services, messages: noMessages, now: () => now },
      desk,
      patient,
      n,
      passwordHash,
    )
    const { accountId } = order
    await goOn({ ...services, messages: noMessages }, desk, patient, order)
    if (accountId && lacksOnlyMeasurements(patient)) unseen.push(accountId)
    if (accountId && isInTreatment(patient)) treated.push(accountId)
  }
  await seedWeighIns(services, unseen)
  if (treated[0]) await seedNutritionSession(services, treated[0])
  const quiet = { ...services, messages: noMessages }
  await seedConcerns(quiet, desk.prescriber)
  await seedRequests(quiet, desk.support)
  await seedComplaints(quiet, desk.support)
  const [asking, restricted] = treated.slice(-2)
  if (asking && restricted) await seedRestrictions(quiet, { restricted, asking, leadId: desk.lead })
  await seedIncidents(quiet)
  log.info({ patients: demoPatients.length }, 'the demo clinic is open')
}

/** The demo's clinical lead signs the rules in force, as an operator's own lead does at the desk. */
export async function signRulesAsDemoLead({ database, now }: Services): Promise<void> {
  const lead = demoPeople.find(({ role }) => role === 'clinical_lead')
  const registration = lead?.registration
  const id = await database.run(async (orm) => {
    const people = await orm.select().from(staff).where(eq(staff.isDemo, true))
    const found = people.find(({ registrationNumber }) => registrationNumber === registration?.number)
    return !found || (await areRulesSigned(orm)) ? null : found.id
  })
  if (id === null || !registration) return
  const at = now()
  const signedText = textToSign({ id, registration }, at)
  const data = canonical(await currentRuleData())
  await database.transaction(async (tx) => {
    const key = await signingKeyByPassword(tx, id, demoPassword)
    const signature = signWith(key.privateKey, Buffer.from(signedText))
    await saveRuleSignature(tx, { id, registration, keyId: key.id, signature }, { signedText, data, at })
  })
}

/** For a staff-only demo: clinicians' days and one patient on treatment. */
export async function seedDemoDay(services: Services): Promise<void> {
  const [anybody] = await services.database.run((orm) => orm.select({ id: accounts.id }).from(accounts).limit(1))
  const passwordHash = await hashPassword(demoPatientPassword)
  const isNew = !anybody && sandboxOf(services.cards) !== null
  if (isNew) await seedAppointments(services, passwordHash)
  await seedCareTeam(services)
  if (isNew) await seedTreated(services, passwordHash)
}

/** A patient whose next pen can be ordered, decided and sent today. */
async function seedTreated(services: Services, passwordHash: string): Promise<void> {
  const desk = await demoDesk({ ...services, messages: noMessages })
  const { patient, n } = dueForNext
  if (!desk) return
  const now = orderedAt(patient, services.now())
  await seedPatient({ ...services, messages: noMessages, now: () => now }, desk, patient, n, passwordHash)
}

/** Everything is there except contact with the patient. */
const lacksOnlyMeasurements = ({ stage }: DemoPatient): boolean =>
  stage.is === 'ordered' && stage.without.includes('measurements') && !stage.without.includes('identity')

const isInTreatment = ({ stage }: DemoPatient): boolean =>
  stage.is === 'delivered' && !stage.isPaused && stage.endedDaysAgo === undefined

async function seedPatient(
  services: Services,
  desk: DemoDesk,
  patient: DemoPatient,
  n: number,
  passwordHash: string,
): Promise<Order> {
  const order = await demoMedicationOrder(services, patient, n, passwordHash)
  await bringEvidence(services, order, patient)
  await desk.bringTo({ services, order, stage: patient.stage })
  const { stage } = patient
  if (stage.is !== 'delivered') return order
  if (stage.scale === 'replaced') await desk.replaceScale(order)
  if (stage.isPaused) await desk.pause(order)
  if (stage.endedDaysAgo !== undefined) await desk.end(order, stage.endedDaysAgo)
  return order
}

/** Today, and not the day of the first order. */
async function goOn(services: Services, desk: DemoDesk, { stage }: DemoPatient, { accountId }: Order): Promise<void> {
  if (stage.is !== 'delivered' || !accountId) return
  if (stage.blood) await seedBloodTests(services, desk, accountId, stage.blood)
  // The other patients' logs would contradict this one's answers.
  if (!stage.isTooLight) await logWeights(services, accountId, stage)
  if (!stage.isTooLight) await logDoses(services, accountId, stage)
  if (stage.scale === 'in use') await readScale(services, accountId, stage)
  if (stage.isReminded) await saveReminder(services, accountId, { hour: 9, by: 'email' })
  if (stage.hasOrdered) await answerCheckIn(services, accountId)
  if (stage.isTooLight) await reportTooLight(services, accountId)
  if (stage.hasReported)
    await recordTopicReport(services, accountId, {
      id: randomUUID(),
      incident: 'sick-day',
      what: ['none'],
      now: 'well',
      nation: 'England',
      from: 'account',
    })
}

/** They began at a verified 95 kg, and lose about half a kilogram a week, with some variation. */
const kgOn = (day: number) => Math.round((95 - day * 0.075 + ([0, 0.4, -0.3, 0.2][day % 4] ?? 0)) * 10) / 10

/** The log of a demo patient since their pen came, every third day; nothing after the end. */
async function logWeights(
  { database, vault, now }: Services,
  accountId: string,
  { day, endedDaysAgo = 0 }: Extract<Stage, { is: 'delivered' }>,
): Promise<void> {
  const today = londonTimeAt(now()).date
  const days = Array.from({ length: Math.floor((day - endedDaysAgo) / 3) }, (_, place) => place * 3)
  const logged = days.map((since) => ({
    measure: 'weight' as const,
    on: addDays(today, since - day),
    value: kgOn(since),
  }))
  if (logged.length > 0) await database.run((orm) => saveLogged(orm, vault, { accountId, logged, at: now() }))
}

/** The readings of a demo patient's scale on the mornings on which they typed nothing, shared with the team. */
async function readScale(
  services: Services,
  accountId: string,
  { day }: Extract<Stage, { is: 'delivered' }>,
): Promise<void> {
  const { database, vault, now } = services
  await saveSettings(services, accountId, { mayMeasureComposition: true, isShared: true })
  const today = londonTimeAt(now()).date
  const taken = Array.from({ length: day }, (_, since) => since)
    .filter((since) => since % 3 === 1)
    .flatMap((since) => {
      const takenAt = instantAt({ date: addDays(today, since - day), time: '07:05' })
      const values = {
        weight: kgOn(since),
        body_fat: 38.4 - since * 0.05,
        body_water: 44.1 + since * 0.03,
        muscle: 33.2 + since * 0.01,
        lean_mass: 57.9 - since * 0.01,
      }
      return Object.entries(values).map(([measure, value]) => takenMeasure(measure as BodyMeasure, value, takenAt))
    })
  await database.run((orm) => saveReadings(orm, vault, { accountId, taken, at: now() }, 'bluetooth'))
}

/** The doses of a demo patient since their pen came, at their own hour and each at another place; none after the end. */
async function logDoses(
  { database, vault, now }: Services,
  accountId: string,
  { endedDaysAgo = 0, lastDose }: Extract<Stage, { is: 'delivered' }>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const until = addDays(londonTimeAt(now()).date, -endedDaysAgo)
    const covers = await supplyPeriodsOf(tx, accountId)
    const due = covers.flatMap((cover) => injectionDays(cover, null).map((on) => ({ ...cover, on })))
    const over = due.filter(({ on }) => on < until)
    for (const [place, { on, medicine, mg }] of over.entries()) {
      const last = place === over.length - 1 ? lastDose : undefined
      if (last === 'not logged') continue
      const is = last === 'missed' ? 'missed' : 'taken'
      const site = is === 'taken' ? (injectionSites[place % rotatedSites] ?? null) : null
      const entry = { accountId, on, is, medicine, mg, site, at: Date.parse(`${on}T08:20:00Z`) } as const
      const time = is === 'taken' ? '08:15' : null
      await saveDose(tx, vault, { ...entry, id: randomUUID(), time, isConfirmed: false })
      if (last === 'twice') await saveDose(tx, vault, { ...entry, id: randomUUID(), time: '08:40', isConfirmed: true })
    }
  })
}

/** Stomach and thighs: the arm needs another person. */
const rotatedSites = 4
