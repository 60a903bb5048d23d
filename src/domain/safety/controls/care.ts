import { code } from '../control.ts'

const safeguarding = (title: string) => ({ file: 'src/domain/safeguarding/safeguarding.test.ts', title })
const reports = (title: string) => ({ file: 'src/domain/treatment/symptom-reports.test.ts', title })
const history = (title: string) => ({ file: 'src/server/clinical/history/clinical-history.test.ts', title })
const letters = (title: string) => ({ file: 'src/domain/letters/letters.test.ts', title })

/** What patients tell us is kept, acted on in time, and told to who has to know. */
export const careControls = {
  'reading-asked': code({
    does: 'A reading of a scale far from the last weight is kept only when the patient says that it is theirs, with all that was measured with it, whatever the browser says.',
    code: { file: 'src/server/clinical/tracking/log-measures.ts', name: 'logMeasures' },
    proof: {
      file: 'src/server/clinical/tracking/tracking.test.ts',
      title:
        'far from the last is asked about and kept only when they say that it is theirs, with all that was measured',
    },
    switchOff: { find: 'if (doubt) return', replace: 'if (doubt && taken < 0) return' },
  }),
  'composition-asked': code({
    does: 'Body composition from a connected scale is kept only from patients who lately said that they have no implant and are not pregnant.',
    code: { file: 'src/server/clinical/tracking/log-measures.ts', name: 'logMeasures' },
    proof: {
      file: 'src/server/clinical/tracking/tracking.test.ts',
      title: 'is kept as its weight alone, until the patient has answered whether body composition may be measured',
    },
    switchOff: { find: 'may || !compositionMeasures', replace: 'taken > 0 || !compositionMeasures' },
  }),
  'red-flag-locks': code({
    does: 'A sign that cannot wait locks supply, raises one concern and calls the prescriber on call.',
    code: { file: 'src/server/clinical/treatment/report-signs.ts', name: 'lockFor' },
    proof: {
      file: 'src/server/clinical/treatment/plans.test.ts',
      title: 'locks supply once, raises one concern, and calls staff on call',
    },
    switchOff: { find: 'if (isStanding || !raised) continue', replace: 'if (caseId !== undefined) continue' },
  }),
  'red-flag-advice': code({
    does: 'What to do now stands on the screen the moment a sign is ticked, before anything is sent, by nation.',
    code: { file: 'src/web/questionnaire/check-in/signs-question.tsx', name: 'SignsQuestion' },
    proof: {
      file: 'src/web/questionnaire/check-in/check-in.test.tsx',
      title:
        'U-1: a ticked sign shows what to do at once, by where they are, and asks once before our prescribers are told',
    },
    switchOff: { find: '{signs.length > 0 && (', replace: '{told.length > 0 && (' },
  }),
  'mood-without-asking': code({
    does: 'Suicidal thoughts lock and alert by the tick alone; other signs are confirmed once.',
    code: { file: 'src/domain/treatment/symptom-reports.ts', name: 'isConfirmedFirst' },
    proof: reports('U-1: every symptom except suicidal thoughts is confirmed once before it locks supply'),
    switchOff: { find: `sign !== 'mood'`, replace: `sign.length > 0` },
  }),
  'unconfirmed-sign-read': code({
    does: 'A sign that was ticked and not confirmed is read by a prescriber within two working hours.',
    code: { file: 'src/domain/treatment/symptom-reports.ts', name: 'signReadBy' },
    proof: reports('U-1: an unconfirmed symptom is read within two working hours, and on the same working day'),
    switchOff: { find: 'addWorkingHours(at, policy.unconfirmedSignHours, own)', replace: 'addWorkingDays(at, 2, own)' },
  }),
  'lock-lifted-after-talk': code({
    does: 'Only a prescriber who has spoken with the patient lifts the lock, with what was said and the Yellow Card decision.',
    code: { file: 'src/server/clinical/treatment/lift-lock.ts', name: 'deskLiftLock' },
    proof: {
      file: 'src/server/clinical/treatment/plans.test.ts',
      title: 'is closed when a prescriber who has spoken with them says so, with the Yellow Card decision',
    },
    switchOff: { find: `if (said.trim() === '') throw`, replace: `if (said === null) throw` },
  }),
  'alarm-escalates': code({
    does: 'An alarm nobody acknowledges calls the next person on call, then the clinical leads, each once.',
    code: { file: 'src/domain/identity/staff/on-call.ts', name: 'nextToCall' },
    proof: {
      file: 'src/domain/identity/staff/on-call.test.ts',
      title: 'is the person on call, then the next, then the clinical leads, each once',
    },
    switchOff: { find: '[...onCall, ...leads].find', replace: '[...onCall].find' },
  }),
  'alarm-quarter-hour': code({
    does: 'The next person is called after a quarter of an hour.',
    code: { file: 'src/domain/identity/staff/on-call.ts', name: 'nextCallAt' },
    proof: {
      file: 'src/domain/identity/staff/on-call.test.ts',
      title: 'the next person is alerted after a quarter of an hour',
    },
    switchOff: {
      find: 'now + acknowledgeWithinMinutes * minuteMs',
      replace: 'now + 60 * acknowledgeWithinMinutes * minuteMs',
    },
  }),
  'alarm-unanswered-shown': code({
    does: 'After everyone was called the alarm stands in the operations inbox.',
    code: { file: 'src/server/clinical/on-call/alarms.ts', name: 'alarmsJob' },
    proof: {
      file: 'src/server/clinical/on-call/on-call.test.ts',
      title:
        'calls the first person on call by text and email, then the next, then the lead, then the operations inbox, once each',
    },
    switchOff: {
      find: 'if (person) await callPerson(services, tx, person)',
      replace: 'if (person && caseId === null) await callPerson(services, tx, person)',
    },
  }),
  'concern-two-hours': code({
    does: 'A concern about a person’s safety is decided about within two working hours.',
    code: { file: 'src/domain/cases/kinds.ts', name: 'caseKinds' },
    proof: {
      file: 'src/domain/cases/cases.test.ts',
      title: 'an order or a check-in is decided within one working day, a concern within two working hours',
    },
    switchOff: {
      find: `safeguarding: { begins: 'ready', decideWithin: { workingHours: 2 } }`,
      replace: `safeguarding: { begins: 'ready', decideWithin: { workingDays: 1 } }`,
    },
  }),
  'concern-raised': code({
    does: 'A risk told in the ADHD questions of a person who has an account becomes a concern by itself.',
    code: { file: 'src/server/clinical/safeguarding/raise-job.ts', name: 'raiseConcerns' },
    proof: {
      file: 'src/server/clinical/safeguarding/safeguarding.test.ts',
      title: 'is raised automatically, once, in whatever process, even if the patient signs in later',
    },
    switchOff: { find: 'if (isRaised) continue', replace: 'if (id) continue' },
  }),
  'risk-recognised': code({
    does: 'Each Yes to a question about safety is a risk, with all the other answers beside it.',
    code: { file: 'src/domain/safeguarding/reported-risk.ts', name: 'adhdRisk' },
    proof: safeguarding('a Yes to %s alone is a risk, with every other answer beside it'),
    switchOff: { find: 'reported.some(({ isRisk }) => isRisk)', replace: 'reported.every(({ isRisk }) => isRisk)' },
  }),
  'concern-closed-after-contact': code({
    does: 'Nobody is recorded as safe without a conversation, or as unreachable before three attempts.',
    code: { file: 'src/domain/safeguarding/outcomes.ts', name: 'whyNotClose' },
    proof: safeguarding(
      'cannot be closed as safe without reaching the person, nor as unreachable before enough attempts',
    ),
    switchOff: {
      find: 'if (needsReaching.includes(outcome) && !isReached) return',
      replace: 'if (said === null) return',
    },
  }),
  'call-back-escalates': code({
    does: 'A call-back that misses the person twice in a row calls the prescriber on call.',
    code: { file: 'src/domain/safeguarding/call-backs.ts', name: 'escalates' },
    proof: {
      file: 'src/domain/safeguarding/call-backs.test.ts',
      title: 'calls whoever is on call from the second that misses the person on',
    },
    switchOff: {
      find: 'missedInARow >= missedBeforeEscalation',
      replace: 'missedInARow > 10 * missedBeforeEscalation',
    },
  }),
  'history-kept': code({
    does: 'Every stop, reaction, sign and lock is kept in a clinical history that every later assessment reads, for any medicine.',
    code: { file: 'src/server/clinical/history/entries.ts', name: 'clinicalHistoryOf' },
    proof: history('C-4: pancreatitis told in the form and denied in a later order is a stop, for either medicine'),
    switchOff: {
      find: 'if (entries.length === 0) return []\n  const reviewedAt',
      replace: 'if (entries.length >= 0) return []\n  const reviewedAt',
    },
  }),
  'history-append-only': code({
    does: 'An entry is corrected with reason and evidence, both stay visible, and nothing is changed or deleted.',
    code: { file: 'src/domain/clinical/clinical-history.ts', name: 'correctionProblem' },
    proof: history('C-29: not a patient, coach, pharmacist or support, and not without reason and evidence'),
    switchOff: { find: `isStopEntry(entry) ? 'no evidence' : null`, replace: `isStopEntry(entry) ? null : null` },
  }),
  'check-ins-read': code({
    does: 'What earlier check-ins reported is read with the first questionnaire at every later step.',
    code: { file: 'src/domain/clinical/patient.ts', name: 'patientOf' },
    proof: {
      file: 'src/domain/clinical/history-in-check-ins.test.ts',
      title: 'stays in the history: a stop reported in an earlier check-in is a stop for every pen and for a new start',
    },
    switchOff: { find: '[withCheckIns(first, checkIns), withCheckIns(form, checkIns)]', replace: '[first, form]' },
  }),
  'same-person-found': code({
    does: 'The same name and date of birth, phone, document, address or card under another account is shown to the prescriber.',
    code: { file: 'src/server/clinical/cases/duplicate-identifiers.ts', name: 'sameNameElsewhere' },
    proof: history(
      'C-23: is a caution at any time, never a refusal, and the other record can be opened, which is logged',
    ),
    switchOff: {
      file: 'src/domain/clinical/flags/history.ts',
      find: 'history.sameElsewhere.nameAndBirthDate && words',
      replace: '!history && words',
    },
  }),
  'check-in-reviewed': code({
    does: 'A check-in after which nothing can be offered becomes a case with a deadline for a prescriber.',
    code: { file: 'src/server/clinical/treatment/check-in/finish-check-in.ts', name: 'sendCheckIn' },
    proof: {
      file: 'src/server/clinical/treatment/check-in.test.ts',
      title: 'becomes a case with a deadline, and the patient reads by when they hear from us',
    },
    switchOff: {
      find: `await keep('no dose', { caseId: await raiseCheckInReview(services, tx, standing, reasons) })`,
      replace: `await keep('no dose')`,
    },
  }),
  'check-in-end-reviewed': code({
    does: 'A stop or a severe side effect that is reported with the wish to pause or end treatment becomes a case for a prescriber, too.',
    code: { file: 'src/server/clinical/treatment/check-in/finish-check-in.ts', name: 'sendCheckIn' },
    proof: {
      file: 'src/server/clinical/treatment/check-in.test.ts',
      title: 'C-2 pancreatitis is reviewed by a clinician also where the wish is to stop and no pen is asked for',
    },
    switchOff: { find: 'const isReviewed = because.length > 0', replace: 'const isReviewed = because.length < 0' },
  }),
  'anaesthetist-letter': code({
    does: 'A letter for the anaesthetist is there once an operation is reported.',
    code: { file: 'src/server/screens/account/letters/own-letters.ts', name: 'ownLetters' },
    proof: {
      file: 'src/server/clinical/treatment/check-in.test.ts',
      title: 'C-20 writes the letter for the anaesthetist once an operation is reported, and until none is any more',
    },
    switchOff: {
      find: `if (reported.chose(anaesthetic, 'yes', 'not_sure') !== 'yes') return []`,
      replace: `if (reported.chose(anaesthetic, 'not_sure') !== 'yes') return []`,
    },
  }),
  'gp-told': code({
    does: 'The GP is told of a start and of every change, if the patient agreed.',
    code: { file: 'src/domain/letters/occasion.ts', name: 'lettersFor' },
    proof: letters('is reported to a practice for every change and no unchanged repeat, and never without consent'),
    switchOff: {
      find: `isGpToBeTold && occasion !== 'continued'`,
      replace: `isGpToBeTold && occasion !== 'continued' && occasion !== 'resumed'`,
    },
  }),
  'gp-told-of-stops': code({
    does: 'The letter to the GP says what rules a medicine out, with its date.',
    code: { file: 'src/domain/letters/write-letter.ts', name: 'lettersAbout' },
    proof: letters('C-4: are in the letter to the GP with their date, and not repeated to the patient'),
    switchOff: { find: '...reportedSection(facts),', replace: '' },
  }),
  'letter-without-consent': code({
    does: 'A letter whose consent was withdrawn is not posted.',
    code: { file: 'src/server/clinical/desk/letter-post.ts', name: 'deskLetterPosted' },
    proof: {
      file: 'src/server/clinical/letters/letters.test.ts',
      title: 'stops waiting letters, and no letter is written to the practice any more',
    },
    switchOff: {
      file: 'src/domain/letters/occasion.ts',
      find: 'isGpToBeTold && occasion',
      replace: 'isGpToBeTold !== null && occasion',
    },
  }),
  'letter-after-check': code({
    does: 'A letter about an approval leaves once the pharmacist has checked it, and never if it was returned.',
    code: { file: 'src/domain/letters/letter-status.ts', name: 'sendingState' },
    proof: {
      file: 'src/server/clinical/letters/letters.test.ts',
      title: 'is posted once a pharmacist has checked it, by staff who can print it, and only then',
    },
    switchOff: { find: `prescription && !prescription.isChecked ? 'to check' : 'to post'`, replace: `'to post'` },
  }),
  'letter-corrected': code({
    does: 'A wrong letter is replaced by a new version that says which it replaces and why; the earlier one stays as it was sent.',
    code: { file: 'src/domain/letters/correct.ts', name: 'corrected' },
    proof: letters('is another letter, signed by the prescriber who corrects, and says which it replaces and why'),
    switchOff: {
      find: 'replaces: { writtenOn: before.writtenOn, reason: reason.trim() },',
      replace: 'replaces: null,',
    },
  }),
  'six-months-decided': code({
    does: 'After six months less than five per cent lost needs a reason in writing to go on.',
    code: { file: 'src/domain/treatment/progress.ts', name: 'progressOf' },
    proof: {
      file: 'src/domain/treatment/progress.test.ts',
      title: 'a loss under five per cent needs a reasoned decision',
    },
    switchOff: { find: 'if (lost >= percent) return null', replace: 'if (lost >= percent - 5) return null' },
  }),
  'weight-again': code({
    does: 'Weight and height are verified again after three months and then every six.',
    code: { file: 'src/domain/clinical/bmi-needed.ts', name: 'isBmiDue' },
    proof: {
      file: 'src/domain/clinical/assess.test.ts',
      title: 'requires weight and height to be verified again after three months',
    },
    switchOff: { find: 'lastVerifiedOn(evidence)) <= today', replace: `lastVerifiedOn(evidence)) <= ''` },
  }),
} as const
