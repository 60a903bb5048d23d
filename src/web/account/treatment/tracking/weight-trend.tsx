import { useMemo, useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import { daysBetween } from '#domain/calendar/days-between.ts'
import { formatDifference, formatWeight } from '#domain/treatment/tracking/format.ts'
import { enoughFrom } from '#domain/treatment/tracking/trend.ts'
import { changeOverWeeks, leastTrendDays, trendWeeks } from '#domain/treatment/tracking/trend-change.ts'
import { UnitSwitch } from '#web/kit/ui/unit-switch.tsx'
import { formatDateOrText } from '../../shell/format-date.ts'
import { chartOf, firstDayOf, lineThrough, mostDots, type Span } from './chart-drawing.ts'
import { LoggedTable } from './logged-table.tsx'
import type { Tracking, UseTracking } from './use-tracking.ts'
import { WeightChart } from './weight-chart.tsx'

const words = trackingWords.trend

const spans = (['quarter', 'year', 'all'] as const).map((value) => ({ value, label: words.spans[value] }))

/** Less than this is what a glass of water does. */
const steadyKg = 0.3

interface Props extends Pick<UseTracking, 'change'> {
  readonly progress: Tracking
  /** Of what is drawn. Null: it is not known yet. */
  readonly width: number | null
}

export function WeightTrend({ progress, width, change }: Props) {
  const { weight: weights, fromCheckIns, doses, goalKg, heightCm, today, unit } = progress
  const [span, setSpan] = useState<Span>('quarter')
  const { known, line } = useMemo(() => {
    const from = firstDayOf(span, today)
    const enough = from === '' ? weights : enoughFrom(weights, from)
    // Whoever has logged nothing for as long as that sees all of it.
    const shown = (enough.at(-1)?.[0] ?? '') >= from ? enough : weights
    return { known: shown, line: lineThrough(shown) }
  }, [weights, span, today])
  const drawing = useMemo(() => {
    if (width === null) return null
    const drawn = { weights: known, fromCheckIns, line, doses, goalKg, today, width }
    return chartOf({ ...drawn, span }) ?? chartOf({ ...drawn, span: 'all' })
  }, [known, fromCheckIns, line, doses, goalKg, today, span, width])
  const now = line.at(-1)
  return (
    <section aria-labelledby="weight-trend" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="weight-trend" className="text-[1.75rem]">
          {words.heading}
        </h2>
        {drawing && <UnitSwitch name="span" label={words.span} units={spans} value={span} onChange={setSpan} />}
      </div>
      {!now && <p className="mt-3 text-ink-soft">{words.none}</p>}
      {now && drawing && (
        <>
          <p className="mt-5 font-display text-[2.5rem] leading-none tabular-nums">{formatWeight(now.value, unit)}</p>
          <p className="mt-1.5 text-ink-soft">
            {isRecent(now.on, today)
              ? `${words.now}. ${saysOf(changeOverWeeks(line), unit)}`
              : words.nowOn(formatDateOrText(now.on))}
          </p>
          {heightCm !== null && (
            <p className="mt-1 text-ink-soft">{words.bmi((now.value / (heightCm / 100) ** 2).toFixed(1))}</p>
          )}
          {goalKg !== null && (
            <p className="mt-1 text-ink-soft">
              {now.value <= goalKg ? words.goalReached : words.toGoal(formatDifference(now.value - goalKg, unit))}
            </p>
          )}
          <WeightChart drawing={drawing} unit={unit} key={span} />
          <TrendLegend
            hasTold={drawing.points.length <= mostDots && drawing.points.some(({ isTold }) => isTold)}
            hasGoal={goalKg !== null}
            hasDoses={drawing.doses.length > 0}
          />
          <LoggedTable weights={weights} fromCheckIns={fromCheckIns} unit={unit} change={change} />
        </>
      )}
    </section>
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

interface TrendLegendProps {
  readonly hasTold: boolean
  readonly hasGoal: boolean
  readonly hasDoses: boolean
}

const TrendLegend = ({ hasTold, hasGoal, hasDoses }: TrendLegendProps) => (
  <p aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
    <Key className="size-2.5 rounded-full bg-green/60">{words.legend.logged}</Key>
    {hasTold && <Key className="size-2.5 rounded-full border-2 border-green bg-white">{words.legend.checkIn}</Key>}
    <Key className="h-0.75 w-5 bg-green">{words.legend.trend}</Key>
    {hasGoal && <Key className="w-5 border-t-2 border-dashed border-sun">{words.legend.goal}</Key>}
    {hasDoses && <Key className="h-3 border-l-2 border-dotted border-apricot">{words.legend.dose}</Key>}
  </p>
)

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="flex items-center gap-2">
    <span className={`inline-block ${className}`} />
    {children}
  </span>
)
