import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { weighInWords } from '#content/evidence/account-tasks.ts'
import type { MyWeighIn } from '#contract/evidence/evidence.ts'
import { accountEvidencePath } from '#contract/pages.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { weighIn } from '#domain/appointments/services.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { WeighInTimes } from './weigh-in-times.tsx'

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
        {booked ? words.from(writtenTime(Date.parse(booked.startsAt))) : words.lead(weighIn.minutes)}
      </p>
      <WeighInTimes booked={booked} begin={begin && londonTimeAt(Date.parse(begin)).date} onBooked={onBooked} />
    </div>
  )
}
