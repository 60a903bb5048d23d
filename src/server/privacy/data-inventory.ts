import { shownAfterMs } from '#domain/blood-tests/shown.ts'
import type { CorrectionReason } from '#domain/clinical/clinical-history.ts'
import type { DataPart } from '#domain/privacy/parts.ts'
import type { RiskSource } from '#domain/safeguarding/reported-risk.ts'
import { heldBackByMark } from '../clinical/history/marks.ts'

/**
 * The data inventory: who owns the rows of a table and when they are erased. One line for each table of the schema; a
 * test names missing ones. The privacy page, erasure, copies and their tests are all derived from it.
 */
interface OfPerson {
  /**
   * How a row leads to its patient: a column with the account (`account_id`), one that names a row of another table
   * (`case_id -> cases`, `alarm_id -> alarms.case_id`), or SQL, in which `{cases}` means "is a case of theirs".
   */
  readonly of: readonly string[]
  readonly part: DataPart
  /**
   * Which rows stay after an erasure, as SQL. `{care}`, `{tax}`, `{looks}`: whether the law still requires that.
   * `parent`: those whose row of another table stays. `{orders}`: "is an order that stays".
   */
  readonly kept: string
  /**
   * The owner each sealed column was sealed for, in the names of the row's columns. Of several, the one whose columns
   * are all set.
   */
  readonly opens: Readonly<Record<string, string | readonly string[]>>
  /**
   * What the copy leaves out. `secret`: credentials, or meaningless to the patient. `clinician`: a clinician reviews it
   * first. Otherwise the columns left out.
   */
  readonly hides: 'secret' | 'clinician' | readonly string[]
  /** Rows that a clinician reviews before they leave in a copy, as SQL. */
  readonly heldBack: string
  /**
   * Rows that their patient is shown later, as SQL in which `{now}` is the moment: until then they are not in a copy
   * either. Staff read them at once, and so does who takes all records over.
   */
  readonly notYet: string
}

interface OfNobody {
  readonly nobody: 'staff' | 'house' | 'passing' | 'provider'
  readonly opens: OfPerson['opens']
}

export type InventoryEntry = OfPerson | OfNobody

type More = Partial<Pick<OfPerson, 'opens' | 'hides' | 'heldBack' | 'notYet'>>

const goes = (of: string | readonly string[], part: DataPart, more: More = {}): OfPerson =>
  stays(of, part, 'false', more)

const stays = (
  of: string | readonly string[],
  part: DataPart,
  kept: string,
  { opens = {}, hides = [], heldBack = 'false', notYet = 'false' }: More = {},
) => ({
  of: typeof of === 'string' ? [of] : of,
  part,
  kept,
  opens,
  hides,
  heldBack,
  notYet,
})

/**
 * `staff`: about staff. `house`: about nobody. `passing`: ids and digests erased within the day. `provider`: a
 * stand-in's own books.
 */
const nobody = (whose: OfNobody['nobody'], opens: OfPerson['opens'] = {}): OfNobody => ({ nobody: whose, opens })

const isCared = `(
  exists (select 1 from cases decided join case_decisions d on d.case_id = decided.id
    where decided.order_id = orders.id and d.done_at is not null and d.undone_at is null)
  or exists (select 1 from appointments seen where seen.order_id = orders.id and seen.state = 'completed'))`
const isPaid = `orders.state in ('approved', 'paid', 'refunded')`
const isOfCase = 'case_id -> cases'
const isOfOrder = 'order_id -> orders'
const isOfAppointment = 'appointment_id -> appointments'
const isOfGuestSession = 'visit_id -> visits'
/** In a guest session of theirs, without an order or account: those may be another person's. */
const isOfGuestSessionAlone = `account_id is null and order_id is null and visit_id in (select id from visits where {visits})`
const isOfRequest = 'request_id -> contact_requests'

/** A prescriber found that an entry is about another person. */
const isOfAnother = `why = '${'wrong person' satisfies CorrectionReason}'`
const isMarked = `${heldBackByMark} is not null`

export const dataInventory = {
  access_log: stays('account_id', 'looks', '{looks}'),
  account_identities: goes('account_id', 'way in', {
    opens: { subject: 'account/{account_id}/identity' },
    hides: ['subject'],
  }),
  account_passkeys: goes('account_id', 'way in', {
    opens: { name: 'account/{account_id}/passkey name' },
    hides: ['counter', 'transports'],
  }),
  accounts: stays('id', 'identity', '{care} or {tax}', {
    opens: { details: 'account/{id}' },
    hides: ['password_hash', 'closed_at'],
  }),
  alarm_calls: stays('case_id -> alarms.case_id', 'safety', 'parent', { hides: 'secret' }),
  alarms: stays(isOfCase, 'safety', 'parent', { hides: 'secret' }),
  answer_sets: stays(['account_id', isOfGuestSession], 'record', '{care} and account_id is not null', {
    opens: { answers: ['{visit_id}/{questionnaire}', 'account/{account_id}/{questionnaire}/{instance}'] },
    hides: ['tab', 'revision'],
  }),
  adhd_vitals: stays('account_id', 'record', '{care}', { opens: { content: 'adhd-vitals/{id}' } }),
  appointment_arrangements: stays(isOfAppointment, 'record', 'parent', {
    opens: { reason: 'appointment/{appointment_id}/arrangement' },
  }),
  appointment_events: stays(isOfAppointment, 'record', 'parent'),
  appointment_letters: stays(isOfAppointment, 'record', 'parent', {
    opens: { body: 'appointment/{appointment_id}/letter' },
  }),
  appointment_notes: stays(isOfAppointment, 'record', 'parent', {
    opens: { body: 'appointment/{appointment_id}/note' },
    hides: 'clinician',
  }),
  appointment_outcomes: stays(isOfAppointment, 'record', 'parent', {
    opens: { content: 'appointment/{appointment_id}/outcome' },
    hides: ['failure', 'failed_at', 'attempts', 'next_try_at'],
  }),
  appointment_reminders: stays(isOfAppointment, 'record', 'parent'),
  appointments: stays(
    ['account_id', isOfOrder, isOfGuestSessionAlone],
    'record',
    `order_id in (select id from orders where {orders}) or (account_id is not null and {care})`,
  ),
  calendar_feeds: nobody('staff'),
  card_customers: goes('account_id', 'way in'),
  card_requests: stays(isOfOrder, 'payments', 'parent'),
  blood_hand_ins: stays('account_id', 'record', '{care}', {
    opens: { first: 'blood hand-in/{id}/first', words: 'blood hand-in/{id}/words' },
    // Typed by one person and not checked yet.
    hides: ['first', 'first_by', 'first_at'],
  }),
  blood_kits: stays('account_id', 'record', '{care}', { opens: { tracking: 'blood kit/{id}/tracking' } }),
  blood_messages: stays('kit_id -> blood_kits', 'record', 'parent', { hides: 'secret' }),
  blood_reminders: goes('account_id', 'sent to you'),
  blood_reports: stays('account_id', 'record', '{care}', {
    opens: { content: 'blood report/{id}', words: 'blood report/{id}/words' },
    // As `isShown` has it, by which the account shows them.
    notYet: `reviewed_at is null and at > {now} - interval '${shownAfterMs} milliseconds'`,
  }),
  case_decisions: stays(isOfCase, 'record', 'parent', {
    opens: { content: 'case/{case_id}/decision' },
    hides: ['failed_at'],
  }),
  case_events: stays(isOfCase, 'record', 'parent'),
  case_message_reads: stays(isOfCase, 'record', 'parent', { hides: 'secret' }),
  case_messages: stays(isOfCase, 'record', 'parent', { opens: { body: 'case/{case_id}/message' }, hides: 'clinician' }),
  case_notes: stays(isOfCase, 'record', 'parent', { opens: { body: 'case/{case_id}/note' }, hides: 'clinician' }),
  case_reminders: stays(isOfCase, 'record', 'parent', { hides: 'secret' }),
  case_returns: stays(isOfCase, 'record', 'parent', {
    opens: { content: 'case/{case_id}/return' },
    hides: 'clinician',
  }),
  cases: stays(
    [
      'account_id',
      isOfOrder,
      `account_id is null and order_id is null
        and id in (select told.case_id from concerns told where told.visit_id in (select id from visits where {visits}))`,
    ],
    'record',
    `{care} and (order_id is null or order_id in (select id from orders where ${isCared}))`,
    {
      opens: { facts: 'case/{id}/facts' },
      hides: ['facts', 'risk', 'claimed_by', 'claim_until', 'kept_for', 'kept_until'],
    },
  ),
  check_ins: stays('account_id', 'record', '{care}', {
    opens: { answers: 'check-in/{id}', looked_said: 'check-in/{id}/looked' },
    hides: ['reminders', 'reminded_at', 'looked_said'],
  }),
  /** Health records: entries that rule a medicine out stay as long as the law keeps the others. */
  clinical_history: stays('account_id', 'record', '{care}', {
    opens: { content: 'clinical-history/{id}' },
    heldBack: `${isMarked} or id in (select entry_id from clinical_history_corrections where ${isOfAnother})`,
  }),
  clinical_history_corrections: stays('entry_id -> clinical_history', 'record', 'parent', {
    opens: { content: 'clinical-history/{entry_id}/correction' },
    heldBack: `${isOfAnother} or entry_id in (select id from clinical_history where ${isMarked})`,
  }),
  /** Why something is held back would tell what it is. */
  clinical_history_marks: stays('entry_id -> clinical_history', 'record', 'parent', {
    opens: { reason: 'clinical-history/{entry_id}/mark/{number}' },
    hides: 'clinician',
  }),
  clinicians: nobody('staff'),
  companion_settings: goes('account_id', 'logged', { hides: ['plan_reminded', 'note_reminded'] }),
  companion_weeks: goes('account_id', 'logged', {
    opens: { plan: 'account/{account_id}/companion plan', note: 'account/{account_id}/companion note' },
  }),
  concern_answers: stays('case_id -> concerns.case_id', 'safety', 'parent', {
    opens: { told: 'concern/{case_id}/told' },
    // What a laboratory marked as critical leaves with the results, not before them.
    heldBack: `source = '${'blood_tests' satisfies RiskSource}'`,
  }),
  concern_call_backs: stays('case_id -> concerns.case_id', 'safety', 'parent', { hides: 'clinician' }),
  concern_contacts: stays('case_id -> concerns.case_id', 'safety', 'parent', {
    opens: { said: 'concern/{case_id}/said' },
    hides: 'clinician',
  }),
  concerns: stays(isOfCase, 'safety', 'parent', {
    opens: { reach: 'concern/{case_id}/reach', ending: 'concern/{case_id}/ending' },
    hides: ['ending'],
  }),
  consents: stays(
    ['account_id', isOfOrder, isOfGuestSessionAlone],
    'agreed',
    `order_id in (select id from orders where {orders}) or (order_id is null and account_id is not null and ({care} or {tax}))`,
  ),
  contact_changes: goes('account_id', 'identity', { opens: { content: 'account/{account_id}/contact change/{id}' } }),
  complaint_events: stays('complaint_id -> complaints', 'complaints', 'parent', { hides: 'clinician' }),
  /** Kept whatever is erased of the patient. The copy has what they complained about; what was found may name others. */
  complaints: stays('account_id', 'complaints', 'true', {
    opens: { content: 'complaint/{id}/content', conclusion: 'complaint/{id}/conclusion' },
    hides: ['conclusion', 'request_id', 'recorded_by', 'closed_by', 'due_at', 'kept_until', 'number'],
  }),
  contact_events: goes(isOfRequest, 'support', { hides: 'secret' }),
  contact_file_pieces: goes('file_id -> contact_files', 'support', {
    opens: { content: 'contact file/{file_id}/{position}' },
    hides: 'secret',
  }),
  contact_files: goes(isOfRequest, 'support', { opens: { details: 'contact file/{id}' } }),
  contact_messages: goes(isOfRequest, 'support', { opens: { words: 'contact message/{id}' }, hides: ['sending'] }),
  contact_requests: goes('account_id', 'support', {
    opens: { content: 'contact request/{id}' },
    hides: ['submission'],
  }),
  data_export_pieces: goes('export_id -> data_exports', 'copies', {
    opens: { content: 'data export/{export_id}/{attempt}/{position}' },
    hides: 'secret',
  }),
  data_exports: goes('account_id', 'copies'),
  decision_reviews: stays('decision_id -> case_decisions', 'record', 'parent', {
    opens: { note: 'decision/{decision_id}/review/{staff_id}' },
    hides: 'clinician',
  }),
  desk_changes: nobody('passing'),
  drafts: goes(
    `split_part(subject, '/', 2) in (select id::text from accounts where {accounts}
      union all select id::text from cases where {cases} union all select id::text from appointments where {appointments}
      union all select id::text from incidents where {incidents}
      union all select id::text from blood_hand_ins where {blood_hand_ins}
      union all select id::text from contact_requests where {contact_requests})`,
    'led to nothing',
    { opens: { body: 'staff/{staff_id}/draft/{subject}' }, hides: 'clinician' },
  ),
  dose_reminders: goes('account_id', 'logged', { hides: ['considered_on'] }),
  email_changes: goes('account_id', 'way in', {
    opens: {
      old_email: 'account/{account_id}/email change/{id}/old',
      new_email: 'account/{account_id}/email change/{id}/new',
    },
  }),
  emailed_links: goes('account_id', 'way in', { hides: 'secret' }),
  ended_answers: goes(isOfGuestSession, 'led to nothing', { opens: { ended: 'visit/{visit_id}/ended' } }),
  erasures: stays('account_id', 'request', 'true'),
  evidence_checks: stays('account_id', 'record', '{care}', { opens: { finding: 'account/{account_id}/evidence' } }),
  evidence_files: stays('account_id', 'record', '{care} and (seen_at is not null or attached_at is not null)', {
    opens: { details: 'evidence file/{id}' },
  }),
  evidence_pieces: stays('file_id -> evidence_files', 'record', 'parent', {
    opens: { content: 'evidence file/{file_id}/{position}' },
    hides: 'secret',
  }),
  follow_ups: stays(isOfOrder, 'record', 'parent'),
  pharmacist_entries: nobody('staff', { who: 'pharmacist entry/{id}' }),
  rule_signatures: nobody('staff'),
  dmd_release: nobody('house'),
  dmd_terms: nobody('house'),
  dmd_words: nobody('house'),
  gp_practices: nobody('house'),
  gp_search_words: nobody('house'),
  health_list: stays('account_id', 'record', '{care}', { opens: { content: 'health-list/{id}' } }),
  holidays: nobody('house'),
  identity_checks: stays('account_id', 'record', '{care}', { hides: ['provider_id'] }),
  incident_actions: stays('incident_id -> incidents', 'incidents', 'parent', {
    opens: { what: 'incident/{incident_id}/action' },
    hides: 'clinician',
  }),
  incident_alarm_calls: stays('incident_id -> incident_alarms.incident_id', 'incidents', 'parent', { hides: 'secret' }),
  incident_alarms: stays('incident_id -> incidents', 'incidents', 'parent', { hides: 'secret' }),
  incident_events: stays('incident_id -> incidents', 'incidents', 'parent', {
    opens: { detail: 'incident/{incident_id}/event' },
    hides: 'clinician',
  }),
  incident_reports: stays('incident_id -> incidents', 'incidents', 'parent', {
    opens: { reason: 'incident/{incident_id}/report', reference: 'incident/{incident_id}/report' },
    hides: ['is_proposed', 'reason', 'reference', 'due_at', 'decided_by', 'decided_at'],
  }),
  /**
   * Kept whatever is erased of the patient, until the period of incidents is over. The copy names no member of staff and
   * nobody else: of what staff wrote it has the summary that was written for it.
   */
  incidents: stays('account_id', 'incidents', 'true', {
    opens: { content: 'incident/{id}/content', conclusion: 'incident/{id}/conclusion' },
    hides: ['content', 'owner_id', 'reported_by', 'closed_by', 'clock_from', 'due_at', 'kept_until', 'number'],
  }),
  /**
   * Answers of another person, given to the clinician in confidence: never in the patient's copy. Kept as long as the
   * record that they were read for.
   */
  informant_invitations: stays('account_id', 'record', '{care} and sent_at is not null and answers is not null', {
    opens: { first_name: 'informant/{id}/name', answers: 'informant/{id}' },
    hides: ['token_hash', 'version', 'answers'],
  }),
  installation: nobody('house'),
  job_failures: nobody('house'),
  job_leases: nobody('house'),
  job_rounds: nobody('house'),
  job_turns: nobody('house'),
  key_fingerprints: nobody('house'),
  letter_sendings: stays('letter_id -> letters', 'record', 'parent', { hides: 'secret' }),
  letters: stays('account_id', 'record', '{care}', { opens: { content: 'letter/{id}' } }),
  limit_counts: nobody('passing'),
  lookup_key: nobody('house'),
  medicine_requests: stays('account_id', 'record', '{care}', {
    opens: { wish: 'medicine-request/{id}/wish', words: 'medicine-request/{id}/words' },
  }),
  /** By the recorded owner, never by the address they were sent to. */
  messages: goes(
    [
      `owner_kind = 'account' and owner_id in (select id from accounts where {accounts})`,
      `owner_kind = 'guest session' and owner_id in (select id from visits where {visits})`,
      `owner_kind = 'order' and owner_id in (select id from orders where {orders})`,
      `owner_kind = 'contact request' and owner_id in (select id from contact_requests where {contact_requests})`,
    ],
    'sent to you',
    { opens: { content: 'message/{id}' }, hides: ['attempts', 'next_try_at', 'owner_kind', 'owner_id'] },
  ),
  money_differences: stays(isOfOrder, 'payments', 'parent', {
    opens: { reason: 'money-difference/{id}' },
    hides: 'secret',
  }),
  on_call_shifts: nobody('staff'),
  operator_acts: stays('account_id', 'looks', '{looks}', {
    opens: { content: 'operator act/{id}' },
    hides: ['content'],
  }),
  logged_doses: stays('account_id', 'record', '{care}', { opens: { content: 'logged-dose/{id}' } }),
  order_events: stays(isOfOrder, 'record', 'parent', { opens: { note: 'order/{order_id}/note' }, hides: ['note'] }),
  orders: stays('account_id', 'payments', `({tax} and ${isPaid}) or ({care} and ${isCared})`, {
    opens: { details: 'order/{id}', answers: 'order/{id}/answers', unclaimed_card: 'order/{id}/card' },
    hides: ['unclaimed_card'],
  }),
  pack_code_events: nobody('house'),
  pack_codes: nobody('house'),
  pack_serials: stays(isOfCase, 'record', 'parent', { hides: 'secret' }),
  paper_events: stays('paper_id -> paper_prescriptions', 'record', 'parent'),
  paper_prescriptions: stays(isOfAppointment, 'record', 'parent', { opens: { content: 'paper-prescription/{id}' } }),
  parcel_excursions: stays(isOfCase, 'record', 'parent', {
    opens: { reason: 'case/{case_id}/excursion' },
    hides: 'clinician',
  }),
  parcels: stays(isOfCase, 'record', 'parent', { opens: { tracking: 'case/{case_id}/tracking' } }),
  payment_events: nobody('provider'),
  pens: stays(isOfCase, 'record', 'parent'),
  person_marks: stays('account_id', 'identity', `{care} and kind = 'surname and birth date'`, { hides: 'secret' }),
  phone_codes: goes(isOfGuestSession, 'way in', { hides: 'secret' }),
  plan_events: stays('plan_id -> plans', 'record', 'parent', {
    opens: { reason: 'plan/{plan_id}/reason' },
    hides: ['reason'],
  }),
  plan_flags: stays('account_id', 'record', '{care}', {
    opens: { words: 'plan-flag/{id}', answer: 'plan-flag/{id}' },
    hides: 'clinician',
  }),
  plans: stays('account_id', 'record', '{care}', { hides: ['after_told'] }),
  postings: stays(isOfOrder, 'record', 'parent', { opens: { tracking: 'posting/{order_id}/tracking' } }),
  prescriptions: stays(isOfCase, 'record', 'parent', { opens: { content: 'case/{case_id}/prescription' } }),
  push_subscriptions: goes('account_id', 'way in', {
    opens: { content: 'push-subscription/{id}' },
    hides: ['endpoint_hash', 'content'],
  }),
  recall_recipients: stays(isOfCase, 'record', 'parent'),
  recalls: nobody('house'),
  refunds: stays(isOfOrder, 'payments', 'parent', { opens: { note: 'order/{order_id}/note' }, hides: ['note'] }),
  reseal_places: nobody('house'),
  reseals: nobody('house'),
  restriction_events: stays('restriction_id -> restrictions', 'restrictions', 'parent', {
    opens: { reason: 'restriction/{restriction_id}' },
  }),
  restrictions: stays('account_id', 'restrictions', '{care} or {tax}', { opens: { words: 'restriction/{id}' } }),
  room_events: stays(isOfAppointment, 'record', 'parent'),
  room_seats: goes(isOfAppointment, 'led to nothing', { hides: 'secret' }),
  room_signals: goes(isOfAppointment, 'led to nothing', {
    opens: { data: 'room signal/{appointment_id}' },
    hides: 'secret',
  }),
  sandbox_customers: nobody('provider'),
  sandbox_blood_kits: goes('code -> blood_kits.code', 'record', {
    opens: { person: 'sandbox blood kit/{code}' },
    hides: 'secret',
  }),
  sandbox_identities: goes('id -> identity_checks.provider_id', 'way in', {
    opens: { expected: 'sandbox identity/{id}' },
    hides: 'secret',
  }),
  sandbox_intents: nobody('provider'),
  scales: stays('account_id', 'record', '{care}', {
    opens: { tracking: 'scale/{id}/tracking', reason: 'scale/{id}/reason' },
  }),
  schedule_changes: nobody('staff'),
  schedule_exceptions: nobody('staff'),
  security_events: stays('account_id', 'sign-ins', 'true'),
  service_lengths: nobody('staff'),
  sessions: goes('account_id', 'way in'),
  staff: nobody('staff', { details: 'staff/{id}', queue_views: 'staff/{id}/queue views' }),
  staff_challenges: nobody('staff', { held: 'staff/{staff_id}/challenge' }),
  staff_digests: nobody('staff'),
  staff_events: nobody('staff'),
  staff_invitations: nobody('staff'),
  staff_passkeys: nobody('staff', { name: 'staff/{staff_id}/factor name' }),
  staff_recovery_codes: nobody('staff', { code: 'staff/{staff_id}/recovery' }),
  staff_sessions: nobody('staff'),
  staff_signing_keys: nobody('staff'),
  staff_totp: nobody('staff', { secret: 'staff/{staff_id}/totp', name: 'staff/{staff_id}/factor name' }),
  supply_confirmations: stays(isOfCase, 'record', 'parent'),
  supply_covers: stays('account_id', 'record', '{care}'),
  supply_locks: stays('account_id', 'safety', '{care}', { opens: { said: 'supply-lock/{id}/said' }, hides: ['said'] }),
  symptom_reports: stays('account_id', 'safety', '{care}', {
    opens: { content: 'symptom-report/{id}', said: 'symptom-report/{id}/said' },
    hides: ['said'],
  }),
  thread_messages: stays('account_id', 'record', '{care}', {
    opens: { body: 'account/{account_id}/thread' },
    hides: ['sending'],
  }),
  threads: stays('account_id', 'record', '{care}'),
  tracked_measures: goes('account_id', 'logged', { opens: { value: 'account/{account_id}/tracked/{measure}' } }),
  tracking_settings: goes('account_id', 'logged', {
    opens: { goal: 'account/{account_id}/weight goal', composition: 'account/{account_id}/body composition' },
  }),
  used_challenges: nobody('passing'),
  visits: goes(
    ['account_id', 'account_id is null and signed_in_as in (select id from accounts where {accounts})'],
    'led to nothing',
    {
      opens: { verified_phone: 'visit/{id}/phone', draft: 'visit/{id}/draft' },
    },
  ),
  weekly_times: nobody('staff'),
} satisfies Readonly<Record<string, InventoryEntry>>

export type TableName = keyof typeof dataInventory
