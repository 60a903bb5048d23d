import { PerchedLark } from './perched-lark.tsx'

/** Three ways from one post, in the colours of the three services. It stands on whatever is below it. */
export function Signpost({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 260" className={className} aria-hidden="true">
      <circle className="fill-sun/25" cx="268" cy="150" r="112" />
      <circle className="fill-sun/40" cx="268" cy="150" r="88" />
      <circle className="fill-sun" cx="268" cy="150" r="66" />
      <path
        className="fill-none stroke-ink-soft stroke-3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M60 52c7-9 18-9 24 1c6-10 17-10 24-1M22 84c5-7 14-7 19 1c5-8 14-8 19-1"
      />
      <path className="fill-sage" d="M0 260c60-34 130-44 200-40s140 12 200 40Z" />
      <path className="fill-green" d="M190 96h14v146h-14Z" />
      <g strokeLinejoin="round" strokeWidth="3">
        <path className="fill-ink stroke-ink" d="M84 108h136v30H84l-18-15Z" />
        <path className="fill-apricot stroke-ink" d="M172 146h136l18 15-18 15H172Z" />
        <path className="fill-white stroke-ink" d="M104 184h112v28H104l-17-14Z" />
      </g>
      <path className="fill-none stroke-sun stroke-3" strokeLinecap="round" d="M92 118c22 0 28 12 50 12h56" />
      <path className="fill-none stroke-ink stroke-3" strokeLinecap="round" d="M192 161h84" />
      <path className="fill-none stroke-green-light stroke-3" strokeLinecap="round" d="M122 198h72" />
      <g transform="translate(142 2)scale(.9)">
        <PerchedLark />
      </g>
      <g className="fill-none stroke-ink stroke-3" strokeLinecap="round">
        <path d="M56 250c0-16-4-24-10-30m22 28c0-12 4-20 10-26M310 250c0-16 6-26 12-32" />
      </g>
      <circle className="fill-apricot" cx="45" cy="217" r="6" />
      <circle className="fill-white" cx="79" cy="219" r="5" />
      <circle className="fill-sun" cx="323" cy="215" r="6" />
    </svg>
  )
}
