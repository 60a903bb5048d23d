import { scheduleWords as words } from '#content/booking.ts'
import type { DayAvailability } from '#domain/booking/availability.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { DayPart } from '#web/art/day-part.tsx'
import { Waiting } from '#web/ui/icons.tsx'
import { isSameSlot, type Slot } from './slot.ts'

const parts = ['morning', 'afternoon', 'evening'] as const

interface Props {
  readonly day: DayAvailability
  readonly chosen: Slot | null
  /** Being asked for at this moment. */
  readonly pending: Slot | null
  readonly onChoose: (slot: Slot) => void
}

/** What is free on one day, by the light of day. */
export function DayTimes({ day, chosen, pending, onChoose }: Props) {
  const written = writtenDate(day.date)
  return (
    <section aria-labelledby="day-shown">
      <h2 id="day-shown" className="text-[1.75rem] sm:text-[2rem]">
        {written}
      </h2>
      <p role="status" className="sr-only">
        {day.count > 0 && `${written}, ${words.count(day.count)}`}
      </p>
      {day.count === 0 ? (
        <p role="status" className="mt-5 rounded-option bg-paper-deep px-5 py-4">
          {words.emptyDay(written)}
        </p>
      ) : (
        <div className="mt-4 space-y-6">
          {parts
            .filter((part) => day[part].length > 0)
            .map((part) => (
              <section key={part} aria-labelledby={part}>
                <h3 id={part} className="flex items-center gap-2.5 font-sans text-base font-semibold tracking-normal">
                  <DayPart part={part} className="size-9 shrink-0" />
                  {words.parts[part]}
                </h3>
                <ul className="mt-2 grid grid-cols-3 gap-2.5 sm:grid-cols-4">
                  {day[part].map((time) => (
                    <li key={time}>
                      <Time
                        time={time}
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

interface TimeProps {
  readonly time: string
  readonly isChosen: boolean
  readonly isPending: boolean
  readonly onChoose: () => void
}

const Time = ({ time, isChosen, isPending, onChoose }: TimeProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    aria-disabled={isPending || undefined}
    onClick={onChoose}
    className={`flex min-h-13 w-full cursor-pointer items-center justify-center gap-2 rounded-option border font-display text-[1.25rem] tabular-nums transition-colors duration-150 aria-disabled:cursor-progress ${isChosen ? 'border-green bg-green text-white shadow-selected' : 'border-line-strong bg-white hover:border-green hover:bg-mint'}`}
  >
    {isPending && <Waiting className="size-4.5" />}
    {time}
  </button>
)
