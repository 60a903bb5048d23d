import { flagWords as words } from '#content/cases/flags.ts'
import { shortDate } from '../../calendar/short-date.ts'
import { pensLeft } from '../../intake/medicines-and-conditions/injections.ts'
import { medicines } from '../../medicines/medicines.ts'
import { existsIn, knownMedicine } from '../../medicines/weight-loss-medicines-elsewhere.ts'
import { cycleDay, type SupplyPeriod, supplyFrom } from '../../treatment/cover.ts'
import { dosesToRestart, type Missed } from '../../treatment/missed-doses.ts'
import { verdictOn } from '../../treatment/next-doses.ts'
import { redFlagOf } from '../../treatment/red-flags.ts'
import { missedBeforeNext } from '../../treatment/taken-doses.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import { formatDose, highestDose, lowestDose } from '../ladders.ts'
import { offeredDoses } from '../offered-doses.ts'
import type { Patient } from '../patient.ts'
import { policy } from '../policy.ts'
import { readMg } from '../treatment-before.ts'

/** Real doses above those that we offer. */
const dosesAbove = medicines
  .flatMap(({ key, name, alsoMadeInMg }) =>
    alsoMadeInMg.filter((mg) => mg > highestDose(key)).map((mg) => `${formatDose(mg)} of ${name}`),
  )
  .join(', ')

/** The dose about to be approved, if it is above the lowest. */
const higherDose = ({ proposedMg, details }: Patient): string | false =>
  proposedMg !== undefined && proposedMg > lowestDose(details.medicine) && formatDose(proposedMg)

/** The dose the patient says or proves they had, if it is above those we offer. */
function moreThanOurs({ before, details }: Patient): number | null {
  if (before.is !== 'continuing') return null
  const had = Math.max(before.reportedMg ?? 0, before.provenMg ?? 0)
  return had > highestDose(details.medicine) ? had : null
}

/**
 * The dose they say they were last prescribed, where the medicine they name has no such dose and no proof says
 * otherwise.
 */
function doseThatDoesNotExist({ reportedLastDose, proof }: Patient) {
  const medicine = reportedLastDose && knownMedicine(reportedLastDose.medication)
  const mg = reportedLastDose && readMg(reportedLastDose.dose)
  if (!medicine || mg === null || proof || existsIn(medicine, mg)) return null
  return { dose: reportedLastDose.dose, ...medicine }
}

/** What they said last: a form of months ago says nothing about the pens they have now. */
const hasUnopenedPen = ({ followUp, repeat }: Patient): boolean =>
  repeat
    ? repeat.checkIn?.unopenedPens === 'one' || repeat.checkIn?.unopenedPens === 'more'
    : followUp.chose(pensLeft, 'one', 'more') === 'yes'

const isGap = (missed: Missed): boolean => missed === 'many' || missed === 'not known'

/**
 * After a gap, or again after treatment with us had ended. For the next pen the gap grows while an approved one waits, so
 * that its dose may need a second signature by the time it leaves.
 */
function isRestart({ before, repeat, details, today }: Patient): boolean {
  if (!repeat) return before.is === 'continuing' && (before.isOurs || isGap(before.missed))
  const pen = repeat.covers.at(-1) as SupplyPeriod
  if (pen.medicine !== details.medicine) return false
  return isGap(missedBeforeNext(pen, repeat.checkIn, repeat.injectionDay, today))
}

export const supplyRules: readonly Rule[] = [
  {
    id: 'supply-locked',
    severity: 'stop',
    source: 'care specification',
    firesOn: 'They told of a sign that cannot wait, and no prescriber has spoken with them and lifted the lock',
    tells: ({ history }) => history.isSupplyLocked && words['supply-locked'](),
  },
  {
    id: 'sign-taken-back',
    severity: 'look',
    source: ours,
    firesOn: 'They ticked a sign that cannot wait and took it back, or never said whether it was right',
    tells: ({ history }) => {
      const signs = history.reports.flatMap(({ report, state, on }) =>
        report.kind === 'sign' && (state === 'taken_back' || state === 'unconfirmed')
          ? [{ sign: redFlagOf(report.sign).sign, isTakenBack: state === 'taken_back', on: shortDate(on) }]
          : [],
      )
      return signs.length > 0 && words['sign-taken-back'](signs)
    },
  },
  {
    id: 'incident-reported',
    severity: 'look',
    source: ours,
    firesOn: 'They reported too large a dose, a pen that looks wrong or came from elsewhere, or days of illness',
    tells: ({ history }) => {
      const reported = history.reports.flatMap(({ report, on }) =>
        report.kind === 'incident' ? [{ incident: report.incident, on: shortDate(on) }] : [],
      )
      return reported.length > 0 && words['incident-reported'](reported)
    },
  },
  {
    id: 'supply-too-early',
    severity: 'stop',
    source: ours,
    firesOn: 'Before day 21 of the last pen they have from us, or of another that left less than 21 days ago',
    tells: ({ history, today }) => {
      const from = supplyFrom(history)
      if (from === null || from <= today) return false
      const day = history.coverFrom === null ? null : cycleDay({ from: history.coverFrom }, today)
      return words['supply-too-early'](day, policy.nextPenDay, shortDate(from))
    },
  },
  {
    id: 'unopened-pen',
    severity: 'stop',
    source: ours,
    firesOn: 'An unopened pen is at home already, so that there would be two',
    tells: (patient) => hasUnopenedPen(patient) && words['unopened-pen'](policy.unopenedPens),
  },
  {
    id: 'already-on-treatment',
    severity: 'stop',
    source: ours,
    firesOn: 'A first order of somebody whose treatment with us is active or paused',
    tells: ({ repeat, history }) => !repeat && history.hasLiveTreatment && words['already-on-treatment'](),
  },
  {
    id: 'switching-medicine',
    severity: 'look',
    source: 'care specification',
    firesOn: 'They come from another medicine of this kind: the first dose is a week after the last of the other',
    tells: (patient) => {
      const { firstDoseFrom } = offeredDoses(patient)
      if (firstDoseFrom === null) return false
      return words['switching-medicine'](shortDate(firstDoseFrom), policy.switchDays)
    },
  },
  {
    id: 'returning-after-break',
    severity: 'look',
    source: ours,
    firesOn: 'More than eight weeks since the end of the last supply or the last dose: a new assessment',
    tells: ({ isReturning }) => isReturning && words['returning-after-break'](policy.breakWeeks),
  },
  {
    id: 'dose-without-proof',
    severity: 'senior',
    source: 'care specification',
    firesOn: 'A dose above the lowest is about to be approved without proof of earlier supply',
    tells: (patient) => {
      const dose = higherDose(patient)
      const { before } = patient
      const isUnproven = before.is === 'continuing' && !before.isOurs && before.provenMg === null
      return dose !== false && isUnproven && words['dose-without-proof'](dose)
    },
  },
  {
    id: 'restart-above-lowest',
    severity: 'senior',
    source: ours,
    firesOn:
      'A dose above the lowest is about to be approved after three or more missed doses, or nobody knows how many; or again after treatment with us had ended',
    tells: (patient) => {
      const dose = higherDose(patient)
      const { details } = patient
      return (
        dose !== false && isRestart(patient) && words['restart-above-lowest'](dose, dosesToRestart(details.medicine))
      )
    },
  },
  {
    id: 'conversion-above-lowest',
    severity: 'senior',
    source: 'care specification',
    firesOn: 'A dose above the lowest is about to be approved for somebody who comes from another medicine',
    tells: (patient) => {
      const dose = higherDose(patient)
      return dose !== false && patient.before.is === 'switching' && words['conversion-above-lowest'](dose)
    },
  },
  {
    id: 'above-our-highest',
    severity: 'senior',
    source: 'care specification',
    firesOn: `They come from a dose above the ladder, such as ${dosesAbove}`,
    tells: (patient) => {
      const had = moreThanOurs(patient)
      return (
        had !== null && words['above-our-highest'](formatDose(had), formatDose(highestDose(patient.details.medicine)))
      )
    },
  },
  {
    id: 'dose-does-not-exist',
    severity: 'look',
    source: 'UK product information of the medicines that people name',
    firesOn: 'The medicine that they name is not made in the dose that they say they were last prescribed',
    tells: (patient) => {
      const reported = doseThatDoesNotExist(patient)
      return reported !== null && words['dose-does-not-exist'](reported.dose, reported.name, reported.strengths)
    },
  },
  {
    id: 'dose-not-offered',
    severity: 'stop',
    source: ours,
    firesOn: 'The dose about to be approved is not among those that nextDoses offers',
    tells: (patient) => {
      const { proposedMg, details } = patient
      if (proposedMg === undefined) return false
      const verdict = verdictOn(proposedMg, details.medicine, offeredDoses(patient))
      return verdict.is === 'refused' && words['dose-not-offered'](verdict.because)
    },
  },
]
