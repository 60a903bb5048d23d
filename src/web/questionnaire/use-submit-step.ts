import { useRef, useState } from 'react'
import type { Answers, Step } from '#domain/intake/engine/step.ts'
import { afterPaint } from '#web/kit/after-paint.ts'
import { useQuestionnaireState, useSaveState } from '#web/shared/answers/use-questionnaire-state.ts'
import { useFlowScreens } from './flow-screens.ts'
import { questionShown } from './leave-question.ts'

/**
 * What was typed at length is seen to be saved before the person moves on, and everything before they leave the
 * questionnaire. A choice on the way to the next question is kept while they read it.
 */
function waitsForReply(step: Step, answers: Answers): boolean {
  const { to } = step.next(answers, {})
  // Whoever has just told us that they may not be safe is shown help at once, whatever the network does.
  if (step.kind === 'risk-factors' && to === 'not-eligible') return false
  return step.kind === 'text' || step.onSaveFailure.move === 'stay' || to !== 'step'
}

/**
 * Saves the answers and moves on. A step that would move on in any case does not wait for the reply: what comes of it
 * is told on the next screen. The others stay until it is there, and do as they say when it is bad.
 */
export function useSubmitStep(step: Step, onDone: (answers: Answers) => void) {
  const { flow, questionnaire } = useFlowScreens()
  const isSubmitting = useQuestionnaireState(questionnaire, (state) => state.isSubmitting)
  const saveState = useSaveState(questionnaire)
  const [alert, setAlert] = useState<string | null>(null)
  const hasMovedOn = useRef(false)

  async function submit(): Promise<void> {
    if (hasMovedOn.current || questionnaire.state.isSubmitting || questionnaire.saver.state === 'stale') return
    // What was told of a medicine that has given way to another would count for the other.
    for (const key of flow.outdated?.(questionnaire.state.data) ?? []) questionnaire.answer(key, undefined)
    const { move, say = null } = step.onSaveFailure
    const { data } = questionnaire.state
    if (!waitsForReply(step, data)) {
      hasMovedOn.current = true
      onDone(data)
      await questionShown()
      await afterPaint()
      await questionnaire.keep(say)
      return
    }
    setAlert(null)
    const outcome = await questionnaire.submit(move === 'continue' ? say : null)
    if (outcome === 'overtaken') return
    if (outcome === 'saved' || move === 'continue') onDone(data)
    else setAlert(say)
  }

  // What has been saved since is no longer said to have failed.
  return { submit, alert: saveState === 'saved' ? null : alert, isSubmitting }
}
