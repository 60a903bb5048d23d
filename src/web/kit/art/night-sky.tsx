const stars: readonly [x: number, y: number, r: number][] = [
  [70, 62, 2],
  [150, 30, 3],
  [262, 74, 2],
  [380, 40, 2],
  [520, 66, 3],
  [640, 24, 2],
  [742, 70, 2],
  [860, 36, 3],
  [930, 76, 2],
  [1046, 52, 2],
  [1130, 18, 2],
  [1236, 66, 3],
  [1330, 34, 2],
  [1560, 150, 2],
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
