import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adhdResult as words } from '#content/intake/adhd.ts'
import { adhdPath, notEligiblePath, pages } from '#contract/pages.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { scoredQuestions } from '#domain/intake/adhd/frequency.ts'
import { history } from '#domain/intake/adhd/question-7-history.ts'
import { age } from '#domain/intake/adhd/question-8-age.ts'
import { riskFactorsStep } from '#domain/intake/adhd/risk-factors.ts'
import { type Band, bandOf, bands, firstUnscored, highestScore } from '#domain/intake/adhd/score.ts'
import { screenOf } from '#domain/intake/adhd/screen.ts'
import type { NotEligibleReason } from '#domain/intake/adhd/step-ids.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { pounds } from '#domain/orders/money.ts'
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
    <div className="mt-6 grid animate-appear gap-x-16 gap-y-8 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      {isRuledOut && <HelpInstead stored={answers[riskFactorsStep.answerKey]} />}
      <ScoreCard score={score} />
      <div className="max-w-[38rem] space-y-8">
        <p className="text-lg">{explanation}</p>
        {!isAdult && <AdultsOnly />}
        {isAdult && (
          <section aria-labelledby="next">
            <h2 id="next" className="text-[1.625rem]">
              {words.next.heading}
            </h2>
            <p className="mt-3">
              {recommendation} {!isRuledOut && withUs}
            </p>
            {!isRuledOut && <Booking />}
          </section>
        )}
        <Meaning />
        {isAdult && <ScreenFound answers={answers} />}
        {answers[history.answerKey] === 'Yes' && (
          <Note heading={isAdult ? words.history.heading : words.history.headingForYoung} text={words.history.text} />
        )}
        <p>
          <Link to={adhdPath('question-1')} className="inline-block py-2 font-semibold underline underline-offset-4">
            {words.again}
          </Link>
        </p>
      </div>
    </div>
  )
}

const { minutes, pricePence } = adultAdhdAssessment

/** What booking leads to, before anything is sold. */
const Booking = () => (
  <>
    <h3 className="mt-6 font-sans font-semibold text-base tracking-normal">{words.next.ifYouBook}</h3>
    <ol className="mt-2 divide-y divide-line border-y border-line">
      {words.next.steps(minutes, pounds(pricePence)).map((step, place) => (
        <li key={step} className="flex gap-4 py-4 sm:gap-5">
          <span aria-hidden="true" className="w-6 shrink-0 font-display text-[1.75rem] text-green leading-none">
            {place + 1}
          </span>
          <p>{step}</p>
        </li>
      ))}
    </ol>
    <ButtonLink to={pages.booking} size="large" arrow className="mt-6 max-sm:w-full">
      {words.book}
    </ButtonLink>
    <p className="mt-3 text-ink-soft text-sm">{words.next.noHurry}</p>
  </>
)

const Meaning = () => (
  <section className="rounded-card bg-mint px-6 py-5">
    <h2 className="text-subheading">{words.screen.heading}</h2>
    <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <div>
        <dt className="font-semibold">{words.screen.is.title}</dt>
        <dd className="mt-1">{words.screen.is.text(scored)}</dd>
      </div>
      <div>
        <dt className="font-semibold">{words.screen.isNot.title}</dt>
        <dd className="mt-1">{words.screen.isNot.text}</dd>
      </div>
    </dl>
  </section>
)

/** The screening test is for adults, so nothing is said of it to anyone younger. */
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
  <section className="rounded-card bg-caution/25 px-6 py-5">
    <h2 className="text-subheading">{heading}</h2>
    <p className="mt-2">{text}</p>
    {children}
  </section>
)

const AdultsOnly = () => (
  <Note heading={words.adultsOnly.heading} text={words.adultsOnly.text(adultAge)}>
    <div className="mt-3 border-t border-ink/20">
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

/** For a patient whose answers about their safety rule a booking out: before the score. */
function HelpInstead({ stored }: { stored: unknown }) {
  const { standing } = useCallStatus()
  return (
    <div className="max-w-[38rem] lg:col-span-2">
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
    <div className="max-w-[38rem] self-start rounded-card bg-apricot-pale/50 px-5 py-7 text-center sm:px-8 lg:sticky lg:top-28">
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
      <ul className="mx-auto mt-6 grid max-w-[26rem] grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2 text-sm">
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
