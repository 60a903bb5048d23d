import { Scene } from './scene.tsx'

const Head = ({ x, y, hair, coat }: { x: number; y: number; hair: string; coat: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={coat} d="M-38 96c0-38 14-58 38-58s38 20 38 58Z" />
    <path className="fill-apricot-pale" d="M-8 26H8v16c-5 6-11 6-16 0Z" />
    <circle className="fill-apricot-pale" cy="14" r="20" />
    <path className="fill-ink" d={hair} />
  </g>
)

/** Afternoon: three who talk to each other. */
export const TeamInTheAfternoon = () => (
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
