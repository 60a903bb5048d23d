import type { ComponentType } from 'react'
import type { SupportArea } from '#content/landings/health-coaching.ts'
import { Fitness } from './fitness.tsx'
import { Habits } from './habits.tsx'
import { KeepingGoing } from './keeping-going.tsx'
import { Nutrition } from './nutrition.tsx'
import { Sleep } from './sleep.tsx'
import { Stress } from './stress.tsx'

/** Each is drawn on a square of 96. */
export const supportDrawings: Record<SupportArea, ComponentType> = {
  nutrition: Nutrition,
  fitness: Fitness,
  habits: Habits,
  sleep: Sleep,
  stress: Stress,
  keepingGoing: KeepingGoing,
}
