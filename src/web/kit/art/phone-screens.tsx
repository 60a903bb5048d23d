import type { ReactNode } from 'react'

const weights = [96.4, 95.9, 96.1, 94.8, 94.2, 93.6, 93.9, 92.5, 91.7, 91.9, 90.4, 89.8, 90.1, 89.0, 88.6, 88.1]

const dotAt = (place: number): readonly [x: number, y: number] => [
  48 + place * 14.9,
  440 - ((weights[place] ?? 88) - 86) * 13.6,
]

function WeightScreen() {
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
      <g className={`fill-ink-soft ${small}`} fontSize="13">
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
      <text className={`fill-ink ${strong}`} fontSize="15" x="46" y="524">
        This morning, 7:38
      </text>
      <text className={`fill-ink-soft ${small}`} fontSize="13" x="46" y="548">
        From your scale. 0.5 kg less
      </text>
      <text className={`fill-ink-soft ${small}`} fontSize="13" x="46" y="568">
        than last time.
      </text>
    </Screen>
  )
}

/** Glasses in every two hours from six in the morning: seven so far. */
const glasses = [1, 2, 1, 2, 0, 1, 0, 0]

function HydrationScreen() {
  return (
    <Screen clock="17:20" title="Hydration" when="Today">
      <Panel y={140} height={262} className="fill-mint" />
      <Reading y={200} value="1.4" unit="litres" change="7 of 10 glasses" />
      <path className="fill-white" d="M184 222h84l-10 150c-1 8-6 12-14 12h-36c-8 0-13-4-14-12Z" />
      <path
        className="fill-green-light/50"
        d="M188 270c14-9 27-7 38 0s25 8 39 0l-7 102c-1 8-6 12-14 12h-36c-8 0-13-4-14-12Z"
      />
      <path
        className="fill-none stroke-ink stroke-3"
        strokeLinejoin="round"
        d="M184 222h84l-10 150c-1 8-6 12-14 12h-36c-8 0-13-4-14-12Z"
      />
      <path className="fill-none stroke-white/80 stroke-3" strokeLinecap="round" d="m202 296 4 60" />
      <circle className="fill-ink" cx="78" cy="338" r="30" />
      <path className="stroke-white stroke-4" strokeLinecap="round" d="M66 338h24m-12-12v24" />
      <Panel y={416} height={170} />
      <text className={`fill-ink ${strong}`} fontSize="15" x="46" y="448">
        Through the day
      </text>
      {glasses.map((count, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour of the day is its place.
          key={place}
          className={count ? 'fill-green-light' : 'fill-paper-deep'}
          x={46 + place * 29}
          y={546 - Math.max(6, count * 36)}
          width="20"
          height={Math.max(6, count * 36)}
          rx="6"
        />
      ))}
      <g className={`fill-ink-soft ${small}`} fontSize="13">
        <text x="46" y="570">
          6 am
        </text>
        <text x="133" y="570">
          Noon
        </text>
        <text x="272" y="570" textAnchor="end">
          10 pm
        </text>
      </g>
    </Screen>
  )
}

/** Seven days each, Monday first; it is Saturday evening. */
const habits = [
  ['Walk after lunch', '1101110'],
  ['Protein at breakfast', '1111010'],
  ['Lights out by eleven', '0110100'],
  ['Weekly injection', '0001000'],
] as const

function HabitsScreen() {
  return (
    <Screen clock="21:40" title="Habits" when="This week">
      {habits.map(([name, days], row) => (
        <g key={name} transform={`translate(0 ${140 + row * 94})`}>
          <Panel y={0} height={82} />
          <text className={`fill-ink ${strong}`} fontSize="15" x="46" y="30">
            {name}
          </text>
          {[...days].map((done, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day of the week is its place.
            <g key={day} transform={`translate(${56 + day * 34.5} 56)`}>
              <circle className={done === '1' ? 'fill-green' : 'fill-paper-deep'} r="13" />
              {done === '1' && (
                <path
                  className="fill-none stroke-white stroke-3"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  d="m-5 0 4 4 6-8"
                />
              )}
            </g>
          ))}
        </g>
      ))}
      <Panel y={516} height={70} className="fill-sun/50" />
      <text className={`fill-ink ${strong}`} fontSize="15" x="46" y="546">
        Fourteen things done.
      </text>
      <text className={`fill-ink ${small}`} fontSize="13" x="46" y="568">
        Two more than last week.
      </text>
    </Screen>
  )
}

const bodyFat = [38.6, 38.2, 38.3, 37.7, 37.2, 36.9, 36.4, 36.1, 35.5, 35.2, 34.6, 34.1]

const ring = { r: 62, length: 2 * Math.PI * 62 }
const share = (percent: number) => `${(ring.length * percent) / 100} ${ring.length}`

function BodyFatScreen() {
  return (
    <Screen clock="7:43" title="Body fat %" when="Measured by your smart scale">
      <Panel y={140} height={218} />
      <g className="fill-none" strokeWidth="22" transform="rotate(-90 116 250)">
        <circle className="stroke-green" cx="116" cy="250" r={ring.r} />
        <circle className="stroke-apricot" cx="116" cy="250" r={ring.r} strokeDasharray={share(34.1)} />
      </g>
      <text className="fill-ink font-display font-[480]" fontSize="26" x="116" y="259" textAnchor="middle">
        34.1%
      </text>
      <circle className="fill-apricot" cx="206" cy="226" r="6" />
      <circle className="fill-green" cx="206" cy="270" r="6" />
      <g className={`fill-ink ${strong}`} fontSize="15">
        <text x="220" y="231">
          Fat
        </text>
        <text x="220" y="275">
          All else
        </text>
      </g>
      <Panel y={372} height={214} />
      <text className={`fill-green ${strong}`} fontSize="15" x="46" y="404">
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
      <g className={`fill-ink-soft ${small}`} fontSize="13">
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

/** From 24 on the left to 40 on the right of a half circle. */
function onDial(bmi: number, r: number): string {
  const turn = Math.PI * (1 - (bmi - 24) / 16)
  return `${(160 + r * Math.cos(turn)).toFixed(1)} ${(390 - r * Math.sin(turn)).toFixed(1)}`
}
const arc = (from: number, to: number) => `M${onDial(from, 96)}A96 96 0 0 1 ${onDial(to, 96)}`

function BmiScreen() {
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
      <g className={`fill-ink-soft ${small}`} fontSize="13">
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
      <text className={`fill-ink ${strong}`} fontSize="15" x="46" y="524">
        Your own next mark: 30.0
      </text>
      <text className={`fill-ink-soft ${small}`} fontSize="13" x="46" y="548">
        BMI is one sign among several.
      </text>
      <text className={`fill-ink-soft ${small}`} fontSize="13" x="46" y="568">
        Your clinician looks at them all.
      </text>
    </Screen>
  )
}

/**
 * Each is drawn on the screen of the phone.
 *
 * What the app shows somebody of 1.70 m after twelve weeks. The figures belong together: 96.4 kg at that height is a
 * BMI of 33.4, and 88.1 kg one of 30.5.
 */
export const phoneScreens = {
  weight: WeightScreen,
  bmi: BmiScreen,
  'body-fat': BodyFatScreen,
  habits: HabitsScreen,
  hydration: HydrationScreen,
}

// Their sizes are in units of the phone: larger letters of a reader do not fit a drawing, and its words stand beside it.
const small = 'font-sans font-medium'
const strong = 'font-sans font-semibold'
const figure = 'font-display font-[480] tracking-tight'

function Screen({ clock, title, when, children }: { clock: string; title: string; when: string; children: ReactNode }) {
  return (
    <g className="animate-appear">
      <text className="fill-ink font-sans font-semibold" fontSize="14" x="42" y="44">
        {clock}
      </text>
      <text className="fill-ink font-display font-[520]" fontSize="28" x="36" y="98">
        {title}
      </text>
      <text className={`fill-ink-soft ${small}`} fontSize="13" x="36" y="120">
        {when}
      </text>
      {children}
    </g>
  )
}

const Panel = ({ y, height, className = 'fill-white' }: { y: number; height: number; className?: string }) => (
  <rect className={className} x="28" y={y} width="264" height={height} rx="20" />
)

/** A figure, its unit, and what has become of it. */
const Reading = ({ y, value, unit, change }: { y: number; value: string; unit: string; change: string }) => (
  <>
    <text className="fill-ink" x="46" y={y}>
      <tspan className={figure} fontSize="52">
        {value}
      </tspan>
      <tspan className="font-sans" fontSize="18" dx="6">
        {unit}
      </tspan>
    </text>
    <text className={`fill-green ${strong}`} fontSize="15" x="46" y={y + 26}>
      {change}
    </text>
  </>
)
