import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adhdResult as words } from '#content/intake/adhd.ts'
import { adhdPath, notEligiblePath, pages } from '#contract/pages.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { scoredQuestions } from '#domain/intake/adhd/frequency.ts'
import { history } from '#domain/intake/adhd/question-7-history.ts'
import { age } from '#domain/intake/adhd/question-8-age.ts'
import { riskFactorsStep } from '#domain/intake/adhd/risk-factors.ts'
import { type Band, bandOf, bands, firstUnscored, highestScore } from '#domain/intake/adhd/score.ts'
import { screenOf } from '#domain/intake/adhd/screen.ts'
import type { NotEligibleReason } from '#domain/intake/adhd/step-ids.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { ScoreGauge } from '#web/kit/art/score-gauge.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import type { AdhdStatus } from '#web/shared/answers/adhd-status.ts'
import { HelpRows } from '#web/shared/help/help-rows.tsx'
import { useCallStatus } from './call/use-call-status.ts'
import { RiskHelp } from './risk-help.tsx'

const scored = scoredQuestions.length

export function AdhdScore({ status: { answers, score, end } }: { status: AdhdStatus }) {
  if (score === null) return <Unfinished at={adhdPath(firstUnscored(answers) ?? 'question-1')} />
  const { explanation, recommendation, withUs } = words.bands(bands.length)[bandOf(score).key]
  const isAdult = answers[age.answerKey] !== 'No'
  const isRuledOut = end.to === 'not-eligible'
  return (
    <div className="mt-6 grid animate-appear gap-x-16 gap-y-10 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <ScoreCard score={score} />
      <div className="max-w-[38rem] space-y-8">
        <div className="space-y-4 text-lg">
          <p>{explanation}</p>
          {isAdult && (
            <p>
              {recommendation} {!isRuledOut && withUs}
            </p>
          )}
        </div>
        {isAdult && <ScreenFound answers={answers} />}
        {isRuledOut && <HelpInstead stored={answers[riskFactorsStep.answerKey]} />}
        {!isAdult && <AdultsOnly />}
        {answers[history.answerKey] === 'Yes' && (
          <Note heading={isAdult ? words.history.heading : words.history.headingForYoung} text={words.history.text} />
        )}
        {isAdult && !isRuledOut && (
          <ButtonLink to={pages.booking} size="large" arrow className="max-sm:w-full">
            {words.book}
          </ButtonLink>
        )}
        <section className="border-t border-line pt-6">
          <h2 className="text-[1.625rem]">{words.screen.heading}</h2>
          <p className="mt-3">{words.screen.is(scored)}</p>
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

/** The screen is one for adults: of anybody younger it says nothing. */
function ScreenFound({ answers }: { answers: Answers }) {
  const screen = screenOf(answers)
  if (!screen) return null
  const { counted, of, positiveFrom, isPositive } = screen
  const { found } = words
  return (
    <section className="rounded-card border border-line bg-white px-6 py-5">
      <h2 className="text-subheading">{found.heading}</h2>
      <p className="mt-2">
        {found.counted(counted, of)} {(isPositive ? found.positive : found.negative)(positiveFrom)}
      </p>
      <p className="mt-2 text-ink-soft">{found.how}</p>
    </section>
  )
}

interface Props {
  readonly heading: string
  readonly text: string
  readonly children?: ReactNode
}

const Note = ({ heading, text, children }: Props) => (
  <section className="rounded-card bg-mint px-6 py-5">
    <h2 className="text-subheading">{heading}</h2>
    <p className="mt-2">{text}</p>
    {children}
  </section>
)

const AdultsOnly = () => (
  <Note heading={words.adultsOnly.heading} text={words.adultsOnly.text(adultAge)}>
    <div className="mt-3 border-t border-sage">
      <HelpRows lines={words.adultsOnly.help} />
    </div>
  </Note>
)

const Unfinished = ({ at }: { at: string }) => (
  <section className="mt-6 max-w-[38rem] animate-appear rounded-card bg-mint px-6 py-6 sm:mt-8 sm:px-8 sm:py-8">
    <h2 className="text-[1.625rem]">{words.unfinished.heading(scored)}</h2>
    <p className="mt-2">{words.unfinished.text(scored)}</p>
    <ButtonLink to={at} arrow className="mt-6">
      {words.unfinished.link}
    </ButtonLink>
  </section>
)

const asPart = (heading: string) => <h2 className="text-subheading">{heading}</h2>

/** For somebody whose answers about their safety rule a booking out. */
function HelpInstead({ stored }: { stored: unknown }) {
  const { standing } = useCallStatus()
  return (
    <div>
      <RiskHelp stored={stored} heading={asPart} isRead={standing?.concern?.isOpen ?? false} />
      <Link
        to={notEligiblePath('adhd_risk_factors' satisfies NotEligibleReason)}
        className="mt-3 inline-block py-2.5 font-semibold text-green underline underline-offset-4"
      >
        {words.help}
      </Link>
    </div>
  )
}

const colours = {
  green: { stroke: 'stroke-green-light', fill: 'bg-green-light', badge: 'bg-green text-white' },
  yellow: { stroke: 'stroke-sun', fill: 'bg-sun', badge: 'bg-sun text-ink' },
  red: { stroke: 'stroke-brick', fill: 'bg-brick', badge: 'bg-brick text-white' },
} as const satisfies Record<Band['colour'], object>

/** The score on its gauge, with the band it lies in among the others. */
function ScoreCard({ score }: { score: number }) {
  const band = bandOf(score)
  return (
    <div className="self-start rounded-card bg-apricot-pale/50 px-5 py-7 text-center sm:px-8 lg:sticky lg:top-28">
      <ScoreGauge
        value={score}
        highest={highestScore}
        segments={bands.map(({ key, to, colour }) => ({ key, to, stroke: colours[colour].stroke }))}
        label={words.gauge(score, highestScore, band.name)}
        className="mx-auto w-full max-w-[26rem]"
      />
      {/* The gauge says the same to a reader. */}
      <p aria-hidden="true" className="mt-1 font-display leading-none">
        <span className="text-[4.5rem] tracking-tight tabular-nums">{score}</span>{' '}
        <span className="ml-1 text-subheading text-ink-soft">{words.outOf(highestScore)}</span>
      </p>
      <p className={`mt-4 inline-block rounded-full px-5 py-1.5 text-lg font-semibold ${colours[band.colour].badge}`}>
        {band.name}
      </p>
      <p className="mx-auto mt-3 max-w-[30ch] text-balance">{words.bandMeans}</p>
      <ul className="mx-auto mt-6 grid max-w-[26rem] grid-cols-3 gap-2 text-sm">
        {bands.map(({ key, name, from, to, colour }) => (
          <li
            key={key}
            aria-current={key === band.key ? 'true' : undefined}
            className="text-ink-soft aria-current:font-semibold aria-current:text-ink"
          >
            <span aria-hidden="true" className={`mx-auto mb-1.5 block h-1.5 rounded-full ${colours[colour].fill}`} />
            {name}
            <span className="block tabular-nums">
              {from} to {to}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{words.bandsAreOurs}</p>
    </div>
  )
}
