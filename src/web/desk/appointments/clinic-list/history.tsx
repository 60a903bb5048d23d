import { appointmentDeskWords as words } from '#content/appointments/clinic-list.ts'
import { writtenDate } from '#domain/appointments/format-time.ts'
import { dateAndTimeOf } from '../../cases/list/written-date.ts'
import type { ShownAppointment } from './shown-appointment.ts'

/** The story of an appointment, the newest first. */
export function History({ found: { history, told, followUpBy } }: { found: ShownAppointment }) {
  if (history.length === 0) return <p className="text-ink-soft">{words.historyNone}</p>
  return (
    <div className="space-y-5">
      {followUpBy && <p className="font-semibold">{words.followUp(writtenDate(followUpBy))}</p>}
      {told && (
        <section>
          <h2 className="mb-1 text-[1.125rem]">{words.told}</h2>
          <p className="max-w-[60ch] whitespace-pre-line">{told}</p>
        </section>
      )}
      <ol className="space-y-3 border-l-2 border-line pl-4">
        {history.map(({ at, state, isCalledOff, by, reason }) => (
          <li
            key={`${at} ${state}`}
            className="relative before:absolute before:top-2 before:-left-[1.3125rem] before:size-2 before:rounded-full before:bg-green-light"
          >
            <p className="font-semibold">{words.events[isCalledOff ? 'calledOff' : state]}</p>
            <p className="text-xs text-ink-soft">
              {by} · {dateAndTimeOf(at)}
            </p>
            {reason && <p className="max-w-[60ch] break-words">{reason}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}
