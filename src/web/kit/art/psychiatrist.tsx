/** The consultant, before a morning that fills whatever frame it is given. */
export function Psychiatrist({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMax meet"
      className={`scene ${className ?? ''}`}
      aria-hidden="true"
    >
      <circle className="fill-sun/40" cx="152" cy="62" r="52" />
      <circle className="fill-sun" cx="152" cy="62" r="34" />
      <path className="fill-sage" d="M-400 150C-200 120-60 128 40 138c60 6 110-16 160-14 150 6 250-10 400 0v90H-400Z" />
      <path className="fill-ink" d="M62 66c0-28 18-44 42-44s40 18 38 46c6 26 2 44-4 56H66C58 108 56 90 62 66Z" />
      <path className="fill-apricot-pale" d="M88 96h26v30H88Z" />
      <path className="fill-apricot-pale" d="M72 74c0-20 10-32 30-32s30 12 30 32c0 22-12 38-30 38S72 96 72 74Z" />
      <path className="fill-ink" d="M70 78c0-26 14-42 36-40 18 0 28 16 28 40-10-6-16-14-18-24-10 12-26 20-46 24Z" />
      <path className="fill-green" d="M22 214c2-52 26-84 66-92 6 14 20 14 26 0 40 8 64 40 66 92Z" />
      <path className="fill-white" d="m88 122 13 22 13-22-7-4H95Z" />
      <path
        className="fill-none stroke-sage stroke-3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m86 122 15 26 15-26M56 168c-4 12-6 26-6 40M146 168c4 12 6 26 6 40"
      />
      <path
        className="fill-none stroke-ink stroke-2"
        strokeLinecap="round"
        d="M80 76a8 8 0 1 0 16 0 8 8 0 1 0-16 0m16-1c4-2 8-2 12 0m0 1a8 8 0 1 0 16 0 8 8 0 1 0-16 0"
      />
    </svg>
  )
}
