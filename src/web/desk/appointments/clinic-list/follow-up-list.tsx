import { Link } from 'react-router'
import { dayWords } from '#content/appointments/clinic-list.ts'
import { keptTimeDeskWords as words } from '#content/appointments/desk-reserved-slot.ts'
import type { CallReply } from '#contract/calls.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'

/** Times that a clinician keeps for people, whatever day is shown: whether they are paid for, and what came to nothing. */
export function FollowUpList({ followUps }: { followUps: CallReply<'desk_day'>['followUps'] }) {
  if (followUps.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-[1.25rem]">{words.list}</h2>
      <p className="mb-2 text-ink-soft">{words.listWhat}</p>
      <ul className="divide-y divide-line border-y border-line">
        {followUps.map(({ id, afterId, patient, startsAt, payBy, state, reference }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-baseline gap-x-5 gap-y-0.5 px-2.5 py-2.5 hover:bg-white"
          >
            <Link
              to={appointmentPath(afterId)}
              className="min-w-44 font-semibold outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
            >
              {patient ?? dayWords.noName}
            </Link>
            <span className="tabular-nums">{writtenTime(Date.parse(startsAt))}</span>
            <span className="text-ink-soft">{words.states[state](writtenTime(Date.parse(payBy)))}</span>
            <span className="ml-auto text-xs text-ink-soft tabular-nums">{reference}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
