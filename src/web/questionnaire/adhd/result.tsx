import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { adhdResult as words } from '#content/adhd.ts'
import { notEligible } from '#content/not-eligible.ts'
import { adhdPath, notEligiblePath, pages } from '#contract/pages.ts'
import { bandOf, firstUnscored, highestScore } from '#domain/questionnaires/adhd/score.ts'
import type { NotEligibleReason } from '#domain/questionnaires/adhd/step-ids.ts'
import { type AdhdStatus, useAdhdStatus } from '#web/adhd-status.ts'
import { gutter } from '#web/gutter.ts'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Waiting } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { afterPaint } from '../after-paint.ts'
import { HelpFirst } from '../help-first.tsx'
import { ScoreCard } from './score-card.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const risk = 'adhd_risk_factors' satisfies NotEligibleReason
const { helpFirst } = notEligible[risk] ?? notEligible.general

const [headingStart, headingEnd] = words.heading

export default function AdhdResult() {
  const status = useShownStatus()
  return (
    <div className={`${gutter} py-6 sm:py-10 lg:py-14`}>
      <PageHeading>
        {headingStart} <em className="text-green">{headingEnd}</em>
      </PageHeading>
      <p role="status" className={status ? 'sr-only' : 'mt-8 flex min-h-80 items-start gap-3 text-lg text-ink-soft'}>
        {status ? outcomeOf(status) : <Calculating />}
      </p>
      {status && <Result status={status} />}
    </div>
  )
}

/** The page is in sight before the result is worked out, so that nobody looks at an empty one. */
function useShownStatus(): AdhdStatus | null {
  const status = useAdhdStatus()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    let isWanted = true
    void afterPaint().then(() => isWanted && setIsShown(true))
    return () => {
      isWanted = false
    }
  }, [])
  return isShown ? status : null
}

const Calculating = () => (
  <>
    <Waiting className="mt-1 size-5" />
    {words.calculating}
  </>
)

const outcomeOf = ({ score }: AdhdStatus) =>
  score === null ? words.unfinished.heading : words.gauge(score, highestScore, bandOf(score).name)

function Result({ status: { answers, score, end } }: { status: AdhdStatus }) {
  if (score === null) return <Unfinished at={adhdPath(firstUnscored(answers) ?? 'question-1')} />
  const { explanation, recommendation } = words.bands[bandOf(score).key]
  return (
    <div className="mt-6 grid animate-appear gap-x-16 gap-y-10 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <ScoreCard score={score} />
      <div className="max-w-[38rem] space-y-8">
        <div className="space-y-4 text-lg">
          <p>{explanation}</p>
          <p>{recommendation}</p>
        </div>
        {answers.adhd_q7 === 'Yes' && <Note {...words.history} />}
        {end.to === 'not-eligible' ? <HelpInstead /> : <WayOn isAdult={answers.adhd_q8 !== 'No'} />}
        <section className="border-t border-line pt-6">
          <h2 className="text-[1.625rem]">{words.screen.heading}</h2>
          <p className="mt-3">{words.screen.is}</p>
          <p className="mt-3">{words.screen.isNot}</p>
        </section>
        <p>
          <Link to={adhdPath('question-1')} className="inline-block py-2 font-semibold underline underline-offset-4">
            {words.again}
          </Link>
        </p>
      </div>
    </div>
  )
}

const Note = ({ heading, text }: { heading: string; text: string }) => (
  <section className="rounded-card bg-mint px-6 py-5">
    <h2 className="text-subheading">{heading}</h2>
    <p className="mt-2">{text}</p>
  </section>
)

const WayOn = ({ isAdult }: { isAdult: boolean }) =>
  isAdult ? (
    <ButtonLink to={pages.booking} size="large" arrow className="max-sm:w-full">
      {words.book}
    </ButtonLink>
  ) : (
    <Note {...words.adultsOnly} />
  )

/** For somebody whose answers about their safety stand in the way of a booking. */
const HelpInstead = () => (
  <div>
    {helpFirst && (
      <HelpFirst heading={<h2 className="text-subheading">{helpFirst.heading}</h2>} text={helpFirst.text} />
    )}
    <Link
      to={notEligiblePath(risk)}
      className="mt-3 inline-block py-2 font-semibold text-green underline underline-offset-4"
    >
      What you can do now
    </Link>
  </div>
)

const Unfinished = ({ at }: { at: string }) => (
  <section className="mt-6 max-w-[38rem] animate-appear rounded-card bg-mint px-6 py-6 sm:mt-8 sm:px-8 sm:py-8">
    <h2 className="text-[1.625rem]">{words.unfinished.heading}</h2>
    <p className="mt-2">{words.unfinished.text}</p>
    <ButtonLink to={at} arrow className="mt-6">
      {words.unfinished.link}
    </ButtonLink>
  </section>
)
