import { trackingWords } from '#content/treatment/tracking.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { glassMl, type Habit, habits, type Measure, measureBounds } from '#domain/treatment/tracking/measures.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import type { Tracking, UseTracking } from './use-tracking.ts'

const words = trackingWords.today
const shownDays = 7

interface Props extends Pick<UseTracking, 'log'> {
  readonly progress: Tracking
}

/** One tap logs a glass or a habit, and one removes it. */
export function Today({ progress: { today, recent, whose }, log }: Props) {
  const valueOn = (measure: Measure, on: string) =>
    recent.find((one) => one.measure === measure && one.on === on)?.value ?? 0
  const week = Array.from({ length: shownDays }, (_, ago) => addDays(today, -ago))
  const glasses = valueOn('water', today)

  async function set(measure: Measure, value: number) {
    const result = await log(whose, [{ measure, on: today, value }])
    if (typeof result !== 'string') showToast({ title: result.refused, variant: 'destructive' })
  }

  return (
    <section aria-labelledby="today" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <h2 id="today" className="text-[1.75rem]">
        {words.heading}
      </h2>
      <div className="mt-4 flex items-center justify-between gap-4">
        <div>
          <p className="font-semibold">{words.water}</p>
          <p aria-live="polite" className="text-ink-soft tabular-nums">
            {words.glasses(glasses, glassMl)}
          </p>
        </div>
        <div className="flex gap-2">
          <Round label={words.less} sign="−" disabled={glasses === 0} onPress={() => void set('water', glasses - 1)} />
          <Round
            label={words.more}
            sign="+"
            disabled={glasses >= measureBounds.water.to}
            onPress={() => void set('water', glasses + 1)}
          />
        </div>
      </div>
      <h3 className="mt-6 font-sans text-base font-semibold">{words.habits}</h3>
      <ul className="mt-2 space-y-2">
        {habits.map((habit) => (
          <li key={habit}>
            <HabitButton
              habit={habit}
              isDone={valueOn(habit, today) === 1}
              of={shownDays}
              days={week.filter((day) => valueOn(habit, day) === 1).length}
              onToggle={(isDone) => void set(habit, isDone ? 1 : 0)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RoundProps {
  readonly label: string
  readonly sign: string
  readonly disabled: boolean
  readonly onPress: () => void
}

const Round = ({ label, sign, disabled, onPress }: RoundProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onPress}
    className="flex size-13 cursor-pointer items-center justify-center rounded-full border-2 border-action text-[1.75rem] leading-none hover:bg-mint disabled:cursor-not-allowed disabled:border-line disabled:text-ink-soft"
  >
    <span aria-hidden>{sign}</span>
  </button>
)

interface HabitButtonProps {
  readonly habit: Habit
  readonly isDone: boolean
  /** The number of recent days on which it was done. */
  readonly days: number
  readonly of: number
  readonly onToggle: (isDone: boolean) => void
}

const HabitButton = ({ habit, isDone, days, of, onToggle }: HabitButtonProps) => (
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
