import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { weighInWords } from '#content/evidence/account-tasks.ts'
import { noAnswer } from '#content/identity/account.ts'
import type { MyWeighIn } from '#contract/evidence/evidence.ts'
import { accountEvidencePath } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { weighIn } from '#domain/appointments/services.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { callApi } from '#web/browser/api.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { Schedule } from '#web/shared/calendar/schedule.tsx'
import { useChosenSlot } from '../appointments/use-chosen-slot.ts'
import { BottomBar } from '../shell/bottom-bar.tsx'

const words = weighInWords.choosing
const taskPath = accountEvidencePath('measurements')

interface Props {
  readonly weighIn: MyWeighIn
  readonly onBooked: () => void
}

/** A time with whoever of the care team is free. What is booked stays until another time is confirmed. */
export function ChooseWeighIn({ weighIn: { booked, firstFree }, onBooked }: Props) {
  const [begin] = useState(firstFree[0] ?? booked?.startsAt ?? null)
  const [start, end] = words.heading
  useEffect(focusPageStart, [])
  return (
    <div className={`${gutter} min-h-[60svh] pt-4 pb-16 sm:pt-8`}>
      <Link
        to={taskPath}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current"
      >
        <ArrowLeft className="size-4.5" />
        {words.back}
      </Link>
      <PageHeading className="mt-1 max-sm:text-[1.75rem] sm:mt-4">
        {start} <em className="text-green">{end}</em>
      </PageHeading>
      <p className="mt-2 max-w-[60ch] text-ink-soft max-sm:text-sm sm:mt-3 sm:text-lg">
        {booked ? words.from(formatDateTime(Date.parse(booked.startsAt))) : words.lead(weighIn.minutes)}
      </p>
      <WeighInTimes booked={booked} begin={begin && londonTimeAt(Date.parse(begin)).date} onBooked={onBooked} />
    </div>
  )
}

interface WeighInTimesProps {
  readonly onBooked: () => void
  /** What would be moved. */
  readonly booked: MyWeighIn['booked']
  /** The day that is open at first. */
  readonly begin: string | null
}

function WeighInTimes({ booked, begin, onBooked }: WeighInTimesProps) {
  const navigate = useNavigate()
  const { chosen, problem, isSending, version, choose, confirm } = useChosenSlot(async (slot) => {
    const { code, data, message } = await callApi('book_weigh_in', { ...slot, instead: booked?.id ?? null })
    if (code !== 200 || !data) {
      // Perhaps one was booked or moved in another tab.
      onBooked()
      return message || noAnswer
    }
    const { title, text } = booked ? weighInWords.moved : weighInWords.booked
    showToast({ title, description: text(formatDateTime(Date.parse(data.startsAt))) })
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
        <BottomBar>
          <Button busy={isSending} busyLabel={words.confirming} onClick={() => void confirm(chosen)}>
            {(booked ? words.move : words.confirm)(formatDateTime(instantAt(chosen)))}
          </Button>
        </BottomBar>
      ) : (
        <p className="mt-6 text-ink-soft">{words.chooseFirst}</p>
      )}
    </>
  )
}
