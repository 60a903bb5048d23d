import { Ground } from './ground.tsx'
import { Scene } from './scene.tsx'

/** First light: somebody who has read what you wrote. */
export const DoctorAtDawn = () => (
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
