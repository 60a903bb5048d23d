import { Walker } from './person.tsx'
import { Sun } from './sun.tsx'

/** Half way up the hill, and going on: for the corner of a card. */
export function OnTheWay({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 300 200"
      preserveAspectRatio="xMaxYMax meet"
      className={`scene ${className ?? ''}`}
      aria-hidden="true"
    >
      <Sun x={214} y={92} r={34} />
      <path className="fill-sage" d="M-900 200C-300 190-40 178 60 150c70-20 120-40 240-46v96Z" />
      <path className="fill-hill" d="M-900 200C-300 196 0 196 90 180c80-14 130-34 210-34v54Z" />
      <path
        className="fill-none stroke-apricot-pale stroke-5"
        strokeLinecap="round"
        d="M-40 199c90-6 150-14 190-26 40-10 90-22 150-24"
      />
      <g transform="translate(108 72)">
        <Walker />
      </g>
      <path
        className="fill-none stroke-ink stroke-3"
        strokeLinecap="round"
        d="M262 194c0-12-5-20-10-25m18 25c0-9 4-17 10-21"
      />
      <circle className="fill-apricot" cx="251" cy="166" r="6" />
      <circle className="fill-white" cx="281" cy="171" r="5" />
    </svg>
  )
}
