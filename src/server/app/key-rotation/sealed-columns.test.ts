import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rulesDigest } from '#domain/clinical/rules-digest.ts'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { casesJob } from '../../clinical/cases/case-job.ts'
import { postMessage } from '../../clinical/messages/post-message.ts'
import { linkIdentity } from '../../identity/accounts/oauth/identities.ts'
import { insertPasskey } from '../../identity/accounts/passkeys/passkey-rows.ts'
import { seedDemoStaff } from '../../identity/staff/demo-staff.ts'
import { saveDraft } from '../../identity/staff/drafts.ts'
import { newInvitation } from '../../identity/staff/invitations.ts'
import { sealName } from '../../identity/staff/own-factors.ts'
import { staffPasskeys } from '../../identity/staff/tables.ts'
import { insertTotp } from '../../identity/staff/totp.ts'
import { moveOrder } from '../../orders/orders.ts'
import { refundOrder } from '../../orders/refund-order.ts'
import { approveOrder, declineOrder } from '../../orders/review.ts'
import { type Keys, parseKeys } from '../../platform/encryption/keys.ts'
import { recordAct } from '../../platform/operators/acts.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import { packedInTests } from '../../testing/packed.ts'
import { describeReseal } from '../../testing/reseal-cases.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newBrowser, newCustomer, refusedAnswers, saveAnswers, verifyPhone } from '../../testing/test-browser.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import { goodFiles, goodRequest, sendRequest } from '../../testing/test-contact.ts'
import { newPatient, pdfOf, upload } from '../../testing/test-evidence.ts'
import { humanToken, willingBotCheck } from '../../testing/test-gateways.ts'
import { newBuyer, newPaidBuyer } from '../../testing/test-order.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { createApp } from '../app.ts'
import { describeKeys, placesOf } from '../commands/key-counts.ts'
import { createServices } from '../create-services.ts'
import { sealedColumns } from './sealed-columns.ts'

const keyText = (fill: number) => Buffer.alloc(32, fill).toString('base64')
/** The key of every test app, and a newer one in front of it. */
const rotated = parseKeys(`new-2:${keyText(2)},test-1:${keyText(7)}`) as Keys

/** How far the test clock is ahead, in milliseconds. */
let ahead = 0
let app: Awaited<ReturnType<typeof startTestApp>>
let customer: Awaited<ReturnType<typeof newCustomer>>
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => Date.now() + ahead } })
  await useEverything()
  await workAtTheDesk()
})
afterAll(() => app.close())

/** Fills every column that can hold sealed values. A new column makes the tests below ask for more here. */
async function useEverything() {
  customer = await newCustomer(app)
  const { browser, phone, email, password } = customer
  await verifyPhone(browser, phone)
  await app.post('sign_in', { email, password })
  await app.post('forgot_password', { email, token: humanToken })
  const [account] = await rows<{ id: string }>('select id from accounts limit 1')
  const person = { issuer: 'https://accounts.google.com', subject: 'wren' }
  await app.database.run((orm) => linkIdentity(orm, app.services.vault, account?.id ?? '', person))
  await sendRequest(app, goodRequest(), [goodFiles.pdf])
  await seedDemoStaff(app.services)
  const { id: staffId } = await newStaff(app, 'auditor')
  const { people, password: demoPassword } = (await app.post('desk_demo_people', {})).json().data
  await app.post('desk_sign_in', { email: people[0].email, password: demoPassword })
  await app.database.run((orm) => newInvitation(orm, app.services.config, staffId, Date.now()))
  const { vault } = app.services
  const named = sealName(vault, staffId, 'Work laptop')
  const passkey = { id: 'any', staffId, publicKey: Buffer.from('any'), counter: 0, transports: [], name: named }
  await app.database.run((orm) => orm.insert(staffPasskeys).values(passkey))
  await app.database.run((orm) => insertTotp(orm, vault, { staffId, secret: 'ANY', lastStep: 0, name: named }))
  const own = { id: 'any', publicKey: Buffer.from('any'), counter: 0, transports: [] }
  await app.database.run((orm) => insertPasskey(orm, vault, account?.id ?? '', own, 'My phone'))
  const change = app.services.vault.seal('robin@post.example', 'any').toString('hex')
  await rows(`
    insert into email_changes (id, account_id, old_email, new_email, prove_hash, stop_hash, undo_hash, expires_at)
    select gen_random_uuid(), id, '\\x${change}', '\\x${change}', '\\x01', '\\x02', '\\x03', now() from accounts limit 1`)
  const post = { accountId: account?.id ?? '', sending: randomUUID(), words: 'Hello', staffId: null, now: Date.now() }
  await app.database.transaction((tx) => postMessage(tx, vault, post))
  await app.database.run((orm) => saveDraft(app.services, orm, { staffId, subject: 'thread/any', words: 'Half' }))
  const by = 'Dr Imogen Tarn'
  const [declined, refunded, refused] = [await newPaidBuyer(app), await newPaidBuyer(app), await newBuyer(app)]
  await declineOrder(app.services, declined.order.id, { by, note: 'Blood pressure first.' })
  await approveOrder(app.services, refunded.order.id, { by, dose: '2.5mg' })
  await refundOrder(app.services, {
    id: randomUUID(),
    orderId: refunded.order.id,
    amountPence: 1_00,
    reason: 'Late.',
    staff: { id: staffId, roles: ['administrator'] },
  })
  await app.database.run((orm) =>
    moveOrder(orm, refused.order, { to: 'expired', by: 'clock', reason: 'card refused', now: Date.now() }),
  )
  const why = app.services.vault.seal('Written off.', 'any').toString('hex')
  await rows(`
    insert into money_differences (id, order_id, what, expected_pence, found_pence, since, reason)
    values (gen_random_uuid(), '${refunded.order.id}', 'disputed', 1, 0, now(), '\\x${why}')`)
  await rows(
    `insert into clinicians (id, name, title, profile, position) values ('c', 'Dr Tarn', 'Psychiatrist', '{}', 9)`,
  )
  await rows(`
    insert into appointments (id, episode_id, clinician_id, service, starts_at, minutes, state, held_until, policy_version, network_digest)
    values (gen_random_uuid(), gen_random_uuid(), 'c', 'any', now(), 90, 'released', now(), 1, '\\x00')`)
  const signal = app.services.vault.seal('v=0', 'any').toString('hex')
  await rows(`
    insert into room_signals (appointment_id, to_role, from_seat, kind, data, at)
    select id, 'patient', 1, 'offer', '\\x${signal}', now() from appointments limit 1`)
  const said = `'\\x${app.services.vault.seal('Said.', 'any').toString('hex')}'`
  await rows(`
    insert into appointment_outcomes (id, appointment_id, kind, staff_id, content, decided_at, final_at)
    select gen_random_uuid(), id, 'attended', id, ${said}, now(), now() from appointments`)
  await rows(`
    insert into appointment_notes (id, appointment_id, staff_id, body, at)
    select gen_random_uuid(), id, id, ${said}, now() from appointments`)
  await rows(`
    insert into appointment_arrangements (id, appointment_id, kind, asked_by, staff_id, reason, at)
    select gen_random_uuid(), id, 'moved', 'patient', '${staffId}', ${said}, now() from appointments`)
  await rows(`
    insert into contact_changes (id, account_id, staff_id, changes_address, changes_phone, content, at)
    select gen_random_uuid(), id, '${staffId}', true, false, ${said}, now() from accounts limit 1`)
  await rows(`insert into appointment_letters select id, id, ${said}, now() from appointments`)
  await rows(`
    insert into paper_prescriptions (id, appointment_id, staff_id, written_on, content, at)
    select gen_random_uuid(), id, id, now(), ${said}, now() from appointments limit 1`)
  await rows(`
    insert into postings (order_id, prescription_id, chosen_at, tracking)
    select o.id, p.id, now(), ${said} from orders o, paper_prescriptions p limit 1`)
  await rows(`update orders set unclaimed_card = ${said} where id = '${refunded.order.id}'`)
  await rows(`insert into calendar_feeds values ('c', '\\x00', now())`)
  await rows(`insert into tracked_measures select id, 'weight', now(), ${said}, now() from accounts limit 1`)
  await rows(`
    insert into scales (id, account_id, serial, tracking, sent_by, sent_at, reason)
    select gen_random_uuid(), id, 'LK-SC-1', ${said}, id, now(), ${said} from accounts limit 1`)
  await rows(`
    insert into logged_doses (id, account_id, "on", kind, content, logged_at)
    select gen_random_uuid(), id, now(), 'taken', ${said}, now() from accounts limit 1`)
  await rows(
    `insert into push_subscriptions select gen_random_uuid(), id, '\\x00', ${said}, now() from accounts limit 1`,
  )
  await rows(
    `insert into companion_weeks select id, '2026-03-02', ${said}, now(), ${said}, now() from accounts limit 1`,
  )
  await rows(`
    insert into tracking_settings (account_id, goal, composition) select id, ${said}, ${said} from accounts limit 1`)
  const patient = await newPatient(app)
  await upload(app, patient.browser, pdfOf(500))
  await patient.browser.post('answer_gp', {
    isToBeTold: true,
    practice: 'Mill Lane',
    odsCode: null,
    hasGp: true,
    reason: '',
  })
  await patient.browser.post('begin_identity_check', {})
  await saveAnswers(newBrowser(app), refusedAnswers('pregnancy'))
  const worried = newBrowser(app)
  const risks = JSON.stringify({ adhd_risk_factors: riskAnswers('toSelf') })
  await worried.post('save_answer', { ansData: risks, questionnaire_type: 'adhd' })
  const call = { token: humanToken, phone: '07700 900321', name: 'Wren', mayLeaveMessage: false }
  await worried.post('ask_for_call', call)
  const copy = await rows<{ id: string }>(
    `insert into data_exports (id, account_id, asked_at) select gen_random_uuid(), id, now() from accounts limit 1 returning id`,
  )
  await rows(`insert into data_export_pieces values ('${copy[0]?.id}', 1, 0, ${said})`)
  const act = { operator: { user: 'robin', host: 'ops-1' }, command: 'jobs', reason: 'To see.' }
  await app.database.run((orm) => recordAct(orm, vault, act, Date.now()))
  await rows(`insert into used_challenges values ('\\x00', now())`)
  await rows(`insert into limit_counts values ('any', '\\x00', 1, now()) on conflict do nothing`)
}

/** A case from its evidence to its parcel. */
async function workAtTheDesk() {
  const lead = await newStaff(app, 'clinical_lead')
  expect((await lead.post('desk_sign_rules', { digest: rulesDigest })).statusCode).toBe(200)
  const prescriber = await newStaff(app, 'prescriber')
  const pharmacist = await newStaff(app, 'pharmacist')
  const { caseId: id } = await newReadyPatient(app)
  const settle = async () => {
    ahead += afterUndoMs
    await casesJob(app.services)
  }
  const claim = async ({ post }: typeof prescriber) => (await post('desk_claim', { id })).json().data.epoch
  await prescriber.post('desk_note', { id, noteId: id, body: 'Spoke with her.' })
  await prescriber.post('desk_save_queue_view', { name: 'Mornings', list: 'ready', medicine: null, sort: 'risk' })
  await prescriber.post('desk_keep_draft', { subject: `case/${id}/note`, body: 'To be asked' })
  const [concern] = await rows<{ id: string }>('select case_id as id from concerns limit 1')
  const how = { contactId: randomUUID(), how: 'phone', isReached: true, said: 'Spoke with her.' } as const
  await prescriber.post('desk_record_try', { id: concern?.id ?? '', ...how })
  const ending = { outcome: 'safe_with_a_plan', said: 'Her sister is there.' } as const
  await prescriber.post('desk_close_concern', { id: concern?.id ?? '', ...ending })
  const incident = randomUUID()
  const grading = { kind: 'incident', harm: 'low', category: 'dose', hazard: null } as const
  const when = new Date(Date.now() + ahead - 60_000).toISOString()
  await lead.post('desk_report_incident', {
    ...{ id: incident, ...grading, what: 'A dose was late.', action: 'Rang her.', about: null },
    ...{ happenedAt: when, awareAt: when },
  })
  await lead.post('desk_grade_incident', { id: incident, ...grading })
  const dueOn = new Date(Date.now() + ahead + 172_800_000).toISOString().slice(0, 10)
  const action = { id: incident, actionId: randomUUID(), what: 'Ask daily.', ownerId: null, dueOn }
  await lead.post('desk_set_incident_action', action)
  const report = { isNeeded: true, reason: 'Harm.', reference: 'YC-1', sentOn: null } as const
  await lead.post('desk_decide_incident_report', { id: incident, body: 'mhra_yellow_card', ...report })
  await lead.post('desk_conclude_incident', {
    ...{ id: incident, whatHappened: 'Late.', causes: 'A list.', learning: 'Ask.' },
    ...{ candour: 'done', candourReason: 'Told on the day.', summary: '' },
  })
  const [restricted] = await rows<{ id: string }>('select id from accounts limit 1')
  const accountId = restricted?.id ?? ''
  await lead.post('desk_restrict', { accountId, ground: 'wrong', words: 'My weight is wrong.' })
  const [asked] = await rows<{ id: string }>('select id from restrictions limit 1')
  await lead.post('desk_answer_restriction', { id: asked?.id ?? '', isGranted: false, reason: 'It is right.' })
  const [request] = await rows<{ id: string }>('select id from contact_requests limit 1')
  await pharmacist.post('desk_enter_responsible', { what: 'began', seen: null })
  const complaint = randomUUID()
  const receivedOn = when.slice(0, 10)
  await lead.post('desk_record_complaint', {
    ...{ id: complaint, how: 'phone', topic: 'delivery', receivedOn, who: 'Ivy Fell', what: 'It came late.' },
    requestId: request?.id ?? null,
  })
  await lead.post('desk_close_complaint', {
    ...{ id: complaint, outcome: 'upheld', answeredOn: receivedOn, found: 'It was late.', changes: 'Earlier post.' },
  })
  await prescriber.post('desk_reply_request', { id: request?.id ?? '', sending: randomUUID(), words: 'On its way.' })
  const approval = { dose: '2.5mg', instructions: 'Once a week.', words: 'Prescribed.', ticked: [] }
  const approved = await prescriber.post('desk_approve', { id, epoch: await claim(prescriber), ...approval })
  expect(approved.statusCode, approved.body).toBe(200)
  await settle()
  await pharmacist.post('desk_case_message', { id, messageId: randomUUID(), body: 'Which dose?' })
  await pharmacist.post('desk_return', { id, epoch: await claim(pharmacist), reason: 'The dose first.' })
  await settle()
  await prescriber.post('desk_approve', { id, epoch: await claim(prescriber), ...approval })
  await settle()
  const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1', expires: '2099-12-31' }
  await pharmacist.post('desk_check', { id, epoch: await claim(pharmacist), pen, hasSeenInteractions: true })
  await settle()
  const parcel = {
    carrier: 'Swift Post',
    tracking: 'SP1',
    coldPack: 'Box',
    expectedOn: '2099-01-31',
    coldHours: 48,
    ...packedInTests,
  }
  await pharmacist.post('desk_dispatch', { id, ...parcel })
  await pharmacist.post('desk_parcel_ended', { id, as: 'delivered' })
  const why = app.services.vault.seal('An operation.', 'any').toString('hex')
  await rows(
    `insert into plan_events (plan_id, what, mg, reason, at) select id, 'paused', 1, '\\x${why}', now() from plans`,
  )
  await rows(`
    insert into parcel_excursions (parcel_id, case_id, cause, by, at, reason)
    select id, case_id, 'late', 'staff', now(), '\\x${why}' from parcels`)
  await rows(`
    insert into supply_locks (id, account_id, case_id, raised_at, said)
    select id, account_id, '${id}', now(), '\\x${why}' from plans`)
  await rows(`
    insert into check_ins (id, plan_id, account_id, cover_id, round, opened_at, answers, looked_said)
    select gen_random_uuid(), plan_id, account_id, case_id, 1, now(), '\\x${why}', '\\x${why}' from supply_covers`)
  await rows(`
    insert into medicine_requests (id, plan_id, account_id, medicine, wish, asked_at, words)
    select id, id, account_id, 'wegovy', '\\x${why}', now(), '\\x${why}' from plans`)
  await rows(`
    insert into plan_flags (id, account_id, raised_by, words, raised_at, due_at, answer)
    select p.id, p.account_id, (select id from staff limit 1), '\\x${why}', now(), now(), '\\x${why}' from plans p`)
  await rows(`
    insert into adhd_vitals (id, account_id, content, taken_on, occasion, source, staff_id, at)
    select id, account_id, '\\x${why}', now(), 'other', 'clinician', (select id from staff limit 1), now() from plans`)
  await rows(`
    insert into informant_invitations (id, account_id, episode_id, token_hash, first_name, answers, created_at, expires_at)
    select id, account_id, id, '\\x00', '\\x${why}', '\\x${why}', now(), now() from plans limit 1`)
  await rows(`
    insert into blood_kits (id, account_id, code, state, asked_at, tracking)
    select id, account_id, '000', 'sent', now(), '\\x${why}' from plans`)
  await rows(`
    insert into blood_hand_ins (id, account_id, file_ids, at, first, words)
    select id, account_id, '{}', now(), '\\x${why}', '\\x${why}' from plans`)
  await rows(`
    insert into blood_reports (id, account_id, taken_on, panels, content, at, words)
    select id, account_id, now(), '{}', '\\x${why}', now(), '\\x${why}' from plans`)
  await rows(`
    insert into sandbox_blood_kits (code, person, registered_at) values ('000', '\\x${why}', now())`)
  await rows(`
    insert into symptom_reports (id, account_id, content, state, reported_at, said)
    select id, account_id, '\\x${why}', 'taken_back', now(), '\\x${why}' from plans`)
  await rows(`
    insert into clinical_history (id, account_id, kind, source, content, digest, at)
    select id, account_id, 'stop', 'check-in', '\\x${why}', '\\x01', now() from plans`)
  await rows(`
    insert into health_list (id, account_id, kind, content, at)
    select id, account_id, 'medicine', '\\x${why}', now() from plans`)
  await rows(`
    insert into clinical_history_corrections (entry_id, staff_id, why, evidence, content, at)
    select id, id, 'mistaken', 'call', '\\x${why}', now() from clinical_history`)
  await rows(`
    insert into clinical_history_marks (entry_id, number, staff_id, held_back, reason, at)
    select id, 1, id, 'serious harm', '\\x${why}', now() from clinical_history`)
  const note = app.services.vault.seal('Why not sooner?', 'any').toString('hex')
  await rows(`
    insert into decision_reviews (decision_id, staff_id, verdict, note, at)
    select id, gen_random_uuid(), 'discuss', '\\x${note}', now() from case_decisions limit 1`)
}

const rows = async <Row extends Record<string, unknown>>(text: string): Promise<Row[]> =>
  (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows as Row[]

/** By format alone, as the vault writes it: length of the key's id, the id, 28 bytes of iv and tag, the rest. */
function looksSealed(value: Buffer): boolean {
  const idLength = value[0] ?? 0
  return value.length >= 1 + idLength + 28 && rotated.byId.has(value.toString('latin1', 1, 1 + idLength))
}

/** Every column of bytes or text of the real database, with its contents. Partitioned tables are read as a whole. */
async function columns() {
  const found = await rows<{ table: string; column: string; type: string }>(`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('bytea', 'text')
      and not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass)`)
  const all = []
  // Sequentially: there are more columns than the pool's queue allows.
  for (const { table, column, type } of found) {
    const held = await rows<{ value: Buffer | string }>(
      `select "${column}" as value from "${table}" where "${column}" is not null`,
    )
    const values = held.map(({ value }) => (typeof value === 'string' ? Buffer.from(value, 'base64') : value))
    all.push({ place: `${table}.${column}`, type, values: values.filter(({ length }) => length > 0) })
  }
  return all
}

const declared = sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()

describe('B-5 sealed values', () => {
  it('are declared so in the schema, in every place', async () => {
    const all = await columns()
    const empty = all.filter(({ type, values }) => type === 'bytea' && values.length === 0)
    expect(
      empty.map(({ place }) => place),
      'let useEverything() fill these',
    ).toEqual([])
    const holding = all.filter(({ values }) => values.some(looksSealed))
    expect(holding.map(({ place }) => place).sort()).toEqual(declared)
    for (const { place, values } of holding) expect([place, values.every(looksSealed)]).toEqual([place, true])
  })

  it('are counted under each of two keys, over every column', async () => {
    const { services, database } = app
    const before = await counts()
    expect(before['new-2']).toBeUndefined()
    expect(before['test-1']).toBe((await columns()).flatMap(({ values }) => values.filter(looksSealed)).length)

    const newer = await createServices({
      config: services.config,
      database,
      log: services.log,
      keys: rotated,
      gateways: { botCheck: willingBotCheck, cards: services.cards },
    })
    const second = await createApp(newer, new Map())
    const post = (call: string, body: unknown, headers = {}) =>
      second.inject({ method: 'POST', url: `/api/${call}`, headers, payload: body as object })
    await saveAnswers(newBrowser({ ...app, server: second, post }))
    expect(await counts()).toEqual({ ...before, 'new-2': 1 })

    // An erased order holds nothing sealed.
    await rows(`update orders set details = '', answers = '' where id in (select id from orders limit 1)`)
    expect(await counts()).toEqual({ 'test-1': (before['test-1'] ?? 0) - 2, 'new-2': 1 })
  })

  it('are reported with what may be done with each key', () => {
    const keys = parseKeys(`c:${keyText(3)},b:${keyText(2)},a:${keyText(1)}`) as Keys
    const places = [
      { place: 'orders.answers', key: 'a', values: 1_200 },
      { place: 'orders.answers', key: 'c', values: 1 },
    ]
    expect(describeKeys(keys, places)).toEqual([
      'c  1 value  seals everything new.',
      '    orders.answers  1 value',
      'b  0 values  nothing needs it: it may be removed.',
      'a  1,200 values  still needed to read this. npm run reseal seals it with the first key.',
      '    orders.answers  1,200 values',
    ])
    expect(describeKeys(keys, [{ place: 'visits.draft', key: 'lost', values: 2 }])).toContain(
      'lost  2 values  NOT CONFIGURED: none of this can be read. Put this key back into DATA_KEYS.',
    )
    expect(describeKeys(keys, [{ place: 'visits.draft', key: 'b', values: 2 }])).toContain(
      'b  2 values  still needed to read this. npm run reseal seals it with the first key.',
    )
    expect(describeKeys(keys, [])).toContain(
      'a  0 values  still needed: people are looked up by it. npm run reseal -- --lookups changes to the first key.',
    )
  })
})

async function counts(): Promise<Record<string, number>> {
  const places = await placesOf({ query: (text: string) => rows(text).then((found) => ({ rows: found })) } as never)
  const total: Record<string, number> = {}
  for (const { key, values } of places) total[key] = (total[key] ?? 0) + values
  return total
}

describeReseal(
  () => app,
  () => customer,
)
