import type { ComponentType } from 'react'
import type { SupportArea } from '#content/site/landings/health-coaching.ts'

/** A shower that is passing. */
const StressDrawing = () => (
  <>
    <circle className="fill-sun" cx="64" cy="34" r="20" />
    <path className="fill-white" d="M16 62c-6-14 4-26 16-24 6-14 28-14 34 0 14-2 22 14 14 24Z" />
    <path className="fill-none stroke-ink stroke-3" d="M16 62c-6-14 4-26 16-24 6-14 28-14 34 0 14-2 22 14 14 24Z" />
    <path className="fill-none stroke-green-light stroke-4" d="m30 72-4 8m18-8-6 12m20-12-4 8" />
  </>
)

/** A moon in a window. */
const SleepDrawing = () => (
  <>
    <path className="fill-ink" d="M18 84V40c0-42 60-42 60 0v44Z" />
    <path className="fill-sun" d="M64 46a17 17 0 1 1-15-25 14 14 0 0 0 15 25Z" />
    <circle className="fill-white" cx="66" cy="32" r="2" />
    <circle className="fill-white" cx="32" cy="58" r="2" />
    <path className="fill-green-light" d="M18 70c16-10 40-8 60-2v16H18Z" />
    <path className="fill-none stroke-apricot stroke-4" d="M10 86h76" />
  </>
)

/** A full bowl. */
const NutritionDrawing = () => (
  <>
    <path className="fill-green-light" d="M30 46C22 34 26 20 40 14c6 12 4 24-6 32Z" />
    <path className="fill-apricot" d="M52 46c-6-14 2-26 16-28 6 12 0 24-12 28Z" />
    <circle className="fill-sun" cx="48" cy="38" r="11" />
    <path className="fill-ink" d="M10 46h76c0 22-14 36-38 36S10 68 10 46Z" />
    <path className="fill-none stroke-green-light stroke-3" d="M20 56c2 10 8 16 16 20M38 88h20" />
  </>
)

/** Stepping stones, one of them missed. */
const KeepingGoingDrawing = () => (
  <>
    <path className="fill-green-light/40" d="M0 56c24-12 40 8 60-2s24-8 36-2v36H0Z" />
    <g className="fill-white stroke-ink stroke-3">
      <ellipse cx="18" cy="76" rx="14" ry="6" />
      <ellipse cx="78" cy="52" rx="11" ry="5" />
    </g>
    <ellipse className="fill-none stroke-ink stroke-3" strokeDasharray="2 6" cx="48" cy="65" rx="12" ry="5" />
    <path className="fill-none stroke-apricot stroke-4" d="M18 66C24 20 66 14 76 40m-10-4 10 5 5-10" />
  </>
)

/** A new key on an old ring. */
const HabitsDrawing = () => (
  <>
    <circle className="fill-none stroke-ink stroke-5" cx="48" cy="24" r="16" />
    <path className="fill-green-light" d="M28 38h12v34l-6 6 4 4-4 6-6-6Z" />
    <path className="fill-apricot" d="m56 37 11-4 12 33-4 8 5 3-2 7-8-4Z" />
    <circle className="fill-sage" cx="34" cy="42" r="12" />
    <circle className="fill-sun" cx="62" cy="40" r="12" />
    <path className="fill-none stroke-ink stroke-3" d="M34 30c0-2 1-4 2-6m22 6c-1-2-1-4-2-6" />
    <circle className="fill-white" cx="34" cy="44" r="3.500" />
    <circle className="fill-white" cx="62" cy="42" r="3.500" />
  </>
)

/** A shoe that has been out. */
const FitnessDrawing = () => (
  <>
    <path className="fill-apricot" d="M12 40c8 8 18 6 24-4l22 20c8 6 28 4 28 16v4H10c-4-12-2-24 2-36Z" />
    <path className="fill-white" d="M10 72h76v8c0 4-2 6-6 6H16c-4 0-6-2-6-6Z" />
    <path className="fill-none stroke-ink stroke-3" d="M10 76h76M38 44l-8 6m16 2-8 6m16 0-8 6" />
    <path className="fill-none stroke-green stroke-3" d="M54 18h26M62 30h24M48 8h18" />
  </>
)

/** Each is drawn on a square of 96. */
export const supportDrawings: Record<SupportArea, ComponentType> = {
  nutrition: NutritionDrawing,
  fitness: FitnessDrawing,
  habits: HabitsDrawing,
  sleep: SleepDrawing,
  stress: StressDrawing,
  keepingGoing: KeepingGoingDrawing,
}
