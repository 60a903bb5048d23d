import { Ground } from './ground.tsx'
import { Scene } from './scene.tsx'

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
export const EvidenceAtNight = () => (
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
