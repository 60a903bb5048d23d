import { PartFrame } from './part-frame.tsx'

/** A screen with somebody on it, and a clock that is in no hurry. */
export const AppointmentDrawing = () => (
  <PartFrame>
    <g strokeLinecap="round" strokeLinejoin="round">
      <path className="fill-white/60" d="M0 178h320v22H0Z" />
      <path className="fill-ink" d="M66 42c0-8 6-14 14-14h140c8 0 14 6 14 14v122H66Z" />
      <path className="fill-apricot-pale" d="M76 42c0-3 1-4 4-4h140c3 0 4 1 4 4v116H76Z" />
      <circle className="fill-sun" cx="196" cy="70" r="16" />
      <path className="fill-ink" d="M120 88c0-20 12-32 30-32s30 14 28 34c5 18 2 30-2 38h-52c-6-12-8-24-4-40Z" />
      <path className="fill-apricot" d="M140 108h20v24h-20Z" />
      <path className="fill-apricot" d="M128 92c0-14 8-24 22-24s22 10 22 24c0 16-8 28-22 28s-22-12-22-28Z" />
      <path className="fill-ink" d="M126 96c0-20 10-32 27-31 13 0 21 12 21 31-7-5-11-11-13-18-7 9-20 15-35 18Z" />
      <path className="fill-green" d="M92 158c3-22 20-34 48-36 5 8 15 8 20 0 28 2 45 14 48 36Z" />
      <path className="fill-line" d="M46 164h208l14 12c2 3 1 6-3 6H35c-4 0-5-3-3-6Z" />
      <circle className="fill-white stroke-ink stroke-4" cx="268" cy="84" r="30" />
      <path className="fill-apricot" d="M268 84V60a24 24 0 0 1 0 48Z" />
      <path className="fill-none stroke-ink stroke-4" d="M268 84V64m0 20 14 10" />
    </g>
  </PartFrame>
)
