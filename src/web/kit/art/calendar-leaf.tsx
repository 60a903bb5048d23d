const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

interface Props {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly isOver: boolean
  readonly className?: string
}

/** One leaf of a calendar, with the sun coming up behind the day; without it once the day does not matter any more. */
export function CalendarLeaf({ date, isOver, className }: Props) {
  const [, month, day] = date.split('-').map(Number)
  return (
    <svg viewBox="0 0 96 112" className={className} aria-hidden="true">
      <path
        className="fill-line"
        d="M10 16h76c6 0 10 4 10 10v76c0 6-4 10-10 10H10c-6 0-10-4-10-10V26c0-6 4-10 10-10Z"
      />
      <path
        className="fill-paper"
        d="M10 12h76c6 0 10 4 10 10v76c0 6-4 10-10 10H10c-6 0-10-4-10-10V22c0-6 4-10 10-10Z"
      />
      {!isOver && <path className="fill-sun/50" d="M16 108a32 32 0 0 1 64 0Z" />}
      <path
        className={isOver ? 'fill-line-strong' : 'fill-green'}
        d="M10 12h76c6 0 10 4 10 10v16H0V22c0-6 4-10 10-10Z"
      />
      <path className="fill-none stroke-ink stroke-4" strokeLinecap="round" d="M26 4v14M70 4v14" />
      <text x="48" y="32" textAnchor="middle" fontSize="15" className="fill-white font-sans font-semibold">
        {months[(month ?? 1) - 1]}
      </text>
      <text x="48" y="87" textAnchor="middle" fontSize="44" className="fill-ink font-display">
        {day}
      </text>
    </svg>
  )
}
