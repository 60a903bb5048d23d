/** A doctor who could be any of them, with a stethoscope and a morning behind her. Drawn like the portraits. */
export function Doctor({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMax meet" className={className} aria-hidden="true">
      <circle className="fill-sun" cx="156" cy="70" r="30" />
      <path
        className="fill-green-light"
        d="M-400 158c200-28 340-20 440-10 60 6 110-22 160-18 150 10 250-12 400-2v86H-400Z"
      />
      <g className="fill-ink">
        <circle cx="102" cy="58" r="42" />
        <circle cx="66" cy="66" r="22" />
        <circle cx="138" cy="66" r="22" />
        <circle cx="84" cy="32" r="22" />
        <circle cx="120" cy="32" r="22" />
      </g>
      <path className="fill-apricot" d="M88 98h28v32H88Z" />
      <path className="fill-apricot" d="M72 76c0-22 12-34 30-34s30 12 30 34c0 24-12 40-30 40S72 100 72 76Z" />
      <path className="fill-ink" d="M70 78c0-26 12-40 32-40s32 14 32 40c-8-4-14-12-16-20-12 8-30 10-48 20Z" />
      <path className="fill-white" d="M20 214c2-52 26-82 66-88l16 12 16-12c40 6 62 36 64 88Z" />
      <path className="fill-sage" d="m84 124 18 44 18-44-18 12Z" />
      <path
        className="fill-none stroke-line-strong stroke-3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m82 126 20 48 20-48M102 176v30M52 172c-4 12-5 24-5 36m103-36c4 12 5 24 5 36"
      />
      <path
        className="fill-none stroke-green stroke-4"
        strokeLinecap="round"
        d="M74 128c-8 22-8 36 2 48m54-48c8 20 8 32 2 44"
      />
      <circle className="fill-apricot stroke-green stroke-4" cx="130" cy="180" r="8" />
    </svg>
  )
}
