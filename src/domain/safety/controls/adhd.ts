import { code } from '../control.ts'

const paper = (title: string) => ({ file: 'src/domain/appointments/paper/paper-prescription.test.ts', title })

/** Assessment and treatment of ADHD, with prescriptions on paper. */
export const adhdControls = {
  'paper-complete': code({
    does: 'A controlled drug is recorded with its form, serial number, prescriber’s number and quantity in words that agree with the figure.',
    code: { file: 'src/domain/appointments/paper/paper-prescription.ts', name: 'problemsOfPaper' },
    proof: paper('C-22 problems of a prescription'),
    switchOff: {
      find: `if (quantityWords === null || !quantityAgrees(quantity, quantityWords)) yield 'quantity words'`,
      replace: '',
    },
  }),
  'paper-long-supply': code({
    does: 'More than 30 days of a controlled drug need a reason.',
    code: { file: 'src/domain/appointments/paper/paper-prescription.ts', name: 'problemsOfPaper' },
    proof: paper('C-22 problems of a prescription'),
    switchOff: {
      find: `sent.supplyDays > policy.controlledSupplyDays && isBlank(sent.longSupplyReason) && 'long supply',`,
      replace: '',
    },
  }),
  'paper-in-time': code({
    does: 'A prescription of a controlled drug is not posted from day 21, and void after day 28.',
    code: { file: 'src/domain/appointments/paper/paper-validity.ts', name: 'paperValidity' },
    proof: paper('C-22 how long a paper prescription is valid'),
    switchOff: {
      find: `return today < postBefore ? 'in time' : 'too late'`,
      replace: `return today < validUntil ? 'in time' : 'too late'`,
    },
  }),
  'paper-by-psychiatrist': code({
    does: 'Only a psychiatrist registered with the GMC records one.',
    code: { file: 'src/server/appointments/paper/record-paper.ts', name: 'whyNoPaper' },
    proof: {
      file: 'src/server/appointments/paper/paper.test.ts',
      title: 'C-22 are recorded by a registered psychiatrist alone',
    },
    switchOff: {
      find: 'return serviceRefused([service], staff) === null ? null : words.notPrescriber',
      replace: 'return null',
    },
  }),
  'vitals-marked': code({
    does: 'A blood pressure from 140/90, or a pulse above 120, is marked for the clinician.',
    code: { file: 'src/domain/clinical/vitals.ts', name: 'areHigh' },
    proof: {
      file: 'src/domain/clinical/vitals.test.ts',
      title: 'C-28: are marked from 140/90, or with a pulse above 120',
    },
    switchOff: { find: 'pulse > policy.highPulse', replace: 'pulse > 2 * policy.highPulse' },
  }),
  'vitals-due': code({
    does: 'A reading that is due stands in the operations inbox until there is one.',
    code: { file: 'src/domain/clinical/vitals.ts', name: 'vitalsDueSince' },
    proof: {
      file: 'src/server/screens/desk/appointments/clinic-list/adhd-safety.test.ts',
      title: 'C-28: are listed as due once a medicine was prescribed, until there is a reading',
    },
    switchOff: {
      find: 'if (takenOn === null || takenOn < addDays(prescribedOn, -policy.adhdVitalsBeforeDays)) return prescribedOn',
      replace: 'if (takenOn === null) return null',
    },
  }),
  'adhd-signs-alert': code({
    does: 'Chest pain, fainting, palpitations, psychosis and mania on an ADHD medicine show help at once and alert the clinician on call.',
    code: { file: 'src/domain/treatment/red-flags.ts', name: 'isAdhdSign' },
    proof: {
      file: 'src/server/screens/desk/appointments/clinic-list/adhd-safety.test.ts',
      title: 'C-28: are asked about once, then alert on call once; nothing is locked that nobody could unlock',
    },
    switchOff: {
      find: 'adhdRedFlags.some((flag) => flag.id === id)',
      replace: 'adhdRedFlags.some((flag) => flag.id === id && flag.id === null)',
    },
  }),
  'screen-no-diagnosis': code({
    does: 'The result says what the screen found, that it is a first check and not a diagnosis, right under the name of the band.',
    code: { file: 'src/web/questionnaire/adhd/adhd-score.tsx', name: 'AdhdScore' },
    proof: { file: 'src/web/questionnaire/adhd/result.test.tsx', title: 'C-22 U-12 says what the screen found: %s' },
    switchOff: { find: '{isAdult && <ScreenFound answers={answers} />}', replace: '' },
  }),
  'screen-positive': code({
    does: 'The six answers are counted as the published screen counts them, beside the sum.',
    code: { file: 'src/domain/intake/adhd/screen.ts', name: 'screenOf' },
    proof: {
      file: 'src/domain/intake/adhd/screen.test.ts',
      title: 'C-22 U-12 the result of the screen (ASRS v1.1, part A)',
    },
    switchOff: { find: 'isPositive: counted >= positiveFrom', replace: 'isPositive: counted > positiveFrom' },
  }),
  'risk-before-booking': code({
    does: 'After a Yes to a risk question help comes first, and the server refuses the booking.',
    code: { file: 'src/domain/appointments/who-may-book.ts', name: 'obstacleToBooking' },
    proof: {
      file: 'src/domain/appointments/who-may-book.test.ts',
      title: 'help comes first, then age, then missing answers',
    },
    switchOff: { find: `if (end.to === 'not-eligible') return { is: 'ruled out', reason: end.reason }`, replace: '' },
  }),
  'preparation-alerts': code({
    does: 'Thoughts of harm, now or in the last year, in the form before an assessment alert the clinician on call, finished or not.',
    code: { file: 'src/domain/safeguarding/reported-risk.ts', name: 'lifeHistoryRisk' },
    proof: {
      file: 'src/domain/preparation/preparation.test.ts',
      title: 'are thoughts now or in the last year, and nothing else',
    },
    switchOff: {
      find: `chosenRisk('life-history', safety, answers, 'now', 'recent')`,
      replace: `chosenRisk('life-history', safety, answers)`,
    },
  }),
  'preparation-gap': code({
    does: 'A risk in a form that is not finished is marked, also where a question before it is open.',
    code: { file: 'src/domain/preparation/findings.ts', name: 'findingsIn' },
    proof: {
      file: 'src/domain/preparation/preparation.test.ts',
      title: 'includes a risk of a form with a gap before it',
    },
    switchOff: { find: `end.to === 'unanswered' || route.includes(id)`, replace: 'route.includes(id)' },
  }),
  'preparation-read-first': code({
    does: 'What is risky or new in the questionnaires before an assessment stands first for the clinician: the heart, mania, psychosis, drugs, and risk words in free text.',
    code: { file: 'src/domain/preparation/findings.ts', name: 'inOrder' },
    proof: {
      file: 'src/domain/preparation/preparation.test.ts',
      title: 'are risks before what is to be asked, and new ones before what was told',
    },
    switchOff: { find: 'findingRanks.indexOf(rank) * 2', replace: '0' },
  }),
  'informant-alerts': code({
    does: 'Somebody who knows the patient and is worried now is shown help, and the clinician on call is alerted.',
    code: { file: 'src/domain/safeguarding/reported-risk.ts', name: 'informantRisk' },
    proof: {
      file: 'src/server/clinical/preparation/preparation.test.ts',
      title: 'a worry about safety alerts on call without naming who said so; the words stand at the desk alone',
    },
    switchOff: { find: `answers[informantSafety.answerKey] === 'now'`, replace: 'false' },
  }),
  'informant-unnamed': code({
    does: 'A concern that follows from their answers names neither them nor their words: it is in the copy of the patient’s data.',
    code: { file: 'src/domain/safeguarding/reported-risk.ts', name: 'informantRisk' },
    proof: {
      file: 'src/domain/preparation/preparation.test.ts',
      title: 'name neither the other person nor their words: the patient’s copy has them',
    },
    switchOff: {
      find: `{ source: 'preparation', answers: [{ ...said, isRisk: true }] }`,
      replace: `{ source: 'preparation', answers: [{ question: informantSafety.question, answer: 'now', isRisk: true }] }`,
    },
  }),
  'informant-link-once': code({
    does: 'A link is kept only as a hash, shows a first name and nothing else, and is used once.',
    code: { file: 'src/server/clinical/preparation/informant-link.ts', name: 'sendInformantAnswers' },
    proof: {
      file: 'src/server/clinical/preparation/preparation.test.ts',
      title: 'answers once by the link, sees the first name and nothing else, and only the clinician reads it',
    },
    switchOff: {
      find: `if (state === 'sent') throw new ApiError(409, words.sent, { because: 'sent' })`,
      replace: '',
    },
  }),
  'informant-taken-back': code({
    does: 'Either side withdraws at any time; what was written is deleted at once, for the clinician too.',
    code: { file: 'src/server/clinical/preparation/invite-informant.ts', name: 'withdrawInvitation' },
    proof: {
      file: 'src/server/clinical/preparation/preparation.test.ts',
      title: 'either side can withdraw at any time: what was written is gone, for the clinician too',
    },
    switchOff: { find: 'answers: null, firstName: null', replace: 'firstName: null' },
  }),
  'informant-not-copied': code({
    does: 'The copy of a patient’s data says that somebody answered, and not what.',
    code: { file: 'src/server/privacy/data-inventory.ts', name: 'dataInventory' },
    proof: {
      file: 'src/server/clinical/preparation/preparation.test.ts',
      title: 'the copy of the patient’s data says that somebody answered, and not what',
    },
    switchOff: { find: `hides: ['token_hash', 'version', 'answers']`, replace: `hides: ['token_hash', 'version']` },
  }),
  'history-held-back': code({
    does: 'What a clinician marked when writing it or later, or corrected as another person’s, is in no copy of the record, no FHIR and no letter to a GP.',
    code: { file: 'src/server/clinical/history/marks.ts', name: 'heldBackByMark' },
    proof: {
      file: 'src/server/privacy/fhir/fhir.test.ts',
      title:
        'is what is marked later, in the copy, FHIR, the hand-over of all records and letters, until a later mark lets it leave',
    },
    switchOff: { find: 'order by mark.number desc limit 1', replace: 'and mark.number = 0 limit 1' },
  }),
  'copy-made-anew': code({
    does: 'A copy of their data that is ready cannot be downloaded once something is held back, and is made again without it.',
    code: { file: 'src/server/privacy/copy/make-copy-anew.ts', name: 'makeCopyAnew' },
    proof: {
      file: 'src/server/privacy/my-data.test.ts',
      title:
        'is made again without what a clinician holds back before it is downloaded, also while another process makes it',
    },
    switchOff: { find: 'eq(dataExports.accountId, accountId)', replace: 'sql`false`' },
  }),
  'informant-unchecked-said': code({
    does: 'The clinician reads, above the answers, that who answered was not checked.',
    code: { file: 'src/web/desk/appointments/clinic-list/prepared.tsx', name: 'Prepared' },
    proof: {
      file: 'src/web/desk/appointments/clinic-list/prepared.test.tsx',
      title: 'says that who answered was not checked, and that it is in confidence',
    },
    switchOff: {
      find: `if (state === 'sent') return words.informantStates.sent(`,
      replace: `if (state === 'sent') return String(`,
    },
  }),
  'companion-help': code({
    does: 'A weekly note of the lowest mood shows at once who listens, and says that nobody reads notes as they are written.',
    code: { file: 'src/domain/companion/companion.ts', name: 'adviceOn' },
    proof: {
      file: 'src/domain/companion/companion.test.ts',
      title: 'with the lowest mood shows who listens, and no other answer does',
    },
    switchOff: { find: 'if (scales.mood === 0)', replace: 'if (scales.mood === -1)' },
  }),
  'companion-not-read-by-others': code({
    does: 'A clinician sees the notes of the companion only while the patient shares them, and its plans never.',
    code: { file: 'src/server/clinical/companion/companion-rows.ts', name: 'sharedCompanion' },
    proof: {
      file: 'src/server/clinical/companion/companion.test.ts',
      title: 'shows its notes to the clinician only while they are shared, and the plans never',
    },
    switchOff: {
      find: 'const companion = sharedSince && (await companionOf(tx, accountId))',
      replace: 'const companion = await companionOf(tx, accountId)',
    },
  }),
  'adhd-shown-across': code({
    does: 'The weight medicine is shown on the ADHD appointment, and the stimulant on the weight case.',
    code: { file: 'src/server/clinical/cases/history.ts', name: 'historyOf' },
    proof: {
      file: 'src/server/clinical/history/clinical-history.test.ts',
      title: 'C-27: is a caution on the weight-management case',
    },
    switchOff: {
      find: 'isTreatedForAdhd: isForAdhd,',
      replace: 'isTreatedForAdhd: false,',
    },
  }),
} as const
