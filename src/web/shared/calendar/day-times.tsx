import { selectService, scheduleWords as words } from '#content/appointments/booking.ts'
import type { DayAvailability } from '#domain/appointments/availability.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { pounds } from '#domain/orders/money.ts'
import { DayPart } from '#web/kit/art/day-part.tsx'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { isSameSlot, type Slot } from './slot.ts'

/** How long it takes and what it costs. Null: no price is shown, because it is paid for already. */
export interface TimedService {
  readonly key: string
  readonly minutes: number
  readonly pricePence: number | null
}

const parts = ['morning', 'afternoon', 'evening'] as const

interface Props {
  readonly service: TimedService
  readonly day: DayAvailability
  readonly lastDay: string
  readonly chosen: Slot | null
  /** Being asked for at this moment. */
  readonly pending: Slot | null
  readonly onChoose: (slot: Slot) => void
}

/** What is free on one day, by the light of day. */
export function DayTimes({ service: { minutes, pricePence }, day, lastDay, chosen, pending, onChoose }: Props) {
  const written = formatLongDate(day.date)
  return (
    <section aria-labelledby="day-shown">
      <h2 id="day-shown" className="text-[1.375rem] sm:text-[2rem]">
        {written}
      </h2>
      <p className="text-sm font-semibold text-ink-soft tabular-nums sm:mt-1">
        {pricePence === null
          ? words.takes(selectService.length(minutes))
          : words.costs(selectService.length(minutes), pricePence === 0 ? words.free : pounds(pricePence))}
      </p>
      <p role="status" className="sr-only">
        {day.count > 0 && `${written}, ${words.count(day.count)}`}
      </p>
      {day.count === 0 ? (
        <p role="status" className="mt-5 rounded-option bg-paper-deep px-5 py-4">
          {day.isTooFar ? words.tooFar(formatLongDate(lastDay)) : words.emptyDay(written)}
          {day.holiday && ` ${words.holiday(day.holiday)}`}
        </p>
      ) : (
        // What gets focus stops above the bar that confirms a time, where there is one.
        <div className="mt-2 space-y-4 sm:mt-4 sm:space-y-6 above-bar">
          {parts
            .filter((part) => day[part].length > 0)
            .map((part) => (
              <section key={part} aria-labelledby={part}>
                <h3 id={part} className="flex items-center gap-2.5 font-sans text-base font-semibold tracking-normal">
                  <DayPart part={part} className="size-7 shrink-0 sm:size-9" />
                  {words.parts[part]}
                </h3>
                <ul className="mt-1.5 grid grid-cols-3 gap-2.5 sm:grid-cols-4">
                  {day[part].map((time) => (
                    <li key={time}>
                      <TimeButton
                        time={time}
                        end={endOf(time, minutes)}
                        isChosen={isSameSlot(chosen, { date: day.date, time })}
                        isPending={isSameSlot(pending, { date: day.date, time })}
                        onChoose={() => onChoose({ date: day.date, time })}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </div>
      )}
      <p className="mt-6 text-sm text-ink-soft">{words.ukTime}</p>
    </section>
  )
}

/** 11:30, from 10:00. No appointment goes on past midnight. */
function endOf(time: string, minutes: number): string {
  const [hours = 0, past = 0] = time.split(':').map(Number)
  const end = hours * 60 + past + minutes
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}

interface TimeButtonProps {
  readonly time: string
  readonly end: string
  readonly isChosen: boolean
  readonly isPending: boolean
  readonly onChoose: () => void
}

const TimeButton = ({ time, end, isChosen, isPending, onChoose }: TimeButtonProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    aria-disabled={isPending || undefined}
    onClick={onChoose}
    className={`flex min-h-14 w-full cursor-pointer flex-col items-center justify-center rounded-option leading-tight border font-display text-[1.25rem] tabular-nums transition-colors duration-150 aria-disabled:cursor-progress ${isChosen ? 'border-green bg-green text-white shadow-selected' : 'border-line-strong bg-white hover:border-green hover:bg-mint'}`}
  >
    <span className="flex items-center gap-2">
      {isPending && <Waiting className="size-4.5" />}
      {time}
    </span>
    <span aria-hidden="true" className={`font-sans text-xs ${isChosen ? 'text-mint' : 'text-ink-soft'}`}>
      {words.until(end)}
    </span>
  </button>
)
