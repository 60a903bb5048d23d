import { useState } from 'react'
import { journey } from '#content/site/landings/weight-management.ts'
import { Walker } from '#web/kit/art/person.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { PauseButton } from '#web/kit/ui/pause-button.tsx'
import { useRotation } from '#web/kit/ui/use-rotation.ts'
import { rotationMs } from '../rotation-intervals.ts'

/** All five parts read at any time; which one is in front changes by itself until a reader chooses. */
export function Journey() {
  const [at, setAt] = useState(0)
  const rotation = useRotation(rotationMs.journey, () => setAt((before) => (before + 1) % journey.phases.length))

  function choose(phase: number) {
    rotation.stop()
    setAt(phase)
  }

  return (
    <section
      aria-labelledby="journey"
      className="on-dark overflow-hidden bg-green text-white print:bg-transparent print:text-ink"
    >
      <div className={`${gutter} flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-14 md:pt-24`}>
        <div>
          <h2 id="journey">{journey.heading}</h2>
          <p className="mt-4 max-w-[52ch] text-lg text-sage print:text-ink">{journey.lead}</p>
        </div>
        {/* Its place is kept before it is known whether anything may move. */}
        <div className="-mx-3 min-h-11 noscript:hidden">
          {rotation.canRun && (
            <PauseButton paused={rotation.stopped} onToggle={rotation.toggle} subject={journey.heading} />
          )}
        </div>
      </div>
      <div {...rotation.hold}>
        <div className={`${gutter} print:hidden`}>
          <Descent at={at} columnWidth={240} className="-mb-0.5 block w-full max-lg:hidden" />
          <Descent at={at} columnWidth={120} className="-mb-0.5 block w-full lg:hidden" />
        </div>
        <div className="bg-ink pb-10 md:pb-20 print:bg-transparent">
          <ol className={`${gutter} grid lg:grid-cols-5`}>
            {journey.phases.map(({ name, text }, phase) => {
              const isCurrent = phase === at
              return (
                <li
                  key={name}
                  className={`relative py-5 transition-colors duration-200 max-lg:border-t lg:pr-8 ${isCurrent ? 'border-sun' : 'border-sage/30'}`}
                >
                  <h3>
                    <button
                      type="button"
                      aria-current={isCurrent ? 'step' : undefined}
                      onClick={() => choose(phase)}
                      className={`w-full cursor-pointer text-left outline-none after:absolute after:inset-0 after:-left-3 after:rounded-option focus-visible:after:outline-3 focus-visible:after:outline-focus ${isCurrent ? 'text-sun print:text-ink' : ''}`}
                    >
                      {name}
                    </button>
                  </h3>
                  <p className={`mt-2 ${isCurrent ? '' : 'text-sage print:text-ink'}`}>{text}</p>
                </li>
              )
            })}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** How far down each part of the way is. */
const heights = [124, 152, 202, 246, 268]

type Place = { x: number; y: number }

const curve = (from: Place, to: Place) => {
  const lean = (to.x - from.x) * 0.45
  return `C${from.x + lean} ${from.y} ${to.x - lean} ${to.y} ${to.x} ${to.y}`
}

type Props = { at: number; columnWidth: number; className: string }

/** A path down a hillside with five resting places, and a walker who has reached one of them. The hill runs on. */
function Descent({ at, columnWidth, className }: Props) {
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
