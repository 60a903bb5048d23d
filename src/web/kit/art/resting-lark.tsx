import { useId } from 'react'
import { PerchedLark } from './perched-lark.tsx'
import { Sun } from './sun.tsx'

/** A lark on a fence where the lane divides, in no hurry: for the ends of a journey. Its middle is always in sight. */
export function RestingLark({ className }: { className?: string }) {
  const sky = useId()
  return (
    <svg
      viewBox="0 0 1600 280"
      preserveAspectRatio="xMidYMax slice"
      className={`scene ${className ?? ''}`}
      aria-hidden="true"
    >
      <linearGradient id={sky} x2="0" y2="1">
        <stop className="[stop-color:var(--color-paper)]" />
        <stop className="[stop-color:var(--color-apricot-pale)]" offset=".8" />
      </linearGradient>
      <path fill={`url(#${sky})`} d="M0 0H1600V280H0Z" />
      <Sun x={930} y={158} r={58} />
      <path
        className="fill-none stroke-ink-soft stroke-3"
        strokeLinecap="round"
        d="M1000 62c6-8 15-8 20 1 5-9 14-9 20-1M568 96c5-7 13-7 17 1 4-8 12-8 17-1"
      />
      <path
        className="fill-sage"
        d="M0 198c170-44 330-40 500-4 150 30 260 22 400 2 160-24 290-48 430-26 110 18 190 20 270 2V280H0Z"
      />
      <path
        className="fill-apricot-pale"
        d="M806 236c22-12 64-12 60-24-3-9-30-8-22-18 4-6 14-8 20-15h5c-3 10-14 12-16 18-2 7 28 7 30 19 2 13-26 14-38 22Z"
      />
      <path className="fill-hill" d="M0 236c200-34 380-36 560-14 160 20 300 18 460 4 220-20 400-30 580-6v60H0Z" />
      <path
        className="fill-apricot-pale"
        d="M790 280c14-26 60-22 54-36-4-10-30-8-26-16l16 1c-2 6 34 6 36 18 1 6-4 10-10 13 22-4 64-2 96-14 24-9 18-18 44-21l14-1c-22 8-14 18-40 30-30 13-66 8-84 26Z"
      />
      <path
        className="fill-green-light"
        d="M0 262c240-20 440-16 640-8 60 2 96 10 140 26H0Zm900 18c120-22 420-34 700-18v18Z"
      />
      <g className="fill-none stroke-green" strokeLinecap="round">
        <path strokeWidth="5" d="M500 206H716M500 232H716" />
        <path strokeWidth="9" d="M540 192V262M620 192V262M700 188V264" />
      </g>
      <g className="fill-none stroke-ink stroke-3" strokeLinecap="round">
        <path d="M992 268c0-18-6-28-14-36m26 36c0-14 6-26 14-32" />
      </g>
      <circle className="fill-apricot" cx="977" cy="229" r="7" />
      <circle className="fill-white" cx="1020" cy="233" r="6" />
      <path className="fill-ink" d="M992 256c-9 0-15-5-17-12 10-2 17 4 17 12Z" />
      <g transform="translate(639 82)scale(.98)">
        <PerchedLark />
      </g>
    </svg>
  )
}
