const frame = 'size-16 flex-none'

/** One leaf for each hormone. */
export function LeavesDrawing({ leaves }: { leaves: 1 | 2 }) {
  return (
    <svg viewBox="0 0 64 64" className={frame} aria-hidden="true">
      <path className="fill-none stroke-green stroke-3" strokeLinecap="round" d="M32 60c0-14 0-24-1-34" />
      <path className="fill-green" d="M31 32C12 32 4 22 4 6c18 1 28 10 27 26Z" />
      <path className={leaves === 2 ? 'fill-apricot' : 'fill-sage'} d="M32 42c0-16 9-26 28-27-1 18-10 27-28 27Z" />
    </svg>
  )
}

/** Seven days, one of them marked. */
export function WeekDrawing() {
  return (
    <svg viewBox="0 0 64 64" className={frame} aria-hidden="true">
      <path className="fill-none stroke-sage stroke-3" d="M5 44C14 22 26 14 34 14s18 6 25 30" />
      <g className="fill-green">
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

/** Steps up, even or small at first. */
export function StepsDrawing({ isEven }: { isEven: boolean }) {
  return (
    <svg viewBox="0 0 64 64" className={frame} aria-hidden="true">
      <path className="fill-sun" d={isEven ? 'M4 60V46h14v14Z' : 'M4 60v-6h14v6Z'} />
      <path className="fill-sun" d={isEven ? 'M22 60V32h14v28Z' : 'M22 60V44h14v16Z'} />
      <path className="fill-apricot" d={isEven ? 'M40 60V18h14v42Z' : 'M40 60V18h14v42Z'} />
      <path className="fill-none stroke-green stroke-3" strokeLinecap="round" d="M2 61h60" />
      <path
        className="fill-none stroke-green stroke-3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={isEven ? 'M8 34 40 8m-9 0h9v9' : 'M8 42C24 38 34 28 42 8m-9 4 9-4 3 9'}
      />
    </svg>
  )
}
