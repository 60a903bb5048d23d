import { useRef, useState } from 'react'
import { keptTimeDeskWords as words } from '#content/appointments/desk-reserved-slot.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { FreeTimes } from '../../../components/choose-time.tsx'
import { DeskButton } from '../../../components/desk-button.tsx'
import { DeskLine } from '../../../components/desk-line.tsx'
import { useSave } from '../../../components/use-save.ts'
import { deskCall } from '../../../desk-call.ts'
import { useDeskRead } from '../../../use-desk-read.ts'
import type { ShownAppointment } from '../shown-appointment.ts'

/** Where nothing was agreed, the first day that is looked at. */
const usualDays = 28

interface Props {
  readonly found: ShownAppointment
  readonly onChanged: () => Promise<void>
}

/** A day, one of its free times, and the press that keeps it for the patient. */
export function BookFollowUp({ found: { id, followUpBy }, onChanged }: Props) {
  const [date, setDate] = useState(() => followUpBy ?? addDays(londonTimeAt(Date.now()).date, usualDays))
  const [time, setTime] = useState<string | null>(null)
  // The same until it has arrived: sent again it is the same.
  const followUpId = useRef(randomUuid())
  const { save, isBusy, problem } = useSave(onChanged)

  function keep() {
    if (time === null) return
    void save(() => deskCall('desk_book_follow_up', { id, followUpId: followUpId.current, date, time }))
  }
  return (
    <div className="space-y-3">
      <div className="w-44">
        <DeskLine
          type="date"
          label={words.day}
          value={date}
          onChange={(value) => {
            setDate(value)
            setTime(null)
          }}
        />
      </div>
      {/^\d{4}-\d\d-\d\d$/.test(date) && <OwnFreeTimes id={id} date={date} chosen={time} onChoose={setTime} />}
      {problem && (
        <p role="alert" className="rounded-option bg-brick-pale px-3.5 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      <div className="max-w-96">
        <DeskButton
          tone="primary"
          why={time === null ? words.choose : null}
          isBusy={isBusy}
          busyLabel={words.booking}
          onPress={keep}
        >
          {words.book(time === null ? null : writtenTime(instantAt({ date, time })))}
        </DeskButton>
      </div>
    </div>
  )
}

interface TimesProps {
  readonly id: string
  readonly date: string
  readonly chosen: string | null
  readonly onChoose: (time: string) => void
}

function OwnFreeTimes({ id, ...chosen }: TimesProps) {
  const shown = useDeskRead('desk_follow_up_times', { id, date: chosen.date })
  return <FreeTimes {...chosen} of={shown} none={words} />
}
