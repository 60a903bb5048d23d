import { scheduleWords as words } from '#content/appointments/booking.ts'
import { Waiting } from '#web/kit/ui/icons.tsx'

interface Props {
  readonly time: string
  readonly end: string
  readonly isChosen: boolean
  readonly isPending: boolean
  readonly onChoose: () => void
}

export const TimeButton = ({ time, end, isChosen, isPending, onChoose }: Props) => (
  <button
    type="button"
    aria-pressed={isChosen}
    aria-disabled={isPending || undefined}
    onClick={onChoose}
    className={`flex min-h-14 w-full scroll-mb-48 cursor-pointer flex-col items-center justify-center rounded-option leading-tight border font-display text-[1.25rem] tabular-nums transition-colors duration-150 aria-disabled:cursor-progress ${isChosen ? 'border-green bg-green text-white shadow-selected' : 'border-line-strong bg-white hover:border-green hover:bg-mint'}`}
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
