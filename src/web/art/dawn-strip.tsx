import { middleDistance } from './hills.tsx'
import { Sun } from './sun.tsx'

/** A slim band of first light for the top of forms. The sun stands at `progress` (0 to 1) of its way up. */
export function DawnStrip({ className, progress = 0 }: { className?: string; progress?: number }) {
  return (
    <svg viewBox="0 0 1600 120" preserveAspectRatio="xMaxYMax slice" className={className} aria-hidden="true">
      <path className="fill-apricot-pale/40" d="M0 0H1600V120H0Z" />
      <Sun x={1380} y={98 - 46 * Math.min(1, Math.max(0, progress))} r={38} />
      <path
        className="fill-none stroke-ink-soft stroke-2"
        strokeLinecap="round"
        d="M1236 40c5-6 13-6 17 1 4-7 12-7 17-1m-76 18c4-5 10-5 13 1 3-6 9-6 13-1"
      />
      <path className="fill-sage" d="M700 120c200-36 360-46 520-40 140 6 260 4 380-22v62Z" />
      <path className={middleDistance} d="M0 112c300-20 620-8 900-14 240-6 480 6 700-14v36H0Z" />
      <path className="fill-green-light" d="M0 118c400-10 800 0 1100-8 200-6 360 0 500-4v14H0Z" />
    </svg>
  )
}
