import { flagWords as words } from '#content/cases/flags.ts'
import { shortDate } from '../../calendar/short-date.ts'
import { provenElsewhere } from '../../cases/verified.ts'
import { namesWhere } from '../../medicines/medicines.ts'
import type { SupplyPeriod } from '../../treatment/cover.ts'
import type { IntervalKind } from '../../treatment/injections.ts'
import { progressOf } from '../../treatment/progress.ts'
import { isQuiet, type ReportedCheckIn } from '../../treatment/reported-check-in.ts'
import { type TakenDoses, takenDoses } from '../../treatment/taken-doses.ts'
import { isWeightJump } from '../../treatment/weight-jump.ts'
import { lastVerifiedOn } from '../bmi-needed.ts'
import { ours } from '../figure.ts'
import type { Flag, Rule } from '../flag.ts'
import type { Patient } from '../patient.ts'
import { policy } from '../policy.ts'

const care = 'care specification'

/** False for everybody who does not order a next pen. */
const ifReported =
  (tells: (checkIn: ReportedCheckIn) => Omit<Flag, 'id' | 'severity'> | false) =>
  ({ repeat }: Patient) =>
    repeat?.checkIn ? tells(repeat.checkIn) : false

const findingsOf = ({ repeat, isReturning, evidence, today }: Patient) =>
  repeat && !isReturning
    ? progressOf({
        covers: repeat.covers,
        weights: repeat.weights,
        elsewhere: provenElsewhere(evidence),
        verifiedOn: lastVerifiedOn(evidence),
        today,
      })
    : []

/** How the doses of the current pen were taken, as reported. */
const doses =
  (tells: (taken: TakenDoses, checkIn: ReportedCheckIn) => Omit<Flag, 'id' | 'severity'> | false) =>
  ({ repeat }: Patient) => {
    if (!repeat?.checkIn) return false
    const { covers, checkIn, injectionDay } = repeat
    return tells(takenDoses(covers.at(-1) as SupplyPeriod, checkIn, injectionDay), checkIn)
  }

const closeDays = ({ intervals }: TakenDoses, kind: IntervalKind): string =>
  intervals.intervals
    .filter(({ is }) => is === kind)
    .map(({ from, to }) => `${shortDate(from)} and ${shortDate(to)}`)
    .join('; ')

const found = (what: 'too-little' | 'not-verified' | 'too-fast') => (patient: Patient) => {
  const finding = findingsOf(patient).find(({ id }) => id === what)
  return finding ? words[`progress-${what}`](finding) : false
}

/** What a check-in and the course of treatment ask a prescriber to consider before the next pen. */
export const checkInRules: readonly Rule[] = [
  {
    id: 'check-in-missing',
    severity: 'incomplete',
    source: care,
    firesOn: 'The next pen is ordered without a check-in about the one they have',
    tells: ({ repeat }) => repeat !== null && repeat.checkIn === null && words['check-in-missing'](),
  },
  {
    id: 'check-in-side-effects',
    severity: 'look',
    source: ours,
    firesOn: 'A side effect that is worse than mild',
    tells: ifReported(
      ({ sideEffects, sideEffectsMore }) =>
        sideEffects.length > 0 && words['check-in-side-effects'](sideEffects, sideEffectsMore),
    ),
  },
  {
    id: 'check-in-severe-symptom',
    severity: 'senior',
    source: ours,
    firesOn: 'A severe side effect: one prescriber holds or lowers the dose, after speaking with the patient',
    tells: ifReported(({ sideEffects, worstSymptom }) => {
      const severe = sideEffects.filter(([, grade]) => grade >= policy.severeSymptom).map(([name]) => name)
      return worstSymptom >= policy.severeSymptom && words['check-in-severe-symptom'](severe)
    }),
  },
  {
    id: 'double-dose',
    severity: 'senior',
    source: ours,
    firesOn: 'Two injections are reported on the same day or on consecutive days',
    tells: doses((taken) => taken.intervals.doubleDoses > 0 && words['double-dose'](closeDays(taken, 'double dose'))),
  },
  {
    id: 'doses-too-close',
    severity: 'look',
    source: `UK leaflets; for ${namesWhere(({ schedule, daysApart }) => schedule.is === 'weekly' && daysApart === null)}’s changed day and a second change ours`,
    firesOn:
      'Two injections are reported closer than the three days that a changed day needs, and the second is not the usual day after a late dose; or the day was changed more than once',
    tells: doses(
      (taken) =>
        taken.intervals.tooClose > 0 && words['doses-too-close'](closeDays(taken, 'too close'), policy.dosesApartDays),
    ),
  },
  {
    id: 'check-in-missed-doses',
    severity: 'look',
    source: care,
    firesOn:
      'A dose of the pen they have was missed, as they say or by the days they report up to the check-in; or they do not know how many were',
    tells: doses(({ missed }) => missed !== 0 && words['check-in-missed-doses'](missed)),
  },
  {
    id: 'check-in-late-doses',
    severity: 'note',
    source: 'UK leaflets',
    firesOn: 'A dose was late, within the days in which it may still be taken',
    tells: doses(({ late }) => late > 0 && words['check-in-late-doses'](late)),
  },
  {
    id: 'check-in-fluids',
    severity: 'look',
    source: ours,
    firesOn: 'They drink fewer than six glasses a day',
    tells: ifReported(({ fluids }) => fluids !== 'enough' && words['check-in-fluids'](fluids === 'hardly')),
  },
  {
    id: 'check-in-mood',
    severity: 'look',
    source: ours,
    firesOn: 'Their mood is lower than usual',
    tells: ifReported(({ mood }) => mood === 'low' && words['check-in-mood']()),
  },
  {
    id: 'check-in-new-medicine',
    severity: 'look',
    source: care,
    firesOn: 'A medicine is new, changed or stopped',
    tells: ifReported(({ medicines }) => medicines !== null && words['check-in-new-medicine'](medicines)),
  },
  {
    id: 'check-in-new-condition',
    severity: 'look',
    source: care,
    firesOn: 'An illness, a diagnosis or an allergy is new',
    tells: ifReported(({ conditions }) => conditions !== null && words['check-in-new-condition'](conditions)),
  },
  {
    id: 'check-in-operation',
    severity: 'look',
    source: care,
    firesOn: 'An operation or examination under an anaesthetic or sedation is planned',
    tells: ifReported(({ operation }) => operation !== null && words['check-in-operation'](operation)),
  },
  {
    id: 'check-in-contraception',
    severity: 'look',
    source: care,
    firesOn: 'They tell which contraception they use now',
    tells: ifReported(({ contraception }) => contraception !== null && words['check-in-contraception'](contraception)),
  },
  {
    id: 'weight-jump-confirmed',
    severity: 'look',
    source: ours,
    firesOn: 'A weight in the check-in at least 10% from the last one within five weeks, which they say is right',
    tells: ({ repeat }) => {
      const { kg = null, on = '', isWeightConfirmed = false } = repeat?.checkIn ?? {}
      const last = repeat?.weights.findLast((one) => one.on < on) ?? null
      return (
        kg !== null &&
        last !== null &&
        isWeightConfirmed &&
        isWeightJump({ on, kg }, last) &&
        words['weight-jump-confirmed'](kg, last.kg, shortDate(last.on))
      )
    },
  },
  {
    id: 'progress-too-little',
    severity: 'look',
    source: care,
    firesOn: `Less than 5% lost by verified weights after six months of ${namesWhere(({ responseCountsFrom }) => responseCountsFrom === 'first supply')}, or six months after reaching the highest dose of ${namesWhere(({ responseCountsFrom }) => responseCountsFrom === 'highest dose')} so far; proven treatment elsewhere counts`,
    tells: found('too-little'),
  },
  {
    id: 'progress-not-verified',
    severity: 'look',
    source: ours,
    firesOn: 'The same six months are over, and no verified weight at the start or since says how much was lost',
    tells: found('not-verified'),
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
    tells: ifReported(({ hasTooFewNeedles }) => hasTooFewNeedles && words['check-in-needles']()),
  },
  {
    id: 'check-in-quiet',
    severity: 'note',
    source: ours,
    firesOn:
      'Nothing in the check-in asks for a closer look, they wish the same dose or the next, and every medicine and listed condition was compared',
    tells: (patient) =>
      patient.medicines.unchecked.length + patient.listed.unchecked.length === 0 &&
      doses((taken, checkIn) => isQuiet(checkIn, taken) && words['check-in-quiet'](checkIn.wish === 'up'))(patient),
  },
]
