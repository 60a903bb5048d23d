import type { AnyFlow } from '../engine/flow.ts'
import { childhoodSymptoms } from './childhood-symptoms.ts'
import { adhdDeclaration } from './declaration.ts'
import { diagnosisStatus } from './diagnosis-status.ts'
import { finishingDetails } from './question-1-finishing-details.ts'
import { organising } from './question-2-organising.ts'
import { remembering } from './question-3-remembering.ts'
import { avoidingTasks } from './question-4-avoiding-tasks.ts'
import { fidgeting } from './question-5-fidgeting.ts'
import { drivenByAMotor } from './question-6-driven-by-a-motor.ts'
import { history } from './question-7-history.ts'
import { age } from './question-8-age.ts'
import { riskFactorsStep } from './risk-factors.ts'
import { selfAssessmentIntro } from './self-assessment-intro.ts'
import type { NotEligibleReason, StepId } from './step-ids.ts'

/**
 * The route from the first step leads to the booking, and alone decides about it. Questions 7 and 8 only lead to the
 * result, by a link. They are a side path of this flow rather than a flow of their own, because their answers
 * are saved under the same name, in the same set, as the six that make the score.
 */
export const adhd: AnyFlow<StepId, NotEligibleReason> & typeof adhdDeclaration = {
  ...adhdDeclaration,
  ownState: { adhdscore: 0, selectedDay: null, selectedTime: null },
  sidePaths: ['question-7'],
  steps: {
    'diagnosis-status': diagnosisStatus,
    'childhood-symptoms': childhoodSymptoms,
    'self-assessment-intro': selfAssessmentIntro,
    'question-1': finishingDetails,
    'question-2': organising,
    'question-3': remembering,
    'question-4': avoidingTasks,
    'question-5': fidgeting,
    'question-6': drivenByAMotor,
    'risk-factors': riskFactorsStep,
    'question-7': history,
    'question-8': age,
  },
}
