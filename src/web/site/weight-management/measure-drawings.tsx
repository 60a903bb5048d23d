import type { ComponentType, ReactNode } from 'react'
import type { MeasureName } from '#content/site/landings/weight-management.ts'

/** A glass that is on its way to full. */
const HydrationDrawing = () => (
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

/** A week of days, most of them ticked. */
const HabitsDrawing = () => (
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

/** A ring with its smaller share marked. */
const BodyFatDrawing = () => (
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

/** A dial that leans to the good side. */
const BmiDrawing = () => (
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

export const measureDrawings: Record<MeasureName, ComponentType> = {
  bmi: BmiDrawing,
  bodyFat: BodyFatDrawing,
  habits: HabitsDrawing,
  hydration: HydrationDrawing,
}

const MeasureFrame = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 64 64" className="size-16 flex-none" aria-hidden="true">
    {children}
  </svg>
)
