import { type HistoryEntry, hasPassed, unexplainedStops } from './clinical-history.ts'
import type { Patient } from './patient.ts'
import { reportedNow } from './reported-stops.ts'

/**
 * The earlier stops for which the patient still has to explain today's different answer. Empty while the form is
 * incomplete.
 */
export const answersToExplain = (patient: Patient): HistoryEntry[] =>
  patient.repeat !== null || !patient.followUp.isFinished
    ? []
    : unexplainedStops(patient.clinicalHistory, reportedNow(patient)).filter(
        (entry) => !hasPassed(entry, patient.today),
      )
