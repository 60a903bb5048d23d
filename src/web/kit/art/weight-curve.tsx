import { useId } from 'react'
import { PerchedLark } from './perched-lark.tsx'

const curve = 'M-4 36c64 4 88 56 154 68 64 12 88 56 156 68 60 10 104 6 178 16'

/** A weight line that comes down gently and stays down, for the dark service card. */
export function WeightCurve({ className }: { className?: string }) {
  const fade = useId()
  return (
    <svg viewBox="0 0 480 260" preserveAspectRatio="xMaxYMax meet" className={className} aria-hidden="true">
      <linearGradient id={fade} x2="0" y2="1">
        <stop className="[stop-color:var(--color-sun)]" stopOpacity=".3" />
        <stop className="[stop-color:var(--color-sun)]" offset="1" stopOpacity="0" />
      </linearGradient>
      <path
        className="fill-none stroke-sage/20"
        strokeDasharray="2 8"
        strokeLinecap="round"
        strokeWidth="2"
        d="M0 62H480M0 118H480M0 174H480M0 230H480"
      />
      <path fill={`url(#${fade})`} d={`${curve}V260H-4Z`} />
      <path className="fill-none stroke-sun stroke-5" d={curve} />
      <g className="fill-apricot stroke-ink stroke-4">
        <circle cx="60" cy="58" r="9" />
        <circle cx="150" cy="104" r="9" />
        <circle cx="238" cy="148" r="9" />
        <circle cx="306" cy="172" r="9" />
      </g>
      <g transform="translate(346 76)scale(.96)">
        <PerchedLark plumage="fill-green-light" />
      </g>
    </svg>
  )
}
