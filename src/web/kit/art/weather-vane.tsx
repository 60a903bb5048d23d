import { PerchedLark } from './perched-lark.tsx'

/** A weather vane on its hill, with a lark that minds neither wind nor rain. The hill runs out at the bottom. */
export function WeatherVane({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 480" className={`overflow-visible ${className}`} aria-hidden="true">
      <circle className="fill-sun/30" cx="236" cy="118" r="64" />
      <circle className="fill-sun" cx="236" cy="118" r="42" />
      <path
        className="fill-white stroke-ink stroke-3"
        strokeLinejoin="round"
        d="M30 98C8 98 4 68 26 64c0-26 38-32 46-8 14-12 38-2 36 16 20 0 20 26 0 26Z"
      />
      <path
        className="fill-none stroke-green-light stroke-4"
        strokeLinecap="round"
        d="m42 116-8 16m34-16-8 16m34-16-8 16m-34 10-8 16m34-16-8 16"
      />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path className="fill-none stroke-ink" strokeWidth="7" d="M160 172v280" />
        <path className="fill-none stroke-ink stroke-5" d="M96 262h128" />
        <circle className="fill-apricot" cx="160" cy="262" r="11" />
        <path className="fill-none stroke-ink stroke-5" d="M66 210h176" />
        <path className="fill-apricot" d="m236 192 40 18-40 18Z" />
        <path className="fill-apricot" d="M50 190h34l14 20-14 20H50l12-20Z" />
      </g>
      <g className="fill-ink font-display font-[560]" fontSize="24" textAnchor="middle">
        <text x="76" y="271">
          W
        </text>
        <text x="244" y="271">
          E
        </text>
      </g>
      <g transform="translate(98 98)">
        <PerchedLark />
      </g>
      <g transform="translate(0 80)">
        <path className="fill-sage" d="M-400 400c200-20 360-56 500-62 130-6 230 34 380 62Z" />
        <path className="fill-green-light" d="M-400 401c220-8 400-36 540-36 110 0 200 22 300 36Z" />
        <path
          className="fill-none stroke-ink stroke-3"
          strokeLinecap="round"
          d="M50 376c0-20-6-32-14-40m28 40c0-14 6-26 12-32M262 384c0-16 6-28 14-34"
        />
        <circle className="fill-apricot" cx="35" cy="332" r="7" />
        <circle className="fill-white" cx="77" cy="340" r="6" />
        <circle className="fill-sun" cx="278" cy="346" r="6" />
      </g>
    </svg>
  )
}
