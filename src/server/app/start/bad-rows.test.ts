import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { weighIn } from '#domain/appointments/services.ts'
import { dayMs, hourMs, minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { preparedService } from '#domain/preparation/times.ts'
import { cancelObsolete } from '../../appointments/cancel-obsolete.ts'
import { finishOutcomes } from '../../appointments/finish-outcome.ts'
import { endUnpaidFollowUps } from '../../appointments/follow-up/end-unpaid-follow-ups.ts'
import { endPapersInTime } from '../../appointments/paper/run-out.ts'
import { reassignLost } from '../../appointments/reassign-lost.ts'
import { remindOfAppointments } from '../../appointments/reminders.ts'
import { bookingsJob } from '../../appointments/sweep-job.ts'
import { endRooms } from '../../appointments/video/room-job.ts'
import { markEarlier } from '../../checkout/mark-earlier-job.ts'
import { compareAll } from '../../checkout/payment/daily-comparison.ts'
import { reconcilePayments } from '../../checkout/payment/reconcile.ts'
import { savedCardsJob } from '../../checkout/saved-card/sync-saved-cards.ts'
import { bloodTestsJob } from '../../clinical/blood-tests/laboratory-job.ts'
import { remindOfBloodTests } from '../../clinical/blood-tests/reminder-job.ts'
import { casesJob } from '../../clinical/cases/case-job.ts'
import { remindOfCompanion } from '../../clinical/companion/reminder-job.ts'
import { settleIdentities } from '../../clinical/evidence/identity-job.ts'
import { alarmsJob } from '../../clinical/on-call/alarms.ts'
import { notifyOfNews } from '../../clinical/on-call/notify-of-deadlines.ts'
import { remindToPrepare } from '../../clinical/preparation/remind-to-prepare.ts'
import { raiseConcerns } from '../../clinical/safeguarding/raise-job.ts'
import { askAfterwards } from '../../clinical/treatment/aftercare-job.ts'
import { openCheckIns } from '../../clinical/treatment/check-in/check-in-job.ts'
import { holdUnpaidOrders } from '../../clinical/treatment/check-in/hold-unpaid.ts'
import { fillHistories } from '../../clinical/treatment/fill-history.ts'
import { writeEarlierLetters } from '../../clinical/treatment/letter-job.ts'
import { endPauses } from '../../clinical/treatment/pause-job.ts'
import { remindOfDoses } from '../../clinical/treatment/reminders/reminder-job.ts'
import { supplyPeriodsJob } from '../../clinical/treatment/supply-periods-job.ts'
import { sendDueRefunds } from '../../orders/refund-job.ts'
import type { Services } from '../../platform/services.ts'
import { makeCopies } from '../../privacy/copy/export-job.ts'
import { erasureJob } from '../../privacy/erasure/erasure-job.ts'
import { newAccount } from '../../testing/test-account.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newPatient } from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { draftOrder, newGuestSession } from '../../testing/test-order.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { eraseOver } from './erase-job.ts'

/** On a Monday, after the hour from which patients are written to. */
const opening = Date.parse('2026-03-02T10:00:00Z')
let clock = opening
let app: TestApp
let lead: Awaited<ReturnType<typeof newStaff>>
let clinician: string

beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
  lead = await newStaff(app, 'clinical_lead')
  clinician = ((await rows('select id from clinicians order by position limit 1'))[0] as { id: string }).id
  await app.asOwner(`
    create function refuse_bad_row() returns trigger language plpgsql as $$
    begin
      if (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0] = tg_argv[1] then
        raise exception 'a bad row';
      end if;
      return case tg_op when 'DELETE' then old else new end;
    end $$`)
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows
const at = (ms: number) => `'${new Date(clock + ms).toISOString()}'`
const sealed = (value: unknown, owner: string) =>
  `'\\x${app.services.vault.seal(JSON.stringify(value), owner).toString('hex')}'`

async function insert(table: string, values: Readonly<Record<string, string | number>>): Promise<void> {
  const list = (of: readonly (string | number)[]) => of.join(', ')
  await rows(`insert into ${table} (${list(Object.keys(values))}) values (${list(Object.values(values))})`)
}
const quoted = (text: string) => `'${text}'`

const account = async () => (await newAccount(app, `${randomUUID()}@ferncliff.example`)).id

async function order(set: Readonly<Record<string, string | number>> = {}) {
  const accountId = await account()
  const { id: guestSessionId } = await newGuestSession(app)
  const { id } = await draftOrder(app, guestSessionId, undefined, accountId)
  const values = { state: "'awaiting review'", authorised_at: at(-hourMs), updated_at: at(-hourMs), ...set }
  const changes = Object.entries(values).map(([column, value]) => `${column} = ${value}`)
  await rows(`update orders set ${changes.join(', ')} where id = '${id}'`)
  return { id, accountId }
}

async function newCase(set: Readonly<Record<string, string | number>>): Promise<string> {
  const id = randomUUID()
  const usual = { kind: "'order'", state: "'ready'", risk: 1, facts: sealed({}, 'any'), state_since: at(-hourMs) }
  await insert('cases', { id: quoted(id), ...usual, ...set })
  return id
}

let starts = 0
/** Free weigh-ins, by video, with a different member of staff each. */
async function appointment(set: Readonly<Record<string, string | number>> = {}): Promise<string> {
  const id = randomUUID()
  starts += 1
  const usual = {
    episode_id: quoted(id),
    clinician_id: quoted(clinician),
    service: quoted(weighIn.key),
    starts_at: at(20 * dayMs + starts * minuteMs),
    minutes: 15,
    state: "'booked'",
    held_until: at(0),
    policy_version: 1,
    booked_at: at(-30 * dayMs),
  }
  await insert('appointments', { id: quoted(id), ...usual, account_id: quoted(await account()), ...set })
  return id
}

async function plan(set: Readonly<Record<string, string | number>>): Promise<{ id: string; accountId: string }> {
  const [id, accountId] = [randomUUID(), await account()]
  const usual = { medicine: "'mounjaro'", mg: 2.5, state: "'active'", started_on: "'2026-01-05'" }
  const whose = { id: quoted(id), account_id: quoted(accountId), state_since: at(-40 * dayMs) }
  await insert('plans', { ...whose, ...usual, ...set })
  return { id, accountId }
}

/** A pen of a delivered order. */
async function delivered(): Promise<string> {
  const { id: orderId, accountId } = await order({ state: "'approved'" })
  const caseId = await newCase({ order_id: quoted(orderId), state: "'delivered'" })
  const prescriptionId = randomUUID()
  const about = { case_id: quoted(caseId), staff_id: quoted(lead.id) }
  const content = sealed({}, `case/${caseId}/prescription`)
  await insert('case_decisions', {
    ...about,
    id: quoted(prescriptionId),
    epoch: 0,
    kind: "'approve'",
    content,
    rules_version: "''",
    decided_at: at(-9 * dayMs),
    final_at: at(-9 * dayMs),
    done_at: at(-9 * dayMs),
  })
  await insert('prescriptions', {
    ...about,
    id: quoted(prescriptionId),
    order_id: quoted(orderId),
    decision_id: quoted(prescriptionId),
    key_id: `(select id from staff_signing_keys where staff_id = '${lead.id}')`,
    content,
    signature: "'\\x00'",
    signed_at: at(-9 * dayMs),
    expires_at: at(90 * dayMs),
    cancelled_at: at(-dayMs),
  })
  await insert('pens', {
    ...about,
    id: 'gen_random_uuid()',
    prescription_id: quoted(prescriptionId),
    brand: "'Mounjaro'",
    strength: "'2.5mg'",
    batch: "'LK-1'",
    batch_key: "'LK1'",
    expires: "'2027-06-30'",
    at: at(-8 * dayMs),
  })
  await insert('parcels', {
    id: 'gen_random_uuid()',
    case_id: quoted(caseId),
    attempt: 1,
    carrier: "'Swift Post'",
    tracking: sealed('SP1', 'any'),
    cold_pack: "'Box'",
    expected_at: at(-6 * dayMs),
    valid_until: at(-5 * dayMs),
    dispatched_by: quoted(lead.id),
    dispatched_at: at(-7 * dayMs),
    delivered_at: at(-6 * dayMs),
    ended_as: "'delivered'",
  })
  return accountId
}

interface Planted {
  /** Its name in the log, the metrics and `job_failures`. */
  readonly task: string
  readonly run: (services: Services) => Promise<unknown>
  /** Makes a waiting row, and returns its id. */
  readonly plant: (place: number) => Promise<string>
  /** The table and column by which the database refuses every write for the bad row. */
  readonly refuses?: readonly [table: string, column: string]
  /** Or: the fault of a provider. */
  readonly provider?: (bad: string) => Partial<Services>
  /** How staff fix it, if it takes more than the database or a provider recovering. */
  readonly mend?: (bad: string) => Promise<void>
  /** Whether it was handled. */
  readonly handled: (id: string) => string
  /** It has its own columns for failures, or waits for its time. */
  readonly backsOffBy?: 'itself'
  /** The time until its retry. */
  readonly afterMs?: number
}

const exists = (table: string, column: string) => (id: string) =>
  `exists (select 1 from ${table} where ${column} = '${id}')`
const has = (table: string, what: string) => (id: string) =>
  `exists (select 1 from ${table} where id = '${id}' and ${what})`
const paid = (place: number) => ({ payment_intent: quoted(`pi_bad_row_${place}_${randomUUID()}`) })
const isOfBad = async (id: string, intent: string) =>
  (await rows(`select 1 from orders where id = '${id}' and payment_intent = '${intent}'`)).length > 0
const asked = new Set<string>()
/** A provider that fails for one order. */
const cardsWithout =
  (act: 'cancel' | 'retrieve' | 'money', answer: object) =>
  (bad: string): Partial<Services> => ({
    cards: {
      ...app.services.cards,
      [act]: async (intent: string) => {
        if (await isOfBad(bad, intent)) throw new Error('a bad row')
        asked.add(intent)
        return { id: intent, ...answer }
      },
    },
  })

const planted: readonly Planted[] = [
  {
    task: 'appointment_outcomes',
    run: finishOutcomes,
    plant: async (place) => {
      const [id, appointmentId] = [randomUUID(), await appointment({ starts_at: at(-hourMs - place * minuteMs) })]
      await insert('appointment_outcomes', {
        id: quoted(id),
        appointment_id: quoted(appointmentId),
        kind: "'attended'",
        staff_id: quoted(lead.id),
        content: sealed({ words: null, followUpBy: null }, `appointment/${appointmentId}/outcome`),
        decided_at: at(-minuteMs),
        final_at: at(-30 * secondMs + place),
      })
      return id
    },
    refuses: ['appointments', 'id'],
    handled: has('appointment_outcomes', 'done_at is not null'),
    backsOffBy: 'itself',
  },
  {
    task: 'case_decisions',
    run: casesJob,
    plant: async (place) => {
      const id = randomUUID()
      const { id: orderId } = await order()
      const caseId = await newCase({ order_id: quoted(orderId), pending_decision: quoted(id) })
      await insert('case_decisions', {
        id: quoted(id),
        case_id: quoted(caseId),
        epoch: 0,
        kind: "'ask'",
        staff_id: quoted(lead.id),
        content: sealed({ words: 'How much do you weigh?' }, `case/${caseId}/decision`),
        rules_version: "''",
        decided_at: at(-minuteMs),
        final_at: at(-30 * secondMs + place),
      })
      return id
    },
    refuses: ['case_events', 'decision_id'],
    handled: has('case_decisions', 'done_at is not null'),
    backsOffBy: 'itself',
  },
  {
    task: 'appointments are kept: obsolete appointments',
    run: cancelObsolete,
    plant: () => appointment(),
    refuses: ['appointments', 'id'],
    handled: has('appointments', "state = 'cancelled'"),
  },
  {
    task: 'appointments are kept: lost clinicians',
    run: reassignLost,
    plant: (place) => appointment({ starts_at: quoted(`2026-03-0${3 + place}T12:15:00Z`) }),
    refuses: ['appointments', 'id'],
    handled: has('appointments', `clinician_id = 'free'`),
  },
  {
    task: 'appointments are kept: reminders a day before',
    run: remindOfAppointments,
    plant: (place) => appointment({ starts_at: at(10 * hourMs + place * minuteMs) }),
    refuses: ['appointment_reminders', 'appointment_id'],
    handled: exists('appointment_reminders', 'appointment_id'),
  },
  {
    task: 'appointments are kept: reminders an hour before',
    run: remindOfAppointments,
    plant: (place) => appointment({ starts_at: at(30 * minuteMs + place * minuteMs) }),
    refuses: ['appointment_reminders', 'appointment_id'],
    handled: exists('appointment_reminders', 'appointment_id'),
  },
  ...(
    [
      ['people are asked to prepare: a week before', 5 * dayMs],
      ['people are asked to prepare: the day before it is due', 2.5 * dayMs],
    ] as const
  ).map(([task, ahead]) => ({
    task,
    run: remindToPrepare,
    plant: async (place: number) =>
      appointment({
        account_id: 'null',
        order_id: quoted((await order({ state: "'paid'" })).id),
        service: quoted(preparedService),
        starts_at: at(ahead + place * minuteMs),
      }),
    refuses: ['appointment_reminders', 'appointment_id'] as const,
    handled: exists('appointment_reminders', 'appointment_id'),
  })),
  {
    task: 'appointments are kept: unpaid follow-ups',
    run: endUnpaidFollowUps,
    plant: async (place) => {
      const [id, afterId] = [randomUUID(), await appointment()]
      const { id: orderId } = await order({ state: "'awaiting payment'", authorised_at: 'null' })
      const who = { staff_id: quoted(lead.id), clinician_id: quoted(clinician), after_id: quoted(afterId) }
      const when = { starts_at: at(9 * dayMs + place * hourMs), pay_by: at(-minuteMs), at: at(-dayMs) }
      await insert('follow_ups', { id: quoted(id), order_id: quoted(orderId), ...who, ...when })
      return id
    },
    refuses: ['follow_ups', 'id'],
    handled: has('follow_ups', 'ended_as is not null'),
  },
  {
    task: 'bookings are tidied: expired holds',
    run: bookingsJob,
    plant: () => appointment({ state: "'held'", held_until: at(-minuteMs) }),
    refuses: ['appointments', 'id'],
    handled: has('appointments', "state = 'released'"),
  },
  {
    task: 'bookings are tidied: old holds',
    run: bookingsJob,
    plant: () => appointment({ state: "'released'", held_until: at(-9 * dayMs) }),
    refuses: ['appointments', 'id'],
    handled: (id) => `not ${exists('appointments', 'id')(id)}`,
  },
  {
    task: 'rooms are tidied: browsers that have gone',
    run: endRooms,
    plant: async () => {
      const id = await appointment({ starts_at: at(starts * minuteMs) })
      await insert('room_seats', { appointment_id: quoted(id), role: "'patient'", number: 1, seen_at: at(-hourMs) })
      return id
    },
    refuses: ['room_events', 'appointment_id'],
    handled: exists('room_events', 'appointment_id'),
  },
  {
    task: 'paper prescriptions run out',
    run: endPapersInTime,
    plant: async () => {
      const [id, appointmentId] = [randomUUID(), await appointment()]
      const written = { written_on: "'2025-10-01'", at: at(-150 * dayMs), staff_id: quoted(lead.id) }
      await insert('paper_prescriptions', { id: quoted(id), appointment_id: quoted(appointmentId), ...written })
      return id
    },
    refuses: ['paper_prescriptions', 'id'],
    handled: has('paper_prescriptions', 'void_at is not null'),
  },
  {
    task: 'alarms are raised: new alarms',
    run: alarmsJob,
    plant: async () => newCase({ kind: "'safeguarding'", account_id: quoted(await account()) }),
    refuses: ['alarms', 'case_id'],
    handled: exists('alarms', 'case_id'),
  },
  {
    task: 'alarms are raised: calls',
    run: alarmsJob,
    plant: async () => {
      const caseId = await newCase({ kind: "'safeguarding'", account_id: quoted(await account()) })
      await insert('alarms', { case_id: quoted(caseId), raised_at: at(-minuteMs), next_call_at: at(-minuteMs) })
      return caseId
    },
    refuses: ['alarm_calls', 'case_id'],
    handled: exists('alarm_calls', 'case_id'),
  },
  {
    task: 'alarms are raised: incidents',
    run: alarmsJob,
    plant: async () => {
      const id = randomUUID()
      await insert('incidents', {
        ...{ id: quoted(id), kind: "'incident'", harm: "'severe'", category: "'dose'", state: "'reported'" },
        ...{ happened_at: at(-hourMs), aware_at: at(-hourMs), content: sealed({}, `incident/${id}/content`) },
        ...{ reported_by: quoted(lead.id), reported_at: at(-minuteMs) },
      })
      const alarm = { incident_id: quoted(id), raised_at: at(-minuteMs), next_call_at: at(-minuteMs) }
      await insert('incident_alarms', alarm)
      return id
    },
    refuses: ['incident_alarm_calls', 'incident_id'],
    handled: exists('incident_alarm_calls', 'incident_id'),
  },
  {
    task: 'concerns are raised',
    run: raiseConcerns,
    plant: async () => {
      const { id } = await newGuestSession(app)
      await rows(`update visits set signed_in_as = '${await account()}' where id = '${id}'`)
      const told = { source: 'adhd', answers: [{ question: 'Are you safe?', answer: 'No', isRisk: true }] }
      const answers = { ended: sealed(told, `visit/${id}/ended`), digest: "'\\x01'", questionnaire: "'adhd'" }
      await insert('ended_answers', { id: 'gen_random_uuid()', visit_id: quoted(id), ...answers })
      return id
    },
    refuses: ['ended_answers', 'visit_id'],
    handled: (id) => `exists (select 1 from ended_answers where visit_id = '${id}' and raised_at is not null)`,
  },
  {
    task: 'cases are tended: missing cases',
    run: casesJob,
    plant: async () => (await order()).id,
    refuses: ['cases', 'order_id'],
    handled: exists('cases', 'order_id'),
  },
  {
    task: 'cases are tended: unread answers',
    run: casesJob,
    plant: async () => {
      const { caseId } = await newPatient(app)
      await rows(`update cases set facts = null where id = '${caseId}'`)
      return caseId
    },
    refuses: ['cases', 'id'],
    handled: has('cases', 'facts is not null'),
  },
  {
    task: 'cases are tended: ended orders',
    run: casesJob,
    plant: async () => newCase({ order_id: quoted((await order({ state: "'expired'" })).id) }),
    refuses: ['cases', 'id'],
    handled: has('cases', "state = 'expired'"),
  },
  {
    task: 'cases are tended: reminders',
    run: casesJob,
    plant: async () => {
      const { id } = await order()
      return newCase({ order_id: quoted(id), state: "'waiting_for_patient'", state_since: at(-9 * dayMs) })
    },
    refuses: ['case_reminders', 'case_id'],
    handled: exists('case_reminders', 'case_id'),
  },
  {
    task: 'identity checks are settled',
    run: settleIdentities,
    plant: async () => {
      const id = randomUUID()
      const check = { provider_id: quoted(`vs_${id}`), state: "'begun'", created_at: at(-hourMs) }
      await insert('identity_checks', { id: quoted(id), account_id: quoted(await account()), ...check })
      return id
    },
    provider: () => ({
      identity: { ...app.services.identity, retrieve: async () => ({ state: 'needs input' }) as never },
    }),
    refuses: ['identity_checks', 'id'],
    handled: has('identity_checks', "state = 'needs input'"),
  },
  {
    task: 'the desk is told: clocks',
    run: notifyOfNews,
    plant: async () =>
      newCase({ order_id: quoted((await order()).id), clock_from: at(-9 * dayMs), due_at: at(-hourMs) }),
    refuses: ['case_reminders', 'case_id'],
    handled: exists('case_reminders', 'case_id'),
  },
  {
    task: 'the desk is told: digests',
    run: notifyOfNews,
    plant: async () => {
      const { id } = await newStaff(app, 'prescriber')
      await insert('staff_digests', { staff_id: quoted(id), digest: "'hourly'", told_until: at(-9 * dayMs) })
      return id
    },
    refuses: ['staff_digests', 'staff_id'],
    handled: (id) => `exists (select 1 from staff_digests where staff_id = '${id}' and told_until > ${at(-dayMs)})`,
  },
  {
    task: 'pauses are ended',
    run: endPauses,
    plant: async () => (await plan({ state: "'paused'", paused_until: "'2026-03-01'" })).id,
    refuses: ['plans', 'id'],
    handled: has('plans', "state = 'active'"),
  },
  {
    task: 'plans are made',
    run: supplyPeriodsJob,
    plant: delivered,
    refuses: ['supply_covers', 'account_id'],
    handled: exists('supply_covers', 'account_id'),
  },
  {
    task: 'letters are written',
    run: writeEarlierLetters,
    plant: async () => {
      const { accountId } = await order()
      const planId = randomUUID()
      const of = { id: quoted(planId), account_id: quoted(accountId), medicine: "'mounjaro'", mg: 2.5 }
      await insert('plans', { ...of, state: "'stopped'", started_on: "'2026-01-05'", state_since: at(-dayMs) })
      await insert('plan_events', { plan_id: quoted(planId), what: "'stopped'", mg: 2.5, at: at(-dayMs) })
      return accountId
    },
    refuses: ['letters', 'account_id'],
    handled: exists('letters', 'account_id'),
  },
  {
    task: 'check-ins are opened',
    run: openCheckIns,
    plant: async () => {
      const { id, accountId } = await plan({})
      const caseId = await newCase({ account_id: quoted(accountId), state: "'delivered'" })
      const days = { dispatched_on: "'2026-02-01'", delivered_on: "'2026-02-02'", covered_from: "'2026-02-02'" }
      const whose = { case_id: quoted(caseId), plan_id: quoted(id), account_id: quoted(accountId) }
      const what = { medicine: "'mounjaro'", mg: 2.5, covered_until: "'2026-03-02'", at: at(-28 * dayMs) }
      await insert('supply_covers', { ...whose, ...days, ...what })
      return id
    },
    refuses: ['check_ins', 'plan_id'],
    handled: exists('check_ins', 'plan_id'),
  },
  {
    task: 'unpaid orders are held',
    run: holdUnpaidOrders,
    plant: async () => {
      const { id: orderId, accountId } = await order({
        ...{ kind: "'repeat'", state: "'awaiting payment'", authorised_at: 'null' },
      })
      const { id: planId } = await plan({ account_id: quoted(accountId), state: "'stopped'" })
      const caseId = await newCase({ account_id: quoted(accountId), state: "'delivered'" })
      const whose = { plan_id: quoted(planId), account_id: quoted(accountId) }
      const days = { dispatched_on: "'2026-02-01'", delivered_on: "'2026-02-02'", covered_from: "'2026-02-02'" }
      const what = { medicine: "'mounjaro'", mg: 2.5, covered_until: "'2026-03-02'", at: at(-28 * dayMs) }
      await insert('supply_covers', { case_id: quoted(caseId), ...whose, ...days, ...what })
      const sent = { round: 1, opened_at: at(-2 * dayMs), finished_at: at(-dayMs), outcome: "'ordered'" }
      const about = { id: 'gen_random_uuid()', cover_id: quoted(caseId), order_id: quoted(orderId) }
      await insert('check_ins', { ...about, ...whose, ...sent })
      return orderId
    },
    refuses: ['orders', 'id'],
    handled: has('orders', "state = 'expired'"),
  },
  {
    task: 'companions are reminded of',
    run: remindOfCompanion,
    plant: async () => {
      const id = await account()
      await insert('companion_settings', { account_id: quoted(id), reminds_plan: 'true' })
      return id
    },
    refuses: ['companion_settings', 'account_id'],
    handled: (id) =>
      `exists (select 1 from companion_settings where account_id = '${id}' and plan_reminded is not null)`,
  },
  {
    task: 'doses are reminded of',
    run: remindOfDoses,
    plant: async () => {
      const { accountId } = await plan({})
      await insert('dose_reminders', { account_id: quoted(accountId), hour: 10, by: "'email'", set_at: at(-dayMs) })
      return accountId
    },
    refuses: ['dose_reminders', 'account_id'],
    handled: (id) => `exists (select 1 from dose_reminders where account_id = '${id}' and considered_on is not null)`,
  },
  {
    task: 'people are asked after a treatment',
    run: askAfterwards,
    plant: async () => (await plan({ state: "'stopped'" })).id,
    refuses: ['plans', 'id'],
    handled: has('plans', 'after_told > 0'),
  },
  {
    task: 'clinical histories are filled in',
    run: fillHistories,
    plant: async () => {
      const { id: orderId, accountId } = await order({ state: "'declined'" })
      const caseId = await newCase({ order_id: quoted(orderId), state: "'declined'" })
      await insert('case_decisions', {
        id: 'gen_random_uuid()',
        case_id: quoted(caseId),
        epoch: 0,
        kind: "'decline'",
        staff_id: quoted(lead.id),
        content: sealed({}, `case/${caseId}/decision`),
        rules_version: "''",
        decided_at: at(-dayMs),
        final_at: at(-dayMs),
        done_at: at(-dayMs),
      })
      return accountId
    },
    refuses: ['clinical_history', 'account_id'],
    handled: exists('clinical_history', 'account_id'),
  },
  {
    task: 'people are marked',
    run: markEarlier,
    plant: async () => (await order()).id,
    refuses: ['person_marks', 'account_id'],
    handled: (id) =>
      `exists (select 1 from person_marks m join orders o on o.account_id = m.account_id where o.id = '${id}')`,
  },
  {
    task: 'payments are reconciled: not settled',
    run: reconcilePayments,
    plant: async (place) => (await order({ state: "'awaiting payment'", authorised_at: 'null', ...paid(place) })).id,
    provider: cardsWithout('retrieve', { status: 'canceled', amountPence: 0, metadata: {} }),
    handled: (id) => `(select payment_intent = any('{${[...asked].join()}}') from orders where id = '${id}')`,
  },
  {
    task: 'payments are reconciled: called off',
    run: reconcilePayments,
    plant: async (place) => (await order({ withdrawn_at: at(-hourMs), ...paid(place) })).id,
    provider: cardsWithout('cancel', { status: 'canceled' }),
    handled: has('orders', "state = 'expired'"),
  },
  {
    task: 'payments are reconciled: hold over',
    run: reconcilePayments,
    plant: async (place) => (await order({ authorised_at: at(-20 * dayMs), ...paid(place) })).id,
    provider: cardsWithout('cancel', { status: 'canceled' }),
    handled: has('orders', "state = 'expired'"),
  },
  {
    task: 'payments are reconciled: abandoned',
    run: reconcilePayments,
    plant: async () =>
      (await order({ state: "'awaiting payment'", authorised_at: 'null', updated_at: at(-90 * dayMs) })).id,
    refuses: ['orders', 'id'],
    handled: has('orders', "state = 'expired'"),
  },
  {
    task: 'payments are reconciled: card requests',
    run: reconcilePayments,
    plant: async (place) => {
      const [id, { id: orderId }] = [randomUUID(), await order()]
      const asked = { why: "'card'", amount_pence: 100, was_pence: 100, replaces: quoted(`pi_gone_${place}_${id}`) }
      const when = { asked_at: at(-dayMs), ended_at: at(-hourMs) }
      await insert('card_requests', { id: quoted(id), order_id: quoted(orderId), ...asked, ...when })
      return id
    },
    refuses: ['card_requests', 'id'],
    handled: has('card_requests', 'settled_at is not null'),
  },
  {
    task: 'blood tests are read: kits',
    run: (services) => bloodTestsJob(services).catch(() => undefined),
    plant: async (place) => {
      const id = randomUUID()
      const [accountId, code] = [quoted(await account()), quoted(`${place}-${id}`)]
      const sent = { state: "'sent'", asked_at: at(-dayMs), sent_at: at(-hourMs) }
      await insert('blood_kits', { id: quoted(id), account_id: accountId, code, ...sent })
      return id
    },
    provider: (bad) => ({
      laboratory: {
        provider: 'fhir',
        register: async ({ id }) => {
          if (id === bad) throw new Error('a bad row')
        },
        messagesSince: async () => [],
      },
    }),
    handled: has('blood_kits', 'registered_at is not null'),
  },
  {
    task: 'blood tests are reminded of',
    run: remindOfBloodTests,
    plant: async () => (await plan({})).accountId,
    refuses: ['blood_reminders', 'account_id'],
    handled: exists('blood_reminders', 'account_id'),
  },
  {
    task: 'cards are tidied',
    run: savedCardsJob,
    plant: async (place) => {
      const id = await account()
      const card = { customer: quoted(`cus_${place}_${id}`), created_at: at(-dayMs), tidy_at: at(-hourMs) }
      await insert('card_customers', { account_id: quoted(id), ...card })
      return id
    },
    provider: () => ({ cards: { ...app.services.cards, savedCards: async () => [] } }),
    refuses: ['card_customers', 'account_id'],
    handled: (id) => `exists (select 1 from card_customers where account_id = '${id}' and tidy_at is null)`,
  },
  {
    task: 'money is compared',
    run: compareAll,
    plant: async (place) => (await order({ state: "'approved'", ...paid(place) })).id,
    provider: cardsWithout('money', { status: 'canceled', capturedPence: 0, refundedPence: 0, heldPence: 0 }),
    handled: exists('money_differences', 'order_id'),
  },
  {
    task: 'messages are sent',
    run: ({ messages }) => messages.sendWaiting(),
    plant: async (place) => {
      const id = randomUUID()
      const content = { to: `${id}@ferncliff.example`, subject: 'Hello', text: 'Hello.' }
      // Sealed for another owner: it cannot be opened until it is repaired.
      const owner = place === 1 ? 'message/another' : `message/${id}`
      const waiting = { state: "'queued'", next_try_at: at(-minuteMs + place), created_at: at(-hourMs) }
      await insert('messages', { id: quoted(id), kind: "'email'", content: sealed(content, owner), ...waiting })
      return id
    },
    mend: async (id) => {
      const content = sealed({ to: `${id}@ferncliff.example`, subject: 'Hello', text: 'Hello.' }, `message/${id}`)
      await rows(`update messages set content = ${content} where id = '${id}'`)
    },
    handled: has('messages', "state = 'sent'"),
    backsOffBy: 'itself',
  },
  {
    task: 'money is given back',
    run: sendDueRefunds,
    plant: async (place) => {
      const [id, { id: orderId }] = [randomUUID(), await order({ state: "'approved'", ...paid(place) })]
      const owed = { amount_pence: 100, reason: "'desk'", next_try_at: at(-minuteMs + place) }
      await insert('refunds', { id: quoted(id), order_id: quoted(orderId), ...owed })
      return id
    },
    provider: (bad) => ({
      cards: {
        ...app.services.cards,
        money: async () => ({ status: 'succeeded', capturedPence: 500, refundedPence: 0 }) as never,
        refund: async (_intent, _pence, id) => {
          if (id === bad) throw new Error('a bad row')
        },
      },
    }),
    handled: has('refunds', 'done_at is not null'),
    backsOffBy: 'itself',
  },
  {
    task: 'copies of data are made',
    run: makeCopies,
    plant: async (place) => {
      const id = randomUUID()
      await insert('data_exports', {
        id: quoted(id),
        account_id: quoted(await account()),
        asked_at: at(-hourMs + place),
      })
      return id
    },
    refuses: ['data_export_pieces', 'export_id'],
    handled: has('data_exports', 'ready_at is not null'),
    backsOffBy: 'itself',
    afterMs: hourMs,
  },
  {
    task: 'people are erased',
    run: erasureJob,
    plant: async (place) => {
      const id = randomUUID()
      const when = { asked_at: at(-40 * dayMs), due_at: at(-hourMs + place) }
      await insert('erasures', { id: quoted(id), account_id: quoted(await account()), ...when })
      return id
    },
    refuses: ['accounts', 'id'],
    handled: has('erasures', 'erased_at is not null'),
    backsOffBy: 'itself',
    afterMs: hourMs,
  },
]

/** If refused by another column than its own id: that value. */
const refusedBy: Readonly<Record<string, (id: string) => string>> = {
  'people are marked': (id) => `select account_id as value from orders where id = '${id}'`,
  appointment_outcomes: (id) => `select appointment_id as value from appointment_outcomes where id = '${id}'`,
  'people are erased': (id) => `select account_id as value from erasures where id = '${id}'`,
}

describe('a failing row in the middle', () => {
  it('was tested for every job that handles rows', () => {
    const files = globSync('src/server/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
    const named = files
      .map((file) => readFileSync(file, 'utf8'))
      .filter((text) => /for(EachRow|AllRows|RowsTogether|AllOwners)\(/.test(text))
      .flatMap((text) => [
        ...text.matchAll(/(?:task(?:: | = )|^ {2}[\w' ]+: )'([a-z][\w -]+ (?:are|is|run) [\w -]+(?:: [\w -]+)?)'/gm),
      ])
      .map(([, task]) => String(task))
    expect(named.length).toBeGreaterThan(25)
    expect(named.filter((task) => !planted.some((one) => one.task === task))).toEqual([])
  })

  it.each(planted)('$task', async ({ task, run, plant, refuses, provider, mend, handled, backsOffBy, afterMs }) => {
    if (task.endsWith('lost clinicians')) await newFreeClinician()
    await rows('delete from job_rounds')
    const ids = [await plant(0), await plant(1), await plant(2)]
    if (backsOffBy !== 'itself') ids.sort()
    const [first, bad, last] = ids as [string, string, string]
    const services = { ...app.services, ...provider?.(bad) }
    const isHandled = async (id: string) =>
      ((await rows(`select ${handled(id)} as yes`))[0] as { yes: boolean } | undefined)?.yes
    if (refuses) {
      const [table, column] = refuses
      const by = refusedBy[task]
      const value = by ? (((await rows(by(bad)))[0] as { value: string }).value as string) : bad
      await app.asOwner(`
        create trigger bad_row before insert or update or delete on ${table} for each row
        execute function refuse_bad_row('${column}', '${value}')`)
    }
    try {
      await run(services)
    } finally {
      if (refuses) await app.asOwner(`drop trigger bad_row on ${refuses[0]}`)
    }
    expect([await isHandled(first), await isHandled(bad), await isHandled(last)]).toEqual([true, false, true])
    expect(app.logged().includes(bad)).toBe(true)
    const figures = (await app.services.metrics.text()).text
    expect(figures.includes(`larkwell_job_row_failures_total{task="${task}"}`)).toBe(true)
    const failing = () => rows(`select row_id as id from job_failures where task = '${task}' and row_id = '${bad}'`)
    expect(await failing()).toHaveLength(backsOffBy === 'itself' ? 0 : 1)

    clock += afterMs ?? 31 * secondMs
    await mend?.(bad)
    await run({ ...app.services, ...provider?.(randomUUID()) })
    expect(await isHandled(bad)).toBe(true)
    expect(await failing()).toEqual([])
  })
})

/**
 * What each job does while the patient has the use of their data restricted: it is held back, or goes on for a reason. A
 * new job is asked for here, because every one that handles rows is in `planted`.
 */
const held = 'held back'
const aboutMoney = 'money is theirs or ours by law, whatever the use of their data'
const onesOwn = 'they asked for it themselves'
const forSafety = 'it protects their life and health'
const endsSomething = 'it ends what was begun, and uses no more than its row'
const noPatient = 'it concerns staff or records alone'
const whenRestricted: Readonly<Record<string, string>> = {
  'appointments are kept: reminders a day before': held,
  'appointments are kept: reminders an hour before': held,
  'people are asked to prepare: a week before': held,
  'people are asked to prepare: the day before it is due': held,
  'cases are tended: reminders': held,
  'pauses are ended': held,
  'letters are written': held,
  'check-ins are opened': held,
  'companions are reminded of': held,
  'doses are reminded of': held,
  'people are asked after a treatment': held,
  'blood tests are reminded of': held,
  appointment_outcomes: 'the appointment took place, and its outcome was recorded before',
  case_decisions: 'one that was made before is taken back, and the case says so',
  'appointments are kept: obsolete appointments': endsSomething,
  'appointments are kept: lost clinicians': 'the appointment stays booked, and needs a clinician',
  'appointments are kept: unpaid follow-ups': endsSomething,
  'bookings are tidied: expired holds': endsSomething,
  'bookings are tidied: old holds': endsSomething,
  'rooms are tidied: browsers that have gone': endsSomething,
  'paper prescriptions run out': endsSomething,
  'alarms are raised: new alarms': forSafety,
  'alarms are raised: calls': forSafety,
  'alarms are raised: incidents': forSafety,
  'concerns are raised': forSafety,
  'cases are tended: missing cases': 'the case is stored, and is not decided',
  'cases are tended: unread answers': 'a red flag in the answers must be found',
  'cases are tended: ended orders': endsSomething,
  'identity checks are settled': onesOwn,
  'the desk is told: clocks': noPatient,
  'the desk is told: digests': noPatient,
  'plans are made': 'it records a delivery that took place',
  'unpaid orders are held': endsSomething,
  'clinical histories are filled in': 'it stores what was decided',
  'people are marked': noPatient,
  'payments are reconciled: not settled': aboutMoney,
  'payments are reconciled: called off': aboutMoney,
  'payments are reconciled: hold over': aboutMoney,
  'payments are reconciled: abandoned': aboutMoney,
  'payments are reconciled: card requests': aboutMoney,
  'blood tests are read: kits': 'a result that cannot wait must be found',
  'cards are tidied': aboutMoney,
  'money is compared': aboutMoney,
  'messages are sent': 'it was written while it was allowed',
  'money is given back': aboutMoney,
  'copies of data are made': onesOwn,
  'people are erased': onesOwn,
}

describe('while the use of their data is restricted', () => {
  // Some reminders are due at an hour of the day, which the tests before have passed.
  beforeAll(() => {
    clock = opening
  })

  it('says of every job that handles rows what it does', () =>
    expect(Object.keys(whenRestricted).sort()).toEqual(planted.map(({ task }) => task).sort()))

  it.each(planted.filter(({ task }) => whenRestricted[task] === held))('$task: nothing', async (job) => {
    const { run, plant, handled, task } = job
    await rows('delete from job_rounds')
    const id = await plant(0)
    await rows(`insert into restrictions (id, account_id, ground, state, asked_at, due_at, decided_at)
      select gen_random_uuid(), id, 'wrong', 'in force', ${at(-dayMs)}, ${at(dayMs)}, ${at(-hourMs)} from accounts`)
    const isHandled = async () => ((await rows(`select ${handled(id)} as yes`))[0] as { yes: boolean } | undefined)?.yes
    const written = async () => (await rows('select id from messages')).length
    const before = await written()
    await run(app.services)
    expect([await isHandled(), await written()], task).toEqual([false, before])

    await rows(`update restrictions set state = 'lifted'`)
    await rows('delete from job_rounds')
    await run(app.services)
    expect(await isHandled(), task).toBe(true)
  })
})

it('erasing in batches skips a row that the database refuses, and says so', async () => {
  const made = await Promise.all([1, 2, 3].map(async () => (await newGuestSession(app)).id))
  for (const [place, id] of made.entries())
    await rows(`update visits set created_at = ${at(-999 * dayMs + place)} where id = '${id}'`)
  const left = async () => {
    const found = await rows(`select id from visits where id in (${made.map(quoted).join()})`)
    return found.map(({ id }) => id)
  }
  await app.asOwner(`
    create trigger bad_row before delete on visits for each row execute function refuse_bad_row('id', '${made[1]}')`)
  // On a busy machine a statement may be cancelled, and the next run continues.
  const oneRound = async () => {
    await expect(eraseOver(app.services)).rejects.toMatchObject({ parts: ['visits'] })
    return left()
  }
  await expect.poll(oneRound, { timeout: 20_000 }).toEqual([made[1]])
  await app.asOwner('drop trigger bad_row on visits')
  await eraseOver(app.services)
  expect(await left()).toEqual([])
})

/** A colleague who can take over appointments. */
async function newFreeClinician(): Promise<void> {
  const { id } = await newStaff(app, 'coach')
  await insert('clinicians', {
    id: "'free'",
    name: "'Wren'",
    title: "'Coach'",
    profile: "'{}'",
    position: 9,
    services: `'{${weighIn.key}}'`,
    staff_id: quoted(id),
  })
}
