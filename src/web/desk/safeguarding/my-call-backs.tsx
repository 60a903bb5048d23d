import { Link } from 'react-router'
import { callBackWords as words } from '#content/safeguarding/call-backs.ts'
import { concernPath } from '#contract/desk/addresses.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { callBackUrgency } from '#domain/safeguarding/call-backs.ts'
import { weekdayAndTimeOf } from '../cases/list/format-date.ts'
import { useNow } from '../cases/list/use-now.ts'
import { useLive } from '../live-updates/use-live.ts'
import { ageOf } from '../operations/age.ts'
import { useMay } from '../shell/me.ts'
import { useDeskRead } from '../use-desk-read.ts'

/** The calls that whoever is signed in has to make. Nothing of it is shown to those who are never given one. */
export const MyCallBacks = () => (useMay('decide-cases') ? <Listed /> : null)

function Listed() {
  const list = useDeskRead('desk_call_backs', {})
  const now = useNow(minuteMs)
  useLive(['watch'], list.refresh, minuteMs)
  const callBacks = list.data?.callBacks ?? []
  if (callBacks.length === 0) return null
  return (
    <section aria-labelledby="my-call-backs" className="mb-6">
      <h2 id="my-call-backs" className="mb-2 text-[1.25rem]">
        {words.mine.heading}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {callBacks.map(({ id, concernId, dueAt }) => {
          const isOverdue = callBackUrgency(Date.parse(dueAt), now) === 'overdue'
          return (
            <li
              key={id}
              className="relative flex flex-wrap items-baseline gap-x-5 gap-y-0.5 px-2.5 py-2.5 hover:bg-white"
            >
              <span className="min-w-32 font-semibold tabular-nums">{weekdayAndTimeOf(dueAt)}</span>
              <Link
                to={concernPath(concernId)}
                className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
              >
                {words.mine.row}
              </Link>
              {isOverdue && <span className="font-semibold text-brick">{words.overdue(ageOf(dueAt, now))}</span>}
              <span aria-hidden="true" className="ml-auto text-xs font-semibold underline underline-offset-4">
                {words.mine.open}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
