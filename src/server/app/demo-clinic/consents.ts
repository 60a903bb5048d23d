import { consents as words } from '#content/intake/consents.ts'
import { startConsent } from '#content/intake/start-consent-words.ts'

/** What a made-up patient has agreed to and declined with an order. */
export const demoConsents = (orderId: string) =>
  [
    { kind: 'questionnaire/weight-management', ...startConsent(false), isGiven: true, how: 'assessment' },
    { kind: 'terms', ...words.terms, isGiven: true, how: 'form' },
    { kind: 'marketing', ...words.marketing, isGiven: true, how: 'form' },
  ].map((consent) => ({ orderId, ...consent }))
