import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { clinicAddress } from '#content/appointments/clinic.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { dayMs, minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { declineWords } from '#domain/cases/decline-reasons.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { boxItems } from '#domain/supply/box-list.ts'
import { claimCase } from '../../clinical/cases/claims.ts'
import { type DecisionContent, decide } from '../../clinical/cases/decisions.ts'
import { finishDecision } from '../../clinical/cases/finish/finish-decision.ts'
import { judgeCase } from '../../clinical/cases/judge-case.ts'
import { cases, type DecisionKind } from '../../clinical/cases/tables.ts'
import { insertCaseMessage } from '../../clinical/cases/write-case-message.ts'
import { writePrescription } from '../../clinical/cases/write-prescription.ts'
import { entriesOf, writeHistory } from '../../clinical/history/entries.ts'
import { insertMark } from '../../clinical/history/marks.ts'
import { endScale, sendScaleAlone } from '../../clinical/supply/desk-scale.ts'
import { endParcel } from '../../clinical/supply/end-parcel.ts'
import { scalesOf } from '../../clinical/supply/scale-rows.ts'
import { sendParcel } from '../../clinical/supply/send-parcel.ts'
import { movePlan } from '../../clinical/treatment/move-plan.ts'
import { livePlanOf } from '../../clinical/treatment/plan-rows.ts'
import { addressOf, fullNameOf } from '../../identity/accounts/person.ts'
import { demoPassword, demoPeople } from '../../identity/staff/demo-staff.ts'
import { signingKeyByPassword, signWith } from '../../identity/staff/signing-keys.ts'
import { staffByEmail } from '../../identity/staff/staff-rows.ts'
import { orderById } from '../../orders/find-order.ts'
import type { Order } from '../../orders/orders.ts'
import { lapseOrder } from '../../orders/review.ts'
import type { Services } from '../../platform/services.ts'
import { registerDemoPacks } from './demo-packs.ts'
import type { Stage } from './people.ts'

interface Bringing {
  readonly services: Services
  readonly order: Order
  readonly stage: Stage
}

export interface DemoDesk {
  /** The demo staff who decide and answer messages. */
  readonly prescriber: string
  readonly support: string
  readonly pharmacist: string
  readonly lead: string
  /** Demo staff decide about a case until it reaches its stage. */
  bringTo(given: Bringing): Promise<void>
  /** Pauses a patient's treatment today. */
  pause(order: Order): Promise<void>
  /** Their scale was lost, and another is sent. */
  replaceScale(order: Order): Promise<void>
  /** A patient ended their own, some days ago. */
  end(order: Order, daysAgo: number): Promise<void>
}

/** Null: demo staff are missing. */
export async function demoDesk(services: Services): Promise<DemoDesk | null> {
  const { database, vault } = services
  const idOf = async (role: Role) => {
    const email = demoPeople.find((person) => person.role === role)?.email ?? ''
    return (await database.run((orm) => staffByEmail(orm, vault, email)))?.id ?? null
  }
  const [prescriber, lead, pharmacist, support] = [
    await idOf('prescriber'),
    await idOf('clinical_lead'),
    await idOf('pharmacist'),
    await idOf('support'),
  ]
  if (!prescriber || !lead || !pharmacist || !support) return null
  await registerDemoPacks(services, { addedBy: pharmacist, confirmedBy: lead })
  const key = await database.run((orm) => signingKeyByPassword(orm, prescriber, demoPassword))
  const who = demoPeople[0]

  async function decided(
    services: Services,
    caseId: string,
    staffId: string,
    kind: DecisionKind,
    content: DecisionContent,
  ) {
    const claimed = await claimCase(services.database, { staffId, now: services.now(), id: caseId })
    if (!claimed) throw new Error('A case of the demo is taken.')
    const { rulesVersion } = (await services.database.run((orm) => judgeCase(services, orm, caseId, staffId)))
      .judgement ?? {
      rulesVersion: '',
    }
    const reason = kind === 'decline' ? { reason: 'health_condition' } : {}
    const { id, finalAt } = await decide(services, {
      caseId,
      epoch: claimed.epoch,
      staffId,
      kind,
      ...reason,
      rulesVersion,
      content,
    })
    await finishDecision({ ...services, now: () => finalAt.getTime() + secondMs }, id)
  }

  async function approval(services: Services, caseId: string, stage: Stage): Promise<DecisionContent> {
    const { inputs, judgement } = await services.database.run((orm) =>
      judgeCase(services, orm, caseId, prescriber ?? ''),
    )
    const allowed = judgement?.doses.filter(({ isAllowed }) => isAllowed) ?? []
    const chosen = stage.is === 'price' ? allowed.at(-1) : allowed.find(({ isSuggested }) => isSuggested)
    if (!inputs || !judgement || !chosen) throw new Error('A case of the demo cannot be approved.')
    const { order, details } = inputs
    const { dose, pricePence } = chosen
    const isSenior = judgement.flags.some(({ severity }) => severity === 'senior')
    const instructions = `Inject ${dose} once a week, on the same day each week.`
    const written = writePrescription({
      patient: { name: fullNameOf(details), born: details.dob ?? '', address: addressOf(details).join(', ') },
      prescriber: {
        name: who.name,
        profession: who.profession ?? '',
        registration: `${who.registration?.body} ${who.registration?.number}`,
        address: clinicAddress.join(', '),
      },
      item: order.item,
      dose,
      instructions,
      firstDoseFrom: judgement.firstDoseFrom,
      reference: order.reference,
      now: services.now(),
    })
    return {
      words: `Thank you for telling us so much. I have prescribed ${dose} for you.`,
      dose,
      pricePence,
      instructions,
      reason: isSenior ? 'The diabetes team knows, has lowered the insulin and sees them weekly.' : null,
      ticked: judgement.flags.map(({ id }) => ({ flag: id })),
      flags: judgement.flags,
      isSenior,
      prescription: {
        ...written,
        keyId: key.id,
        signature: signWith(key.privateKey, Buffer.from(written.text)).toString('base64'),
      },
    }
  }

  /** The pharmacist has a question, returns the case, and they write about it. */
  async function sendBack(services: Services, caseId: string): Promise<void> {
    const reason =
      'The GP record mentions a thyroid medicine that the form does not. Please clarify before I release it.'
    await decided(services, caseId, pharmacist ?? '', 'return', { reason })
    const thread = [
      [pharmacist, 'The letter from the practice lists levothyroxine. The form says no other medicines.'],
      [prescriber, 'Thank you. I will ask them today, and have the dose checked with the GP.'],
    ] as const
    await services.database.transaction(async (tx) => {
      for (const [place, [staffId, body]] of thread.entries()) {
        const at = new Date(services.now() + (place + 1) * 10 * minuteMs)
        const message = { id: randomUUID(), caseId, staffId: staffId ?? '', words: body, at }
        await insertCaseMessage(tx, services.vault, message)
      }
    })
  }

  /** A relative telephones about others of the family: it stays out of copies, FHIR and letters. */
  async function tellOfFamily({ now }: Services, { accountId }: Order): Promise<void> {
    if (!accountId) throw new Error('A demo order has no account.')
    const words =
      'A sister telephoned: their mother had medullary thyroid cancer, and does not want the family to know.'
    const told = { kind: 'stop', code: 'reported-stop', source: 'prescriber', staffId: prescriber, words } as const
    const entry = { ...told, occasion: `reported/${randomUUID()}`, at: now(), heldBack: 'another person' } as const
    await database.transaction((tx) => writeHistory(tx, vault, accountId, [entry]))
  }

  /** One entry is held back later, another may leave again. */
  async function markLater(then: Services, { accountId }: Order): Promise<void> {
    if (!accountId) throw new Error('A demo order has no account.')
    const later = { ...then, now: () => then.now() + 40 * minuteMs }
    const marked = [
      {
        entry: {
          kind: 'reaction',
          code: 'reported-reaction',
          source: 'pharmacist',
          staffId: pharmacist,
          words: 'A former partner telephoned: a rash over the whole body after a pen bought online.',
          heldBack: null,
        },
        mark: {
          heldBack: 'another person',
          reason: 'The caller is afraid of being known. Ask about pens from elsewhere without naming the call.',
        },
      },
      {
        entry: {
          kind: 'stop',
          code: 'reported-stop',
          source: 'prescriber',
          staffId: prescriber,
          words: 'The GP telephoned: a possible eating disorder is being assessed.',
          heldBack: 'serious harm',
        },
        mark: { heldBack: null, reason: 'The GP has now told the patient, and agrees that it may be in copies.' },
      },
    ] as const
    await database.transaction(async (tx) => {
      for (const { entry, mark } of marked) {
        const told = { ...entry, occasion: `reported/${randomUUID()}`, at: then.now() }
        await writeHistory(tx, vault, accountId, [told])
        const written = (await entriesOf(tx, vault, accountId)).find(({ words }) => words === entry.words)
        const entryId = written?.row.id ?? ''
        await insertMark(later, tx, { ...mark, entryId, number: 1, staffId: prescriber ?? '' })
      }
    })
  }

  return {
    prescriber,
    support,
    pharmacist,
    lead,
    async pause({ accountId }) {
      const plan = accountId && (await database.run((orm) => livePlanOf(orm, accountId)))
      if (!plan) throw new Error('A demo patient has no treatment to pause.')
      const pause = {
        to: 'paused',
        until: addDays(londonTimeAt(services.now()).date, 30),
        reason: 'A knee operation next week. The surgical team knows. To be seen again in a month.',
        injecting: 'stop',
        by: { staffId: prescriber },
      } as const
      await database.transaction((tx) => movePlan(services, tx, plan, pause))
    },
    async replaceScale({ accountId, reference }) {
      const [sent] = accountId ? await database.run((orm) => scalesOf(orm, accountId)) : []
      if (!accountId || !sent) throw new Error('A demo patient has no scale to replace.')
      const lost = { id: sent.id, as: 'lost', reason: 'Left behind when they moved house.', isReplaced: true } as const
      await endScale({ ...services, now: () => services.now() - 3 * dayMs }, lost, support)
      const alone = { accountId, serial: `LKS-2-${reference.slice(-8)}`, carrier: 'Swift Post', tracking: 'SP7741' }
      await sendScaleAlone({ ...services, now: () => services.now() - 2 * dayMs }, alone, support)
    },
    async end({ accountId }, daysAgo) {
      const plan = accountId && (await database.run((orm) => livePlanOf(orm, accountId)))
      if (!plan) throw new Error('A demo patient has no treatment to end.')
      const then = { ...services, now: () => services.now() - daysAgo * dayMs }
      const end = { to: 'stopped', until: null, reason: 'I would like to try on my own.', by: 'patient' } as const
      await database.transaction((tx) => movePlan(then, tx, plan, end))
    },
    async bringTo({ services: then, order, stage }) {
      if (stage.is === 'ordered' || stage.is === 'ready') return
      if (stage.is === 'expired') return void (await lapseOrder(then, await orderById(then, order.id)))
      const caseId = await caseOf(then, order)
      const at = (minutes: number): Services => ({ ...then, now: () => then.now() + minutes * minuteMs })
      if (stage.is === 'asked') {
        const words = 'You ticked an allergy. What was it to, and what happened?'
        return decided(at(20), caseId, prescriber, 'ask', { words })
      }
      if (stage.is === 'declined') {
        const { tells, anotherLook } = declineWords[stage.reason]
        await decided(at(20), caseId, prescriber, 'decline', { words: `${tells}\n\n${anotherLook}` })
        await tellOfFamily(at(60), order)
        return markLater(at(90), order)
      }
      await decided(at(20), caseId, prescriber, 'approve', await approval(at(20), caseId, stage))
      if (stage.is === 'signature' || stage.is === 'approved' || stage.is === 'price') return
      if (stage.is === 'sent back') return sendBack(at(50), caseId)
      const { dose = '' } = await approval(at(20), caseId, stage)
      const brand = medicineNamed(order.item)?.name ?? ''
      const expires = londonTimeAt(then.now() + 400 * dayMs).date
      const pen = { brand, strength: dose, batch: 'LK-1402', expires }
      await decided(at(50), caseId, pharmacist, 'check', { pen })
      if (stage.is === 'checked' || stage.is === 'to confirm') return
      const expectedOn = londonTimeAt(then.now() + 2 * dayMs).date
      const parcel = { carrier: 'Swift Post', tracking: `SP${order.reference}`, coldPack: 'Cool box 48', coldHours: 48 }
      const scaleSerial = serialOf(order)
      const packed = boxItems
      await sendParcel(at(90), { id: caseId, ...parcel, packed, scaleSerial, expectedOn, staffId: pharmacist })
      if (stage.is === 'quarantined')
        return void (await endParcel(at(72 * 60), { id: caseId, as: 'delivered', staffId: pharmacist }))
      if (stage.is === 'delivered' || stage.is === 'lost')
        await endParcel(at(24 * 60), { id: caseId, as: stage.is, staffId: pharmacist })
    },
  }
}

/** Of the scale in the first parcel of an order. */
const serialOf = ({ reference }: Order) => `LKS-${reference.slice(-8)}`

async function caseOf({ database }: Services, { id }: Order): Promise<string> {
  const [found] = await database.run((orm) => orm.select({ id: cases.id }).from(cases).where(eq(cases.orderId, id)))
  if (!found) throw new Error('A demo order has no case.')
  return found.id
}
