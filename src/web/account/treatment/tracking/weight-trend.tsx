import { type ReactNode, useMemo, useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import { daysBetween } from '#domain/calendar/days-between.ts'
import { policy } from '#domain/clinical/policy.ts'
import { doseBars } from '#domain/treatment/tracking/dose-bars.ts'
import { formatDifference, formatWeight } from '#domain/treatment/tracking/format.ts'
import { milestonesOf, startOf } from '#domain/treatment/tracking/milestones.ts'
import { changeOverWeeks, leastTrendDays, trendWeeks } from '#domain/treatment/tracking/trend-change.ts'
import { UnitSwitch } from '#web/kit/ui/unit-switch.tsx'
import { Fact } from '../../shell/fact.tsx'
import { formatDateOrText } from '../../shell/format-date.ts'
import { type ChartSize, chartOf, lineThrough, mostDots, type Span, spans } from './chart-drawing.ts'
import { LoggedTable } from './logged-table.tsx'
import type { Tracking, UseTracking } from './use-tracking.ts'
import { WeightChart } from './weight-chart.tsx'

const words = trackingWords.trend

const spanOptions = spans.map((value) => ({ value, label: words.spans[value] }))

/** Less than this is what a glass of water does. */
const steadyKg = 0.3

interface Props extends Pick<UseTracking, 'change'> {
  readonly progress: Tracking
  /** Null: the page has not been measured yet. */
  readonly size: ChartSize | null
}

/** The card is as high while it loads as it is with a chart, so that the form below it stays where it is. */
export const TrendCard = ({ children }: { children: ReactNode }) => (
  <section
    aria-labelledby="weight-trend"
    className="min-w-0 rounded-card border border-line bg-white p-5 max-lg:min-h-[38rem] sm:p-7"
  >
    {children}
  </section>
)

export function WeightTrend({ progress, size, change }: Props) {
  const { weight: weights, fromCheckIns, fromScale, doses: sent, goalKg, heightCm, today, unit } = progress
  const [span, setSpan] = useState<Span>('quarter')
  const line = useMemo(() => lineThrough(weights), [weights])
  const doses = useMemo(() => doseBars(sent), [sent])
  const startedOn = doses[0]?.from ?? null
  const milestones = useMemo(() => {
    const lowestKg = heightCm === null ? 0 : policy.heldBmi * (heightCm / 100) ** 2
    return milestonesOf(line, { startedOn, lowestKg })
  }, [line, startedOn, heightCm])
  const { drawing, isOfSpan } = useMemo(() => {
    if (size === null) return { drawing: null, isOfSpan: true }
    const drawn = { weights, fromCheckIns, line, doses, milestones, goalKg, unit, today, size }
    const ofSpan = chartOf({ ...drawn, span })
    return { drawing: ofSpan ?? chartOf({ ...drawn, span: 'all' }), isOfSpan: ofSpan !== null }
  }, [weights, fromCheckIns, line, doses, milestones, goalKg, unit, today, span, size])
  const now = line.at(-1)
  const start = startOf(line, startedOn)
  return (
    <TrendCard>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="weight-trend" className="text-[1.5rem]">
          {words.heading}
        </h2>
        {now && <UnitSwitch name="span" label={words.span} units={spanOptions} value={span} onChange={setSpan} />}
      </div>
      {!now && <NoWeightYet />}
      {now && (
        <>
          <p className="mt-5 font-display text-[min(3.5rem,15vw)] leading-none tracking-[-0.02em] tabular-nums">
            {formatWeight(now.value, unit)}
          </p>
          <p className="mt-2 max-w-[46ch] text-ink-soft">
            {isRecent(now.on, today)
              ? `${words.now}. ${saysOf(changeOverWeeks(line), unit)}`
              : words.nowOn(formatDateOrText(now.on))}
          </p>
          {drawing && (
            <>
              <WeightChart drawing={drawing} unit={unit} goalKg={goalKg} key={span} />
              <TrendLegend
                hasReported={drawing.points.length <= mostDots && drawing.points.some(({ isReported }) => isReported)}
                hasGoal={drawing.goalY !== null}
                hasDoses={drawing.doses.length > 0}
                hasMilestones={drawing.milestones.length > 0}
              />
              {!isOfSpan && (
                <p role="status" className="mt-3 text-sm text-ink-soft">
                  {words.noneInSpan}
                </p>
              )}
            </>
          )}
          <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-3 border-t border-line pt-5">
            {start && start.on !== now.on && (
              <Fact term={words.since(formatDateOrText(start.on))}>{sinceStart(start.value - now.value, unit)}</Fact>
            )}
            {heightCm !== null && <Fact term={words.bmi}>{(now.value / (heightCm / 100) ** 2).toFixed(1)}</Fact>}
            {goalKg !== null && (
              <Fact term={words.goal(formatWeight(goalKg, unit))}>
                {now.value <= goalKg ? words.goalReached : words.toGoal(formatDifference(now.value - goalKg, unit))}
              </Fact>
            )}
          </dl>
          {milestones.length > 0 && (
            <p className="mt-4 text-sm text-ink-soft">
              {milestones.map(({ percent, on }) => words.milestone(percent, formatDateOrText(on))).join(' ')}
            </p>
          )}
          <LoggedTable
            weights={weights}
            fromCheckIns={fromCheckIns}
            fromScale={fromScale}
            doses={doses}
            unit={unit}
            change={change}
          />
        </>
      )}
    </TrendCard>
  )
}

/** A line that was left off is not taken for one of today. */
const isRecent = (on: string, today: string) => daysBetween(on, today) <= leastTrendDays

function saysOf(change: number | null, unit: Tracking['unit']): string {
  if (change === null) return words.notYet(leastTrendDays)
  if (Math.abs(change) < steadyKg) return `${words.steady(trendWeeks)}.`
  const difference = formatDifference(Math.abs(change), unit)
  return change > 0 ? `${words.lower(difference, trendWeeks)}.` : words.higher(difference, trendWeeks)
}

function sinceStart(lostKg: number, unit: Tracking['unit']): string {
  if (Math.abs(lostKg) < steadyKg) return words.same
  const difference = formatDifference(Math.abs(lostKg), unit)
  return lostKg > 0 ? words.lighter(difference) : words.heavier(difference)
}

/** The shape of a line to come, and how it begins. */
const NoWeightYet = () => (
  <div className="mt-6 grid gap-6">
    <svg viewBox="0 0 320 180" aria-hidden className="scene w-full max-w-[30rem]">
      <circle cx="262" cy="52" r="26" className="fill-sun" />
      <path d="M0 132C60 96 116 148 176 122S276 92 320 112V180H0Z" className="fill-sage" />
      <path d="M0 152C70 126 120 168 190 146S290 130 320 140V180H0Z" className="fill-green" />
      <path
        d="M24 44C84 52 128 78 176 88S250 104 296 106"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 9"
        className="fill-none stroke-ink-soft"
      />
      <circle cx="24" cy="44" r="6" strokeWidth="3" className="fill-apricot stroke-white" />
    </svg>
    <p className="max-w-[40ch] text-lg">{words.none}</p>
  </div>
)

interface TrendLegendProps {
  readonly hasReported: boolean
  readonly hasGoal: boolean
  readonly hasDoses: boolean
  readonly hasMilestones: boolean
}

const TrendLegend = ({ hasReported, hasGoal, hasDoses, hasMilestones }: TrendLegendProps) => (
  <p aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
    <Key className="h-1 w-5 rounded-full bg-green">{words.legend.trend}</Key>
    <Key className="size-2 rounded-full bg-hill">{words.legend.logged}</Key>
    {hasReported && <Key className="size-2.5 rounded-full border-2 border-hill bg-white">{words.legend.checkIn}</Key>}
    {hasDoses && <Key className="h-2.5 w-5 rounded-sm border border-hill bg-sage">{words.legend.dose}</Key>}
    {hasGoal && <Key className="w-5 border-t-2 border-dotted border-green-light">{words.legend.goal}</Key>}
    {hasMilestones && <Key className="size-2.5 rounded-full bg-sun">{words.legend.milestone}</Key>}
  </p>
)

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="flex items-center gap-2">
    <span className={`inline-block forced-color-adjust-none ${className}`} />
    {children}
  </span>
)
