import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { keptTimeDeskWords as words } from '#content/appointments/desk-reserved-slot.ts'
import type { FollowUpView } from '#contract/appointments/desk-follow-up.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { medicationReview, paidBeforeHours, payWithinHours } from '#domain/appointments/medication-review.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { pounds } from '#domain/orders/money.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { FreeTimes } from '../../../components/choose-time.tsx'
import { DeskButton } from '../../../components/desk-button.tsx'
import { DeskLine } from '../../../components/desk-line.tsx'
import { useSave } from '../../../components/use-save.ts'
import { deskCall } from '../../../desk-call.ts'
import { useDeskRead } from '../../../use-desk-read.ts'
import type { AppointmentView } from '../appointment-view.ts'

interface Props {
  readonly found: AppointmentView
  readonly onChanged: () => Promise<void>
}

/** Times that were kept for this patient, and another one. */
export function FollowUp({ found, onChanged }: Props) {
  const { followUps, state } = found
  const isWaiting = followUps.some((one) => one.state === 'waiting')
  const lead = words.lead(medicationReview.minutes, pounds(medicationReview.pricePence))
  return (
    <section>
      <h3 className="mb-1.5 text-[1.25rem]">{words.heading}</h3>
      {state !== 'completed' ? (
        <p className="text-ink-soft">{words.before}</p>
      ) : (
        <div className="space-y-4">
          {followUps.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {followUps.map((one) => (
                <li key={one.id}>
                  <FollowUpRow followUp={one} onChanged={onChanged} />
                </li>
              ))}
            </ul>
          )}
          {!isWaiting && (
            <>
              <p className="text-ink-soft">
                {lead} {words.until(payWithinHours, paidBeforeHours)}
              </p>
              <BookFollowUp key={followUps.length} found={found} onChanged={onChanged} />
            </>
          )}
        </div>
      )}
    </section>
  )
}

/** Where nothing was agreed, the first day that is looked at. */
const usualDays = 28

interface BookFollowUpProps {
  readonly found: AppointmentView
  readonly onChanged: () => Promise<void>
}

/** A day, one of its free times, and the press that keeps it for the patient. */
function BookFollowUp({ found: { id, followUpBy }, onChanged }: BookFollowUpProps) {
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
          {words.book(time === null ? null : formatDateTime(instantAt({ date, time })))}
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

interface FollowUpRowProps {
  readonly followUp: FollowUpView
  readonly onChanged: () => Promise<void>
}

/** One time that was kept, and what has become of it. */
function FollowUpRow({
  followUp: { id, startsAt, payBy, state, reference, appointmentId },
  onChanged,
}: FollowUpRowProps) {
  const [isSure, setIsSure] = useState(false)
  const { save, isBusy, problem } = useSave(onChanged)
  return (
    <div className="space-y-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{formatDateTime(Date.parse(startsAt))}</p>
        <p className="text-xs text-ink-soft tabular-nums">{reference}</p>
      </div>
      <p className="text-ink-soft">
        {words.states[state](formatDateTime(Date.parse(payBy)))}
        {appointmentId && (
          <>
            {' · '}
            <Link to={appointmentPath(appointmentId)} className="underline underline-offset-4">
              {words.open}
            </Link>
          </>
        )}
      </p>
      {problem && (
        <p role="alert" className="rounded-option bg-brick-pale px-3.5 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      {state === 'waiting' && (
        <div className="flex gap-3">
          <DeskButton
            tone={isSure ? 'danger' : 'plain'}
            isBusy={isBusy}
            busyLabel={words.withdrawing}
            onPress={() =>
              isSure ? void save(() => deskCall('desk_withdraw_follow_up', { followUpId: id })) : setIsSure(true)
            }
          >
            {isSure ? words.withdrawSure : words.withdraw}
          </DeskButton>
          {isSure && <DeskButton onPress={() => setIsSure(false)}>{words.back}</DeskButton>}
        </div>
      )}
    </div>
  )
}
