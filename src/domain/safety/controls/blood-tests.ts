import { code } from '../control.ts'

/** Around blood tests: whose a result is, which is critical, and what was typed. */
export const bloodTestControls = {
  'blood-result-own': code({
    does: 'Results are filed only under the name and birth date of their kit’s patient; of others nothing is kept.',
    code: { file: 'src/server/clinical/blood-tests/laboratory-job.ts', name: 'bloodTestsJob' },
    proof: {
      file: 'src/server/clinical/blood-tests/blood-tests.test.ts',
      title: 'never files another person’s result, and says so to staff until they have settled it',
    },
    switchOff: { find: 'if (mismatch !== null) return unfiled(mismatch)', replace: '' },
  }),
  'blood-paper-own': code({
    does: 'Typing results from paper begins with the name and birth date printed on it, which have to be the patient’s.',
    code: { file: 'src/server/clinical/blood-tests/hand-ins.ts', name: 'deskTypeBloodResults' },
    proof: {
      file: 'src/server/clinical/blood-tests/blood-tests.test.ts',
      title: 'with %s are refused, and nothing is stored',
      row: 'another surname',
    },
    switchOff: { find: 'if (mismatch !== null) throw', replace: 'if (false) throw' },
  }),
  'blood-kit-own-number': code({
    does: 'A kit leaves only with its own number, scanned from the kit in the box.',
    code: { file: 'src/server/clinical/blood-tests/kits.ts', name: 'sendKit' },
    proof: {
      file: 'src/server/clinical/blood-tests/blood-tests.test.ts',
      title: 'leaves only with its own number',
    },
    switchOff: { find: 'if (kitCodeIn(code) !== kit.code) throw', replace: 'if (false) throw' },
  }),
  'blood-critical-calls': code({
    does: 'A value that the laboratory marks as critical raises a concern and calls staff on call at once.',
    code: { file: 'src/server/clinical/blood-tests/raise-critical.ts', name: 'raiseCritical' },
    proof: {
      file: 'src/server/clinical/blood-tests/blood-tests.test.ts',
      title: 'with a critical value calls staff on call at once, and again until somebody has taken it',
    },
    switchOff: {
      file: 'src/server/clinical/blood-tests/laboratory-job.ts',
      find: 'if (critical.length > 0)',
      replace: 'if (false)',
    },
  }),
  'blood-result-taken-back': code({
    does: 'Results that the laboratory withdraws, or corrects to another person, leave the record they were filed in.',
    code: { file: 'src/server/clinical/blood-tests/laboratory-job.ts', name: 'bloodTestsJob' },
    proof: {
      file: 'src/server/clinical/blood-tests/blood-tests.test.ts',
      title: 'and corrects to %s does not stay with the patient',
      row: 'another name',
    },
    switchOff: { find: 'if (before) await withdraw(services, tx, before)', replace: '' },
  }),
  'blood-critical-unfiled': code({
    does: 'A critical value in a report that cannot be filed calls somebody all the same, in nobody’s record.',
    code: { file: 'src/server/clinical/blood-tests/laboratory-job.ts', name: 'bloodTestsJob' },
    proof: {
      file: 'src/server/clinical/blood-tests/blood-tests.test.ts',
      title: 'and is critical calls somebody, even if it is not filed, and then in nobody’s record',
    },
    switchOff: { find: 'if (isCritical) {', replace: 'if (false) {' },
  }),
  'blood-critical-typed': code({
    does: 'A value marked critical on paper calls somebody as soon as one person has typed it.',
    code: { file: 'src/server/clinical/blood-tests/hand-ins.ts', name: 'deskTypeBloodResults' },
    proof: {
      file: 'src/server/clinical/blood-tests/blood-tests.test.ts',
      title: 'with a value marked critical call somebody before the second person has typed',
    },
    switchOff: { find: 'if (critical.length > 0) {', replace: 'if (false) {' },
  }),
  'blood-typed-by-two': code({
    does: 'Results on paper are typed by two people who do not see each other’s entry, and filed only if both are the same.',
    code: { file: 'src/domain/blood-tests/results.ts', name: 'differences' },
    proof: {
      file: 'src/server/clinical/blood-tests/blood-tests.test.ts',
      title: 'are not typed twice by one person, and begin again where two people differ',
    },
    switchOff: { find: `...keys.filter((key) => !isSame(key)),`, replace: '' },
  }),
  'blood-unlikely-asked': code({
    does: 'A value that looks like another unit or a slip is asked about, and stored only once somebody has checked it.',
    code: { file: 'src/domain/blood-tests/tests.ts', name: 'unlikely' },
    proof: { file: 'src/domain/blood-tests/tests.test.ts', title: 'a value that looks like a slip' },
    switchOff: { find: 'if (value >= low && value <= high) return null', replace: 'if (value >= 0) return null' },
  }),
  'blood-unit-own': code({
    does: 'A laboratory’s value is read only in our unit; nothing is converted.',
    code: { file: 'src/server/platform/gateways/laboratory/read-reports.ts', name: 'readReports' },
    proof: {
      file: 'src/server/platform/gateways/laboratory/laboratory.test.ts',
      title: 'reads no value in another unit, and keeps its mark',
    },
    switchOff: { find: `return { ...none, unread: 'unit' }`, replace: '{}' },
  }),
  'blood-shown-together': code({
    does: 'The copy of their data and FHIR give a patient results no sooner than their account: after a review, or when the days for it are over.',
    code: { file: 'src/server/privacy/data-inventory.ts', name: 'dataInventory' },
    proof: {
      file: 'src/server/clinical/blood-tests/blood-tests.test.ts',
      title: 'are there after seven days without a review, in all of them at the same moment, marked preliminary',
    },
    switchOff: { find: 'reviewed_at is null and at > {now}', replace: 'false and at > {now}' },
  }),
  'blood-haemolysed': code({
    does: 'Potassium of a haemolysed sample is not read, and shown as not read.',
    code: { file: 'src/domain/blood-tests/results.ts', name: 'withoutHaemolysed' },
    proof: {
      file: 'src/domain/blood-tests/results.test.ts',
      title: 'has no potassium, and everything else stays',
    },
    switchOff: { find: `isHaemolysed && result.test === 'potassium'`, replace: 'false' },
  }),
} as const
