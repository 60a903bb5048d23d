import { MeasureFrame } from './measure-frame.tsx'

/** A week of days, most of them ticked. */
export const HabitsDrawing = () => (
  <MeasureFrame>
    <g className="fill-sage">
      <rect x="4" y="12" width="16" height="16" rx="5" />
      <rect x="44" y="36" width="16" height="16" rx="5" />
    </g>
    <g className="fill-green">
      <rect x="24" y="12" width="16" height="16" rx="5" />
      <rect x="44" y="12" width="16" height="16" rx="5" />
      <rect x="4" y="36" width="16" height="16" rx="5" />
    </g>
    <rect className="fill-apricot" x="24" y="36" width="16" height="16" rx="5" />
    <g className="fill-none stroke-white stroke-3" strokeLinecap="round" strokeLinejoin="round">
      <path d="m28 20 3 3 5-6m12 3 3 3 5-6M8 44l3 3 5-6m12 3 3 3 5-6" />
    </g>
  </MeasureFrame>
)
