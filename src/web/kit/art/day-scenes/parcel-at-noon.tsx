import { Ground } from './ground.tsx'
import { Scene } from './scene.tsx'

/** Noon: a plain box on the step. */
export const ParcelAtNoon = () => (
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
