/** The sun goes down and the ground takes the colour of the night below it. */
export function DuskEdge({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1600 300" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <circle className="fill-apricot/20" cx="1080" cy="208" r="172" />
      <circle className="fill-apricot/40" cx="1080" cy="208" r="128" />
      <circle className="fill-apricot" cx="1080" cy="208" r="90" />
      <path
        className="fill-none stroke-ink-soft stroke-3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M820 92c8-10 22-10 28 1c6-11 20-11 28-1m-126 34c7-8 18-8 23 1c5-9 16-9 23-1"
      />
      <path className="fill-hill" d="M0 214c190-66 350-58 560-16 220 42 420 30 620-18 160-38 300-26 420 2V300H0Z" />
      <path
        className="fill-green-light"
        d="M0 246c220-36 380-14 560 8 240 28 420-20 640-30 160-8 280 10 400 22v56H0Z"
      />
      <path className="fill-green" d="M0 262c180 10 360-10 560 6s460 2 640-10c160-10 280 4 400 2v42H0Z" />
      <path className="fill-ink" d="M0 284c260-18 480 0 760 2s540-20 840 0v16H0Z" />
    </svg>
  )
}
