import { noEvidence } from '../cases/evidence.ts'
import type { Answers } from '../intake/engine/step.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import type { ReportedCheckIn } from '../treatment/reported-check-in.ts'
import { type ReportedStopCode, reportedStops } from './clinical-history.ts'
import type { Rule } from './flag.ts'
import { diabetesRules } from './flags/diabetes.ts'
import { digestionRules } from './flags/digestion.ts'
import { medicineRules } from './flags/medicines.ts'
import { mindRules } from './flags/mind.ts'
import { organRules } from './flags/organs.ts'
import { pregnancyRules } from './flags/pregnancy.ts'
import { thyroidAndCancerRules } from './flags/thyroid-and-cancer.ts'
import { ladders, lowestDose } from './ladders.ts'
import { noHistory, type Patient, patientOf } from './patient.ts'
import { answerNow } from './stop-questions.ts'

const isReportedStop = (id: string): id is ReportedStopCode => Object.hasOwn(reportedStops, id)

/** The flag rules themselves decide what counts as a stop, so that the decision is made in one place. */
const stopRules = [
  ...pregnancyRules,
  ...digestionRules,
  ...thyroidAndCancerRules,
  ...organRules,
  ...diabetesRules,
  ...mindRules,
  ...medicineRules,
].filter((rule): rule is Rule & { readonly id: ReportedStopCode } => isReportedStop(rule.id))

export interface ReportedStop {
  readonly code: ReportedStopCode
  /** The words of the flag. */
  readonly words: string
  /** The patient's answer, in the words they read. Empty: reported in a check-in. */
  readonly said: string
}

/** Where it was reported. Each source is read separately, so that the record names its source. */
type Part =
  | { readonly answers: Answers }
  | { readonly followUp: Answers }
  /** What was reported before the next pen, and the answers it was read from. */
  | { readonly checkIn: ReportedCheckIn; readonly checkInAnswers: Answers }

const medicines = Object.keys(ladders) as MedicineKey[]

const readFor = (medicine: MedicineKey, part: Part, today: string): Patient =>
  patientOf({
    answers: 'answers' in part ? part.answers : {},
    followUp: 'followUp' in part ? part.followUp : null,
    // No rule about stops depends on age.
    details: { medicine, bornOn: '1990-01-01', sex: null },
    evidence: noEvidence,
    history: noHistory,
    // A patient with a check-in has a pen; which medicine it is does not affect what rules medicines out.
    repeat:
      'checkIn' in part
        ? {
            covers: [{ medicine, mg: lowestDose(medicine), from: today, until: today, dispatchedOn: today }],
            checkIn: part.checkIn,
            weights: [],
            injectionDay: null,
          }
        : null,
    checkIns: 'checkIn' in part ? [part.checkInAnswers] : [],
    today,
  })

/** What a patient reported that rules out either medicine. */
export function reportedStopsIn(part: Part, today: string): ReportedStop[] {
  const isForm = 'followUp' in part
  const found = medicines.flatMap((medicine) => {
    const patient = readFor(medicine, part, today)
    const isWhole = isForm ? patient.followUp.isFinished : false
    return stopRules.flatMap(({ id, tells }) => {
      const isPartial = 'needsWholeForm' in reportedStops[id] && !isWhole && !('checkIn' in part)
      const words = isPartial ? false : tells(patient)
      return words === false ? [] : [{ code: id, words: words.says, said: answerNow(id, patient).join(', ') }]
    })
  })
  return found.filter(({ code }, place) => found.findIndex((one) => one.code === code) === place)
}

/** The codes of the stops that these rules find in a patient's current answers. */
export const reportedNow = (patient: Patient): ReadonlySet<string> =>
  new Set(
    stopRules.flatMap(({ id, tells }) =>
      medicines.some((medicine) => tells({ ...patient, details: { ...patient.details, medicine } })) ? [id] : [],
    ),
  )
