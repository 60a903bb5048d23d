/** The hills a page ends on; the last one takes the colour of the ground below. */
export function LandscapeEdge({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1600 150"
      preserveAspectRatio="xMidYMax slice"
      className={`scene on-dark ${className ?? ''}`}
      aria-hidden="true"
    >
      <path className="fill-sage" d="M0 60C220 6 420 24 640 62c220 36 440 22 620-12 140-26 250-24 340-6V150H0Z" />
      <path className="fill-hill" d="M0 96c180-36 330-26 520-2 240 30 440-18 660-18 180 0 300 28 420 8v66H0Z" />
      <path className="fill-green-light" d="M0 92c200 4 360 40 620 26s460-2 660 4c140 4 240-6 320-10v38H0Z" />
      <path className="fill-ink" d="M0 138c260-20 480 2 760 2s540-18 840 0v11H0Z" />
      {/* The edge is cut on both sides: a phone gets the pair from the left, further in. */}
      <g className="max-md:translate-x-[22rem]">
        <path
          className="fill-none stroke-ink stroke-3"
          strokeLinecap="round"
          d="M252 136c0-18-6-30-14-38m28 38c0-20 8-34 16-40"
        />
        <circle className="fill-apricot" cx="237" cy="94" r="7" />
        <circle className="fill-white" cx="284" cy="92" r="6" />
        <path className="fill-ink" d="M252 122c8-2 14-8 14-16-10 0-15 8-14 16Z" />
      </g>
      <g className="max-md:hidden">
        <path
          className="fill-none stroke-ink stroke-3"
          strokeLinecap="round"
          d="M1322 134c0-22 8-36 16-46m0 46c2-12 10-22 18-26"
        />
        <circle className="fill-sun" cx="1339" cy="84" r="7" />
        <path className="fill-ink" d="M1322 122c-10 0-18-6-20-14 12-2 20 4 20 14Z" />
      </g>
    </svg>
  )
}
