import { qualityWords as words } from '#content/cases/quality.ts'
import type { CallReply } from '#contract/calls.ts'
import { AsTable } from '../../components/as-table.tsx'
import { formatShortDate } from '../list/format-date.ts'

const height = 120
const width = 400
/** More would run into each other; the table names them all. */
const mostNamed = 8

type Week = CallReply<'desk_quality'>['weeks'][number]

/** Approved and declined, week by week. The drawing says nothing that the table behind it does not. */
export function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.map(({ approved, declined }) => approved + declined))
  const step = width / Math.max(weeks.length, 4)
  const tall = (count: number) => (count / most) * height
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-[1.375rem]">{words.weekly}</h2>
      <p className="mb-2 flex gap-4 text-xs">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-sm bg-green-light" /> {words.approved}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-sm bg-apricot" /> {words.declined}
        </span>
      </p>
      <svg viewBox={`0 0 ${width} ${height + 20}`} aria-hidden className="w-full">
        <line y1={height} x2={width} y2={height} className="stroke-line-strong" />
        {weeks.map(({ week, approved, declined }, at) => (
          <g key={week} transform={`translate(${at * step + step * 0.2} 0)`}>
            <rect y={height - tall(approved)} width={step * 0.6} height={tall(approved)} className="fill-green-light" />
            <rect
              y={height - tall(approved + declined)}
              width={step * 0.6}
              height={tall(declined)}
              className="fill-apricot"
            />
            {weeks.length <= mostNamed && (
              <text y={height + 15} fontSize="12" className="fill-ink-soft">
                {formatShortDate(week).slice(0, -5)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <AsTable
        columns={[words.week, words.approved, words.declined, words.medianShort]}
        rows={weeks.map(({ week, approved, declined, medianHours }) => [
          formatShortDate(week),
          String(approved),
          String(declined),
          words.hours(medianHours),
        ])}
      />
    </section>
  )
}
