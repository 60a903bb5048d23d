import { randomUUID } from 'node:crypto'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Evidence } from '#domain/cases/evidence.ts'
import { type AnyGate, anyGateNames } from '#domain/cases/gates.ts'
import { followUpAnswers } from '#domain/clinical/sample-answers.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import { lockCaseOf } from '../../clinical/cases/case-rows.ts'
import { insertCheck } from '../../clinical/cases/evidence-rows.ts'
import { reassess } from '../../clinical/cases/reassess.ts'
import { reportedByPatient } from '../../clinical/evidence/evidence-in-progress.ts'
import { addToList } from '../../clinical/history/health-list.ts'
import { builtIn } from '../../intake/codes/find-terms.ts'
import { demoPractices } from '../../intake/gp-practices/demo-practices.ts'
import { saveInstance } from '../../intake/questionnaires/instances.ts'
import type { Order } from '../../orders/orders.ts'
import type { Services } from '../../platform/services.ts'
import type { DemoPatient } from './people.ts'

/** How each was verified; the rest the patients reported themselves. */
const seenHow: Readonly<Partial<Record<AnyGate, string>>> = {
  identity: 'provider',
  measurements: 'video',
  previous_supply: 'letter',
  diabetes_plan: 'staff',
}

/** All evidence of a case, except what its stage lacks. */
export async function bringEvidence(services: Services, { accountId, id }: Order, patient: DemoPatient): Promise<void> {
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
      { ansData, version, base: null, tab: null, at: now() },
    )
  }
  await database.transaction(async (tx) => {
    for (const gate of anyGateNames) {
      const finding = found[gate]
      if (finding === undefined || lacks.some((lacked) => lacked === gate)) continue
      const how = seenHow[gate] ?? reportedByPatient
      await insertCheck(tx, vault, { accountId, gate, finding, isPassed: true, how, staffId: null, now: now() })
    }
    for (const [kind, written, chosen] of patient.list ?? []) {
      const picked = builtIn[kind].find(({ name }) => name === chosen) ?? null
      await addToList(tx, vault, accountId, { id: randomUUID(), kind, written, picked, staffId: null, at: now() })
    }
    const opened = await lockCaseOf(tx, id)
    if (opened) await reassess(services, tx, opened)
  })
}

function findings(
  { surname, born, sex, medicine, stage, followUp, evidence = {} }: DemoPatient,
  on: string,
): Partial<Record<AnyGate, unknown>> {
  return {
    identity: { is: 'verified', on, isNameMatching: true, bornOn: born, sex } satisfies Evidence['identity'],
    measurements: { weightKg: evidence.kg ?? 95, heightCm: 170, on, how: 'video', by: 'Bryony Fell' },
    gp: evidence.gp ?? practiceOf(surname),
    two_way_contact: { how: 'thread', on } satisfies Evidence['contact'],
    // A case that is merely ready shows what an approval waits for.
    ...(stage.is === 'signature' && isOnInsulin(followUp) ? { diabetes_plan: insulinPlan(on) } : {}),
    ...(evidence.labelMg ? { previous_supply: labelSeen(medicine, evidence.labelMg, on) } : {}),
  }
}

const isOnInsulin = (followUp: DemoPatient['followUp']): boolean =>
  Array.isArray(followUp?.['follow-up-medicines']) && followUp['follow-up-medicines'].includes('insulin')

const insulinPlan = (on: string): Evidence['diabetesPlan'] => ({
  plan: 'Glargine down by a fifth with the first dose. Sugars four times a day for two weeks, then as before.',
  informed: 'Diabetes nurse, Larch Row Surgery',
  informedOn: on,
  on,
})

/** Each has a practice of the directory. */
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
