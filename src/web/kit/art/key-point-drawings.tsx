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
