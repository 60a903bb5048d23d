import { useId } from 'react'
import { Sun } from './sun.tsx'

/** A slim band of first light for the top of forms. The sun stands at `progress` (0 to 1) of its way up. */
export function DawnStrip({ className, progress = 0 }: { className?: string; progress?: number }) {
  const sky = useId()
  return (
    <svg
      viewBox="0 0 1600 120"
      preserveAspectRatio="xMaxYMax slice"
      className={`scene ${className ?? ''}`}
      aria-hidden="true"
    >
      <linearGradient id={sky} x2="0" y2="1">
        <stop className="[stop-color:var(--color-paper)]" />
        <stop className="[stop-color:var(--color-apricot-pale)]" offset="1" stopOpacity=".8" />
      </linearGradient>
      <path fill={`url(#${sky})`} d="M0 0H1600V120H0Z" />
      <Sun x={1330} y={94 - 52 * Math.min(1, Math.max(0, progress))} r={36} />
      <path
        className="fill-none stroke-ink-soft stroke-2"
        strokeLinecap="round"
        d="M1156 38c5-6 13-6 17 1 4-7 12-7 17-1m-76 18c4-5 10-5 13 1 3-6 9-6 13-1"
      />
      <path
        className="fill-sage"
        d="M0 94c150-32 290-34 440-12 170 26 320 14 480-8 180-24 300-4 420 8 100 10 190-2 260-22v60H0Z"
      />
      <path className="fill-hill" d="M0 108c240-6 360-30 560-20 220 10 380 20 600 6 180-10 300-2 440-10v36H0Z" />
      <path className="fill-green-light" d="M0 112c300-12 640 4 900-2 280-6 480 2 700-4v14H0Z" />
    </svg>
  )
}
