import { useId } from 'react'
import { PerchedLark } from './perched-lark.tsx'
import { Walker } from './person.tsx'

const slope = 'C1060 354 1100 452 1200 486C1310 524 1350 590 1450 606C1520 618 1560 616 1600 620'

/** Before sunrise: a long way down a hillside, step by step, towards the light. From the bottom right. */
export function DawnDescent({ className }: { className?: string }) {
  const fade = useId()
  const glow = useId()
  return (
    <svg viewBox="0 0 1600 800" preserveAspectRatio="xMaxYMax slice" className={className} aria-hidden="true">
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="760" x2="960">
        <stop className="[stop-color:var(--color-sun)]" stopOpacity="0" />
        <stop className="[stop-color:var(--color-sun)]" offset="1" />
      </linearGradient>
      <g className="fill-white/70">
        <circle cx="1010" cy="96" r="2.500" />
        <circle cx="1120" cy="176" r="2" />
        <circle cx="1236" cy="74" r="3" />
        <circle cx="1392" cy="132" r="2" />
        <circle cx="1488" cy="58" r="2.500" />
        <circle cx="1556" cy="210" r="2" />
        <circle cx="934" cy="228" r="2" />
      </g>
      <radialGradient id={glow}>
        <stop className="[stop-color:var(--color-sun)]" offset=".2" stopOpacity=".6" />
        <stop className="[stop-color:var(--color-apricot)]" offset=".5" stopOpacity=".2" />
        <stop className="[stop-color:var(--color-green-light)]" offset="1" stopOpacity="0" />
      </radialGradient>
      <circle cx="1352" cy="478" r="430" fill={`url(#${glow})`} />
      <circle className="fill-sun/30" cx="1352" cy="478" r="158" />
      <circle className="fill-sun" cx="1352" cy="478" r="112" />
      <path
        className="fill-none stroke-sage stroke-3"
        strokeLinecap="round"
        d="M1176 282c7-8 18-8 23 1c5-9 16-9 23-1m-88 44c6-7 15-7 19 1c4-8 13-8 19-1"
      />
      <path className="fill-green-light/70" d="M520 800c180-130 360-236 560-252 190-16 330 46 520-22V800Z" />
      <path className="fill-green" d={`M330 800C560 700 760 420 940 380${slope}V800Z`} />
      <path
        className="fill-none stroke-green-light stroke-3"
        d="M690 700c120-110 190-190 270-206 90-18 150 70 240 110 110 46 230 84 400 96M840 760c80-60 120-100 180-100 90 0 190 86 360 100"
      />
      <path className="fill-none stroke-5" stroke={`url(#${fade})`} d={`M700 590C790 480 860 398 940 380${slope}`} />
      <g className="fill-apricot stroke-green stroke-5">
        <circle cx="940" cy="380" r="12" />
        <circle cx="1077" cy="410" r="12" />
        <circle cx="1329" cy="554" r="12" />
        <circle cx="1450" cy="606" r="12" />
      </g>
      <g transform="translate(1160 358)scale(1.3)">
        <Walker hasShadow={false} legs="stroke-mint" />
      </g>
      <path className="fill-ink" d="M0 772c280-26 560-8 820-16 270-8 520-66 780-34V800H0Z" />
      <path className="fill-none stroke-ink" strokeLinecap="round" strokeWidth="11" d="M1502 760V612" />
      <g transform="translate(1440 504)">
        <PerchedLark plumage="fill-green-light" />
      </g>
    </svg>
  )
}
