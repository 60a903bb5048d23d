import { type LowBmiBand, lowBmiBand } from '#domain/body/bmi-bands.ts'
import { readProgress } from '#domain/intake/engine/saved-progress.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { progressKey } from '#web/shared/answers/questionnaire.ts'

/** What the BMI kept on this device is called, if there is one and it is low. */
export function keptLowBmiBand(): LowBmiBand | null {
  const measured = readProgress(deviceStorage.getItem(progressKey))?.data.Q4_answer
  const { bmi } = { ...(measured as { readonly bmi?: unknown } | undefined) }
  return typeof bmi === 'string' && /^\d+\.\d$/.test(bmi) ? lowBmiBand(Number(bmi)) : null
}
