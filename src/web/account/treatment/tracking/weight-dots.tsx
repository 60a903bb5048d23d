import type { ChartDrawing } from './chart-drawing.ts'

/** What was logged by hand is one shape: a hundred of them would take a slow phone as long as all the rest. */
export function WeightDots({ points }: Pick<ChartDrawing, 'points'>) {
  const logged = points.filter(({ isTold }) => !isTold)
  return (
    <>
      <path
        d={logged.map(({ x, y }) => `M${x},${y}h0`).join('')}
        strokeWidth="7"
        strokeLinecap="round"
        className="fill-none stroke-green/60"
      />
      {points
        .filter(({ isTold }) => isTold)
        .map(({ on, x, y }) => (
          <circle key={on} cx={x} cy={y} r="4" strokeWidth="2" className="fill-white stroke-green" />
        ))}
    </>
  )
}
