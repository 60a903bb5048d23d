import { Panel, Screen, small, strong } from './screen.tsx'

const bodyFat = [38.6, 38.2, 38.3, 37.7, 37.2, 36.9, 36.4, 36.1, 35.5, 35.2, 34.6, 34.1]

const ring = { r: 62, length: 2 * Math.PI * 62 }
const share = (percent: number) => `${(ring.length * percent) / 100} ${ring.length}`

export function BodyFatScreen() {
  return (
    <Screen clock="7:43" title="Body fat %" when="Measured by your smart scale">
      <Panel y={140} height={218} />
      <g className="fill-none" strokeWidth="22" transform="rotate(-90 116 250)">
        <circle className="stroke-green" cx="116" cy="250" r={ring.r} />
        <circle className="stroke-apricot" cx="116" cy="250" r={ring.r} strokeDasharray={share(34.1)} />
      </g>
      <text className="fill-ink font-display text-[1.625rem] font-[480]" x="116" y="259" textAnchor="middle">
        34.1%
      </text>
      <circle className="fill-apricot" cx="206" cy="226" r="6" />
      <circle className="fill-green" cx="206" cy="270" r="6" />
      <g className={`fill-ink ${strong}`}>
        <text x="220" y="231">
          Fat
        </text>
        <text x="220" y="275">
          All else
        </text>
      </g>
      <Panel y={372} height={214} />
      <text className={`fill-green ${strong}`} x="46" y="404">
        4.5 points less in 12 weeks
      </text>
      {bodyFat.map((percent, week) => (
        <rect
          key={percent}
          className={week === 11 ? 'fill-apricot' : 'fill-apricot-pale'}
          x={46 + week * 19.2}
          y={552 - (percent - 28) * 11}
          width="13"
          height={(percent - 28) * 11}
          rx="5"
        />
      ))}
      <path className="stroke-line stroke-2" d="M46 553h228" />
      <g className={`fill-ink-soft ${small}`}>
        <text x="46" y="573">
          Week 1
        </text>
        <text x="274" y="573" textAnchor="end">
          Week 12
        </text>
      </g>
    </Screen>
  )
}
