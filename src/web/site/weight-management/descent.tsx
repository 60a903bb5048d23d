import { Walker } from '#web/art/person.tsx'

/** How far down each part of the way is. */
const heights = [46, 78, 134, 184, 208]

type Place = { x: number; y: number }

const between = (from: Place, to: Place) => {
  const lean = (to.x - from.x) * 0.45
  return `M${from.x} ${from.y}C${from.x + lean} ${from.y} ${to.x - lean} ${to.y} ${to.x} ${to.y}`
}

type Props = { at: number; columnWidth: number; className: string }

/** A path down a hillside with five resting places, and somebody who has reached one of them. */
export function Descent({ at, columnWidth, className }: Props) {
  const places = heights.map((y, column) => ({ x: column * columnWidth + 26, y: y + 40 }))
  const width = heights.length * columnWidth
  const edges = places.slice(1).map((to, from) => ({ from: places[from] ?? to, to }))
  const end = places.at(-1) ?? { x: 0, y: 0 }
  const start = places[0] ?? end
  const now = places[at] ?? end
  const ridge = edges.map(({ from, to }) => between(from, to).replace('M', 'L')).join('')
  return (
    <svg viewBox={`0 0 ${width} 300`} className={className} aria-hidden="true">
      <path className="fill-green/60" d={`M0 ${start.y}${ridge}L${width} ${end.y + 8}V300H0Z`} />
      <path
        className="fill-none stroke-green-light stroke-2"
        d={`M0 ${start.y + 70}C${width * 0.3} ${start.y + 60} ${width * 0.5} ${end.y + 34} ${width} ${end.y + 32}`}
      />
      <g className="fill-none stroke-5" strokeLinecap="round">
        <path className="stroke-sun" d={`M0 ${start.y}H${start.x}`} />
        <path className="stroke-sage/50" strokeDasharray="1 13" d={`M${end.x} ${end.y}L${width} ${end.y + 8}`} />
        {edges.map(({ from, to }, edge) => (
          <path
            key={from.x}
            className={`transition-[stroke] duration-200 ${edge < at ? 'stroke-sun' : 'stroke-sage/50'}`}
            strokeDasharray={edge < at ? undefined : '1 13'}
            d={between(from, to)}
          />
        ))}
      </g>
      {places.map(({ x, y }, place) => (
        <circle
          key={x}
          className={`stroke-5 transition-colors duration-200 ${place <= at ? 'fill-apricot stroke-ink' : 'fill-ink stroke-sage'}`}
          cx={x}
          cy={y}
          r={place === at ? 13 : 9}
        />
      ))}
      <g
        className="motion-safe:[transition:transform_500ms_ease-out]"
        transform={`translate(${now.x - 28} ${now.y - 108})`}
      >
        <Walker hasShadow={false} legs="stroke-mint" />
      </g>
    </svg>
  )
}
