import { code } from '../control.ts'

const clock = { file: 'src/server/platform/database/clock-skew.ts', name: 'checkingClock' }
const inbox = (title: string) => ({ file: 'src/server/screens/desk/operations-inbox/operations-inbox.test.ts', title })
const messages = (title: string) => ({ file: 'src/server/platform/outbox/messages.test.ts', title })
const modes = (title: string) => ({ file: 'src/server/app/start/mode-guard.test.ts', title })

/** That the right record is shown, nothing is lost, and what fails is seen. */
export const softwareControls = {
  'restriction-lets-help': code({
    does: 'Alarms, symptom reports, recalls and messages go on while the use of a patient’s data is restricted.',
    code: { file: 'src/domain/privacy/restriction.ts', name: 'isStopped' },
    proof: {
      file: 'src/domain/privacy/restriction.test.ts',
      title: 'never stops what protects a life, a conversation, or a person’s own rights',
    },
    switchOff: {
      find: "if (!isRestricted || uses[use] === 'goes on') return false",
      replace: 'if (!isRestricted) return false',
    },
  }),
  'restriction-exception': code({
    does: 'A clinical lead allows the use for one case with a reason, and it can be decided and sent at once.',
    code: { file: 'src/server/identity/restrictions/restricted.ts', name: 'isUseStopped' },
    proof: {
      file: 'src/server/privacy/restriction/restriction.test.ts',
      title: 'decides nothing, until a lead records a reason for this case, which the patient can see',
    },
    switchOff: { find: 'hasException: found?.has_exception ?? false', replace: 'hasException: false' },
  }),
  'restriction-decision-said': code({
    does: 'A decision that had not taken effect when a restriction began comes to nothing, and the case says so.',
    code: { file: 'src/server/clinical/cases/lost-decisions.ts', name: 'whyLost' },
    proof: {
      file: 'src/server/privacy/restriction/restriction.test.ts',
      title: 'carries out no decision that was made before it began and could still be undone, and says so',
    },
    switchOff: { find: `? 'use restricted' : null`, replace: '? null : null' },
  }),
  'sealed-for-owner': code({
    does: 'Personal data is sealed for its owner: bytes moved to another record do not open there.',
    code: { file: 'src/server/platform/encryption/vault.ts', name: 'createVault' },
    proof: {
      file: 'src/server/platform/encryption/vault.test.ts',
      title: 'does not open for another owner, nor after any single bit has changed',
    },
    switchOff: { find: 'setAAD(Buffer.from(owner))', replace: `setAAD(Buffer.from('anybody'))`, times: 2 },
  }),
  'record-of-room': code({
    does: 'A video room opens for its patient and for the one member of staff who holds the appointment.',
    code: { file: 'src/server/appointments/video/find-room.ts', name: 'heldRoom' },
    proof: {
      file: 'src/server/appointments/weigh-in.test.ts',
      title: 'is between the patient and the member of staff who holds it, and nobody else',
    },
    switchOff: {
      find: 'if (!room || !isTheirs || serviceRefused([room.appointment.service], staff)) throw noSuchRoom()',
      replace: 'if (!room) throw noSuchRoom()',
    },
  }),
  'foreign-ids-unknown': code({
    does: 'Ids of other people open nothing: answers are read and written by the cookie or account that owns them.',
    code: { file: 'src/server/intake/questionnaires/save-answer.ts', name: 'saveAnswer' },
    proof: {
      file: 'src/server/intake/questionnaires/answer-sets.test.ts',
      title: 'R-2 R-8 among them, a wrong token, an outdated tab and an expired guest session write nothing',
    },
    switchOff: {
      file: 'src/server/intake/questionnaires/answer-sets.ts',
      find: 'join visits on visits.id = visit_id and visits.token_hash = given.token_hash and',
      replace: 'join visits on visits.id = visit_id and',
    },
  }),
  'access-logged': code({
    does: 'Every opening of a record is written in the transaction that reads it; without the entry nothing is read.',
    code: { file: 'src/server/platform/access-log/record-access.ts', name: 'recordAccess' },
    proof: {
      file: 'src/server/clinical/messages/conversation.test.ts',
      title: 'is logged every time, and shown to the patient',
    },
    switchOff: { find: 'if (!first) return', replace: 'if (!first || now > 0) return' },
  }),
  'two-tabs': code({
    does: 'Answers based on older ones are refused with a conflict, and nothing is overwritten.',
    code: { file: 'src/server/intake/questionnaires/answer-sets.ts', name: 'unlessOvertaken' },
    proof: {
      file: 'src/server/intake/questionnaires/save-answer.test.ts',
      title: 'R-8 the one based on older answers is refused with 409 and writes nothing',
    },
    switchOff: {
      find: '    or answer_sets.digest',
      replace: '    or true or answer_sets.digest',
    },
  }),
  'message-outbox': code({
    does: 'A message is written in the transaction of its fact and sent afterwards, once, with retries over hours.',
    code: { file: 'src/server/platform/outbox/create-messages.ts', name: 'createMessages' },
    proof: messages('a failed one is retried, at longer and longer intervals, eight times'),
    switchOff: {
      find: 'const isLast = message.attempts >= mostAttempts',
      replace: 'const isLast = message.attempts >= 1',
    },
  }),
  'message-claim-taken-over': code({
    does: 'A message whose process died while sending is taken over.',
    code: { file: 'src/server/platform/outbox/message-rows.ts', name: 'claimDueMessages' },
    proof: messages('a claim of a process that died is taken over'),
    switchOff: { find: `$1::timestamptz + interval '\${claimSeconds} seconds'`, replace: `'infinity'` },
  }),
  'message-failure-shown': code({
    does: 'An email that was given up stands in the operations inbox, with one press to send it again.',
    code: { file: 'src/server/screens/desk/operations-inbox/other-sources.ts', name: 'messages' },
    proof: inbox('shows each kind of unfinished business with one action, and nobody’s name'),
    switchOff: {
      find: `where state = 'failed' and kind = 'email'`,
      replace: `where state = 'failed' and kind = 'letter'`,
    },
  }),
  'failed-source-unknown': code({
    does: 'A source of the operations inbox that fails is shown as unknown, never as empty.',
    code: { file: 'src/server/screens/desk/operations-inbox/operations-inbox.ts', name: 'operationsInbox' },
    proof: inbox('shows a failing source as unknown, and the rest'),
    switchOff: {
      find: `unknown: found.flatMap(({ source, answer }) => (answer?.status === 'fulfilled' ? [] : [source])),`,
      replace: 'unknown: [],',
    },
  }),
  'deadline-shown': code({
    does: 'A clock that has run out is shown the moment it has.',
    code: { file: 'src/server/screens/desk/operations-inbox/case-sources.ts', name: 'clocks' },
    proof: inbox('shows a deadline the moment it has passed, and an authorisation in its last two days'),
    switchOff: { find: `and c.state <> 'quarantined'`, replace: `and c.state = 'quarantined'` },
  }),
  'failed-row-alone': code({
    does: 'A row that fails stops no other, is tried again with back-off, and is shown by the name of its job.',
    code: { file: 'src/server/platform/jobs/for-each-row.ts', name: 'forEachRow' },
    proof: {
      file: 'src/server/platform/jobs/for-each-row.test.ts',
      title: 'continues after a row that fails, and reports it without the error’s message',
    },
    switchOff: {
      find: `if (became !== 'handled') continue`,
      replace: `if (became !== 'handled') return { handled, isStopped: true }`,
    },
  }),
  'job-taken-over': code({
    does: 'A job whose process died or stalled is taken over by another, which alone goes on.',
    code: { file: 'src/server/platform/jobs/leases.ts', name: 'leasesOf' },
    proof: {
      file: 'src/server/platform/jobs/runner.test.ts',
      title: 'one that dies or stalls is replaced when its lease ends, and can do nothing more',
    },
    switchOff: {
      find: 'where job_leases.until <= now() or job_leases.holder = any($7::uuid[])',
      replace: 'where job_leases.holder = any($7::uuid[])',
    },
  }),
  'job-late-shown': code({
    does: 'A job that is late or fails stands in the operations inbox.',
    code: { file: 'src/server/screens/desk/operations-inbox/job-rows.ts', name: 'troubleOf' },
    proof: inbox('shows jobs that fail or are late, and a card provider that is away'),
    switchOff: { find: 'jobTrouble(turnsOf(row), now.getTime())', replace: 'jobTrouble(turnsOf(row), 0)' },
  }),
  'clock-compared': code({
    does: 'A process whose clock differs from the database’s by more than 30 seconds serves no call.',
    code: clock,
    proof: {
      file: 'src/server/platform/database/clock-skew.test.ts',
      title: 'O-5 a process whose clock is wrong uses nothing until it is corrected',
    },
    switchOff: { find: 'if (Math.abs(skewMs) - halfwayMs > toleratedMs) throw', replace: 'if (skewMs === null) throw' },
  }),
  'london-time': code({
    does: 'Days and times are London’s, also where the clocks change, by a rule of our own.',
    code: { file: 'src/domain/calendar/london-time.ts', name: 'isSummerTime' },
    proof: {
      file: 'src/domain/calendar/london-time.test.ts',
      title: 'R-18 agrees with the time-zone data for every half hour of four years',
    },
    switchOff: {
      find: 'if (month === october) return at < changeIn(year, october)',
      replace: 'if (month === october) return true',
    },
  }),
  'units-converted': code({
    does: 'Pounds, feet and inches are converted by one table.',
    code: { file: 'src/domain/body/units.ts', name: 'kgPerPound' },
    proof: {
      file: 'src/domain/body/bmi.test.ts',
      title: 'VA-10 pounds, feet and inches are converted by the specified figures',
    },
    switchOff: { find: '0.453592', replace: '0.5' },
  }),
  'measurements-plausible': code({
    does: 'A weight or height no adult has is refused, with what was probably meant; both together have to fit.',
    code: { file: 'src/domain/body/bounds.ts', name: 'isWithin' },
    proof: { file: 'src/domain/body/bmi.test.ts', title: 'D-3 %j: %s' },
    switchOff: { find: 'value >= from && value <= to', replace: 'value >= 0 * from && value <= 10 * to' },
  }),
  'scale-units': code({
    does: 'The unit of a reading is the one that the scale sends with it.',
    code: { file: 'src/domain/scale/measurement-bytes.ts', name: 'decodeWeight' },
    proof: {
      file: 'src/domain/scale/measurement-bytes.test.ts',
      title: '%s',
      row: 'in pounds, in steps of a hundredth',
    },
    switchOff: {
      find: 'const isImperial = (flags & weightFlags.imperial) !== 0',
      replace: 'const isImperial = flags < 0',
    },
  }),
  'tracked-weight-plausible': code({
    does: 'An implausible weight never replaces a logged one.',
    code: { file: 'src/domain/treatment/tracking/doubts.ts', name: 'weightDoubt' },
    proof: { file: 'src/domain/treatment/tracking/measures.test.ts', title: '%s', row: 'of 187 was in pounds' },
    switchOff: {
      find: 'if (isPossible && isNear(kg, last, usualShare + weeks * sharePerWeek)) return null',
      replace: 'if (isPossible) return null',
    },
  }),
  'known-keys': code({
    does: 'A server with another data key than the database knows under that id does not start.',
    code: { file: 'src/server/app/data-keys/known-keys.ts', name: 'requireKnownKeys' },
    proof: {
      file: 'src/server/app/data-keys/known-keys.test.ts',
      title: 'O-1 once on record, other bytes under the id are refused, and the message holds none of them',
    },
    switchOff: { find: 'if (others.length > 0) throw', replace: 'if (others.length < 0) throw' },
  }),
  'backup-authentic': code({
    does: 'A backup that was changed, is incomplete or of another key is not restored.',
    code: { file: 'src/server/platform/backup/manifest.ts', name: 'parseManifest' },
    proof: {
      file: 'src/server/platform/backup/backup.test.ts',
      title: 'is read as it was written, and not at all once a letter of it is changed',
    },
    switchOff: {
      find: 'timingSafeEqual(said, mac) ? parsed.data : changed',
      replace: 'timingSafeEqual(said, said) ? parsed.data : changed',
    },
  }),
  'restore-into-empty': code({
    does: 'A backup is restored into an empty database, and never over one that has tables.',
    code: { file: 'src/server/platform/backup/tables/empty-database.ts', name: 'requireEmpty' },
    proof: {
      file: 'src/server/platform/backup/backup.test.ts',
      title: 'a database that has tables is never restored over',
    },
    switchOff: { find: 'if (tables.length === 0) return', replace: 'if (tables.length > 0) return' },
  }),
  'no-demo-staff': code({
    does: 'A real service does not start beside made-up staff.',
    code: { file: 'src/server/app/start/mode-guard.ts', name: 'modeGuard' },
    proof: modes('S-6 a real service may not beside the made-up staff of a demo'),
    switchOff: {
      find: `if (there.has('staff') && (await holds(asked, 'select from staff where is_demo'))) throw refuse(demoStaff)`,
      replace: `void (there.has('staff') && (await holds(asked, 'select from staff where is_demo')))`,
    },
  }),
  'no-demo-beside-real': code({
    does: 'A demo does not open a database that a real service has used.',
    code: { file: 'src/server/app/start/mode-guard.ts', name: 'modeGuard' },
    proof: modes('S-6 no demo may, once a real service has used it'),
    switchOff: { find: `if (found === 'production') throw refuse(ofProduction)`, replace: '' },
  }),
  'guessing-limited': code({
    does: 'Passwords are guessed a few times only, and strangers never lock the owner out.',
    code: { file: 'src/domain/identity/sign-in-rule.ts', name: 'signInVerdict' },
    proof: { file: 'src/domain/identity/sign-in-rule.test.ts', title: 'B-8 R-12 who may try a password' },
    switchOff: { find: 'here > triesHere(account)', replace: 'here > 1_000 * triesHere(account)' },
  }),
  'new-device-told': code({
    does: 'A sign-in on a new device is announced to the patient by email.',
    code: { file: 'src/server/identity/accounts/note-sign-in.ts', name: 'noteSignIn' },
    proof: {
      file: 'src/server/identity/accounts/account-security.test.ts',
      title: 'is announced by email, except the first one and those on a known device',
    },
    switchOff: {
      find: 'if (isKnown(vault, id, session.known()) ||',
      replace: 'if (id !== null || isKnown(vault, id, session.known()) ||',
    },
  }),
  'desk-locks': code({
    does: 'An unused desk locks after half an hour.',
    code: { file: 'src/domain/identity/staff/desk-session.ts', name: 'isLocked' },
    proof: {
      file: 'src/domain/identity/staff/staff-rules.test.ts',
      title: 'unused for %i ms and locked at %j is locked: %s',
    },
    switchOff: {
      find: 'lockedAt !== null || now - lastSeenAt >= deskSession.idleMinutes * minuteMs',
      replace: 'lockedAt !== null',
    },
  }),
  'code-once': code({
    does: 'A code of an authenticator app is accepted once.',
    code: { file: 'src/server/identity/staff/totp.ts', name: 'proveTotp' },
    proof: {
      file: 'src/server/identity/staff/staff.test.ts',
      title: 'accepts a code once, at whichever process, and none that is old',
    },
    switchOff: { find: 'if (taken.length === 0) throw wrongFactor()', replace: '' },
  }),
  'registers-fit': code({
    does: 'Nobody prescribes, checks or leads without a number of the right register, however the role was stored.',
    code: { file: 'src/domain/identity/staff/grants.ts', name: 'registerFits' },
    proof: {
      file: 'src/server/identity/staff/grants.test.ts',
      title: 'S-12 a role stored before its register was checked gives no rights',
    },
    switchOff: {
      find: 'return registration !== null && registers.includes(registration.body) && !isTechnician(registration)',
      replace: 'return registration !== null',
    },
  }),
  'outage-is-temporary': code({
    does: 'While the database is away calls are refused with 503 and browsers keep what was typed; nothing is confirmed that is not stored.',
    code: { file: 'src/server/platform/database/failures.ts', name: 'kindOfFailure' },
    proof: {
      file: 'src/server/platform/database/failures.test.ts',
      title: 'recognises errors of the driver without a code',
    },
    switchOff: {
      find: `if (lost.test(code) || lostWords.test(message)) return 'lost'`,
      replace: `if (lost.test(code)) return 'lost'`,
    },
  }),
  'audit-verifies': code({
    does: 'Every prescription can be verified at any time; one changed byte is noticed.',
    code: { file: 'src/server/app/commands/prescription-register.ts', name: 'readRegister' },
    proof: {
      file: 'src/server/screens/desk/people/people.test.ts',
      title: 'is verified number by number, and one changed byte is noticed',
    },
    switchOff: { find: 'if (!read?.isIntact) broken += 1', replace: '' },
  }),
  'stale-lists-refreshed': code({
    does: 'A screen that was disconnected is sent what it missed when it comes back.',
    code: { file: 'src/server/screens/desk/live-updates/desk-changes-route.ts', name: 'deskChangesRoute' },
    proof: {
      file: 'src/server/screens/desk/live-updates/desk-changes.test.ts',
      title: 'missed by a disconnected screen is sent when it reconnects',
    },
    switchOff: {
      find: 'return (await changesSince(database, Math.min(last, settled))).map(eventOf).join',
      replace: 'return (await changesSince(database, newest)).map(eventOf).join',
    },
  }),
  'faster-colleague-said': code({
    does: 'Where a colleague was faster the screen says so and shows what is so now.',
    code: { file: 'src/web/desk/components/use-save.ts', name: 'useSave' },
    proof: {
      file: 'src/web/desk/components/use-save.test.tsx',
      title: 'where a colleague was faster, it says so and shows what is so now',
    },
    switchOff: { find: 'if (code === 200 || code === 409) await onSaved', replace: 'if (code === 200) await onSaved' },
  }),
} as const
