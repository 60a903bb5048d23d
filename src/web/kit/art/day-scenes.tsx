import type { ReactNode } from 'react'
import { PerchedLark } from './perched-lark.tsx'

const Head = ({ x, y, hair, coat }: { x: number; y: number; hair: string; coat: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={coat} d="M-38 96c0-38 14-58 38-58s38 20 38 58Z" />
    <path className="fill-apricot-pale" d="M-8 26H8v16c-5 6-11 6-16 0Z" />
    <circle className="fill-apricot-pale" cy="14" r="20" />
    <path className="fill-ink" d={hair} />
  </g>
)

/** Afternoon: three who talk to each other. */
const TeamInTheAfternoon = () => (
  <Scene sky="fill-sage" sun={{ x: 188, y: 70, r: 26 }}>
    <path className="fill-hill" d="M-240 160C-120 130-40 136 40 150s130 4 200-14c80-18 160 0 240 4v80H-240Z" />
    <path
      className="fill-white"
      d="M74 34h54c6 0 10 4 10 10v16c0 6-4 10-10 10h-8l-8 12-3-12H74c-6 0-10-4-10-10V44c0-6 4-10 10-10Z"
    />
    <path className="fill-none stroke-green stroke-4" d="M78 46h46m-46 12h28" />
    <Head
      x={52}
      y={112}
      coat="fill-apricot"
      hair="M-21 16c-4-22 6-32 22-32s26 12 20 32c-4-8-8-12-12-18-8 8-18 14-30 18Z"
    />
    <Head
      x={188}
      y={116}
      coat="fill-white"
      hair="M-24 34c0-12 2-16 2-24 0-20 10-28 22-28s24 8 24 28c0 8 2 12 2 24h-8c2-10 2-18 0-24-8-2-14-6-18-12-6 6-12 10-20 12 0 8 0 16 2 24Z"
    />
    <Head
      x={120}
      y={120}
      coat="fill-green"
      hair="M-20 10C-20-10-10-16 2-16c14 0 20 8 18 26-8-6-12-8-20-8s-14 2-20 8Z"
    />
    <path className="fill-ink" d="M-240 206c140-10 260-6 360-6s220-6 360 2v20H-240Z" />
  </Scene>
)

/** Morning: a price that hangs where everyone can see it. */
const PriceInTheMorning = () => (
  <Scene sky="fill-mint" sun={{ x: 46, y: 88, r: 24 }}>
    <Ground />
    <path className="fill-none stroke-ink stroke-5" d="M250 22c-50 22-96 22-150 8m58 8c6-14 16-22 28-26" />
    <path
      className="fill-green"
      d="M186 12c6-16 20-22 36-18-2 18-16 26-36 18ZM100 30C86 34 76 28 70 16c14-6 26 0 30 14Zm38 10c-4 14-16 20-28 16 2-14 14-20 28-16Z"
    />
    <path className="fill-none stroke-ink stroke-3" d="M156 38c-8 12-20 18-24 32" />
    <path className="fill-ink/15" d="m136 72 46 30-38 74-64-34 30-62Z" transform="translate(6 6)" />
    <path
      className="fill-white stroke-ink stroke-3"
      d="m132 66 46 26c4 2 5 6 3 10l-32 66c-2 4-6 5-10 3l-50-26c-4-2-5-6-3-10l32-60Z"
    />
    <circle className="fill-apricot stroke-ink stroke-3" cx="134" cy="84" r="7" />
    <path
      className="fill-none stroke-green"
      strokeWidth="7"
      d="M146 110c-7-11-24-6-23 8 1 9 6 15 0 26m-5-13 20 5m-25 6c10-4 18 6 28 5"
      transform="rotate(10 130 128)"
    />
  </Scene>
)

/** Noon: a plain box on the step. */
const ParcelAtNoon = () => (
  <Scene sky="fill-sun/25" sun={{ x: 120, y: 34, r: 24 }}>
    <Ground />
    <path className="fill-white" d="M52 220V112c0-6 4-10 10-10h116c6 0 10 4 10 10v108Z" />
    <path className="fill-apricot" d="M36 112 120 62l84 50-8 12-76-46-76 46Z" />
    <path className="fill-green" d="M82 206v-62c0-20 14-32 30-32s30 12 30 32v62Z" />
    <path className="fill-sun" d="M92 142c1-12 9-20 20-20s19 8 20 20Z" />
    <circle className="fill-sun" cx="133" cy="166" r="4" />
    <path className="fill-line" d="M64 204h112v16H64Z" />
    <path className="fill-apricot stroke-ink stroke-3" d="M128 166h56v40h-56Z" />
    <path className="fill-sun" d="M150 167.500h12v37h-12Z" />
    <path
      className="fill-none stroke-ink stroke-3"
      d="M135 176h8m-8 7h6M26 220c0-22-4-34-10-42m22 42c0-16 4-28 10-34"
    />
    <circle className="fill-white" cx="15" cy="174" r="6" />
    <circle className="fill-apricot" cx="50" cy="182" r="6" />
  </Scene>
)

/** The stars of a curve that comes down and stays down. */
const stars: readonly [x: number, y: number][] = [
  [26, 44],
  [62, 56],
  [96, 84],
  [130, 98],
  [166, 120],
  [212, 124],
]

/** Night: the evidence, written large. */
const EvidenceAtNight = () => (
  <Scene sky="fill-ink">
    <path className="fill-sun" d="M208 62a26 26 0 1 1-24-38 21 21 0 0 0 24 38Z" />
    <g className="fill-sage">
      {[
        [44, 18],
        [92, 34],
        [128, 56],
        [24, 96],
        [60, 122],
        [220, 92],
        [146, 22],
        [110, 130],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.750" />
      ))}
    </g>
    <path
      className="fill-none stroke-sage/60 stroke-2"
      strokeDasharray="1 6"
      d={`M${stars.map((star) => star.join(' ')).join('L')}`}
    />
    {stars.map(([x, y]) => (
      <path
        key={x}
        className="fill-sun"
        transform={`translate(${x} ${y})`}
        d="M0-9 2.500-2.500 9 0 2.500 2.500 0 9-2.500 2.500-9 0-2.500-2.500Z"
      />
    ))}
    <Ground far="fill-green" near="fill-green-light" />
    <path className="fill-white" d="M150 170l18-13 18 13v22h-36Z" />
    <path className="fill-apricot" d="m144 172 20-19h8l20 19-6 4-18-14-18 14Z" />
    <path className="fill-sun" d="M163 174h11v10h-11Z" />
    <path className="fill-none stroke-ink" strokeWidth="5" d="m70 206 12-34m6 34-6-34m-12 4 30-22" />
    <path className="fill-apricot stroke-ink stroke-3" d="m62 174 36-27 9 12-36 27Z" />
  </Scene>
)

/** First light: somebody who has read what you wrote. */
const DoctorAtDawn = () => (
  <Scene sky="fill-apricot-pale/50" sun={{ x: 184, y: 128, r: 34 }}>
    <Ground far="fill-hill" near="fill-green" />
    <path className="fill-ink" d="M80 84c-2-28 16-42 38-40 22 0 36 18 30 44-2 10 0 18 2 24H78c4-8 4-16 2-28Z" />
    <path className="fill-apricot-pale" d="M102 108h26v30h-26Z" />
    <path className="fill-apricot-pale" d="M90 82c0-16 8-26 25-26s25 10 25 26c0 20-11 34-25 34s-25-14-25-34Z" />
    <path className="fill-ink" d="M87 88c0-24 10-34 29-33 16 0 26 12 26 33-8-4-14-11-17-20-8 10-20 17-38 20Z" />
    <path className="fill-white" d="M44 220c0-48 22-76 58-84 5 12 21 12 26 0 36 8 58 36 58 84Z" />
    <path className="fill-green-light" d="m100 137 15 30 15-30-6-4h-18Z" />
    <path className="fill-none stroke-ink stroke-3" d="M88 143c-3 20 2 34 12 38m44-38c4 14 2 24-2 32" />
    <circle className="fill-apricot stroke-ink stroke-3" cx="140" cy="182" r="8" />
    <path className="fill-none stroke-ink stroke-3" d="M100 181c-8 4-9 15-3 20m5-20c8 3 10 13 5 19" />
    <path className="fill-none stroke-line stroke-3" d="M66 186c-3 10-4 20-4 34m104-34c3 10 4 20 4 34" />
  </Scene>
)

/** Evening: a bench, and no hurry. */
const BenchAtDusk = () => (
  <Scene sky="fill-apricot" sun={{ x: 120, y: 132, r: 46 }}>
    <Ground far="fill-green-light" near="fill-green" />
    <path className="fill-none stroke-ink" strokeWidth="6" d="M44 152v46m152-46v46M44 180h152M58 180v26m124-26v26" />
    <path className="fill-ink" d="M40 146h160v9H40Zm0 16h160v9H40Zm-4 16h168v9H36Z" />
    <g transform="translate(62 86)scale(.56)">
      <PerchedLark plumage="fill-ink" />
    </g>
    <g transform="translate(166 86)scale(-.56 .56)">
      <PerchedLark plumage="fill-ink" />
    </g>
    <path className="fill-ink" d="M-240 208c140-8 260-4 360-4s220-6 360 2v16H-240Z" />
  </Scene>
)

/** One hour of the day for each reason. */
export const dayScenes = {
  'doctor-led': DoctorAtDawn,
  'plain-prices': PriceInTheMorning,
  'to-your-door': ParcelAtNoon,
  'one-team': TeamInTheAfternoon,
  pause: BenchAtDusk,
  proven: EvidenceAtNight,
}

const Ground = ({ far = 'fill-sage', near = 'fill-green-light' }: { far?: string; near?: string }) => (
  <>
    <path className={far} d="M-240 160C-120 130-40 136 40 150s130 4 200-14c80-18 160 0 240 4v80H-240Z" />
    <path className={near} d="M-240 196C-100 172 0 176 90 184s110-4 150-10c80-10 160 0 240 4v42H-240Z" />
  </>
)

/** A small landscape of 240 × 220 units at one hour of the day. What matters keeps to x from 20 to 220. */
function Scene({
  sky,
  sun,
  children,
}: {
  sky: string
  sun?: { x: number; y: number; r: number }
  children: ReactNode
}) {
  return (
    <svg viewBox="0 0 240 220" preserveAspectRatio="xMidYMax slice" className="block size-full" aria-hidden="true">
      <path className={sky} d="M-240-200H480V220H-240Z" />
      {sun && (
        <>
          <circle className="fill-sun/35" cx={sun.x} cy={sun.y} r={sun.r * 1.45} />
          <circle className="fill-sun" cx={sun.x} cy={sun.y} r={sun.r} />
        </>
      )}
      <g strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  )
}
