import { warnFromShare } from '#domain/cases/clocks.ts'

/** A deadline that is near or over wants a look. Which of the two it is, is said in words. */
const fills = { calm: 'fill-green-light', near: 'fill-sun', over: 'fill-sun' } as const

const nearness = (share: number) => (share >= 1 ? 'over' : share >= warnFromShare ? 'near' : 'calm')

const places = {
  below: { around: 'block', bar: 'w-full max-w-24', says: 'mt-1 block text-xs leading-tight' },
  beside: { around: 'inline-flex items-center gap-2', bar: 'w-12', says: '' },
} as const

interface Props {
  /** How much of the time is used, 1 being all of it. */
  readonly share: number
  /** The same in words, which stand below or beside it. */
  readonly says: string
  readonly at: keyof typeof places
}

/** How much of a clock is used, drawn and in words. */
export function ClockBar({ share, says, at }: Props) {
  const is = nearness(share)
  const place = places[at]
  return (
    <span className={place.around}>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden
        className={`h-1.5 rounded-full bg-line ${place.bar}`}
      >
        <rect width={Math.min(1, share) * 100} height="6" className={fills[is]} />
      </svg>
      <span className={`${place.says} ${is === 'over' ? 'font-semibold text-ink' : 'text-ink-soft'}`}>{says}</span>
    </span>
  )
}
