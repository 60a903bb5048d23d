const stars: readonly [x: number, y: number, r: number][] = [
  [70, 120, 2],
  [150, 40, 3],
  [262, 150, 2],
  [380, 66, 2],
  [520, 130, 3],
  [640, 30, 2],
  [742, 96, 2],
  [860, 50, 3],
  [930, 170, 2],
  [1046, 88, 2],
  [1130, 20, 2],
  [1236, 140, 3],
  [1330, 60, 2],
  [1560, 190, 2],
]

/** Stars and a thin moon, at the top right of whatever they fill. */
export function NightSky({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1600 240" preserveAspectRatio="xMaxYMin slice" className={className} aria-hidden="true">
      <g className="fill-sage">
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path className="fill-sun" d="M1500 112a44 44 0 1 1-41-64 36 36 0 0 0 41 64Z" />
    </svg>
  )
}
