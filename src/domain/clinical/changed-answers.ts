import { type HistoryEntry, hasPassed, unexplainedStops } from './clinical-history.ts'
import type { Patient } from './patient.ts'
import { reportedNow } from './reported-stops.ts'

/** The stops of which a patient still has to say why they answer otherwise now. None while the form is not finished. */
export const answersToExplain = (patient: Patient): HistoryEntry[] =>
  patient.repeat !== null || !patient.followUp.isFinished
    ? []
    : unexplainedStops(patient.clinicalHistory, reportedNow(patient)).filter(
        (entry) => !hasPassed(entry, patient.today),
      )
