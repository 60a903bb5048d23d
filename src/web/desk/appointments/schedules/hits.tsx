import { Link } from 'react-router'
import { scheduleWords as words } from '#content/appointments/schedules.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import type { Saving } from './use-saving.ts'

interface Props {
  readonly of: Pick<Saving, 'hits' | 'problem'>
  readonly onReload: () => Promise<void>
}

/** Whom a change would leave outside the times, each with a way to them; or why it was not made. */
export function Hits({ of: { hits, problem }, onReload }: Props) {
  return (
    <div role="status" className="space-y-2 empty:hidden">
      {problem && (
        <p className="flex flex-wrap gap-x-3 font-semibold text-brick">
          {problem.says}
          {problem.isOvertaken && (
            <button
              type="button"
              onClick={() => void onReload()}
              className="cursor-pointer underline underline-offset-4"
            >
              {words.reload}
            </button>
          )}
        </p>
      )}
      {hits && <p className="font-semibold">{hits.length === 0 ? words.noHits : words.hits(hits.length)}</p>}
      {hits && hits.length > 0 && (
        <ul className="grid max-h-40 grid-cols-2 gap-x-5 gap-y-1 overflow-y-auto">
          {hits.map(({ id, startsAt, reference }) => {
            const when = writtenTime(Date.parse(startsAt))
            return (
              <li key={id}>
                <Link
                  to={appointmentPath(id)}
                  aria-label={words.openHit(when)}
                  className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {when} <span className="text-ink-soft">{reference}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
