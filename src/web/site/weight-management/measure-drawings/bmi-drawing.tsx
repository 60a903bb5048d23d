import { MeasureFrame } from './measure-frame.tsx'

/** A dial that leans to the good side. */
export const BmiDrawing = () => (
  <MeasureFrame>
    <g className="fill-none" strokeLinecap="round" strokeWidth="9">
      <path className="stroke-apricot" d="M44.500 25.350A25 25 0 0 1 57 47" />
      <path className="stroke-sun" d="M19.500 25.350a25 25 0 0 1 25 0" />
      <path className="stroke-green" d="M7 47a25 25 0 0 1 12.500-21.650" />
    </g>
    <path className="fill-none stroke-ink stroke-4" strokeLinecap="round" d="M32 47 20 35" />
    <circle className="fill-ink" cx="32" cy="47" r="5" />
  </MeasureFrame>
)
