const ticks = [-75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75]

/** A half-round dial, for a screen that gives a score and not a verdict. */
export function Gauge({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 340 190" className={className} aria-hidden="true">
      <g className="fill-none" strokeWidth="30" strokeLinecap="round">
        <path className="stroke-white/70" d="M35 170a135 135 0 0 1 270 0" />
        <path className="stroke-apricot" d="M218 44.3A135 135 0 0 1 305 170" />
        <path className="stroke-sun" d="M102.5 53.1A135 135 0 0 1 218 44.3" />
        <path className="stroke-green" d="M35 170A135 135 0 0 1 102.5 53.1" />
      </g>
      <g className="stroke-ink/40 stroke-3" strokeLinecap="round" transform="translate(170 170)">
        {ticks.map((turn) => (
          <path key={turn} d={turn % 45 ? 'M0-102v6' : 'M0-102v14'} transform={`rotate(${turn})`} />
        ))}
      </g>
      <g className="motion-safe:transition-[rotate] motion-safe:duration-500 motion-safe:group-hover:rotate-[28deg] [transform-origin:170px_170px]">
        <path className="fill-ink" d="M160 170l6-98q2-8 6 0l8 98Z" transform="rotate(-22 170 170)" />
      </g>
      <circle className="fill-ink" cx="170" cy="170" r="18" />
      <circle className="fill-apricot-pale" cx="170" cy="170" r="6" />
    </svg>
  )
}
