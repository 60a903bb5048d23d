import { useState } from 'react'
import { accepts, longestText } from '#domain/intake/engine/answers.ts'
import type { TextStep } from '#domain/intake/engine/step.ts'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useAnswer, useFlowScreens } from './flow-screens.ts'
import { QuestionForm } from './question-form.tsx'
import type { QuestionProps } from './question-props.ts'
import { focusOn } from './scroll-above-bar.ts'
import { useSubmitStep } from './use-submit-step.ts'

export function TextQuestion({ step, question, onDone }: QuestionProps<TextStep>) {
  const { questionnaire } = useFlowScreens()
  const given = useAnswer(step.answerKey)
  const written = typeof given === 'string' ? given : ''
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)
  const [isMissing, setIsMissing] = useState(false)
  const isBlank = written.trim() === ''
  const { whenBlank } = step

  function goOn() {
    if (whenBlank && isBlank) {
      showToast({ title: whenBlank.title, description: whenBlank.text, variant: 'destructive' })
      setIsMissing(true)
      focusOn(step.id)
      return
    }
    if (step.isStoredTrimmed) questionnaire.answer(step.answerKey, written.trim())
    void submit()
  }

  return (
    <QuestionForm
      onSubmit={goOn}
      alert={alert}
      isSubmitting={isSubmitting}
      isOnlyMarkedWaiting={whenBlank !== undefined}
      waitingFor={waitingFor()}
    >
      <TextArea
        name={step.id}
        label={question}
        labelIsHeading
        hint={<TextHint step={step} />}
        limit={longestText}
        error={isMissing && isBlank ? whenBlank?.text : undefined}
        value={written}
        onChange={(text) => questionnaire.answer(step.answerKey, text)}
      />
    </QuestionForm>
  )

  function waitingFor() {
    if (isBlank) return 'Write a few words to continue.'
    return accepts(step, written) ? null : 'Please shorten your answer a little to continue.'
  }
}

function TextHint({ step: { hint, prompts } }: { step: TextStep }) {
  if (!prompts) return hint
  return (
    <>
      <span>{hint}</span>
      <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-apricot">
        {prompts.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
    </>
  )
}
