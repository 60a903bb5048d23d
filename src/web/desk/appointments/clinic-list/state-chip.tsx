import { dayWords as words } from '#content/appointments/clinic-list.ts'
import type { DayRow } from '#contract/appointments/clinic-list.ts'

type Shown = Pick<DayRow, 'state' | 'isCalledOff' | 'pending' | 'suggestion'>

const tones = {
  booked: 'bg-mint text-routine',
  completed: 'bg-paper-deep text-ink',
  suggested: 'bg-caution/50 text-ink',
  over: 'border border-line-strong text-ink-soft',
} as const

export const stateName = ({ state, isCalledOff }: Pick<Shown, 'state' | 'isCalledOff'>): string =>
  words.states[isCalledOff ? 'calledOff' : state]

function toneOf({ state, suggestion, pending }: Shown): keyof typeof tones {
  if (state === 'booked') return suggestion && !pending ? 'suggested' : 'booked'
  return state === 'completed' ? 'completed' : 'over'
}

/** What an appointment is now, and what the clock makes of it. */
export const StateChip = (row: Shown) => (
  <span className={`inline-block rounded-xl px-2.5 py-0.5 text-xs leading-snug font-semibold ${tones[toneOf(row)]}`}>
    {row.pending ? words.pending : row.suggestion ? words.hints[row.suggestion] : stateName(row)}
  </span>
)
