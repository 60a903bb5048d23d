import { Panel, Reading, Screen, small, strong } from './screen.tsx'

/** From 24 on the left to 40 on the right of a half circle. */
function onDial(bmi: number, r: number): string {
  const turn = Math.PI * (1 - (bmi - 24) / 16)
  return `${(160 + r * Math.cos(turn)).toFixed(1)} ${(390 - r * Math.sin(turn)).toFixed(1)}`
}
const arc = (from: number, to: number) => `M${onDial(from, 96)}A96 96 0 0 1 ${onDial(to, 96)}`

export function BmiScreen() {
  return (
    <Screen clock="7:43" title="BMI" when="Worked out from 1.70 m and 88.1 kg">
      <Panel y={140} height={336} />
      <Reading y={200} value="30.5" unit="" change="It was 33.4 in January" />
      <g className="fill-none" strokeWidth="20" strokeLinecap="round">
        <path className="stroke-sage" d={arc(24, 40)} />
        <path className="stroke-apricot-pale" d={arc(30.5, 33.4)} />
      </g>
      <path
        className="fill-none stroke-ink stroke-2"
        strokeDasharray="1 6"
        strokeLinecap="round"
        d={`M${onDial(33.4, 76)}L${onDial(33.4, 116)}`}
      />
      <path className="stroke-ink stroke-5" strokeLinecap="round" d={`M160 390L${onDial(30.5, 72)}`} />
      <circle
        className="fill-apricot stroke-ink stroke-3"
        cx={onDial(30.5, 96).split(' ')[0]}
        cy={onDial(30.5, 96).split(' ')[1]}
        r="10"
      />
      <circle className="fill-ink" cx="160" cy="390" r="10" />
      <g className={`fill-ink-soft ${small}`}>
        <text x="56" y="424">
          24
        </text>
        <text x="250" y="424">
          40
        </text>
        <text x="214" y="292">
          January
        </text>
      </g>
      <Panel y={490} height={96} className="fill-apricot-pale" />
      <text className={`fill-ink ${strong}`} x="46" y="524">
        Your own next mark: 30.0
      </text>
      <text className={`fill-ink-soft ${small}`} x="46" y="548">
        BMI is one sign among several.
      </text>
      <text className={`fill-ink-soft ${small}`} x="46" y="568">
        Your clinician looks at them all.
      </text>
    </Screen>
  )
}
