import { useId } from 'react'
import { Lark } from './lark.tsx'
import { Walker } from './person.tsx'
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

/** The morning hills of the hero: five distances, a lane that wanders to the top, and a house. 1600 × 800, from the bottom right. */
function Hills() {
  const light = useId()
  return (
    <>
      <radialGradient id={light} gradientUnits="userSpaceOnUse" cx="1196" cy="430" r="420">
        <stop className="[stop-color:var(--color-first-light)]" />
        <stop className="[stop-color:var(--color-haze)]" offset=".5" />
        <stop className="[stop-color:var(--color-mint)]" offset="1" />
      </radialGradient>
      <path fill={`url(#${light})`} d="M380 800C590 640 760 536 960 492c220-48 410-8 640-140V800Z" />
      <path className="fill-sage" d="M520 800c170-160 330-234 520-238 200-4 380 10 560-106V800Z" />
      <g className="fill-hill">
        <path d="M786 650c-14-20-12-54 2-78 14 24 16 58 2 78Zm40-4c-11-16-10-44 1-62 12 18 13 46 2 62Zm-74 10c-9-14-8-36 1-50 10 14 11 36 2 50Z" />
        <path d="M280 800C470 690 640 622 850 634c200 12 330 72 490 30 110-30 190-80 260-128V800Z" />
      </g>
      <path
        className="fill-apricot-pale"
        d="M1040 657c24-15 56-17 52-29s-36-12-22-28c10-12 26-16 36-37h6c-6 23-28 31-32 41s32 12 32 28c0 18-32 20-46 29Z"
      />
      <g transform="translate(890 590)">
        <path className="fill-white" d="M4 26L34 2L64 26V54H4Z" />
        <path className="fill-apricot" d="M-6 30L30-4H48L76 28L66 34L36 6L2 36Z" />
        <path className="fill-sun" d="M16 34H28V48H16Z" />
        <path className="fill-green" d="M40 34H54V56H40Z" />
        <path
          className="fill-green-light"
          d="M-22 56C-34 34-32 14-20-4-6 14-4 36-16 56ZM84 58c-10-16-8-32 2-46 10 14 12 32 2 46Z"
        />
      </g>
      <path
        className="fill-green-light"
        d="M0 746c160-24 330-16 480-14 240 4 380-42 540-72 180-34 380-32 580 30V800H0Z"
      />
      <path
        className="fill-none stroke-sage/30 stroke-3"
        d="M1270 636c100 6 210 26 330 70m-400-62c140 6 280 40 400 84M560 748c200-6 300-38 400-62M640 760c140-10 210-32 280-52"
      />
      <path
        className="fill-apricot-pale"
        d="M1020 660c16-3 32-6 46-8-6 16-54 24-44 40 12 18 94 16 76 46-10 20-68 26-92 62H890c40-44 130-40 140-68 8-18-54-24-50-42 4-16 38-18 40-30Z"
      />
    </>
  )
}

/** The nearest ground: what stands in front is drawn after it. */
function Foreground() {
  return <path className="fill-ink" d="M0 784c200-18 420-12 640-6 240 6 460-56 680-66 120-6 200 18 280 10v80H0Z" />
}

const leaf = 'M0 0C6-30 30-46 62-46C58-16 34 6 0 0Z'

/** Meadow flowers against the light. About 280 × 340 units, rooted at y = 340. */
function Stems() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g className="fill-none stroke-ink stroke-5">
        <path d="M120 340c-2-100 10-210 42-300" />
        <path d="M60 340c2-50-8-100-24-144" />
        <path d="M206 340c2-60 20-124 46-182" />
        <path d="M96 340c0-24-4-50-14-72m154 72c4-24 14-44 28-58M22 340c-2-18-8-32-18-42" />
      </g>
      <g className="fill-ink">
        <path d={leaf} transform="translate(158 52)rotate(-44)scale(.95)" />
        <path d={leaf} transform="translate(146 96)rotate(34)" />
        <path d={leaf} transform="translate(134 150)scale(-1 1)rotate(-4)" />
        <path d={leaf} transform="translate(122 238)scale(-.8 .8)rotate(20)" />
        <path d={leaf} transform="translate(50 254)scale(-.6 .6)" />
        <path d={leaf} transform="translate(222 232)rotate(30)scale(.7)" />
      </g>
      <g transform="translate(34 188)">
        <g className="fill-white">
          <ellipse rx="9" ry="26" />
          <ellipse rx="9" ry="26" transform="rotate(60)" />
          <ellipse rx="9" ry="26" transform="rotate(120)" />
        </g>
        <circle className="fill-sun" r="9" />
      </g>
      <g transform="translate(256 146)">
        <path className="fill-apricot" d="M-34-14c12-26 56-28 70-2C44 8 26 30 0 30S-42 10-34-14Z" />
        <path
          className="fill-none stroke-apricot-pale stroke-3"
          d="M-22-10C-18 6-10 16 0 20M22-12C18 4 10 16 0 20M0-22V6"
        />
      </g>
      <g className="fill-apricot">
        <path d="M70 266c-4-16 6-24 14-26 10 6 12 18 8 28-6 6-16 4-22-2Z" />
        <circle className="fill-sun" cx="266" cy="278" r="10" />
        <circle className="fill-white" cx="2" cy="294" r="8" />
      </g>
    </g>
  )
}
