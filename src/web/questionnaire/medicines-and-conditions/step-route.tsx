import { useMemo } from 'react'
import { needsScript } from '#content/account.ts'
import { followUpWords as words } from '#content/follow-up.ts'
import { pages } from '#contract/pages.ts'
import { medicinesAndConditions as flow } from '#domain/questionnaires/medicines-and-conditions/flow.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { startFollowUp } from '#web/shared/answers/medicines-and-conditions.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import UnexpectedError from '#web/shared/pages/unexpected-error.tsx'
import type { FlowScreens } from '../flow-screens.ts'
import { type AtStep, FlowStep, stepMeta } from '../flow-step.tsx'
import { FollowUpQuestion } from './question.tsx'
import { useFollowUp } from './use-follow-up.ts'

const screensOf = (questionnaire: Questionnaire): FlowScreens => ({
  flow,
  questionnaire,
  start: startFollowUp,
  backFrom: (step) => (step === flow.first ? pages.account : null),
  usualButton: 'Continue',
  Question: FollowUpQuestion,
})

export const meta = ({ params }: AtStep) => stepMeta(flow, params)

export default function StepRoute({ params }: AtStep) {
  return Object.hasOwn(flow.steps, params.step ?? '') ? <Fetched params={params} /> : <UnexpectedError />
}

function Fetched({ params }: AtStep) {
  const { followUp, tryAgain } = useFollowUp()
  if (typeof followUp === 'string') return <Before hasFailed={followUp === 'failed'} onTryAgain={tryAgain} />
  return <Asked questionnaire={followUp} params={params} />
}

function Asked({ questionnaire, params }: AtStep & { questionnaire: Questionnaire }) {
  const screens = useMemo(() => screensOf(questionnaire), [questionnaire])
  return <FlowStep screens={screens} params={params} />
}

interface BeforeProps {
  readonly hasFailed: boolean
  readonly onTryAgain: () => void
}

/** Until it is known what the person has answered already. */
function Before({ hasFailed, onTryAgain }: BeforeProps) {
  return (
    <div className={`${gutter} min-h-[60svh] pt-8 pb-20`}>
      <PageHeading size="question">{words.heading}</PageHeading>
      {hasFailed ? (
        <div className="mt-6">
          <AlertMessage
            action={
              <Button size="small" variant="secondary" onClick={onTryAgain}>
                {words.tryAgain}
              </Button>
            }
          >
            {words.failed}
          </AlertMessage>
        </div>
      ) : (
        <p role="status" className="mt-5 flex items-center gap-3 text-lg text-ink-soft noscript:hidden">
          <Waiting />
          {words.loading}
        </p>
      )}
      <noscript>
        <p className="mt-8 max-w-[36rem] rounded-option bg-mint p-5">{needsScript}</p>
      </noscript>
    </div>
  )
}
