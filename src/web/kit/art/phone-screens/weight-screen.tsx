import { Panel, Reading, Screen, small, strong } from './screen.tsx'

const weights = [96.4, 95.9, 96.1, 94.8, 94.2, 93.6, 93.9, 92.5, 91.7, 91.9, 90.4, 89.8, 90.1, 89.0, 88.6, 88.1]

const dotAt = (place: number): readonly [x: number, y: number] => [
  48 + place * 14.9,
  440 - ((weights[place] ?? 88) - 86) * 13.6,
]

export function WeightScreen() {
  const dots = weights.map((_, place) => dotAt(place))
  return (
    <Screen clock="7:42" title="Weight" when="The last 12 weeks">
      <Panel y={140} height={336} />
      <Reading y={200} value="88.1" unit="kg" change="8.3 kg less than in January" />
      <path className="fill-none stroke-line stroke-2" d="M46 290h228M46 344h228M46 398h228M46 440h228" />
      <path className="fill-sun/30" d="M48 300c60 4 80 44 130 72 36 20 60 30 94 40v28H48Z" />
      <path
        className="fill-none stroke-apricot stroke-4"
        strokeLinecap="round"
        d="M48 300c60 4 80 44 130 72 36 20 60 30 94 40"
      />
      {dots.map(([x, y], place) => (
        <circle
          key={x}
          className={place === 15 ? 'fill-apricot stroke-ink stroke-3' : 'fill-green'}
          cx={x}
          cy={y}
          r={place === 15 ? 7 : 3}
        />
      ))}
      <g className={`fill-ink-soft ${small}`}>
        <text x="46" y="464">
          Jan
        </text>
        <text x="146" y="464">
          Feb
        </text>
        <text x="244" y="464">
          Mar
        </text>
      </g>
      <Panel y={490} height={96} className="fill-mint" />
      <text className={`fill-ink ${strong}`} x="46" y="524">
        This morning, 7:38
      </text>
      <text className={`fill-ink-soft ${small}`} x="46" y="548">
        From your scale. 0.5 kg less
      </text>
      <text className={`fill-ink-soft ${small}`} x="46" y="568">
        than last time.
      </text>
    </Screen>
  )
}
