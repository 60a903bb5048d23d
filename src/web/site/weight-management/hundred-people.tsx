import { obesityReport } from '#content/site/landings/weight-management.ts'

export const peopleTones = { apricot: 'fill-apricot', sun: 'fill-sun', green: 'fill-green-light' }

const perRow = 20

/** A hundred people, one for one. */
export function HundredPeople() {
  const everyone = obesityReport.shares.flatMap(({ count, tone }) => Array.from({ length: count }, () => tone))
  return (
    <svg viewBox="0 0 600 274" className="w-full" role="img" aria-label={obesityReport.picture}>
      {everyone.map((tone, nth) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
          key={nth}
          className={peopleTones[tone]}
          transform={`translate(${(nth % perRow) * 30} ${Math.floor(nth / perRow) * 56})`}
        >
          <circle cx="15" cy="8" r="8" />
          <path d="M4 28c0-14 22-14 22 0v12c0 10-22 10-22 0Z" />
        </g>
      ))}
    </svg>
  )
}
