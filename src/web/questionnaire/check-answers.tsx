import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { needsScript } from '#content/account.ts'
import { checkAnswers as words } from '#content/check-answers.ts'
import { checkedFlow, consentFor, finishPath, notEligiblePath, pages, stepPath } from '#contract/pages.ts'
import { checkedAnswers } from '#domain/questionnaires/engine/checked-answers.ts'
import { walk } from '#domain/questionnaires/engine/walk.ts'
import type { VisitFlow, VisitFlowName } from '#domain/questionnaires/flows.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ButtonLink } from '#web/kit/ui/button.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { useQuestionnaireState } from '#web/shared/answers/use-questionnaire-state.ts'
import UnexpectedError from '#web/shared/pages/unexpected-error.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AnswerRow } from './answer-row.tsx'
import { arriveAtCheck, beginChange } from './checking.ts'
import { SavedNote } from './saved-note.tsx'
import { useFetched } from './use-fetched.ts'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

const [headingStart, headingEnd] = words.heading

/** Every answer in words, before anything is built on them. */
export default function CheckAnswers() {
  const flow = checkedFlow(useSearchParams()[0].get('flow'))
  // The page that was written at build time names none; only then is it known that there is no such questionnaire.
  const isHydrated = useHydrated()
  return flow === null && isHydrated ? <UnexpectedError /> : <Checked key={flow} flow={flow} />
}

function Checked({ flow }: { flow: VisitFlowName | null }) {
  const questionnaire = useFetched(flow)
  return (
    <div className={`${gutter} min-h-[60svh] pt-6 pb-16 sm:pt-8 lg:pt-12 lg:pb-24`}>
      <div className="mx-auto max-w-[46rem]">
        <PageHeading>
          {headingStart} <em className="text-green">{headingEnd}</em>
        </PageHeading>
        <p className="mt-3 text-lg text-ink-soft">{words.lead}</p>
        {questionnaire ? (
          <Answers questionnaire={questionnaire} />
        ) : (
          <p role="status" className="mt-8 text-ink-soft noscript:hidden">
            {words.loading}
          </p>
        )}
        <noscript>
          <p className="mt-8 rounded-option bg-mint p-5">{needsScript}</p>
        </noscript>
      </div>
    </div>
  )
}

function Answers({ questionnaire }: { questionnaire: Questionnaire<VisitFlow> }) {
  const { flow } = questionnaire
  const { name } = flow
  const { state } = useLocation()
  const answers = useQuestionnaireState(questionnaire, ({ data }) => data)
  const [back, setBack] = useState<string | null>(null)
  const from: unknown = state?.from

  useEffect(() => setBack(arriveAtCheck(name, typeof from === 'string' ? from : null)), [name, from])

  const list = checkedAnswers(flow, answers)
  const { end } = walk(flow, answers)
  if (list.every(({ answer }) => answer.length === 0)) {
    return <WayOn text={words.none} link={words.start} to={consentFor(name)} />
  }
  return (
    <>
      <SavedNote questionnaire={questionnaire} tellsItself={false} />
      <dl className="mt-7 border-line border-t">
        {list.map((one) => (
          <AnswerRow key={one.step} flow={name} checked={one} />
        ))}
      </dl>
      {end.to === 'unanswered' && (
        <WayOn text={words.missing} link={words.answerIt} to={stepPath(name, end.address)} flow={name} />
      )}
      {end.to === 'not-eligible' && <WayOn text={words.ended} link={words.seeWhy} to={notEligiblePath(end.reason)} />}
      {end.to === 'home' && <WayOn text={words.ended} link={words.seeWhy} to={pages.buy} />}
      {end.to === 'finished' && (
        <ButtonLink to={back ?? finishPath(name)} size="large" arrow className="mt-8">
          {words.continue}
        </ButtonLink>
      )}
    </>
  )
}

function WayOn({ text, link, to, flow }: { text: string; link: string; to: string; flow?: VisitFlowName }) {
  return (
    <p className="mt-8 rounded-option bg-sun/25 px-5 py-4">
      {text}{' '}
      <Link
        to={to}
        {...(flow ? { onClick: () => beginChange(flow) } : {})}
        className="inline-block py-1 font-semibold underline underline-offset-4"
      >
        {link}
      </Link>
    </p>
  )
}
