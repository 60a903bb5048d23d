import { trackingWords } from '#content/treatment/tracking.ts'
import type { Habit } from '#domain/treatment/tracking/measures.ts'

const words = trackingWords.today

interface Props {
  readonly habit: Habit
  readonly isDone: boolean
  /** On how many of the last days it was done. */
  readonly days: number
  readonly of: number
  readonly onToggle: (isDone: boolean) => void
}

export const HabitButton = ({ habit, isDone, days, of, onToggle }: Props) => (
  <button
    type="button"
    aria-pressed={isDone}
    onClick={() => onToggle(!isDone)}
    className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-option border border-line-strong px-4 py-2.5 text-left transition-colors hover:bg-mint aria-pressed:border-green aria-pressed:bg-mint"
  >
    <span
      aria-hidden
      className={`flex size-6 shrink-0 items-center justify-center rounded-full border-2 ${isDone ? 'border-green bg-green text-white' : 'border-line-strong'}`}
    >
      {isDone && '✓'}
    </span>
    <span className="flex-1">
      <span className="block font-semibold">{words.habit[habit]}</span>
      <span className="block text-sm text-ink-soft">{words.days(days, of)}</span>
    </span>
  </button>
)
