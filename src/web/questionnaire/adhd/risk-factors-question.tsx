import { PrefetchPageLinks } from 'react-router'
import { riskScreen } from '#content/intake/adhd.ts'
import { helpNow } from '#content/safeguarding/help-now.ts'
import { notEligiblePath } from '#contract/pages.ts'
import { riskAnswersIn, riskFactors, withRiskAnswer, type YesOrNo } from '#domain/intake/adhd/risk-factors.ts'
import { riskGroups } from '#domain/intake/adhd/risk-groups.ts'
import type { NotEligibleReason } from '#domain/intake/adhd/step-ids.ts'
import type { BespokeStep } from '#domain/intake/engine/step.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { HelpByNation } from '#web/shared/help/help-by-nation.tsx'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import { QuestionForm } from '../question-form.tsx'
import type { QuestionProps } from '../question-props.ts'
import { useSubmitStep } from '../use-submit-step.ts'

const options: readonly { value: YesOrNo; label: string }[] = [
  { value: 'yes', label: riskScreen.yes },
  { value: 'no', label: riskScreen.no },
]

export function RiskFactorsQuestion({ step, question, onDone }: QuestionProps<BespokeStep>) {
  const { questionnaire } = useFlowScreens()
  const stored = useAnswer(step.answerKey)
  const answered = riskAnswersIn(stored)
  const left = riskFactors.length - answered.size
  const { submit, alert, isSubmitting } = useSubmitStep(step, onDone)

  return (
    <QuestionForm
      onSubmit={submit}
      alert={alert}
      isSubmitting={isSubmitting}
      button={step.button}
      waitingFor={left === 0 ? null : riskScreen.left(left)}
    >
      {/* Fetched ahead, so that the page with help can be shown even if the network fails now. */}
      <PrefetchPageLinks page={notEligiblePath('adhd_risk_factors' satisfies NotEligibleReason)} />
      <div className="flex flex-col gap-8">
        <div>
          <p className="text-sm font-semibold text-ink-soft">{riskScreen.part}</p>
          <PageHeading size="question" className="mt-1">
            {question}
          </PageHeading>
          <p className="mt-2 mb-4">{step.hint}</p>
          <HelpStrip {...riskScreen.help} />
          <p className="mt-4 text-ink-soft">{riskScreen.why}</p>
        </div>
        {riskGroups.map(({ heading, factors }) => (
          <section key={heading} aria-labelledby={factors[0].key} className="border-t border-line pt-6">
            <h2 id={factors[0].key} className="text-subheading text-green">
              {heading}
            </h2>
            <div className="mt-4 space-y-7">
              {factors.map(({ key, question: asked }) => (
                <Radios
                  key={key}
                  name={key}
                  id={`risk-${key}`}
                  legend={asked}
                  options={options}
                  value={answered.get(key)}
                  onChange={(value) => questionnaire.answer(step.answerKey, withRiskAnswer(stored, key, value))}
                  inline
                  isField
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </QuestionForm>
  )
}

const isNamedIn = (action: string, who = '') => action.toLowerCase().includes(who.toLowerCase())

/** Help in a few lines: it stands between a title and its questions, and leaves both in sight on a phone. */
function HelpStrip({ heading }: { heading: string }) {
  const { contacts } = helpNow
  return (
    <section aria-labelledby="help-strip" className="rounded-card bg-brick-pale p-4 pt-3 pb-1 sm:p-6 sm:pb-2">
      <h2 id="help-strip" className="text-subheading">
        {heading}
      </h2>
      <ul className="mt-2 grid grid-cols-2 gap-2">
        {contacts.map(({ key, action, who, when, href }) =>
          href ? (
            <li key={key} className="flex">
              <a
                href={href}
                className="group/tile flex min-h-14 w-full flex-col justify-center rounded-option bg-white px-3 py-1.5 leading-snug"
              >
                <strong className="font-semibold text-brick underline decoration-2 underline-offset-4 group-hover/tile:text-ink">
                  {action}
                </strong>{' '}
                {/* Where the action names them already, once is enough. */}
                <span className={isNamedIn(action, who) ? 'sr-only' : 'text-sm'}>{who}</span>
              </a>
            </li>
          ) : (
            <li key={key} className="col-span-full py-1 leading-snug">
              <strong className="font-semibold">{action}</strong> {when}.
            </li>
          ),
        )}
      </ul>
      <HelpByNation />
    </section>
  )
}
