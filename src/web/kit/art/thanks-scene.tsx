import { Lark } from './lark.tsx'
import { Sun } from './sun.tsx'

/** A lark over first hills: the top of the page after paying. Anchored at the bottom right, so a phone sees sun and lark. */
export function ThanksScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1600 400" preserveAspectRatio="xMaxYMax slice" className={className} aria-hidden="true">
      <Sun x={1330} y={214} r={80} />
      <path
        className="fill-none stroke-ink-soft stroke-3"
        strokeLinecap="round"
        d="M742 104c7-9 18-9 24 1c5-10 17-10 24-1M668 148c6-7 15-7 20 1c4-8 14-8 20-1"
      />
      <path className="fill-sage" d="M0 330c170-60 330-66 500-20 190 52 330-30 520-44 210-16 380 60 580 4v130H0Z" />
      <path className="fill-hill" d="M0 366c260-44 430-10 640-6 240 4 380-62 600-44 150 12 240 34 360 18v66H0Z" />
      <path className="fill-green-light" d="M0 392c280-30 520-6 760-10 300-4 520-52 840-22v40H0Z" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path className="fill-none stroke-ink stroke-3" d="M1508 372c0-26-8-46-18-58m36 60c0-20 8-36 18-44" />
        <path className="fill-ink" d="M1508 352c-12 0-20-6-22-16 13-2 22 6 22 16Z" />
        <circle className="fill-apricot" cx="1488" cy="310" r="8" />
        <circle className="fill-white" cx="1546" cy="326" r="7" />
      </g>
      <g transform="translate(1012 136)rotate(-6)scale(.62)">
        <Lark />
      </g>
    </svg>
  )
}
