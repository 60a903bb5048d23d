import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { noAnswer } from '#content/account.ts'
import { appointmentWords } from '#content/booking.ts'
import type { AccountAppointment } from '#contract/appointments.ts'
import { pages } from '#contract/pages.ts'
import { instantAt } from '#domain/booking/london-time.ts'
import { writtenTime } from '#domain/booking/written-time.ts'
import { callApi } from '#web/api.ts'
import { gutter } from '#web/gutter.ts'
import { Schedule } from '#web/schedule/schedule.tsx'
import type { Slot } from '#web/schedule/slot.ts'
import { Button } from '#web/ui/button.tsx'
import { ArrowLeft } from '#web/ui/icons.tsx'
import { focusPageHeading, PageHeading } from '#web/ui/page-heading.tsx'
import { showToast } from '#web/ui/toasts.ts'

const words = appointmentWords.rescheduling

interface Props {
  readonly appointments: readonly AccountAppointment[]
  readonly id: string
  readonly onMoved: () => void
}

/** Another time for an appointment. It stays where it is until the other one is confirmed. */
export function Reschedule({ appointments, id, onMoved }: Props) {
  const appointment = appointments.find((one) => one.id === id && one.canReschedule)
  const [start, end] = words.heading

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPageHeading()
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
      <PageHeading className="mt-2 sm:mt-4">
        {start} <em className="text-green">{end}</em>
      </PageHeading>
      {appointment ? (
        <Move appointment={appointment} onMoved={onMoved} />
      ) : (
        <p className="mt-4 text-lg text-ink-soft">{appointmentWords.notFound}</p>
      )}
    </div>
  )
}

function Move({
  appointment: { id, startsAt, clinician },
  onMoved,
}: Pick<Props, 'onMoved'> & { appointment: AccountAppointment }) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Slot | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isMoving, setIsMoving] = useState(false)
  const [version, setVersion] = useState(0)
  const isBusy = useRef(false)

  function choose(slot: Slot | null) {
    if (isBusy.current) return
    setChosen(slot)
    setProblem(null)
  }

  function refuse(message: string) {
    setProblem(message)
    showToast({ title: message, variant: 'destructive' })
    setChosen(null)
    setVersion((last) => last + 1)
  }

  async function send(slot: Slot) {
    const { code, data, message } = await callApi('reschedule_appointment', { id, ...slot })
    if (code !== 200 || !data) return refuse(message)
    showToast({
      title: appointmentWords.labels.rescheduled,
      description: words.done(writtenTime(Date.parse(data.startsAt))),
    })
    onMoved()
    void navigate(pages.account, { replace: true })
  }

  async function move(slot: Slot) {
    if (isBusy.current) return
    isBusy.current = true
    setIsMoving(true)
    await send(slot).catch(() => setProblem(noAnswer))
    isBusy.current = false
    setIsMoving(false)
  }

  return (
    <>
      <p className="mt-3 max-w-[60ch] text-lg text-ink-soft">
        {words.from(writtenTime(Date.parse(startsAt)))} {words.once}
      </p>
      <div className="mt-6 sm:mt-8">
        <Schedule
          clinician={clinician.id}
          chosen={chosen}
          pending={null}
          problem={problem}
          version={version}
          onChoose={choose}
        />
      </div>
      <div className="mt-8 max-w-[40rem] in-reach">
        {chosen ? (
          <Button size="large" wide busy={isMoving} busyLabel={words.confirming} onClick={() => move(chosen)}>
            {words.confirm(writtenTime(instantAt(chosen)))}
          </Button>
        ) : (
          <p className="text-ink-soft">{words.chooseFirst}</p>
        )}
      </div>
    </>
  )
}
