import type { ComponentType } from 'react'
import type { MeasureName } from '#content/landings/weight-management.ts'
import { Bmi } from './bmi.tsx'
import { BodyFat } from './body-fat.tsx'
import { Habits } from './habits.tsx'
import { Hydration } from './hydration.tsx'

export const measureDrawings: Record<MeasureName, ComponentType> = {
  bmi: Bmi,
  bodyFat: BodyFat,
  habits: Habits,
  hydration: Hydration,
}
