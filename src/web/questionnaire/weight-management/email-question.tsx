import { useState } from 'react'
import type { BespokeStep } from '#domain/intake/engine/step.ts'
import { afterPress } from '#web/kit/after-press.ts'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { focusOn } from '../scroll-above-bar.ts'
import { useSubmitStep } from '../use-submit-step.ts'

const invalid = { title: 'Invalid Email', text: 'Please enter a valid email address or skip.' }

export function EmailQuestion({ step, question, onDone }: QuestionProps<BespokeStep>) {
  const { questionnaire } = useFlowScreens()
  const given = useAnswer(step.answerKey)
  const email = typeof given === 'string' ? given : ''
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)
  const [isRefused, setIsRefused] = useState(false)
  const isWrong = email.trim() !== '' && !step.accepts(email.trim())
  if (isRefused && !isWrong) setIsRefused(false)

  function goOn() {
    if (isWrong) {
      showToast({ title: invalid.title, description: invalid.text, variant: 'destructive' })
      setIsRefused(true)
      focusOn(step.id)
      return
    }
    questionnaire.answer(step.answerKey, email.trim())
    void submit()
  }

  function skip() {
    questionnaire.answer(step.answerKey, '')
    void submit()
  }

  return (
    <QuestionForm onSubmit={goOn} onSkip={skip} alert={alert} isSubmitting={isSubmitting}>
      <TextField
        name={step.id}
        label={question}
        labelIsHeading
        hint={step.hint}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={isRefused ? invalid.text : undefined}
        value={email}
        onChange={(text) => questionnaire.answer(step.answerKey, text)}
        onBlur={() => afterPress(() => setIsRefused(isWrong))}
      />
    </QuestionForm>
  )
}
