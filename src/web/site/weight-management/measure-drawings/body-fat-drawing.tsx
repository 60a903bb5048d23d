import { MeasureFrame } from './measure-frame.tsx'

/** A ring with its smaller share marked. */
export const BodyFatDrawing = () => (
  <MeasureFrame>
    <g className="fill-none" strokeWidth="10">
      <circle className="stroke-green" cx="32" cy="32" r="23" />
      <path className="stroke-apricot" strokeLinecap="round" d="M32 9a23 23 0 0 1 22.700 26.700" />
    </g>
    <path
      className="fill-none stroke-ink stroke-3"
      strokeLinecap="round"
      d="m27 39 10-14m-9 1.500a1.500 1.500 0 1 1-3 0 1.500 1.500 0 1 1 3 0m11 11a1.500 1.500 0 1 1-3 0 1.500 1.500 0 1 1 3 0"
    />
  </MeasureFrame>
)
