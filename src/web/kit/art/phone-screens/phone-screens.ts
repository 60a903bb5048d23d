import { BmiScreen } from './bmi-screen.tsx'
import { BodyFatScreen } from './body-fat-screen.tsx'
import { HabitsScreen } from './habits-screen.tsx'
import { HydrationScreen } from './hydration-screen.tsx'
import { WeightScreen } from './weight-screen.tsx'

/**
 * Each is drawn on the screen of the phone.
 *
 * What the app shows somebody of 1.70 m after twelve weeks. The figures belong together: 96.4 kg at that height is a
 * BMI of 33.4, and 88.1 kg one of 30.5.
 */
export const phoneScreens = {
  weight: WeightScreen,
  bmi: BmiScreen,
  'body-fat': BodyFatScreen,
  habits: HabitsScreen,
  hydration: HydrationScreen,
}
