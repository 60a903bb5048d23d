import { qualityWords as words } from '#content/cases/quality.ts'
import type { CallReply } from '#contract/calls.ts'
import { formatShortDate } from '../list/format-date.ts'

type Weeks = CallReply<'desk_quality'>['redFlagWeeks']

/** Safeguarding cases, week by week: few enough to be read as a table. */
export function RedFlags({ weeks }: { weeks: Weeks }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-[1.375rem]">{words.redFlagsWeekly}</h2>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            <th scope="col" className="py-1.5 pr-3 font-semibold">
              {words.week}
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              {words.raised}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, count }) => (
            <tr key={week} className="border-b border-line">
              <th scope="row" className="w-32 py-1.5 pr-3 font-normal whitespace-nowrap">
                {formatShortDate(week)}
              </th>
              <td className="py-1.5 tabular-nums">
                <span className="flex items-center gap-2">
                  <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden className="h-2 w-40">
                    <rect width={(count / most) * 100} height="6" className="fill-apricot" />
                  </svg>
                  {count}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
