import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { appointmentWords } from '#content/appointments/appointment-words.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { pages } from '#contract/pages.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { refundAfterMove } from '#domain/appointments/policy.ts'
import { policyWordsOf } from '#domain/appointments/policy-words.ts'
import { type Instant, instantAt } from '#domain/calendar/london-time.ts'
import { pounds } from '#domain/orders/money.ts'
import { callApi } from '#web/browser/api.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { Schedule } from '#web/shared/calendar/schedule.tsx'
import { BackToTab } from '../shell/account-section.tsx'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { bookingOf } from './booking-of.ts'
import { useChosenSlot } from './use-chosen-slot.ts'

const words = appointmentWords.rescheduling

/** To move costs nothing. */
const moved = { ...adultAdhdAssessment, pricePence: null }

interface Props {
  readonly appointments: readonly AccountAppointment[]
  readonly id: string
  readonly onMoved: () => void
}

/** Another time for an appointment. It stays where it is until the other one is confirmed. */
export function Reschedule({ appointments, id, onMoved }: Props) {
  const appointment = appointments.find((one) => one.id === id && one.canReschedule)
  const [refused] = appointments.filter((one) => one.cannotReschedule !== null)
  const [start, end] = words.heading

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPageStart()
  }, [])

  return (
    <div className={`${gutter} min-h-[60svh] pt-1 pb-16 sm:pt-8 lg:pt-10`}>
      <BackToTab />
      <PageHeading className="mt-1 max-sm:text-[1.75rem] sm:mt-4">
        {start} <em className="text-green">{end}</em>
      </PageHeading>
      {appointment ? (
        <MoveAppointment appointment={appointment} onMoved={onMoved} />
      ) : (
        <p className="mt-4 text-lg text-ink-soft">
          {refused?.cannotReschedule
            ? words.refused(policyWordsOf(refused.policyVersion))[refused.cannotReschedule]
            : appointmentWords.notFound}
        </p>
      )}
    </div>
  )
}

interface MoveAppointmentProps {
  readonly onMoved: () => void
  readonly appointment: AccountAppointment
}

function MoveAppointment({ appointment, onMoved }: MoveAppointmentProps) {
  const { id, startsAt, clinician } = appointment
  const navigate = useNavigate()
  const { chosen, problem, isSending, version, choose, confirm } = useChosenSlot(async (slot) => {
    const { code, data, message } = await callApi('reschedule_appointment', { id, ...slot })
    if (code !== 200 || !data) return message
    onMoved()
    void navigate(`${pages.accountAppointments}?moved=${encodeURIComponent(data.id)}`, { replace: true })
    return null
  })

  return (
    <>
      {/* On a phone the times come first: under the explanation they would be behind the tabs. */}
      <div className="flex flex-col">
        <p className="mt-4 max-w-[60ch] text-ink-soft max-sm:order-last max-sm:text-sm sm:mt-3 sm:text-lg">
          {words.from(formatDateTime(Date.parse(startsAt)))} {policyWordsOf(appointment.policyVersion).mayMoveInShort}
        </p>
        <div className="mt-3 sm:mt-8">
          <Schedule
            service={moved}
            clinician={clinician.id}
            chosen={chosen}
            pending={null}
            problem={problem}
            version={version}
            onChoose={choose}
          />
        </div>
      </div>
      {chosen ? (
        <BottomBar>
          <div className="flex max-w-[62rem] flex-col gap-x-8 gap-y-3 lg:flex-row lg:items-center lg:justify-between">
            <MoveCost appointment={appointment} newStart={instantAt(chosen)} />
            <Button
              busy={isSending}
              busyLabel={words.confirming}
              onClick={() => void confirm(chosen)}
              className="lg:shrink-0"
            >
              {words.confirm(formatDateTime(instantAt(chosen)))}
            </Button>
          </div>
        </BottomBar>
      ) : (
        <p className="mt-6 text-ink-soft">{words.chooseFirst}</p>
      )}
    </>
  )
}

/** What the move costs in refunds, before it is made. Nothing is said where it costs nothing. */
function MoveCost({ appointment, newStart }: { appointment: AccountAppointment; newStart: Instant }) {
  const { amountPence, cancel } = appointment
  if (!cancel.isAllowed) return null
  const after = refundAfterMove(bookingOf(appointment), newStart, Date.now())
  const isLess = after < cancel.refundPence
  if (!isLess && cancel.refundPence === amountPence) return null
  const now = pounds(cancel.refundPence)
  return (
    <p role="status" className="max-w-[60ch] text-sm font-medium">
      {isLess ? words.costs(now, pounds(after)) : cancel.refundPence === 0 ? words.staysNothing : words.stays(now)}
    </p>
  )
}
