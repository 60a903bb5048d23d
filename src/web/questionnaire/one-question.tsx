import { type AnyQuestionProps, useFlowScreens } from './flow-screens.ts'
import { MissingConsent } from './missing-consent.tsx'
import { SavedNote } from './saved-note.tsx'
import { SignedOutNote } from './signed-out-note.tsx'
import { useOwnClicks } from './use-own-clicks.ts'

/** Begins anew with each step, while what stands around it stays. */
export function OneQuestion({ step, context, onDone }: AnyQuestionProps) {
  const { flow, questionnaire, Question } = useFlowScreens()
  const ownClicks = useOwnClicks()
  return (
    <>
      <MissingConsent flow={flow.name} step={step.id} />
      <SignedOutNote questionnaire={questionnaire} />
      <SavedNote questionnaire={questionnaire} tellsItself={step.onSaveFailure.move === 'stay'} />
      <div className="arrive" {...ownClicks}>
        <Question step={step} context={context} onDone={onDone} />
      </div>
    </>
  )
}
