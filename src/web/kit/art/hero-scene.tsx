import { Foreground, Hills } from './hills.tsx'
import { Lark } from './lark.tsx'
import { Walker } from './person.tsx'
import { Stems } from './stems.tsx'
import { Sun } from './sun.tsx'

/**
 * The morning over the home page. Anchored at the bottom right and never clipped by its own box,
 * so a phone sees the sun, the lark and the flowers, and a wide screen the whole valley.
 */
export function HeroScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1600 800"
      preserveAspectRatio="xMaxYMax slice"
      className={`overflow-visible ${className}`}
      aria-hidden="true"
    >
      <Sun x={1196} y={310} r={158} />
      <g className="fill-none stroke-ink-soft stroke-3" strokeLinecap="round" strokeLinejoin="round">
        <path
          className="max-lg:hidden"
          d="M862 74c8-10 22-10 28 1c6-11 20-11 28-1M790 112c7-8 18-8 23 1c5-9 16-9 23-1"
        />
        <path d="M1452 172c7-8 18-8 23 1c5-9 16-9 23-1" />
      </g>
      <Hills />
      <g transform="translate(1030 640)scale(.72)">
        <Walker />
      </g>
      <Foreground />
      <g transform="translate(1290 396)">
        <Stems />
      </g>
      {/* Where the words reach far into a tall scene, the lark keeps clear of them. */}
      <g className="lg:max-[90rem]:translate-x-[5rem] motion-safe:transition-[translate] motion-safe:duration-[1400ms] motion-safe:ease-out motion-safe:starting:translate-x-[-3rem] motion-safe:starting:translate-y-[4rem]">
        <g transform="translate(896 96)rotate(-4)">
          <Lark />
          <path
            className="fill-none stroke-green-light stroke-3"
            strokeLinecap="round"
            d="M326 140l14-10m-8 32 18-1m-24 21 14 8"
          />
        </g>
      </g>
    </svg>
  )
}
