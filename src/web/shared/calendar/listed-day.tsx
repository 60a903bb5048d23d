import { scheduleWords as words } from '#content/appointments/booking.ts'
import type { DayAvailability } from '#domain/appointments/availability.ts'
import { writtenDate } from '#domain/appointments/format-time.ts'
import { DayBar } from './day-bar.tsx'

interface Props {
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

export function ListedDay({ day, isShown, onShow }: Props) {
  const { date, count, isPast, holiday } = day
  const written = writtenDate(date)
  const [weekday = '', number = ''] = written.split(' ')
  const isEmpty = count === 0
  const label = labelOf(day)
  const said = holiday && isEmpty ? `${label}, ${holiday}` : label
  return (
    <label
      className={`relative flex w-17 flex-col items-center rounded-option border px-2 py-2.5 transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus lg:grid lg:w-auto lg:grid-cols-[6rem_minmax(0,1fr)_5.5rem] lg:items-center lg:gap-3 lg:px-4 lg:py-2 ${isPast ? past : isEmpty ? empty : open}`}
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
