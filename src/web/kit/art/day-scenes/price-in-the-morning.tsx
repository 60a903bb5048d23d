import { Ground } from './ground.tsx'
import { Scene } from './scene.tsx'

/** Morning: a price that hangs where everyone can see it. */
export const PriceInTheMorning = () => (
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
