import type { ComponentType } from 'react'
import type { MeasureName } from '#content/site/landings/weight-management.ts'
import { BmiDrawing } from './bmi-drawing.tsx'
import { BodyFatDrawing } from './body-fat-drawing.tsx'
import { HabitsDrawing } from './habits-drawing.tsx'
import { HydrationDrawing } from './hydration-drawing.tsx'

export const measureDrawings: Record<MeasureName, ComponentType> = {
  bmi: BmiDrawing,
  bodyFat: BodyFatDrawing,
  habits: HabitsDrawing,
  hydration: HydrationDrawing,
}
