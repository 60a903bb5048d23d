import { Walker } from '#web/kit/art/person.tsx'

/** How far down each part of the way is. */
const heights = [124, 152, 202, 246, 268]

type Place = { x: number; y: number }

const curve = (from: Place, to: Place) => {
  const lean = (to.x - from.x) * 0.45
  return `C${from.x + lean} ${from.y} ${to.x - lean} ${to.y} ${to.x} ${to.y}`
}

type Props = { at: number; columnWidth: number; className: string }

/** A path down a hillside with five resting places, and somebody who has reached one of them. The hill runs on. */
export function Descent({ at, columnWidth, className }: Props) {
  const places = heights.map((y, column) => ({ x: column * columnWidth + 26, y }))
  const width = heights.length * columnWidth
  const edges = places.slice(1).map((to, nth) => ({ from: places[nth] ?? to, to }))
  const start = places[0] ?? { x: 0, y: 0 }
  const end = places.at(-1) ?? start
  const now = places[at] ?? start
  return (
    <svg viewBox={`0 0 ${width} 320`} className={`overflow-visible ${className}`} aria-hidden="true">
      <path
        className="fill-green-light/50"
        d={`M-1200 250C-300 190 ${width * 0.4} 80 ${width * 0.62} 122S${width + 300} 150 ${width + 1200} 60V340H-1200Z`}
      />
      <path
        className="fill-ink"
        d={`M-1200 ${start.y - 90}C-500 ${start.y - 80} -200 ${start.y} ${start.x} ${start.y}${edges
          .map(({ from, to }) => curve(from, to))
          .join('')}C${width + 200} ${end.y} ${width + 700} ${end.y + 30} ${width + 1200} ${end.y + 10}V340H-1200Z`}
      />
      <g className="fill-none stroke-5" strokeLinecap="round">
        {edges.map(({ from, to }, edge) => (
          <path
            key={from.x}
            className={edge < at ? 'stroke-sun' : 'stroke-sage'}
            strokeDasharray={edge < at ? undefined : '1 13'}
            d={`M${from.x} ${from.y}${curve(from, to)}`}
          />
        ))}
      </g>
      {places.map(({ x, y }, place) => (
        <circle
          key={x}
          className={`stroke-5 ${place <= at ? 'fill-apricot stroke-ink' : 'fill-ink stroke-sage'}`}
          cx={x}
          cy={y}
          r={place === at ? 13 : 10}
        />
      ))}
      <g
        className="motion-safe:[transition:transform_500ms_ease-out]"
        transform={`translate(${now.x - 31} ${now.y - 112})scale(1.1)`}
      >
        <Walker hasShadow={false} legs="stroke-mint" />
      </g>
    </svg>
  )
}
