import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { consent } from '#content/intake/consent.ts'
import { startDeclarations } from '#content/intake/start-consent-words.ts'
import { checkAnswersFor, firstStepPath, pages, stepPath } from '#contract/pages.ts'
import { guestFlowNamed, isForWeightLoss } from '#domain/intake/declarations.ts'
import { longest } from '#domain/intake/engine/length.ts'
import type { QuestionnaireState } from '#domain/intake/engine/state.ts'
import { walk } from '#domain/intake/engine/walk.ts'
import type { GuestFlow, GuestFlowName } from '#domain/intake/flows.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { agree } from '#web/shared/answers/send-consent.ts'
import { useQuestionnaireState } from '#web/shared/answers/use-questionnaire-state.ts'
import { HealthStatement } from '#web/shared/consent/health-statement.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { BackButton } from './back-button.tsx'
import { QuestionColumn } from './question-column.tsx'
import { useFetched } from './use-fetched.ts'

export const meta = () => pageMeta({ title: consent.title, description: consent.lead, isUnlisted: true })

/** CO-04: whatever else the address names means the self-assessment. Nowhere else does one flow stand for another. */
const flowFor = (named: string | null): GuestFlowName => guestFlowNamed(named) ?? 'adhd'

export default function Consent() {
  const [hasAgreed, setHasAgreed] = useState(false)
  const [search] = useSearchParams()
  const navigate = useNavigate()

  const isHydrated = useHydrated()
  const flow = flowFor(search.get('flow'))
  // The one about weight loss is last for everyone, so that nothing moves when the address is read.
  const declarations = startDeclarations(isHydrated && !isForWeightLoss(flow))

  function start() {
    void agree(flow, 'assessment')
    navigate(firstStepPath(flow))
  }

  return (
    <QuestionColumn top={<BackButton />}>
      <PageHeading size="question">{consent.title}</PageHeading>
      {/* Its place is there before it is known. */}
      <p className="mt-3 min-h-[3.1em] text-balance sm:min-h-[1.55em]">
        {isHydrated && <HowLong key={flow} flow={flow} />}
      </p>
      <p className="mt-2 text-ink-soft">{consent.lead}</p>
      {isHydrated && <ResumeNote flow={flow} />}
      <ol className="mt-8 divide-y divide-line border-y border-line">
        {declarations.map((declaration, place) => (
          <li key={declaration.text} className="flex gap-4 py-4 sm:gap-5">
            <span aria-hidden="true" className="w-6 shrink-0 font-display text-[1.75rem] leading-none text-green">
              {place + 1}
            </span>
            <div>
              <p className="font-semibold">{declaration.title}</p>
              <p className="mt-0.5 text-ink-soft">{declaration.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <HealthStatement className="mt-6 rounded-option bg-mint p-5" />
      <p className="mt-6">
        {consent.privacy.before}
        <Link
          to={pages.privacyPolicy}
          className="font-semibold text-green underline decoration-apricot decoration-2 underline-offset-4 hover:text-ink"
        >
          {consent.privacy.link}
        </Link>
        {consent.privacy.after}
      </p>
      <div className="mt-6">
        <Checkbox name="consent" label={consent.agree} checked={hasAgreed} onChange={setHasAgreed} />
      </div>
      <div className="mt-6">
        <Button size="large" wide arrow disabled={!hasAgreed} onClick={start} aria-describedby="agree-first">
          {consent.start}
        </Button>
        <p id="agree-first" className="mt-3 min-h-6 text-center text-sm text-ink-soft">
          {hasAgreed ? '' : consent.agreeFirst}
        </p>
      </div>
    </QuestionColumn>
  )
}

/**
 * How many questions come, and how long they take. Counted from the questions themselves, which are fetched here in any
 * case: the next page asks them.
 */
function HowLong({ flow }: { flow: GuestFlowName }) {
  const fetched = useFetched(flow)
  return fetched && consent.howLong(longest(fetched.flow))
}

/** For somebody who has been here before: their answers are kept, and they choose. */
function ResumeNote({ flow }: { flow: GuestFlowName }) {
  const questionnaire = useFetched(flow)
  return questionnaire && <Kept key={flow} questionnaire={questionnaire} />
}

/** The first question that is open, not the last that was looked at; with none open, all answers at a glance. */
function wayOn(flow: GuestFlow, { data, currentStep }: QuestionnaireState): string {
  const { end } = walk(flow, data)
  if (end.to === 'unanswered') return stepPath(flow.name, end.address)
  return end.to === 'finished' ? checkAnswersFor(flow.name) : stepPath(flow.name, currentStep)
}

function Kept({ questionnaire }: { questionnaire: Questionnaire<GuestFlow> }) {
  const state = useQuestionnaireState(questionnaire, (all) => all)
  if (state.stepHistory.length < 2) return null
  return (
    <aside className="mt-6 rounded-option bg-mint p-5" aria-label="Your saved answers">
      <p className="font-semibold">Welcome back. Your answers are still here.</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <Link to={wayOn(questionnaire.flow, state)} className="font-semibold underline underline-offset-4">
          Continue where you left off
        </Link>
        <Button variant="quiet" size="small" onClick={questionnaire.reset}>
          Start again
        </Button>
      </p>
    </aside>
  )
}
