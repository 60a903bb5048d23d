import { assessmentNotes } from '#content/checkout/medication-choice.ts'
import { type StopReason, stops } from '#content/intake/stops.ts'
import { consentFor, notEligiblePath, questionnairePath } from '#contract/pages.ts'
import { surgeryRestMonths } from '#domain/body/surgery.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import type { StepId } from '#domain/intake/weight-management/step-ids.ts'
import type { AssessmentEnd } from '#web/shared/answers/weight-management-status.ts'

const stepOfStop: Readonly<Record<StopReason, StepId>> = {
  'recent-bariatric-surgery': 'bariatric-surgery-timing',
}

interface Note {
  readonly title: string
  readonly text: string
  readonly link: string
  readonly to: string
}

/** What to tell somebody whose answers end elsewhere; null when there is nothing to say, or it is not known yet. */
export function assessmentNoteFor(end: AssessmentEnd | null): Note | null {
  switch (end?.to) {
    case 'unanswered':
      return end.step === weightManagement.first
        ? { ...assessmentNotes.notStarted, to: consentFor('weight-management') }
        : { ...assessmentNotes.unanswered, to: questionnairePath(end.address) }
    case 'not-eligible':
      return { ...assessmentNotes.notEligible, to: notEligiblePath(end.reason) }
    case 'home': {
      const { title, description: text } = stops({ surgeryMonths: surgeryRestMonths })[end.because]
      return { title, text, ...assessmentNotes.stopped, to: questionnairePath(stepOfStop[end.because]) }
    }
    default:
      return null
  }
}
