import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Evidence } from '#domain/cases/evidence.ts'
import { type Gate, gateNames } from '#domain/cases/gates.ts'
import { followUpAnswers, weightAnswers } from '#domain/clinical/sample-answers.ts'
import { amountOf, orderKinds } from '#domain/orders/kinds.ts'
import { medicinesAndConditions } from '#domain/questionnaires/medicines-and-conditions/flow.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { emailDigest, insertAccount } from '../accounts/account-rows.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { accounts } from '../accounts/tables.ts'
import { lockCaseOf } from '../cases/case-rows.ts'
import { insertCheck } from '../cases/evidence-rows.ts'
import { reassess } from '../cases/reassess.ts'
import { hashOf, newToken } from '../encryption/token.ts'
import { sandboxOf } from '../gateways/cards/sandbox/sandbox.ts'
import { demoPractices } from '../gp-practices/demo-practices.ts'
import { moveOrder, type Order, openOrder, orderAnswersOwner, orderOwner } from '../orders/orders.ts'
import { consents } from '../orders/tables.ts'
import { saveInstance } from '../questionnaires/instances.ts'
import type { Services } from '../services.ts'
import { visits } from '../visits/tables.ts'
import { seedAppointments } from './appointments.ts'
import { answerCheckIn, tellTooLight } from './check-in.ts'
import { seedConcerns } from './concerns.ts'
import { demoConsents } from './consents.ts'
import { type DemoDesk, demoDesk } from './desk.ts'
import { payDemoOrder } from './pay-order.ts'
import {
  type DemoPatient,
  demoPatientEmail,
  demoPatientPassword,
  demoPatients,
  dueForNext,
  orderedAt,
} from './people.ts'
import { seedRequests } from './requests.ts'
import { silent } from './silent.ts'
import { seedCareTeam, seedWeighIns } from './weigh-ins.ts'
import { logWeights } from './weights.ts'

/**
 * A clinic to try the desk in. Only ever into a database of the demo's own without accounts; everything happens by the
 * functions of the product, some time ago.
 */
export async function seedDemoClinic(services: Services): Promise<void> {
  const { database, log } = services
  if (sandboxOf(services.cards) === null) return
  const [anybody] = await database.run((orm) => orm.select({ id: accounts.id }).from(accounts).limit(1))
  if (anybody) return
  const desk = await demoDesk({ ...services, messages: silent })
  if (!desk) return
  const passwordHash = await hashPassword(demoPatientPassword)
  await seedAppointments(services, passwordHash)
  await seedCareTeam(services)
  const unseen: string[] = []
  for (const [n, patient] of demoPatients.entries()) {
    const now = orderedAt(patient, services.now())
    const order = await seedPatient({ ...services, messages: silent, now: () => now }, desk, patient, n, passwordHash)
    const { accountId } = order
    await goOn({ ...services, messages: silent }, patient, order)
    if (accountId && lacksOnlyMeasurements(patient)) unseen.push(accountId)
  }
  await seedWeighIns(services, unseen)
  const quiet = { ...services, messages: silent }
  await seedConcerns(quiet, desk.prescriber)
  await seedRequests(quiet, desk.support)
  log.info({ patients: demoPatients.length }, 'the demo clinic is open')
}

/** Only the days of those who see people and one who is treated, for a demo with those at the desk alone. */
export async function seedDemoDay(services: Services): Promise<void> {
  const [anybody] = await services.database.run((orm) => orm.select({ id: accounts.id }).from(accounts).limit(1))
  const passwordHash = await hashPassword(demoPatientPassword)
  const isNew = !anybody && sandboxOf(services.cards) !== null
  if (isNew) await seedAppointments(services, passwordHash)
  await seedCareTeam(services)
  if (isNew) await seedTreated(services, passwordHash)
}

/** Somebody whose next pen may be ordered, decided and sent today. */
async function seedTreated(services: Services, passwordHash: string): Promise<void> {
  const desk = await demoDesk({ ...services, messages: silent })
  const { patient, n } = dueForNext
  if (!desk) return
  const now = orderedAt(patient, services.now())
  await seedPatient({ ...services, messages: silent, now: () => now }, desk, patient, n, passwordHash)
}

/** Everything else is there but a word from them. */
const lacksOnlyMeasurements = ({ stage }: DemoPatient): boolean =>
  stage.is === 'ordered' && stage.without.includes('measurements') && !stage.without.includes('identity')

async function seedPatient(
  services: Services,
  desk: DemoDesk,
  patient: DemoPatient,
  n: number,
  passwordHash: string,
): Promise<Order> {
  const order = await authorisedOrder(services, patient, n, passwordHash)
  await bringEvidence(services, order, patient)
  await desk.bringTo({ services, order, stage: patient.stage })
  const { stage } = patient
  if (stage.is !== 'delivered') return order
  if (stage.isPaused) await desk.pause(order)
  if (stage.endedDaysAgo !== undefined) await desk.end(order, stage.endedDaysAgo)
  return order
}

/** Today, and not when they ordered first. */
async function goOn(services: Services, { stage }: DemoPatient, { accountId }: Order): Promise<void> {
  if (stage.is !== 'delivered' || !accountId) return
  // What the others log would make nonsense of what this one tells.
  if (!stage.isTooLight) await logWeights(services, accountId, stage)
  if (stage.hasOrdered) await answerCheckIn(services, accountId)
  if (stage.isTooLight) await tellTooLight(services, accountId)
}

async function authorisedOrder(
  services: Services,
  patient: DemoPatient,
  n: number,
  passwordHash: string,
): Promise<Order> {
  const { database, vault, now } = services
  const item = orderKinds.medication.items.find(({ key }) => key === patient.medicine)
  if (!item) throw new Error('The demo sells what it does not have.')
  const email = demoPatientEmail(patient, n)
  const digest = emailDigest(vault, email)
  const details = {
    email,
    mobile: `07700900${String(n).padStart(3, '0')}`,
    title: patient.sex === 'Male' ? 'Mr' : 'Ms',
    name: patient.name,
    legalSurname: patient.surname,
    gender: patient.sex.toLowerCase(),
    dob: patient.born,
    address: `${1 + n} Mill Lane`,
    city: patient.town,
    pincode: 'FC1 4LW',
    declineOffers: false,
  }
  const order = await database.run((orm) =>
    orm.transaction(async (tx) => {
      const visitId = randomUUID()
      await tx.insert(visits).values({ id: visitId, tokenHash: hashOf(newToken()) })
      const accountId = await insertAccount(tx, vault, { emailDigest: digest, passwordHash, details })
      if (accountId === null) throw new Error('A demo patient is there already.')
      await tx
        .update(accounts)
        .set({ emailProvenAt: new Date(now()) })
        .where(eq(accounts.id, accountId))
      const { order: opened } = await openOrder(tx, {
        visitId,
        accountId,
        emailDigest: digest,
        kind: 'medication',
        item: item.key,
        amountPence: amountOf(item),
        discountPence: item.discountPence,
        questionnaire: weightManagement.name,
        questionnaireVersion: weightManagement.version,
        seal: (id) => ({
          details: vault.seal(JSON.stringify(details), orderOwner(id)),
          answers: vault.seal(JSON.stringify(weightAnswers(patient.weight)), orderAnswersOwner(id)),
        }),
        now: now(),
      })
      await tx.insert(consents).values(demoConsents(opened.id))
      const moved = await moveOrder(tx, opened, { to: 'awaiting payment', by: 'patient', now: now() })
      return moved ?? opened
    }),
  )
  await payDemoOrder(services, order)
  return order
}

/** Everything a case waits for, but what its stage says is still missing. */
async function bringEvidence(services: Services, { accountId, id }: Order, patient: DemoPatient): Promise<void> {
  if (accountId === null) throw new Error('A demo patient has no account.')
  const { database, vault, now } = services
  const lacks = patient.stage.is === 'ordered' ? patient.stage.without : []
  const found = findings(patient, londonTimeAt(now()).date)
  if (!lacks.includes('medicines_and_conditions')) {
    const ansData = JSON.stringify(followUpAnswers(patient.followUp))
    const { version } = medicinesAndConditions
    await saveInstance(
      services,
      { accountId, flow: medicinesAndConditions, id: randomUUID() },
      { ansData, version, base: null, tab: null },
    )
  }
  await database.run((orm) =>
    orm.transaction(async (tx) => {
      for (const gate of gateNames) {
        const finding = found[gate]
        if (finding === undefined || lacks.includes(gate)) continue
        const how = gate === 'measurements' ? 'video' : gate === 'previous_supply' ? 'letter' : 'patient'
        await insertCheck(tx, vault, { accountId, gate, finding, isPassed: true, how, staffId: null, now: now() })
      }
      const opened = await lockCaseOf(tx, id)
      if (opened) await reassess(services, tx, opened)
    }),
  )
}

function findings(
  { surname, born, sex, medicine, evidence = {} }: DemoPatient,
  on: string,
): Partial<Record<Gate, unknown>> {
  return {
    identity: { is: 'verified', on, isNameMatching: true, bornOn: born, sex } satisfies Evidence['identity'],
    measurements: { weightKg: evidence.kg ?? 95, heightCm: 170, on, how: 'video', by: 'Bryony Fell' },
    gp: evidence.gp ?? practiceOf(surname),
    two_way_contact: { how: 'thread', on } satisfies Evidence['contact'],
    ...(evidence.labelMg ? { previous_supply: labelSeen(medicine, evidence.labelMg, on) } : {}),
  }
}

/** Each has one of the directory’s. */
function practiceOf(surname: string): Evidence['gp'] {
  const { name, odsCode } = demoPractices[surname.length % demoPractices.length] as (typeof demoPractices)[number]
  return { tells: true, practice: name, odsCode }
}

const labelSeen = (medicine: DemoPatient['medicine'], strengthMg: number, on: string): Evidence['previousSupply'] => ({
  medicine,
  strengthMg,
  suppliedOn: on,
  lastInjectionOn: on,
  isNameMatching: true,
  startingWeightKg: 110,
  by: 'Bryony Fell',
})
