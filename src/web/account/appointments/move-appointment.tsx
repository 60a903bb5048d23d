import { useNavigate } from 'react-router'
import { appointmentWords } from '#content/appointments/appointment-words.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { pages } from '#contract/pages.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { policyWordsOf } from '#domain/appointments/policy-words.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Schedule } from '#web/shared/calendar/schedule.tsx'
import { InReach } from '../shell/in-reach.tsx'
import { MoveCost } from './move-cost.tsx'
import { useChosenSlot } from './use-chosen-slot.ts'

interface Props {
  readonly onMoved: () => void
  readonly appointment: AccountAppointment
}

const words = appointmentWords.rescheduling

export function MoveAppointment({ appointment, onMoved }: Props) {
  const { id, startsAt, clinician } = appointment
  const navigate = useNavigate()
  const { chosen, problem, isSending, version, choose, confirm } = useChosenSlot(async (slot) => {
    const { code, data, message } = await callApi('reschedule_appointment', { id, ...slot })
    if (code !== 200 || !data) return message
    onMoved()
    void navigate(`${pages.account}?moved=${encodeURIComponent(data.id)}`, { replace: true })
    return null
  })

  return (
    <>
      <p className="mt-2 max-w-[60ch] text-ink-soft max-sm:text-sm sm:mt-3 sm:text-lg">
        {words.from(writtenTime(Date.parse(startsAt)))} {policyWordsOf(appointment.policyVersion).mayMoveInShort}
      </p>
      <div className="mt-3 sm:mt-8">
        <Schedule
          clinician={clinician.id}
          chosen={chosen}
          pending={null}
          problem={problem}
          version={version}
          onChoose={choose}
        />
      </div>
      {chosen ? (
        <InReach>
          <div className="flex max-w-[62rem] flex-col gap-x-8 gap-y-3 lg:flex-row lg:items-center lg:justify-between">
            <MoveCost appointment={appointment} newStart={instantAt(chosen)} />
            <Button
              busy={isSending}
              busyLabel={words.confirming}
              onClick={() => void confirm(chosen)}
              className="lg:shrink-0"
            >
              {words.confirm(writtenTime(instantAt(chosen)))}
            </Button>
          </div>
        </InReach>
      ) : (
        <p className="mt-6 text-ink-soft">{words.chooseFirst}</p>
      )}
    </>
  )
}
