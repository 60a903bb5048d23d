import { useEffect } from 'react'
import { Link } from 'react-router'
import { appointmentWords } from '#content/appointments/appointment-words.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { pages } from '#contract/pages.ts'
import { policyWordsOf } from '#domain/appointments/policy-words.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { MoveAppointment } from './move-appointment.tsx'

const words = appointmentWords.rescheduling

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
    <div className={`${gutter} min-h-[60svh] pt-4 pb-16 sm:pt-8`}>
      <Link
        to={pages.account}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current"
      >
        <ArrowLeft className="size-4.5" />
        {appointmentWords.back}
      </Link>
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
