/** A coach with tea and time, for the third service card. */
export function Coach({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 340 270" preserveAspectRatio="xMaxYMax meet" className={className} aria-hidden="true">
      <circle className="fill-mint" cx="206" cy="120" r="112" />
      <path className="fill-ink" d="M164 92c-14-52 26-80 60-70 38 4 50 42 34 82-4 24 4 34 10 46H158c6-16 10-34 6-58Z" />
      <circle className="fill-ink" cx="226" cy="20" r="19" />
      <path className="fill-apricot-pale" d="M194 128h38v40H194Z" />
      <path
        className="fill-apricot-pale"
        d="M178 84c0-20 14-32 34-32 22 0 34 14 34 36 0 28-14 50-34 50s-34-24-34-54Z"
      />
      <path
        className="fill-ink"
        d="M174 94c2-36 30-40 48-38-4 18-22 30-48 38Zm46-38c16 2 30 14 30 36-12-6-24-18-30-36Z"
      />
      <path className="fill-green-light" d="M96 270c2-66 34-104 94-112 10 18 36 18 46 0 58 6 90 48 92 112Z" />
      <path
        className="fill-none stroke-sage stroke-3"
        strokeLinecap="round"
        d="M188 160c10 24 40 24 50 0m46 72c4 12 6 24 6 38"
      />
      <path
        className="fill-none stroke-green-light"
        strokeWidth="34"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M118 262l34-18-26-18"
      />
      <circle className="fill-apricot-pale" cx="112" cy="214" r="19" />
      <path className="fill-apricot" d="M66 186h50v36c0 12-8 18-18 18H84c-10 0-18-6-18-18Z" />
      <path className="fill-none stroke-apricot stroke-6" d="M66 196c-16-2-18 24 0 22" />
      <path
        className="fill-none stroke-ink-soft stroke-3"
        strokeLinecap="round"
        d="M82 172c-6-10 6-16 0-26m18 26c-6-10 6-16 0-26"
      />
      <path
        className="fill-none stroke-apricot-pale"
        strokeWidth="12"
        strokeLinecap="round"
        d="M122 203l-20-1m23 15H100m21 14-17 1"
      />
    </svg>
  )
}
