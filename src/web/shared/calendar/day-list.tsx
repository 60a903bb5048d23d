import { useEffect, useRef } from 'react'
import { scheduleWords as words } from '#content/appointments/booking.ts'
import type { DayAvailability } from '#domain/appointments/availability.ts'
import { ListedDay } from './listed-day.tsx'

interface Props {
  readonly days: readonly DayAvailability[]
  readonly shown: string | null
  readonly onShow: (date: string) => void
}

/** The days of a month, with how much is free on each: a strip to swipe on a phone, a list beside the times elsewhere. */
export function DayList({ days, shown, onShow }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const month = days[0]?.date.slice(0, 7)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each month opens at the day it shows; after that the person scrolls.
  useEffect(() => {
    const box = list.current
    const chosen = box?.querySelector<HTMLElement>('li:has(:checked)')
    if (!box || !chosen) return
    box.scrollTop = chosen.offsetTop - (box.clientHeight - chosen.clientHeight) / 3
    box.scrollLeft = chosen.offsetLeft - (box.clientWidth - chosen.clientWidth) / 2
  }, [month])

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.days}</legend>
      <ul
        ref={list}
        // A browser leaves a day half in sight that gets focus.
        onFocus={({ target }) => target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        className="relative flex gap-2 overflow-x-auto max-lg:scroll-px-5 overscroll-contain p-1 max-lg:-mx-5 max-lg:px-5 max-lg:pb-3 max-sm:[scrollbar-width:none] sm:max-lg:-mx-8 sm:max-lg:px-8 lg:max-h-[33rem] lg:flex-col lg:gap-1 lg:overflow-x-visible lg:overflow-y-auto lg:pr-3"
      >
        {days.map((day) => (
          <li key={day.date} className="shrink-0">
            <ListedDay day={day} isShown={day.date === shown} onShow={onShow} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
