import { useEffect, useRef } from 'react'
import { appointmentWords as words } from '#content/appointments/appointment-words.ts'
import { keptTimeWords } from '#content/appointments/reserved-slot.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime, formatLongDate } from '#domain/appointments/format-time.ts'
import { isSummerTime, londonTimeAt } from '#domain/calendar/london-time.ts'
import { isAppointmentAhead } from '#domain/cases/whose-turn.ts'
import { pounds } from '#domain/orders/money.ts'
import { CalendarLeaf } from '#web/kit/art/calendar-leaf.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { PrepareCard } from '../preparation/prepare-card.tsx'
import { Fact } from '../shell/fact.tsx'
import { AfterAppointment } from './after-appointment.tsx'
import { AppointmentChanges } from './appointment-changes.tsx'
import { FollowUpToPay } from './follow-up/follow-up-to-pay.tsx'
import { JoinRoom } from './join-room.tsx'

/** It came to nothing, and another can take its place. */
const isOver = (state: AccountAppointment['state']) =>
  state === 'cancelled' || state === 'declined' || state === 'released' || state === 'DNA'

const labelOf = ({ isCalledOff, toPay, state }: AccountAppointment): string =>
  isCalledOff ? words.calledOff.label : toPay ? keptTimeWords.label : words.labels[state]

interface Props {
  readonly appointment: AccountAppointment
  /** It was moved a moment ago. */
  readonly isMoved: boolean
  readonly onChange: () => void
}

export function AppointmentCard({ appointment, isMoved, onChange }: Props) {
  const { id, reference, service, clinician, startsAt, minutes, state, amountPence, refundedPence } = appointment
  const start = Date.parse(startsAt)
  const { date, time } = londonTimeAt(start)
  const now = useNow()
  // Its clinician has not recorded an outcome yet.
  const isPast = state === 'booked' && !isAppointmentAhead(appointment, now)
  const isLive = (state === 'booked' && !isPast) || state === 'held'
  return (
    <Card as="article" className="sm:p-9">
      {isMoved && <AppointmentMoved start={start} />}
      <div className="flex gap-5 sm:gap-7">
        <CalendarLeaf date={date} isOver={!isLive} className="h-24 w-20 shrink-0 sm:h-28 sm:w-24" />
        <div className="min-w-0 flex-1">
          <p
            className={`w-fit rounded-full px-3.5 py-1 text-sm font-semibold ${isLive ? 'bg-mint text-green' : 'bg-paper-deep text-ink'}`}
          >
            {isPast ? words.over.label : labelOf(appointment)}
          </p>
          <h3 className="mt-2 text-[1.375rem] leading-tight sm:text-[2rem]">
            <time dateTime={startsAt}>
              {formatLongDate(date)}, {time} {isSummerTime(start) ? 'BST' : 'GMT'}
            </time>
          </h3>
          <p className="mt-1 text-ink-soft">
            {service}, {minutes} mins
          </p>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-3">
        <Fact isOneLine term={words.with} className="max-sm:col-span-2">
          {clinician.name}
        </Fact>
        <Fact isOneLine term={words.reference}>
          {reference}
        </Fact>
        {refundedPence > 0 ? (
          <Fact isOneLine term={words.refunded}>
            {pounds(refundedPence)}
          </Fact>
        ) : (
          state !== 'held' && (
            <Fact isOneLine term={words.paid}>
              {pounds(amountPence)}
            </Fact>
          )
        )}
      </dl>
      {appointment.toPay && <FollowUpToPay appointment={appointment} toPay={appointment.toPay} onChange={onChange} />}
      {state === 'held' && !appointment.isFollowUp && (
        <ButtonLink to={pages.bookingDetails} size="small" arrow className="mt-6">
          {words.finish}
        </ButtonLink>
      )}
      {isPast && (
        <div className="mt-6 max-w-[60ch] space-y-4">
          <p>{words.over.text}</p>
          <ButtonLink to={pages.accountMessages} variant="secondary" size="small" arrow>
            {words.over.write}
          </ButtonLink>
        </div>
      )}
      {state === 'booked' && !isPast && (
        <div className="mt-6">
          <JoinRoom appointment={appointment} />
        </div>
      )}
      {appointment.preparation && !isPast && (
        <div className="mt-6">
          <PrepareCard preparation={appointment.preparation} />
        </div>
      )}
      {state === 'booked' && !isPast && <AppointmentChanges appointment={appointment} id={id} onChange={onChange} />}
      <AfterAppointment appointment={appointment} onChange={onChange} />
      {isOver(state) && state !== 'declined' && !appointment.isCalledOff && !appointment.isFollowUp && (
        <ButtonLink to={pages.booking} variant="secondary" size="small" className="mt-6">
          {words.bookAgain}
        </ButtonLink>
      )}
    </Card>
  )
}

/** Where the person lands who has just moved it. */
function AppointmentMoved({ start }: { start: number }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' })
    note.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div
      ref={note}
      role="status"
      tabIndex={-1}
      className="-mt-1 mb-6 flex animate-appear gap-3 rounded-option bg-mint px-5 py-4 outline-none"
    >
      <Tick className="mt-0.5 size-5 text-green" />
      <div>
        <p className="font-semibold text-green">{words.rescheduling.moved.title}</p>
        <p className="mt-0.5">{words.rescheduling.moved.text(formatDateTime(start))}</p>
      </div>
    </div>
  )
}
