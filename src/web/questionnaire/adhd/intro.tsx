import { selfAssessmentIntro } from '#content/intake/adhd.ts'
import type { IntroStep } from '#domain/intake/engine/step.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useSubmitStep } from '../use-submit-step.ts'
import { Points } from './points.tsx'

/** The step that asks nothing: what comes, and the way on. */
export function Intro({ step, question, onDone }: QuestionProps<IntroStep>) {
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)
  return (
    <QuestionForm onSubmit={submit} alert={alert} isSubmitting={isSubmitting} button={step.button}>
      <p className="text-sm font-semibold text-ink-soft">{selfAssessmentIntro.part}</p>
      <PageHeading size="question" className="mt-1">
        {question}
      </PageHeading>
      <p className="mt-3 text-lg text-ink-soft">{step.hint}</p>
      <Points points={selfAssessmentIntro.points} />
    </QuestionForm>
  )
}
