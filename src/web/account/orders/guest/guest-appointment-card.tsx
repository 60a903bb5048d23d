import { Link } from 'react-router'
import { appointmentWords } from '#content/appointments/appointment-words.ts'
import { yourAppointment as words } from '#content/orders/your-order.ts'
import type { AppointmentOrder } from '#contract/orders/guest-orders.ts'
import { pages } from '#contract/pages.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { isSummerTime, londonTimeAt } from '#domain/calendar/london-time.ts'
import { pounds } from '#domain/orders/money.ts'
import { CalendarLeaf } from '#web/kit/art/calendar-leaf.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { JoinRoom } from '../../appointments/join-room.tsx'
import { Fact } from '../../shell/fact.tsx'
import { ReceiptLines } from '../receipt-lines.tsx'
import { downloadCalendar } from './download-calendar.ts'
import { GuestReceipt } from './guest-receipt.tsx'
import { OrderSection } from './order-section.tsx'

export function GuestAppointmentCard({ order }: { order: AppointmentOrder }) {
  const { startsAt, state, reference, service, minutes, clinician, refundedPence, calendar, sentBy } = order
  const start = Date.parse(startsAt)
  const { date, time } = londonTimeAt(start)
  const isBooked = state === 'booked'
  return (
    <Card as="article" className="sm:p-9">
      <div className="flex gap-5 sm:gap-7">
        <CalendarLeaf date={date} isOver={!isBooked} className="h-24 w-20 shrink-0 sm:h-28 sm:w-24" />
        <div className="min-w-0 flex-1">
          <p
            className={`w-fit rounded-full px-3.5 py-1 text-sm font-semibold ${isBooked ? 'bg-mint text-green' : 'bg-paper-deep text-ink'}`}
          >
            {appointmentWords.labels[state]}
          </p>
          <h2 className="mt-2 text-[1.375rem] leading-tight sm:text-[2rem]">
            <time dateTime={startsAt}>
              {formatLongDate(date)}, {time} {isSummerTime(start) ? 'BST' : 'GMT'}
            </time>
          </h2>
          <p className="mt-1 text-ink-soft">
            {service}, {minutes} mins
          </p>
        </div>
      </div>
      <dl className="mt-5 grid gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-2">
        <Fact term={words.with}>
          {clinician.name}, <span className="font-normal text-ink-soft">{clinician.title}</span>
        </Fact>
        <Fact term={appointmentWords.reference}>{reference}</Fact>
      </dl>
      {calendar !== null && (
        <Button className="mt-6 print:hidden" onClick={() => downloadCalendar(calendar, words.calendarFile)}>
          {words.calendar}
        </Button>
      )}
      {isBooked && (
        <div className="mt-7 grid gap-x-10 gap-y-6 md:grid-cols-2">
          <div className="space-y-6">
            <div className="rounded-option bg-mint p-5">
              <OrderSection heading={words.join.heading}>
                <p className="mb-4 wrap-anywhere">{words.join.text(sentBy.email ?? '')}</p>
                <JoinRoom appointment={order} />
              </OrderSection>
            </div>
            <OrderSection heading={words.change.heading}>
              <p>
                {words.change.text}{' '}
                <Link to={pages.account} className={inlineLink}>
                  {words.change.link}
                </Link>
              </p>
            </OrderSection>
          </div>
          <OrderSection heading={words.prepare.heading}>
            <ul className="space-y-2">
              {words.prepare.points.map((point) => (
                <li key={point} className="flex gap-2.5">
                  <Tick className="mt-0.5 size-5 shrink-0 text-green" />
                  {point}
                </li>
              ))}
            </ul>
          </OrderSection>
        </div>
      )}
      <GuestReceipt status={refundedPence > 0 ? words.refunded(pounds(refundedPence)) : words.paid}>
        <ReceiptLines {...order} item={service} isDelivered={false} />
      </GuestReceipt>
    </Card>
  )
}
