import { PartFrame } from './part-frame.tsx'

/** A path that comes by the same bench again and again. */
export const OngoingDrawing = () => (
  <PartFrame>
    <g strokeLinecap="round" strokeLinejoin="round">
      <circle className="fill-sun" cx="252" cy="60" r="26" />
      <path className="fill-green-light/40" d="M0 130c80-40 150-26 220-10 40 8 70-6 100-18v98H0Z" />
      <path className="fill-green-light" d="M0 164c90-24 190-20 320-8v44H0Z" />
      <path
        className="fill-none stroke-apricot-pale"
        strokeWidth="12"
        d="M-10 186c60-6 70-26 96-26 30 0 20 30 56 30s30-34 66-34 26 30 62 30 40-16 60-18"
      />
      <g className="fill-apricot stroke-white stroke-4">
        <circle cx="86" cy="160" r="10" />
        <circle cx="208" cy="156" r="10" />
      </g>
      <g transform="translate(60 44)">
        <rect className="fill-white" width="104" height="84" rx="14" />
        <path className="fill-green" d="M0 14C0 6 6 0 14 0h76c8 0 14 6 14 14v14H0Z" />
        <g className="fill-sage">
          <circle cx="24" cy="46" r="6" />
          <circle cx="80" cy="46" r="6" />
          <circle cx="24" cy="66" r="6" />
          <circle cx="52" cy="66" r="6" />
        </g>
        <circle className="fill-apricot" cx="52" cy="46" r="8" />
        <circle className="fill-apricot" cx="80" cy="66" r="8" />
        <path className="fill-none stroke-ink stroke-4" d="M28-8V8m48-16V8" />
      </g>
    </g>
  </PartFrame>
)
