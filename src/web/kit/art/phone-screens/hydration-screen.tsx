import { Panel, Reading, Screen, small, strong } from './screen.tsx'

/** Glasses in every two hours from six in the morning: seven so far. */
const glasses = [1, 2, 1, 2, 0, 1, 0, 0]

export function HydrationScreen() {
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
      <text className={`fill-ink ${strong}`} x="46" y="448">
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
      <g className={`fill-ink-soft ${small}`}>
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
