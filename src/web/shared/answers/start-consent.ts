import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import type { GuestFlowName } from '#domain/intake/flows.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'

export const consentNoteKey = 'questionnaire_consent'

/** `kept`: agreed to here, and the server has not said that it knows. Damaged notes are as good as none. */
type Noted = 'kept' | 'sent'

/** In its present words: after a change of them nobody has agreed. */
export const notedAs = (flow: GuestFlowName): string => `${flow}@${startConsentVersion}`

function notes(): Record<string, Noted> {
  try {
    return { ...JSON.parse(deviceStorage.getItem(consentNoteKey) ?? '{}') }
  } catch {
    return {}
  }
}

/** What this device knows of what stands before a questionnaire, in its present words. */
export const notedConsent = (flow: GuestFlowName): Noted | undefined => notes()[notedAs(flow)]

export const noteConsent = (flow: GuestFlowName, noted: Noted): void =>
  deviceStorage.setItem(consentNoteKey, JSON.stringify({ ...notes(), [notedAs(flow)]: noted }))
