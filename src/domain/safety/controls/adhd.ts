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
      file: 'src/server/screens/desk/clinic-list/adhd-safety.test.ts',
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
      file: 'src/server/screens/desk/clinic-list/adhd-safety.test.ts',
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
  'adhd-shown-across': code({
    does: 'The weight medicine is shown on the ADHD appointment, and the stimulant on the weight case.',
    code: { file: 'src/server/clinical/cases/history.ts', name: 'historyOf' },
    proof: {
      file: 'src/server/clinical/history/clinical-history.test.ts',
      title: 'C-27: is a caution on the weight-management case',
    },
    switchOff: {
      find: 'isTreatedForAdhd: await isTreatedForAdhd(tx, accountId, now()),',
      replace: 'isTreatedForAdhd: false,',
    },
  }),
} as const
