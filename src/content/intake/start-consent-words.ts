import { consent } from './consent.ts'
import { startConsentVersion } from './start-consent-version.ts'

/** For a visitor of another service the declaration about weight loss is conditional. */
export const startDeclarations = (isElsewhere: boolean) => [
  ...consent.declarations,
  { title: isElsewhere ? consent.treatment.titleElsewhere : consent.treatment.title, text: consent.treatment.text },
]

/** What is kept of it: everything that stood there, and what was ticked. */
export const startConsent = (isElsewhere: boolean) => ({
  version: startConsentVersion,
  wording: [
    ...[...startDeclarations(isElsewhere), consent.health].map(({ title, text }) => `${title}: ${text}`),
    consent.agree,
  ].join('\n'),
})

export const consentInPlace = {
  heading: 'Please agree to a few points',
  lead: 'You need to do this before you order or book. Your answers are saved.',
  points: 'Read the points',
  done: 'Thank you. You’ve agreed to these points.',
} as const

export const noStartConsent =
  'Please agree to the points below first. Nothing has been ordered, and we’ve kept everything you typed.'
