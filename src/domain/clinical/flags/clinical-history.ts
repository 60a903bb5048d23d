import { historySourceWords } from '#content/cases/clinical-history.ts'
import { flagWords as words } from '#content/cases/flags.ts'
import { shortDate } from '../../calendar/short-date.ts'
import { type HistoryEntry, hasPassed, isOfOtherMedicine, openStops } from '../clinical-history.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import type { Patient } from '../patient.ts'
import { policy } from '../policy.ts'
import { reportedNow } from '../reported-stops.ts'

const withoutEnd = (sentence: string): string => sentence.trim().replace(/\.$/, '')

const described = (entries: readonly HistoryEntry[]): string[] =>
  entries.map(({ words: said, source, on }) => `${withoutEnd(said)} (${historySourceWords[source]}, ${shortDate(on)})`)

/** Earlier stops that today's answers do not mention. */
function deniedStops(patient: Patient): HistoryEntry[] {
  const reported = reportedNow(patient)
  return openStops(patient.clinicalHistory).filter(({ kind, code }) => kind === 'stop' && !reported.has(code))
}

/** Reactions reported earlier, or as a symptom. Reported today, they have a flag of their own. */
function reactions(patient: Patient): HistoryEntry[] {
  const reported = reportedNow(patient)
  return patient.clinicalHistory.filter(
    ({ kind, code, isCorrected }) =>
      !isCorrected && ((kind === 'reaction' && !reported.has(code)) || (kind === 'red flag' && code === 'allergy')),
  )
}

/** While supply is locked, that flag says it. */
const redFlags = ({ clinicalHistory, history }: Patient): HistoryEntry[] =>
  history.isSupplyLocked
    ? []
    : clinicalHistory.filter(({ kind, code, isCorrected }) => !isCorrected && kind === 'red flag' && code !== 'allergy')

/** Ticked and taken back. Until a supply is approved with it on the screen, `sign-taken-back` says so. */
const takenBackBefore = ({ clinicalHistory }: Patient): HistoryEntry[] =>
  clinicalHistory.filter(
    ({ kind, isCorrected, isReviewed }) => kind === 'red flag taken back' && !isCorrected && isReviewed,
  )

/** What was agreed when a lock was lifted. While supply is locked again, that flag says it. */
const liftings = ({ clinicalHistory, history }: Patient): HistoryEntry[] =>
  history.isSupplyLocked
    ? []
    : clinicalHistory.filter(({ kind, isCorrected }) => kind === 'lock lifted' && !isCorrected)

/** Locks from before signs were stored have none. */
const signsOrLocks = (patient: Patient): HistoryEntry[] => {
  const signs = redFlags(patient)
  return signs.length > 0 ? signs : liftings(patient)
}

/** The signs, with what was agreed when the lock was lifted. */
const reportedSignsOf = (patient: Patient): string[] => described([...redFlags(patient), ...liftings(patient)])

const treatmentsStopped = ({ clinicalHistory }: Patient): HistoryEntry[] =>
  clinicalHistory.filter(({ kind, isCorrected }) => kind === 'treatment stopped' && !isCorrected)

/** An explained answer is settled with the stop it was about. */
function changedAnswers({ clinicalHistory }: Patient): HistoryEntry[] {
  const openCodes = new Set(openStops(clinicalHistory).map(({ code }) => code))
  return clinicalHistory.filter(
    ({ kind, code, isCorrected }) => kind === 'answer changed' && !isCorrected && openCodes.has(code),
  )
}

/** Everything ever reported or decided is read by every later assessment, for any medicine. */
export const clinicalHistoryRules: readonly Rule[] = [
  {
    id: 'history-stop',
    severity: 'stop',
    source: ours,
    firesOn:
      'Something that rules the medicine out was told in any earlier form or check-in, is not told now, and no prescriber has corrected it',
    tells: (patient) => {
      const stops = deniedStops(patient).filter(
        (entry) => !hasPassed(entry, patient.today) && !isOfOtherMedicine(entry, patient.details.medicine),
      )
      return stops.length > 0 && words['history-stop'](described(stops))
    },
  },
  {
    id: 'history-reaction',
    severity: 'stop',
    source: 'UK licences',
    firesOn: 'A serious reaction was told or reported before, and no prescriber has corrected it',
    tells: (patient) => {
      const reported = reactions(patient)
      return reported.length > 0 && words['history-reaction'](described(reported))
    },
  },
  {
    id: 'history-condition',
    severity: 'senior',
    source: ours,
    firesOn: 'Something that rules the other medicine out was told before, is not told now, and was not corrected',
    tells: (patient) => {
      const stops = deniedStops(patient).filter((entry) => isOfOtherMedicine(entry, patient.details.medicine))
      return stops.length > 0 && words['history-condition'](described(stops))
    },
  },
  {
    id: 'history-passed',
    severity: 'look',
    source: ours,
    firesOn:
      'A pregnancy, breastfeeding, no contraception or another medicine of this kind was told over 12 months ago',
    tells: (patient) => {
      const stops = deniedStops(patient).filter((entry) => hasPassed(entry, patient.today))
      return stops.length > 0 && words['history-passed'](described(stops), policy.passingStopMonths)
    },
  },
  {
    id: 'history-red-flag',
    severity: 'senior',
    source: ours,
    firesOn: 'A red-flag symptom was reported, its lock was lifted, and no supply was approved since',
    tells: (patient) =>
      signsOrLocks(patient).some(({ isReviewed }) => !isReviewed) &&
      words['history-red-flag'](reportedSignsOf(patient)),
  },
  {
    id: 'history-red-flag-reviewed',
    severity: 'look',
    source: ours,
    firesOn: 'A red-flag symptom was reported, or ticked and taken back, and a supply was approved since',
    tells: (patient) => {
      const [signs, takenBack] = [signsOrLocks(patient), takenBackBefore(patient)]
      const isAllReviewed = signs.every(({ isReviewed }) => isReviewed)
      if (!isAllReviewed || signs.length + takenBack.length === 0) return false
      return words['history-red-flag-reviewed']([...reportedSignsOf(patient), ...described(takenBack)])
    },
  },
  {
    id: 'history-treatment-stopped',
    severity: 'senior',
    source: ours,
    firesOn: 'A prescriber stopped their treatment, and no supply was approved since',
    tells: (patient) => {
      const stopped = treatmentsStopped(patient)
      return stopped.some(({ isReviewed }) => !isReviewed) && words['history-treatment-stopped'](described(stopped))
    },
  },
  {
    id: 'history-treatment-stopped-reviewed',
    severity: 'look',
    source: ours,
    firesOn: 'A prescriber stopped their treatment before, and a supply was approved since',
    tells: (patient) => {
      const stopped = treatmentsStopped(patient)
      return (
        stopped.length > 0 &&
        stopped.every(({ isReviewed }) => isReviewed) &&
        words['history-treatment-stopped-reviewed'](described(stopped))
      )
    },
  },
  {
    id: 'stop-answer-changed',
    severity: 'look',
    source: 'care specification',
    firesOn: 'A stop answer of the questionnaire, the medical history form or a check-in was changed later',
    tells: (patient) => {
      const changes = changedAnswers(patient)
      return changes.length > 0 && words['stop-answer-changed'](described(changes))
    },
  },
]
