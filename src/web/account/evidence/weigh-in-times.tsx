import { useNavigate } from 'react-router'
import { weighInWords } from '#content/evidence/account-tasks.ts'
import { noAnswer } from '#content/identity/account.ts'
import type { MyWeighIn } from '#contract/evidence/evidence.ts'
import { accountEvidencePath } from '#contract/pages.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { weighIn } from '#domain/appointments/services.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { Schedule } from '#web/shared/calendar/schedule.tsx'
import { useChosenSlot } from '../appointments/use-chosen-slot.ts'
import { InReach } from '../shell/in-reach.tsx'

const words = weighInWords.choosing
const taskPath = accountEvidencePath('measurements')

interface Props {
  readonly onBooked: () => void
  /** What would be moved. */
  readonly booked: MyWeighIn['booked']
  /** The day that is open at first. */
  readonly begin: string | null
}

export function WeighInTimes({ booked, begin, onBooked }: Props) {
  const navigate = useNavigate()
  const { chosen, problem, isSending, version, choose, confirm } = useChosenSlot(async (slot) => {
    const { code, data, message } = await callApi('book_weigh_in', { ...slot, instead: booked?.id ?? null })
    if (code !== 200 || !data) {
      // Perhaps one was booked or moved in another tab.
      onBooked()
      return message || noAnswer
    }
    const { title, text } = booked ? weighInWords.moved : weighInWords.booked
    showToast({ title, description: text(writtenTime(Date.parse(data.startsAt))) })
    onBooked()
    void navigate(taskPath, { replace: true })
    return null
  })

  return (
    <>
      <div className="mt-3 sm:mt-8">
        <Schedule
          service={weighIn}
          begin={begin}
          chosen={chosen}
          pending={null}
          problem={problem}
          version={version}
          onChoose={choose}
        />
      </div>
      {chosen ? (
        <InReach>
          <Button busy={isSending} busyLabel={words.confirming} onClick={() => void confirm(chosen)}>
            {(booked ? words.move : words.confirm)(writtenTime(instantAt(chosen)))}
          </Button>
        </InReach>
      ) : (
        <p className="mt-6 text-ink-soft">{words.chooseFirst}</p>
      )}
    </>
  )
}
