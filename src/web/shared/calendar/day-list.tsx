import { useEffect, useRef } from 'react'
import { scheduleWords as words } from '#content/appointments/booking.ts'
import { type DayAvailability, shareOfFullDay } from '#domain/appointments/availability.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'

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

interface ListedDayProps {
  readonly day: DayAvailability
  readonly isShown: boolean
  readonly onShow: (date: string) => void
}

const open =
  'cursor-pointer border-line bg-white hover:border-line-strong has-checked:border-ink has-checked:bg-ink has-checked:text-white'
const past = 'border-transparent text-ink-soft'
/** Nothing to be had: seen at a glance, and can be looked at all the same. */
const empty =
  'cursor-pointer border-dashed border-line-strong text-ink-soft hover:border-ink-soft has-checked:border-solid has-checked:border-ink has-checked:bg-ink has-checked:text-white'

function ListedDay({ day, isShown, onShow }: ListedDayProps) {
  const { date, count, isPast, holiday } = day
  const written = formatLongDate(date)
  const [weekday = '', number = ''] = written.split(' ')
  const isEmpty = count === 0
  const label = labelOf(day)
  const said = holiday && isEmpty ? `${label}, ${holiday}` : label
  return (
    <label
      className={`relative flex w-17 flex-col items-center rounded-option border px-2 py-2.5 transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus lg:grid lg:w-auto lg:grid-cols-[6rem_minmax(0,1fr)_5.5rem] lg:items-center lg:gap-3 lg:px-4 lg:py-2 ${isPast ? past : isEmpty ? empty : open} ${isShown ? 'on-dark' : ''}`}
    >
      <input
        type="radio"
        name="day"
        value={date}
        aria-label={`${written}, ${said}`}
        checked={isShown}
        disabled={isPast}
        onChange={() => onShow(date)}
        className="peer absolute size-px appearance-none opacity-0 outline-none"
      />
      <span aria-hidden="true" className="flex flex-col items-center lg:flex-row lg:items-baseline lg:gap-2">
        <span className={`text-sm ${isShown ? 'text-sage' : 'text-ink-soft'} lg:w-9`}>{weekday.slice(0, 3)}</span>
        <span className="font-display text-[1.625rem] leading-tight whitespace-nowrap tabular-nums lg:w-9 lg:text-right">
          {number}
        </span>
      </span>
      {isPast ? (
        <span aria-hidden="true" className="text-xs lg:col-span-2 lg:text-right lg:text-sm">
          {words.past}
        </span>
      ) : (
        <>
          <DayBar count={count} isShown={isShown} />
          <span
            aria-hidden="true"
            className={`text-xs whitespace-nowrap tabular-nums max-lg:mt-1 lg:text-right lg:text-sm ${isShown ? 'text-sage' : 'text-ink-soft'}`}
          >
            {label}
          </span>
        </>
      )}
    </label>
  )
}

function labelOf({ count, isPast, isTooFar, holiday }: DayAvailability): string {
  if (isPast) return words.past
  if (isTooFar) return words.notYet
  return holiday && count === 0 ? words.closed : words.count(count)
}

/** How much of the day is free: ten times fill it. A day with none has an empty bar. */
const DayBar = ({ count, isShown }: { count: number; isShown: boolean }) => (
  <svg
    width="100%"
    height="8"
    aria-hidden="true"
    className={`block rounded-full max-lg:mt-1.5 max-lg:h-1.5 forced-colors:border ${isShown ? 'bg-green' : 'bg-paper-deep'}`}
  >
    {count > 0 && (
      <rect
        width={`${shareOfFullDay(count) * 100}%`}
        height="8"
        rx="4"
        className={`transition-[width] duration-200 ease-out forced-colors:fill-[Highlight] ${isShown ? 'fill-sun' : 'fill-green-light'}`}
      />
    )}
  </svg>
)
