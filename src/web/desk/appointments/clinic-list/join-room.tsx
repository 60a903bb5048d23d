import { joinWords as words } from '#content/appointments/clinic-list.ts'
import { deskRoomPath } from '#contract/pages.ts'
import { roomOpens, roomState } from '#domain/appointments/video/room-times.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { useNow } from '../../cases/list/use-now.ts'
import type { ShownAppointment } from './shown-appointment.ts'

const timeOf = (instant: string | number) => londonTimeAt(new Date(instant).getTime()).time

/** Where one meets the patient, and what happened there so far. */
export function JoinRoom({ found }: { found: ShownAppointment }) {
  const now = useNow(10_000)
  const start = Date.parse(found.startsAt)
  const state = roomState({ ...found, startsAt: start }, now)
  return (
    <section aria-labelledby="room" className="space-y-2">
      <h2 id="room" className="text-[1.25rem]">
        {words.title}
      </h2>
      {state === 'early' && <p className="text-ink-soft">{words.opens(timeOf(roomOpens(start)))}</p>}
      {state === 'open' && found.isOwn && (
        // Beside this page, in which notes are written during the call.
        <ButtonLink to={deskRoomPath(found)} target="_blank" rel="noopener" size="small" arrow>
          {words.join} <span className="sr-only">{words.newTab}</span>
        </ButtonLink>
      )}
      {state !== 'early' && state !== 'open' && <p className="text-ink-soft">{words.over}</p>}
      {found.room.length > 0 && (
        <ul className="text-xs text-ink-soft">
          {found.room.map(({ kind, role, at }) => (
            <li key={`${kind} ${role} ${at}`}>
              {timeOf(at)} {words.events[kind](words.who[role])}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
