import { freeAppointmentWords } from '#content/appointments/appointment-words.ts'
import { weighInWords as words } from '#content/evidence/account-tasks.ts'
import { noAnswer } from '#content/identity/account.ts'
import type { MyWeighIn } from '#contract/evidence/evidence.ts'
import { weighInTimesPath } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { callApi } from '#web/browser/api.ts'
import { CalendarLeaf } from '#web/kit/art/calendar-leaf.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { JoinRoom } from '../appointments/join-room.tsx'
import { AskFirst } from '../identity/ask-first.tsx'
import { downloadCalendar } from '../orders/guest/download-calendar.ts'
import { BringAlong } from './bring-along.tsx'

interface Props {
  readonly booked: NonNullable<MyWeighIn['booked']>
  /** Nobody has seen weight and height yet. */
  readonly isNeeded: boolean
  readonly onChange: () => void
}

/** When they are seen, how to get there, and what can still be changed. */
export function BookedWeighIn({ booked, isNeeded, onChange }: Props) {
  const start = Date.parse(booked.startsAt)
  const when = formatDateTime(start)
  return (
    <section aria-labelledby="booked" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <div className="flex gap-5">
        <CalendarLeaf date={londonTimeAt(start).date} isOver={false} className="h-24 w-20 shrink-0" />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-green">{words.bookedFor}</p>
          <h2 id="booked" className="mt-1 text-[1.375rem] leading-tight">
            <time dateTime={booked.startsAt}>{when}</time>
          </h2>
          <p className="mt-1 text-ink-soft">{words.withTeam}</p>
        </div>
      </div>
      {!isNeeded && <p className="mt-5 rounded-option bg-paper-deep px-5 py-4">{words.notNeeded}</p>}
      <div className="mt-6">
        <JoinRoom appointment={{ ...booked, state: 'booked' }} />
      </div>
      <div className="mt-6">
        <BringAlong />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        {isNeeded && (
          <ButtonLink to={weighInTimesPath} variant="secondary" size="small">
            {words.move}
          </ButtonLink>
        )}
        <Button variant="secondary" size="small" onClick={() => downloadCalendar(booked.calendar, words.calendarFile)}>
          {words.calendar}
        </Button>
        <AskFirst
          words={words.cancelling}
          reference={when}
          money={words.cancelling.money}
          beside={when}
          onConfirm={() => cancel(booked.id, onChange)}
        />
      </div>
      <p className="mt-2 text-sm text-ink-soft">{freeAppointmentWords.until}</p>
    </section>
  )
}

/** Why it could not be given up; null: it is. */
async function cancel(id: string, onChange: () => void): Promise<string | null> {
  const { code, message } = await callApi('cancel_weigh_in', { id })
  if (code !== 200) return message || noAnswer
  showToast({ title: words.cancelled })
  onChange()
  return null
}
