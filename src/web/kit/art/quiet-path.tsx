import { PerchedLark } from './perched-lark.tsx'
import { Sun } from './sun.tsx'

/** A lark on a signpost that points nowhere in particular: for pages that are not there. */
export function QuietPath({ className }: { className?: string }) {
  return (
    <svg viewBox="0 -24 480 364" className={`scene ${className ?? ''}`} aria-hidden="true">
      <Sun x={344} y={150} r={62} />
      <path className="fill-sage" d="M0 266c90-56 190-52 270-34s150-4 210-36V340H0Z" />
      <path className="fill-hill" d="M0 296c120-46 220-34 300-20 70 12 130-4 180-22v86H0Z" />
      <path
        className="fill-apricot-pale"
        d="M236 340c26-22 94-24 86-42-6-12-42-12-26-23l10 2c-6 9 42 9 46 25s-22 22-30 38Z"
      />
      <path
        className="fill-green-light"
        d="M0 318c110-34 180-18 240 4 10 4 22 12 30 18H0Zm322 22c48-24 108-32 158-40v40Z"
      />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path className="fill-none stroke-ink stroke-8" d="M158 314V112" />
        <path className="fill-white stroke-ink stroke-3" d="M96 128H222l22 18-22 18H96Z" />
        <path className="fill-apricot-pale stroke-ink stroke-3" d="M218 182H104L84 198l20 16H218Z" />
        <path className="fill-none stroke-line-strong stroke-3" d="M116 146h80m-72 52h74" />
        <path className="fill-none stroke-ink stroke-3" d="M60 322c2-22-6-38-14-48m30 48c0-12 6-24 14-30" />
      </g>
      <path className="fill-ink" d="M60 304c-12 0-22-8-24-18 14-2 24 6 24 18Z" />
      <circle className="fill-apricot" cx="46" cy="268" r="9" />
      <circle className="fill-sun" cx="92" cy="288" r="7" />
      <g transform="translate(96 4)">
        <PerchedLark />
      </g>
    </svg>
  )
}
