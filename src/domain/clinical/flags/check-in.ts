import { flagWords as words } from '#content/desk/flags.ts'
import { progressOf } from '../../treatment/progress.ts'
import { isQuiet, type ToldCheckIn } from '../../treatment/told-check-in.ts'
import { lastVerifiedOn } from '../bmi-needed.ts'
import type { Flag, Rule } from '../flag.ts'
import type { Patient } from '../patient.ts'
import { ours } from '../policy.ts'

const care = 'care specification'

/** Of somebody who orders the next pen; false of all others. */
const told =
  (tells: (checkIn: ToldCheckIn) => Omit<Flag, 'id' | 'severity'> | false) =>
  ({ repeat }: Patient) =>
    repeat?.checkIn ? tells(repeat.checkIn) : false

const findingsOf = ({ repeat, evidence, today }: Patient) =>
  repeat
    ? progressOf({ covers: repeat.covers, weights: repeat.weights, verifiedOn: lastVerifiedOn(evidence), today })
    : []

const found = (what: 'too-little' | 'too-fast') => (patient: Patient) => {
  const finding = findingsOf(patient).find(({ id }) => id === what)
  return finding ? words[`progress-${what}`](finding) : false
}

/** What a check-in and the course of a treatment ask somebody to look at before the next pen. */
export const checkInRules: readonly Rule[] = [
  {
    id: 'check-in-missing',
    severity: 'stop',
    source: care,
    firesOn: 'The next pen is ordered without a check-in about the one they have',
    tells: ({ repeat }) => repeat !== null && repeat.checkIn === null && words['check-in-missing'](),
  },
  {
    id: 'check-in-side-effects',
    severity: 'look',
    source: ours,
    firesOn: 'A side effect that is worse than mild',
    tells: told(
      ({ sideEffects, sideEffectsMore }) =>
        sideEffects.length > 0 && words['check-in-side-effects'](sideEffects, sideEffectsMore),
    ),
  },
  {
    id: 'check-in-missed-doses',
    severity: 'look',
    source: care,
    firesOn: 'A dose of the pen they have was missed, or they do not know how many were',
    tells: told(({ missedDoses }) => missedDoses !== 0 && words['check-in-missed-doses'](missedDoses)),
  },
  {
    id: 'check-in-fluids',
    severity: 'look',
    source: ours,
    firesOn: 'They drink fewer than six glasses a day',
    tells: told(({ fluids }) => fluids !== 'enough' && words['check-in-fluids'](fluids === 'hardly')),
  },
  {
    id: 'check-in-mood',
    severity: 'look',
    source: ours,
    firesOn: 'Their mood is lower than usual',
    tells: told(({ mood }) => mood === 'low' && words['check-in-mood']()),
  },
  {
    id: 'check-in-new-medicine',
    severity: 'look',
    source: care,
    firesOn: 'A medicine is new, changed or stopped',
    tells: told(({ medicines }) => medicines !== null && words['check-in-new-medicine'](medicines)),
  },
  {
    id: 'check-in-new-condition',
    severity: 'look',
    source: care,
    firesOn: 'An illness, a diagnosis or an allergy is new',
    tells: told(({ conditions }) => conditions !== null && words['check-in-new-condition'](conditions)),
  },
  {
    id: 'check-in-operation',
    severity: 'look',
    source: care,
    firesOn: 'An operation or examination under an anaesthetic or sedation is planned',
    tells: told(({ operation }) => operation !== null && words['check-in-operation'](operation)),
  },
  {
    id: 'check-in-contraception',
    severity: 'look',
    source: care,
    firesOn: 'They use another contraception than before',
    tells: told(({ pregnancy }) => pregnancy === 'other' && words['check-in-contraception']()),
  },
  {
    id: 'progress-too-little',
    severity: 'look',
    source: care,
    firesOn: 'Less than 5% lost after six months, for Mounjaro on the highest dose that is tolerated',
    tells: found('too-little'),
  },
  {
    id: 'progress-too-fast',
    severity: 'look',
    source: ours,
    firesOn: 'More than 1.5% of the weight lost a week, over four weeks',
    tells: found('too-fast'),
  },
  {
    id: 'check-in-needles',
    severity: 'note',
    source: ours,
    firesOn: 'They have too few needles for the doses that are left',
    tells: told(({ hasTooFewNeedles }) => hasTooFewNeedles && words['check-in-needles']()),
  },
  {
    id: 'check-in-quiet',
    severity: 'note',
    source: ours,
    firesOn: 'Nothing in the check-in asks for a closer look, and they wish the same dose or the next',
    tells: told((checkIn) => isQuiet(checkIn) && words['check-in-quiet'](checkIn.wish === 'up')),
  },
]
