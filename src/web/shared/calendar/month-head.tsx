import { scheduleWords as words } from '#content/appointments/booking.ts'
import { formatMonth } from '#domain/appointments/format-time.ts'
import { ArrowLeft, ArrowRight } from '#web/kit/ui/icons.tsx'
import { addMonths } from './months.ts'

interface Props {
  readonly month: string
  /** The months between which times can be booked. */
  readonly first: string
  readonly last: string
  readonly onMonth: (month: string) => void
}

const arrow =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-line-strong bg-white hover:border-green hover:bg-mint disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-line-strong'

export function MonthHead({ month, first, last, onMonth }: Props) {
  return (
    <div className="flex items-center gap-2">
      <p aria-live="polite" className="flex-1 font-display text-[1.5rem] tracking-tight">
        {formatMonth(month)}
      </p>
      <button
        type="button"
        aria-label={words.previousMonth}
        disabled={month <= first}
        onClick={() => onMonth(addMonths(month, -1))}
        className={arrow}
      >
        <ArrowLeft className="size-4.5" />
      </button>
      <button
        type="button"
        aria-label={words.nextMonth}
        disabled={month >= last}
        onClick={() => onMonth(addMonths(month, 1))}
        className={arrow}
      >
        <ArrowRight className="size-4.5" />
      </button>
    </div>
  )
}
