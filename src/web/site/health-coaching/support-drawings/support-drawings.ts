import type { ComponentType } from 'react'
import type { SupportArea } from '#content/site/landings/health-coaching.ts'
import { FitnessDrawing } from './fitness-drawing.tsx'
import { HabitsDrawing } from './habits-drawing.tsx'
import { KeepingGoingDrawing } from './keeping-going-drawing.tsx'
import { NutritionDrawing } from './nutrition-drawing.tsx'
import { SleepDrawing } from './sleep-drawing.tsx'
import { StressDrawing } from './stress-drawing.tsx'

/** Each is drawn on a square of 96. */
export const supportDrawings: Record<SupportArea, ComponentType> = {
  nutrition: NutritionDrawing,
  fitness: FitnessDrawing,
  habits: HabitsDrawing,
  sleep: SleepDrawing,
  stress: StressDrawing,
  keepingGoing: KeepingGoingDrawing,
}
