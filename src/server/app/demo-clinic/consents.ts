import { consents as words } from '#content/intake/consents.ts'
import { startConsent } from '#content/intake/start-consent-words.ts'
import type { GivenConsent } from '../../intake/consents/record-consents.ts'

/** The consents of a demo patient with an order. */
export const demoConsents: readonly GivenConsent[] = [
  { kind: 'questionnaire/weight-management', ...startConsent(false), isGiven: true, how: 'assessment' },
  { kind: 'terms', ...words.terms, isGiven: true, how: 'form' },
  { kind: 'marketing', ...words.marketing, isGiven: true, how: 'form' },
]
