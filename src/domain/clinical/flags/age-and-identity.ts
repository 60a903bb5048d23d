import { flagWords as words } from '#content/cases/flags.ts'
import { isIdentityVerified } from '../../cases/verified.ts'
import { ageOn, type Day, parseDay } from '../../identity/date-of-birth.ts'
import { knownSex } from '../../intake/medicines-and-conditions/asked-before.ts'
import { age as ageStep } from '../../intake/weight-management/step-1-age.ts'
import type { Rule } from '../flag.ts'
import type { Patient } from '../patient.ts'
import { policy } from '../policy.ts'

/** Age when treatment with us began; today's age if it has not. */
const ageAtStart = ({ history, details, age }: Patient): number =>
  history.startedOn === null ? age : ageOn(parseDay(details.bornOn) as Day, parseDay(history.startedOn) as Day)

const bandOf = (age: number) => (age < policy.adultAge ? 'under 18' : age > policy.oldestAge ? '75 above' : '18-74')

/** Patients asked about pregnancy as men, or as women who say they are not. */
function isSexContradicted({ sex, details, evidence, followUp }: Patient): boolean {
  const document = evidence.identity?.is === 'verified' ? evidence.identity.sex : null
  const saysMale = followUp.chose(knownSex, 'Male')
  const answered = saysMale === 'yes' ? 'Male' : saysMale === 'no' ? 'Female' : null
  return sex !== null && [details.sex, document, answered].some((other) => other !== null && other !== sex)
}

export const ageAndIdentityRules: readonly Rule[] = [
  {
    id: 'under-age',
    severity: 'stop',
    source: 'UK licences',
    firesOn: 'Under 18 by the date of birth',
    tells: ({ age }) => age < policy.adultAge && words['under-age'](age, policy.adultAge),
  },
  {
    id: 'over-age',
    severity: 'stop',
    source: 'specification',
    firesOn: '75 or over when treatment begins',
    tells: (patient) => ageAtStart(patient) > policy.oldestAge && words['over-age'](patient.age, policy.oldestAge),
  },
  {
    id: 'turned-over-age',
    severity: 'senior',
    source: 'care specification',
    firesOn: '75 or over now, and younger when treatment with us began',
    tells: (patient) =>
      patient.age > policy.oldestAge &&
      ageAtStart(patient) <= policy.oldestAge &&
      words['turned-over-age'](patient.age),
  },
  {
    id: 'identity-not-verified',
    severity: 'incomplete',
    source: 'GPhC, February 2025',
    firesOn: 'No verified identity whose name and date of birth match the account',
    tells: ({ evidence, details }) => !isIdentityVerified(evidence, details) && words['identity-not-verified'](),
  },
  {
    id: 'birth-date-differs',
    severity: 'look',
    source: 'care specification',
    firesOn: 'The document or the age band of the questionnaire does not go with the date of birth of the account',
    tells: ({ weight, evidence, details, age }) => {
      const document = evidence.identity?.is === 'verified' ? evidence.identity.bornOn : null
      const band = weight.chosen(ageStep)
      const differs = (document !== null && document !== details.bornOn) || (band !== null && band !== bandOf(age))
      return differs && words['birth-date-differs']()
    },
  },
  {
    id: 'sex-differs',
    severity: 'look',
    source: 'care specification',
    firesOn: 'The account, the document or the follow-up form tells another sex than the questionnaire',
    tells: (patient) => isSexContradicted(patient) && words['sex-differs'](),
  },
]
