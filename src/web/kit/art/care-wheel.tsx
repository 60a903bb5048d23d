import { useId } from 'react'

const hours = Array.from({ length: 60 }, (_, n) => n * 6)

/** The middle of the diagram: somebody on a hill at noon, with light going out from them. 600 × 600, the path of what goes round at r = 230. */
export function CareWheel({ className }: { className?: string }) {
  const scene = useId()
  return (
    <svg viewBox="0 0 600 600" className={`overflow-visible ${className}`} aria-hidden="true">
      <g className="fill-sun">
        <circle className="opacity-10" cx="300" cy="300" r="480" />
        <circle className="opacity-15" cx="300" cy="300" r="380" />
        <circle className="opacity-25" cx="300" cy="300" r="292" />
        <circle className="opacity-40" cx="300" cy="300" r="172" />
      </g>
      <g className="stroke-ink/35 stroke-2" strokeLinecap="round" transform="translate(300 300)">
        {hours.map((turn) => (
          <path key={turn} d={turn % 30 ? 'M0-176v5' : 'M0-180v13'} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle
        className="fill-none stroke-ink/40 stroke-2"
        strokeDasharray="1 9"
        strokeLinecap="round"
        cx="300"
        cy="300"
        r="230"
      />
      <clipPath id={scene}>
        <circle cx="300" cy="300" r="140" />
      </clipPath>
      <g clipPath={`url(#${scene})`}>
        <path className="fill-sun" d="M160 160h280v280H160Z" />
        <path
          className="fill-white/70"
          d="M196 232c2-12 20-14 26-4 8-8 24-4 24 8 8 0 10 10 2 12h-52c-10 0-10-14 0-16Zm146-28c2-10 16-12 21-3 6-7 20-4 20 6 7 0 8 9 1 10h-42c-8 0-8-12 0-13Z"
        />
        <path className="fill-sage" d="M150 372c60-40 110-34 160-18s90 4 140-26v120H150Z" />
        <path className="fill-hill" d="M150 396c70-26 120-20 170-10s90 0 130-14v80H150Z" />
        <path className="fill-green-light" d="M150 440c40-40 90-52 150-52s110 14 150 46v20H150Z" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <path className="fill-none stroke-ink" strokeWidth="15" d="M288 348v46m25-46v46" />
          <path className="fill-apricot" d="M272 276c4-14 52-14 56 0l5 78h-66Z" />
          <path className="fill-none stroke-apricot" strokeWidth="15" d="m279 282-38-28-14-30m94 58 38-28 14-30" />
          <circle className="fill-apricot-pale" cx="226" cy="219" r="9" />
          <circle className="fill-apricot-pale" cx="374" cy="219" r="9" />
          <path className="fill-apricot-pale" d="M292 254h16v18c-4 6-12 6-16 0Z" />
          <circle className="fill-apricot-pale" cx="300" cy="236" r="22" />
          <path className="fill-ink" d="M277 240c-4-22 8-34 25-33 16 0 26 13 21 34-5-9-10-13-14-20-8 9-20 14-32 19Z" />
          <path className="fill-none stroke-apricot-pale stroke-3" d="M288 284c6 5 18 5 24 0" />
        </g>
      </g>
    </svg>
  )
}
