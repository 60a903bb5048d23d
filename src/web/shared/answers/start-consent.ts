import { startConsentVersion } from '#content/start-consent-version.ts'
import type { VisitFlowName } from '#domain/questionnaires/flows.ts'
import { deviceStorage } from '#web/device/browser-storage.ts'

const key = 'questionnaire_consent'

/** `kept`: agreed to here, and the server has not said that it knows. Damaged notes are as good as none. */
type Noted = 'kept' | 'sent'

const named = (flow: VisitFlowName) => `${flow}@${startConsentVersion}`

function notes(): Record<string, Noted> {
  try {
    return { ...JSON.parse(deviceStorage.getItem(key) ?? '{}') }
  } catch {
    return {}
  }
}

/** What this device knows of what stands before a questionnaire, in its present words. */
export const notedConsent = (flow: VisitFlowName): Noted | undefined => notes()[named(flow)]

export const noteConsent = (flow: VisitFlowName, noted: Noted): void =>
  deviceStorage.setItem(key, JSON.stringify({ ...notes(), [named(flow)]: noted }))
