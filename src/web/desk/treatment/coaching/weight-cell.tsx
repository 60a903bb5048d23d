import { coachingWords as words } from '#content/treatment/coaching.ts'
import type { PlanRow } from '#contract/treatment/coaching.ts'
import { trendWeeks } from '#domain/treatment/tracking/trend-change.ts'
import { writtenDate } from '../../cases/list/written-date.ts'
import { WeightLine } from './weight-line.tsx'

type Weight = NonNullable<PlanRow['weight']>

const oneDecimal = (kg: number) => kg.toFixed(1)

function changeOf({ lost }: Weight): string | null {
  if (!lost) return null
  const kg = oneDecimal(Math.abs(lost.kg))
  const over = lost.over === 'weeks' ? words.over.weeks(trendWeeks) : words.over.all
  return `${kg === '0.0' ? words.same : words.change(kg, lost.kg > 0)} ${over}`
}

/** What was seen, shared or told in a check-in; calls nothing good or bad. */
export function WeightCell({ weight, isShared }: Pick<PlanRow, 'weight' | 'isShared'>) {
  const sharing = isShared ? null : words.notShared
  if (!weight)
    return <span className="text-xs text-ink-soft">{[words.noWeight, sharing].filter(Boolean).join(', ')}</span>
  const source = weight.isVerified ? words.verified : isShared ? words.shared : words.told
  return (
    <div className="flex items-center gap-2.5">
      <div className="min-w-0">
        <span className="block whitespace-nowrap tabular-nums" title={`${source} ${writtenDate(weight.on)}`}>
          {words.kg(oneDecimal(weight.kg))} <span className="text-xs text-ink-soft">{source}</span>
        </span>
        <span className="block text-xs text-ink-soft">{changeOf(weight) ?? writtenDate(weight.on)}</span>
      </div>
      <WeightLine points={weight.points} />
    </div>
  )
}
