import { myCompanion, saveCompanionWeek, setCompanion } from './companion.ts'

export const companionCalls = {
  [myCompanion.name]: myCompanion,
  [saveCompanionWeek.name]: saveCompanionWeek,
  [setCompanion.name]: setCompanion,
}
