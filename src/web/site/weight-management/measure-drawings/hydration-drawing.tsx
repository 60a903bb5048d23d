import { MeasureFrame } from './measure-frame.tsx'

/** A glass that is on its way to full. */
export const HydrationDrawing = () => (
  <MeasureFrame>
    <path className="fill-mint" d="M14 8h36l-4 46c0 3-2 4-5 4H23c-3 0-5-1-5-4Z" />
    <path className="fill-green-light" d="M15.500 26c8-5 12 4 18 1s10-3 15-1l-2.500 28c0 3-2 4-5 4H23c-3 0-5-1-5-4Z" />
    <path
      className="fill-none stroke-ink stroke-3"
      strokeLinejoin="round"
      d="M14 8h36l-4 46c0 3-2 4-5 4H23c-3 0-5-1-5-4Z"
    />
    <path className="fill-none stroke-sage stroke-3" strokeLinecap="round" d="m25 36 1 12" />
  </MeasureFrame>
)
