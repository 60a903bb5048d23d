const frame = 'size-16 flex-none'

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
