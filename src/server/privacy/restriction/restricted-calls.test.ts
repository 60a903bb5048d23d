import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { deskRestrictionWords, restrictionWords } from '#content/privacy/restriction.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { consentsFor } from '#domain/appointments/consents.ts'
import { nutritionSession, weighIn } from '#domain/appointments/services.ts'
import { kitCode } from '#domain/blood-tests/kits.ts'
import { dayMs, hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isStopped, type Use, uses } from '#domain/privacy/restriction.ts'
import { finishOutcomes } from '../../appointments/finish-outcome.ts'
import { casesJob } from '../../clinical/cases/case-job.ts'
import { demoPractices } from '../../intake/gp-practices/demo-practices.ts'
import { gpPractices } from '../../intake/gp-practices/tables.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import { packedInTests } from '../../testing/packed.ts'
import { newAccount } from '../../testing/test-account.ts'
import { type BookingApp, emailsTo, newGuest, startBookingApp } from '../../testing/test-booking.ts'
import { newBrowser, newPerson } from '../../testing/test-browser.ts'
import { bringEvidence, goodEvidence, newPatient, newReadyPatient, type TestPatient } from '../../testing/test-case.ts'
import { newStaff } from '../../testing/test-staff.ts'

type StoppingUse = Exclude<Use, 'outreach' | 'erasing' | 'figures' | 'safety' | 'conversation' | 'own rights'>

/** What a restriction stops, by the use that the call is. Each is tried below. */
const stopped = {
  order: ['create_new_user', 'create_payment_intent', 'pay_with_saved_card', 'confirm_order', 'choose_post'],
  'check-in': ['finish_check_in', 'answer_check_in_again'],
  booking: [
    'book_weigh_in',
    'book_nutrition_session',
    'accept_follow_up',
    'desk_book_for_patient',
    'desk_book_follow_up',
  ],
  kit: ['ask_for_blood_kit', 'desk_send_blood_kit'],
  equipment: ['desk_send_scale'],
  decision: [
    'desk_approve',
    'desk_sign',
    'desk_decline',
    'desk_ask',
    'desk_ask_again',
    'desk_check',
    'desk_answer_medicine',
    'desk_paper',
  ],
  dispatch: ['desk_dispatch', 'desk_replace_parcel', 'desk_posted', 'desk_hand_over_paper'],
  disclosure: ['desk_letter_posted', 'desk_resend_letter'],
} as const satisfies Readonly<Record<StoppingUse, readonly CallName[]>>

/** What none stops, by the reason. A new call belongs here or above: think of what it does with a patient's data. */
const goesOn: Readonly<Record<string, readonly CallName[]>> = {
  'it shows what is stored': [
    ...(['booking_month', 'my_hold', 'room', 'desk_room', 'wait_in_room', 'rebooking_times', 'desk_day'] as const),
    ...(['desk_appointment', 'desk_diary', 'desk_times_to_move', 'desk_bookable', 'desk_times_to_book'] as const),
    ...(['desk_posts', 'desk_post', 'desk_follow_up_times', 'desk_schedule', 'desk_preview_schedule'] as const),
    ...(['my_blood_tests', 'desk_blood_tests', 'desk_blood_tests_of', 'desk_blood_hand_in', 'desk_blood_kit'] as const),
    ...(['desk_blood_kits', 'desk_queue', 'desk_queue_views', 'desk_case', 'desk_undoable', 'desk_rules'] as const),
    ...(['fetch_user_data', 'check_user_by_email', 'medicine_choice', 'my_card', 'search_codes'] as const),
    ...(['my_health_list', 'desk_health_list', 'desk_complaints', 'desk_complaint', 'my_companion'] as const),
    ...(['desk_requests', 'desk_request', 'my_changed_answers', 'my_evidence', 'identity_state'] as const),
    ...(['desk_evidence', 'my_account', 'my_security', 'desk_search', 'desk_person', 'desk_me'] as const),
    ...(['desk_staff_list', 'desk_staff_events', 'desk_incident_about', 'desk_incidents', 'desk_incident'] as const),
    ...(['desk_incident_report_page', 'start_consent_state', 'load_answers', 'load_instance'] as const),
    ...(['search_gp_practices', 'my_consents', 'my_letters', 'my_letter', 'desk_read_letter'] as const),
    ...(['desk_letter_posts', 'desk_letter_post', 'my_thread', 'desk_threads', 'desk_thread', 'desk_draft'] as const),
    ...(['desk_watch', 'desk_jobs', 'desk_on_call', 'dev_outbox', 'visit_orders', 'payment_confirmation'] as const),
    ...(['desk_money', 'my_preparation', 'load_life_history', 'open_informant_link', 'who_looked'] as const),
    ...(['desk_access_log', 'desk_my_access_log', 'desk_operator_acts', 'my_concern', 'desk_concern'] as const),
    ...(['desk_call_backs', 'my_scale', 'desk_responsible', 'desk_prescription', 'desk_parcel'] as const),
    ...(['desk_recall', 'desk_recall_file', 'desk_recalls', 'desk_recall_outstanding', 'desk_read_pack'] as const),
    ...(['desk_pack_codes', 'my_nutrition', 'desk_check_in', 'desk_coaching', 'my_doses', 'my_reminder'] as const),
    ...(['my_check_in', 'my_plan', 'medicine_facts', 'injection_guides', 'my_progress'] as const),
  ],
  'its list leaves restricted cases out': [
    ...(['desk_quality', 'desk_review_sample', 'desk_review', 'desk_next_case'] as const),
  ],
  'it counts what names nobody': ['desk_incident_figures'],
  'it is their right': [
    ...(['my_data', 'ask_for_copy', 'open_copy', 'ask_to_be_erased', 'call_off_erasure'] as const),
    ...(['ask_to_restrict', 'lift_restriction', 'desk_restrict', 'desk_answer_restriction'] as const),
    ...(['desk_end_restriction', 'desk_allow_use', 'desk_allow_paper', 'withdraw_consent'] as const),
    ...(['desk_correct_history', 'desk_correct_letter', 'desk_mark_history'] as const),
  ],
  'it protects a life or a person’s health': [
    ...([
      'tell_unwell',
      'report_sign',
      'take_back_sign',
      'report_incident',
      'desk_read_report',
      'ask_for_call',
    ] as const),
    ...([
      'report_parcel',
      'desk_settle_excursion',
      'desk_put_pen_aside',
      'desk_acknowledge',
      'desk_record_try',
    ] as const),
    ...(['desk_close_concern', 'desk_set_call_back', 'desk_take_call_back', 'desk_cancel_call_back'] as const),
    ...([
      'desk_ask_recall',
      'desk_confirm_recall',
      'desk_call_off_recall',
      'desk_raise_flag',
      'desk_answer_flag',
    ] as const),
    ...(['desk_review_blood_report', 'desk_refuse_blood_hand_in', 'desk_settle_blood_message'] as const),
    ...(['desk_close_check_in', 'desk_report_incident', 'desk_acknowledge_incident', 'desk_assign_incident'] as const),
    ...(['desk_grade_incident', 'desk_set_incident_action', 'desk_end_incident_action'] as const),
    ...(['desk_decide_incident_report', 'desk_conclude_incident', 'desk_close_incident'] as const),
    ...(['desk_close_near_miss', 'desk_reopen_incident'] as const),
  ],
  'it is a conversation': [
    ...(['send_message', 'mark_thread_read', 'desk_send_message', 'desk_mark_read', 'desk_assign_thread'] as const),
    ...(['desk_pass_turn', 'contact_us', 'desk_reply_request', 'desk_assign_request', 'desk_move_request'] as const),
    ...(['desk_link_request', 'desk_record_complaint', 'desk_acknowledge_complaint'] as const),
    ...(['desk_close_complaint', 'desk_reopen_complaint', 'desk_case_message', 'desk_read_case_messages'] as const),
  ],
  'it stores what somebody says or found, and what would use that is stopped': [
    ...(['hand_in_blood_results', 'desk_type_blood_results', 'desk_record_vitals', 'desk_appointment_note'] as const),
    ...(['desk_note', 'desk_keep_draft', 'desk_add_history', 'add_to_health_list', 'end_in_health_list'] as const),
    ...(['desk_add_to_health_list', 'desk_end_in_health_list', 'explain_changed_answers', 'begin_upload'] as const),
    ...(['upload_piece', 'finish_upload', 'remove_upload', 'desk_begin_upload', 'desk_upload_piece'] as const),
    ...(['desk_finish_upload', 'desk_remove_upload', 'begin_identity_check', 'give_consents', 'answer_gp'] as const),
    ...(['tell_supply', 'desk_record_measurements', 'desk_confirm_supply', 'desk_record_contact'] as const),
    ...(['desk_record_plan', 'desk_record_answer', 'agree_to_start', 'save_answer', 'save_instance'] as const),
    ...(['save_life_history', 'send_informant_answers', 'confirm_before_supply', 'save_check_in'] as const),
    ...(['log_dose', 'remove_dose', 'log_measures', 'import_measures', 'remove_measure'] as const),
    ...(['save_companion_week', 'ask_for_medicine'] as const),
  ],
  'they set it for themselves, and what we would send by it is held back': [
    ...(['set_companion', 'set_injection_day', 'set_reminder', 'add_push_browser', 'remove_push_browser'] as const),
    ...(['set_afterwards', 'set_tracking', 'invite_informant', 'begin_card', 'settle_card', 'keep_card'] as const),
  ],
  'it ends what was begun, or gives it back': [
    ...(['release_hold', 'cancel_appointment', 'cancel_post', 'let_follow_up_go', 'desk_withdraw_paper'] as const),
    ...(['desk_withdraw_follow_up', 'cancel_blood_kit', 'cancel_weigh_in', 'withdraw_order', 'desk_undo'] as const),
    ...(['desk_return', 'desk_claim', 'desk_renew', 'desk_release', 'withdraw_informant'] as const),
    ...(['take_back_informant_answers', 'cancel_nutrition_session', 'take_back_medicine'] as const),
    // Supply is stopped by itself, whatever a plan or a lock says.
    ...(['change_my_plan', 'desk_change_plan', 'desk_lift_lock'] as const),
  ],
  'it writes down what has happened, or corrects that': [
    ...(['desk_end_blood_kit', 'desk_scale_ended', 'desk_parcel_ended', 'desk_correct_parcel'] as const),
    ...(['desk_correct_tracking', 'desk_change_contact'] as const),
  ],
  'an appointment that was booked before takes place': [
    ...([
      'reschedule_appointment',
      'desk_move_appointment',
      'desk_hand_over',
      'enter_room',
      'desk_enter_room',
    ] as const),
    ...(['send_signals', 'leave_room', 'go_by_phone', 'desk_outcome', 'desk_undo_outcome', 'desk_letter'] as const),
  ],
  'money is theirs or ours by law': ['verify_payment_intent', 'desk_refund', 'desk_close_difference'],
  'nobody has said yet whose it is': ['hold_slot', 'dismiss_confirmation'],
  'it is the way into the account': [
    ...(['bot_challenge', 'generate_otp', 'verify_otp', 'sign_in_options', 'sign_in', 'finish_sign_in'] as const),
    ...(['sign_out', 'forgot_password', 'reset_password', 'open_account', 'change_password'] as const),
    ...(['send_password_link', 'prove_owner', 'prove_my_phone', 'begin_passkey', 'add_passkey'] as const),
    ...(['remove_passkey', 'passkey_options', 'sign_in_by_passkey', 'end_sessions', 'change_email'] as const),
    ...(['cancel_email_change', 'prove_new_email', 'stop_email_change'] as const),
  ],
  'it concerns staff, our calendars or our registers, and no patient': [
    ...(['desk_save_schedule', 'desk_calendar_feed', 'desk_keep_clinician', 'desk_save_queue_view'] as const),
    ...(['desk_remove_queue_view', 'desk_sign_rules', 'desk_sign_in', 'desk_unlock', 'desk_passkey_options'] as const),
    ...(['desk_passkey', 'desk_totp', 'desk_recovery_code', 'desk_lock', 'desk_sign_out'] as const),
    ...(['desk_change_password', 'desk_factors', 'desk_prove', 'desk_begin_factor', 'desk_add_passkey'] as const),
    ...(['desk_add_totp', 'desk_name_factor', 'desk_remove_factor', 'desk_new_recovery_codes'] as const),
    ...(['desk_open_invitation', 'desk_accept_invitation', 'desk_enrol_passkey', 'desk_enrol_totp'] as const),
    ...(['desk_invite_staff', 'desk_change_roles', 'desk_answer_roles', 'desk_end_staff'] as const),
    ...(['desk_reset_factor', 'desk_demo_people', 'desk_demo_code', 'desk_set_shift', 'desk_remove_shift'] as const),
    ...(['desk_set_digest', 'desk_send_again', 'desk_enter_responsible', 'desk_add_pack_code'] as const),
    ...(['desk_confirm_pack_code', 'desk_remove_pack_code'] as const),
  ],
}

describe('every call of the contract', () => {
  const named: readonly CallName[] = [...Object.values(stopped), ...Object.values(goesOn)].flat()

  it('is stopped by a restriction, or goes on for a reason', () => {
    const missing = Object.keys(calls).filter((name) => !named.includes(name as CallName))
    expect(missing, 'Say what a restriction does with these: see decision 0213.').toEqual([])
    expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([])
  })

  it('of these uses is stopped by the rule, too', () => {
    for (const use of Object.keys(stopped) as Use[])
      expect([use, isStopped(use, { isRestricted: true })]).toEqual([use, true])
    const others: readonly Use[] = ['outreach', 'erasing', 'figures', 'safety', 'conversation', 'own rights']
    expect(Object.keys(uses).toSorted()).toEqual([...Object.keys(stopped), ...others].toSorted())
  })
})

type Staff = Awaited<ReturnType<typeof newStaff>>
type Attempt = () => Promise<LightMyRequestResponse>
interface Tried {
  readonly accountId: string
  readonly attempt: Attempt
}

let app: BookingApp
let lead: Staff
let prescriber: Staff
let pharmacist: Staff
let support: Staff
/** With an appointment that took place and a prescription after it. */
let seen: Awaited<ReturnType<typeof newSeen>>
/** Approved and checked, with a letter to their GP that is to be posted. */
let supplied: TestPatient

beforeAll(async () => {
  app = await startBookingApp()
  ;[lead, prescriber, pharmacist, support] = [
    await newStaff(app, 'clinical_lead'),
    await newStaff(app, 'prescriber'),
    await newStaff(app, 'pharmacist'),
    await newStaff(app, 'support'),
  ]
  await rows(`update clinicians set staff_id = '${prescriber.id}' where id = '${brand.consultant.id}'`)
  await app.database.run((orm) =>
    orm
      .insert(gpPractices)
      .values([...demoPractices])
      .onConflictDoNothing(),
  )
  const coach = await newStaff(app, 'coach')
  await keepCalendar('coach', coach.id, [weighIn.key])
  const dietitian = await newStaff(app, 'nutritionist')
  await keepCalendar('sedge', dietitian.id, [nutritionSession.key])
  supplied = await newPatient(app)
  const gp = { tells: true, practice: 'As typed', odsCode: demoPractices[0]?.odsCode }
  await bringEvidence(app, supplied, { ...goodEvidence(app), gp })
  await approve(supplied)
  await check(supplied)
  seen = await newSeen()
}, 120_000)
afterAll(() => app.close())
beforeEach(() => atTime(app.now() + minuteMs))

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

/** Keeps desk sessions open whatever the test clock says. */
async function atTime(now: number) {
  app.setNow(now)
  const soon = new Date(now + hourMs).toISOString()
  await rows(`update staff_sessions set last_seen_at = '${new Date(now).toISOString()}', expires_at = '${soon}'`)
}

async function keepCalendar(clinician: string, staffId: string, services: string[]) {
  const given = { clinician, name: clinician, title: 'Care team', staffId, isBookable: true, services }
  expect((await lead.post('desk_keep_clinician', given)).statusCode).toBe(200)
}

async function done(reply: Promise<LightMyRequestResponse>) {
  const { statusCode, body, json } = await reply
  expect(statusCode, body).toBe(200)
  return json().data
}

async function settle() {
  await atTime(app.now() + afterUndoMs)
  await casesJob(app.services)
}

const claim = async (staff: Staff, id: string): Promise<number> => (await done(staff.post('desk_claim', { id }))).epoch

const approval = { dose: '2.5mg', instructions: 'Once a week.', words: 'Prescribed.', ticked: [] }
const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1', expires: '2027-06-30' }
const parcel = { carrier: 'Swift Post', tracking: 'SP1', coldPack: 'Box', coldHours: 120, ...packedInTests }
const expectedOn = () => new Date(app.now() + dayMs).toISOString().slice(0, 10)

async function approve({ caseId: id }: TestPatient) {
  await done(prescriber.post('desk_approve', { id, epoch: await claim(prescriber, id), ...approval }))
  await settle()
}

async function check({ caseId: id }: TestPatient) {
  const given = { id, epoch: await claim(pharmacist, id), pen, hasSeenInteractions: true as const }
  await done(pharmacist.post('desk_check', given))
  await settle()
}

async function restrict(accountId: string) {
  const at = (ms: number) => `'${new Date(app.now() + ms).toISOString()}'`
  await rows(`insert into restrictions (id, account_id, ground, state, asked_at, due_at, decided_at)
    values (gen_random_uuid(), '${accountId}', 'wrong', 'in force', ${at(-dayMs)}, ${at(dayMs)}, ${at(-hourMs)})`)
}

const lift = () => rows(`update restrictions set state = 'lifted'`)

const sheet = (id: string, paperId: string, more: object = {}) => ({
  id,
  paperId,
  writtenOn: '2026-03-10',
  startsOn: null,
  form: 'FP10PCD',
  serial: String(7_012_345_000 + Math.floor(Math.random() * 900_000)),
  drug: 'methylphenidate',
  drugForm: 'mr-tablets',
  strength: '18 mg',
  dose: 'One tablet each morning',
  quantity: 30,
  quantityWords: 'Thirty',
  supplyDays: 30,
  longSupplyReason: null,
  patientAddress: { lines: '9 Teal Row\nTruro', postcode: 'tr12ab' },
  prescriberAddress: { lines: '1 Example Row\nFerncliff', postcode: 'FC1 4LW' },
  prescriberNumber: '612345',
  replaces: null,
  ...more,
})

async function newSeen() {
  const guest = await newGuest(app)
  const { orderId } = await guest.book({ date: '2026-03-10', time: '10:00' })
  const { id, startsAt } = await guest.appointment()
  await atTime(Date.parse(startsAt) + 20 * minuteMs)
  await done(prescriber.post('desk_outcome', { id, outcomeId: randomUUID(), outcome: 'attended' }))
  await atTime(app.now() + afterUndoMs)
  await finishOutcomes(app.services)
  const paperId = randomUUID()
  await done(prescriber.post('desk_paper', sheet(id, paperId) as never))
  const [order] = await rows(`select account_id from orders where id = '${orderId}'`)
  return { guest, id, paperId, accountId: String(order?.account_id) }
}

const aboutSeen = (attempt: Attempt): Tried => ({ accountId: seen.accountId, attempt })
const posting = { address: '9 Teal Row\nTop floor', city: 'Truro', pincode: 'tr12ab' }

/** Paid for, and waiting to be posted. */
async function newPosting(): Promise<string> {
  const { guest, id } = seen
  const { orderId, amountPence } = await done(guest.browser.post('choose_post', { id, ...posting }))
  const begun = await done(
    guest.browser.post('create_payment_intent', { amount: amountPence / 100, answerId: orderId }),
  )
  await guest.charge(begun.clientSecret)
  await done(guest.verify(orderId, begun.paymentIntent))
  return orderId
}

async function newTreated(email = `treated-${randomUUID()}@ferncliff.example`) {
  const account = await newAccount(app, email)
  await rows(`insert into plans (id, account_id, medicine, mg, state, started_on, state_since)
    values ('${randomUUID()}', '${account.id}', 'mounjaro', 2.5, 'active', '2026-01-02', now())`)
  return account
}

const gpSending = async () => {
  const [found] = await rows(`select s.id, s.letter_id from letter_sendings s join letters l on l.id = s.letter_id
    where s.how = 'post' and s.sent_at is null and l.account_id = '${supplied.accountId}'`)
  return { id: String(found?.id), letterId: String(found?.letter_id) }
}

/** How each is tried. It need not succeed once the restriction is lifted: it is then no longer refused for it. */
const tried: Readonly<Record<(typeof stopped)[StoppingUse][number], () => Promise<Tried>>> = {
  create_new_user: async () => {
    const { guest, accountId } = seen
    expect((await guest.hold({ date: '2026-04-20', time: '13:00' })).statusCode).toBe(200)
    return { accountId, attempt: () => guest.submit() }
  },
  create_payment_intent: async () => {
    const { guest, id } = seen
    const { orderId, amountPence } = await done(guest.browser.post('choose_post', { id, ...posting }))
    const body = { amount: amountPence / 100, answerId: orderId }
    return aboutSeen(() => guest.browser.post('create_payment_intent', body))
  },
  pay_with_saved_card: async () => {
    const { guest, id } = seen
    const { orderId, amountPence } = await done(guest.browser.post('choose_post', { id, ...posting }))
    const body = { amount: amountPence / 100, answerId: orderId }
    const { paymentIntent } = await done(guest.browser.post('create_payment_intent', body))
    return aboutSeen(() =>
      guest.browser.post('pay_with_saved_card', { paymentIntentId: paymentIntent, orderId, card: 'none' } as never),
    )
  },
  confirm_order: async () => {
    const owner = await newReadyPatient(app)
    const stranger = await newPerson(app, owner.email)
    await done(stranger.browser.post('create_new_user', stranger.form))
    const mail = (await emailsTo(app, owner.email)).findLast(({ text }) => /#token=/.test(text))
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return { accountId: owner.accountId, attempt: () => newBrowser(app).post('confirm_order', { token }) }
  },
  choose_post: async () => aboutSeen(() => seen.guest.browser.post('choose_post', { id: seen.id, ...posting })),
  finish_check_in: async () => {
    const { id, post } = await newTreated()
    return { accountId: id, attempt: () => post('finish_check_in', { id: randomUUID(), pricePence: null }) }
  },
  answer_check_in_again: async () => {
    const { id, post } = await newTreated()
    return { accountId: id, attempt: () => post('answer_check_in_again', {}) }
  },
  book_weigh_in: async () => {
    const { accountId, browser } = await newPatient(app)
    const wanted = { date: day(6), time: '12:00', instead: null }
    return { accountId, attempt: () => browser.post('book_weigh_in', wanted) }
  },
  book_nutrition_session: async () => {
    const { id, post } = await newTreated()
    const wanted = { date: day(6), time: '12:00', instead: null }
    return { accountId: id, attempt: () => post('book_nutrition_session', wanted) }
  },
  accept_follow_up: async () => {
    await done(
      prescriber.post('desk_book_follow_up', {
        id: seen.id,
        followUpId: randomUUID(),
        date: '2026-04-13',
        time: '13:00',
      }),
    )
    const found = (await seen.guest.account()).appointments.find(({ toPay }) => toPay !== null)
    const consentVersion = consentsFor({ canCancel: true }).t8.version
    return aboutSeen(() => seen.guest.browser.post('accept_follow_up', { id: found?.id ?? '', consentVersion }))
  },
  desk_book_for_patient: async () => {
    const { accountId } = await newPatient(app)
    const wanted = { date: day(3), time: '12:00', what: 'weigh-in', reason: 'They called.' } as const
    return {
      accountId,
      attempt: () => support.post('desk_book_for_patient', { accountId, bookingId: randomUUID(), ...wanted }),
    }
  },
  desk_book_follow_up: async () => {
    await rows(`update follow_ups set ended_as = 'let go', ended_at = now() where ended_as is null`)
    const wanted = { id: seen.id, date: '2026-04-15', time: '13:00' }
    return aboutSeen(() => prescriber.post('desk_book_follow_up', { ...wanted, followUpId: randomUUID() }))
  },
  ask_for_blood_kit: async () => {
    const { id, post } = await newTreated()
    return { accountId: id, attempt: () => post('ask_for_blood_kit', { id: randomUUID() }) }
  },
  desk_send_blood_kit: async () => {
    const { id: accountId } = await newTreated()
    const [id, code] = [randomUUID(), kitCode(7)]
    await rows(`insert into blood_kits (id, account_id, code, state, asked_at)
      values ('${id}', '${accountId}', '${code}', 'asked', now())`)
    const sent = { id, code, carrier: 'Swift Post', tracking: 'SP 1' }
    return { accountId, attempt: () => support.post('desk_send_blood_kit', sent) }
  },
  desk_send_scale: async () => {
    const { id: accountId } = await newTreated()
    const sent = { accountId, serial: 'LK-SC-7', carrier: 'Swift Post', tracking: 'SP 1' }
    return { accountId, attempt: () => support.post('desk_send_scale', sent) }
  },
  desk_approve: async () => {
    const { accountId, caseId: id } = await newReadyPatient(app)
    const epoch = await claim(prescriber, id)
    return { accountId, attempt: () => prescriber.post('desk_approve', { id, epoch, ...approval }) }
  },
  desk_sign: async () => {
    const { accountId, caseId: id } = await newReadyPatient(app)
    await rows(`update cases set awaits_signature = true where id = '${id}'`)
    const epoch = await claim(lead, id)
    return { accountId, attempt: () => lead.post('desk_sign', { id, epoch, reason: 'I agree with it.' } as never) }
  },
  desk_decline: async () => {
    const { accountId, caseId: id } = await newReadyPatient(app)
    const body = {
      id,
      epoch: await claim(prescriber, id),
      reason: 'information_missing',
      words: 'We can’t prescribe this.',
    }
    return { accountId, attempt: () => prescriber.post('desk_decline', body as never) }
  },
  desk_ask: async () => {
    const { accountId, caseId: id } = await newReadyPatient(app)
    const body = { id, epoch: await claim(prescriber, id), words: 'Which dose do you take?' }
    return { accountId, attempt: () => prescriber.post('desk_ask', body) }
  },
  desk_ask_again: async () => {
    const { accountId, caseId } = await newReadyPatient(app)
    const body = { caseId, gate: 'previous_supply', words: 'The label is cut off.' } as const
    return { accountId, attempt: () => prescriber.post('desk_ask_again', body) }
  },
  desk_check: async () => {
    const patient = await newReadyPatient(app)
    await approve(patient)
    const { accountId, caseId: id } = patient
    const body = { id, epoch: await claim(pharmacist, id), pen, hasSeenInteractions: true as const }
    return { accountId, attempt: () => pharmacist.post('desk_check', body) }
  },
  desk_answer_medicine: async () => {
    const { id: accountId } = await newTreated()
    const id = randomUUID()
    await rows(`insert into medicine_requests (id, plan_id, account_id, medicine, wish, asked_at)
      select '${id}', id, account_id, 'wegovy', '\\x00', now() from plans where account_id = '${accountId}'`)
    const body = { requestId: id, isAgreed: true, words: 'Yes, from the lowest dose.' }
    return { accountId, attempt: () => prescriber.post('desk_answer_medicine', body) }
  },
  desk_paper: async () => {
    const paperId = randomUUID()
    return aboutSeen(() => prescriber.post('desk_paper', sheet(seen.id, paperId) as never))
  },
  desk_dispatch: async () => {
    const body = { id: supplied.caseId, ...parcel, expectedOn: expectedOn() }
    return { accountId: supplied.accountId, attempt: () => support.post('desk_dispatch', body) }
  },
  desk_replace_parcel: async () => {
    const { caseId: id, accountId } = supplied
    await rows(`update cases set state = 'lost' where id = '${id}'`)
    return { accountId, attempt: () => support.post('desk_replace_parcel', { id }) }
  },
  desk_posted: async () => {
    const id = await newPosting()
    return aboutSeen(() => support.post('desk_posted', { id, carrier: 'Royal Mail' }))
  },
  desk_hand_over_paper: async () => {
    await rows(`update paper_prescriptions set withdrawn_at = now()`)
    await done(prescriber.post('desk_paper', sheet(seen.id, randomUUID()) as never))
    return aboutSeen(() => prescriber.post('desk_hand_over_paper', { id: seen.id }))
  },
  desk_letter_posted: async () => {
    const { id } = await gpSending()
    return { accountId: supplied.accountId, attempt: () => support.post('desk_letter_posted', { id }) }
  },
  desk_resend_letter: async () => {
    const { accountId } = supplied
    const [letter] = await rows(`select id from letters where kind = 'gp' and account_id = '${accountId}'`)
    const body = { id: String(letter?.id), sendingId: randomUUID() }
    return { accountId, attempt: () => support.post('desk_resend_letter', body) }
  },
}

const day = (days: number): string => londonTimeAt(app.now() + days * dayMs).date

const inWords: readonly string[] = [
  ...Object.values(restrictionWords.stopped),
  ...Object.values(deskRestrictionWords.stopped),
  deskRestrictionWords.begun,
  deskRestrictionWords.blocked,
  deskRestrictionWords.held,
]

describe('while the use of their data is restricted', () => {
  it('every call that is stopped is tried here', () =>
    expect(Object.keys(tried).toSorted()).toEqual(Object.values(stopped).flat().toSorted()))

  it.each(Object.entries(tried))('%s says so and does nothing, until it is lifted', async (_name, prepare) => {
    const { accountId, attempt } = await prepare()
    await restrict(accountId)
    const refused = await attempt()
    expect([409, 422], refused.body).toContain(refused.statusCode)
    expect(inWords, refused.body).toContain(refused.json().message)
    await lift()
    expect(inWords).not.toContain((await attempt()).json().message)
  })

  it('a lead allows a prescription on paper after one appointment, and the patient sees that it was', async () => {
    const { accountId, id, guest } = seen
    await rows(`update paper_prescriptions set withdrawn_at = now()`)
    await restrict(accountId)
    const body = { appointmentId: id, allowedFor: 'health', reason: 'They have no tablets left.' } as const
    expect((await prescriber.post('desk_allow_paper', body)).statusCode).toBe(403)
    const nowhere = { ...body, appointmentId: randomUUID() }
    expect((await lead.post('desk_allow_paper', nowhere)).statusCode).toBe(404)
    await done(lead.post('desk_allow_paper', body))
    const { restriction } = await done(lead.post('desk_appointment', { id }))
    expect(restriction.events).toMatchObject([{ what: 'use allowed', appointmentId: id, by: lead.name }])
    await done(prescriber.post('desk_paper', sheet(id, randomUUID()) as never))
    await done(prescriber.post('desk_hand_over_paper', { id }))
    const { exceptions } = (await done(guest.browser.post('my_data', {}))).restriction
    expect(exceptions).toMatchObject([{ allowedFor: 'health' }])
    await lift()
    expect((await lead.post('desk_allow_paper', body)).statusCode).toBe(409)
  })
})
