import { PerchedLark } from '../perched-lark.tsx'
import { Ground } from './ground.tsx'
import { Scene } from './scene.tsx'

/** Evening: a bench, and no hurry. */
export const BenchAtDusk = () => (
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
