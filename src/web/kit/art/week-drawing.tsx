const frame = 'size-16 flex-none'

/** Seven days, one of them marked, or all. */
export function WeekDrawing({ marked }: { marked: 'one' | 'all' }) {
  return (
    <svg viewBox="0 0 64 64" className={frame} aria-hidden="true">
      <path className="fill-none stroke-sage stroke-3" d="M5 44C14 22 26 14 34 14s18 6 25 30" />
      <g className={marked === 'all' ? 'fill-sun' : 'fill-green'}>
        <circle cx="6" cy="44" r="4" />
        <circle cx="12" cy="31" r="4" />
        <circle cx="21" cy="20" r="4" />
        <circle cx="47" cy="20" r="4" />
        <circle cx="55" cy="31" r="4" />
        <circle cx="59" cy="44" r="4" />
      </g>
      <circle className="fill-sun" cx="34" cy="15" r="10" />
      <path className="fill-none stroke-green stroke-3" strokeLinecap="round" d="M3 58h58" />
    </svg>
  )
}
