import { contactForm as words } from '#content/enquiries/contact-form.ts'
import type { savedRequest } from './saved-request.ts'

const shape = /^LWC-[0-9A-Z]{4,12}$/

/** The reference in the address, when a person follows a link in our email. */
export function aboutHere(): string | null {
  const named = new URLSearchParams(window.location.search).get('about')?.toUpperCase() ?? ''
  return shape.test(named) ? named : null
}

/** Required fields, filled in for a person who is answering our email. */
export function answering(kept: ReturnType<typeof savedRequest>): ReturnType<typeof savedRequest> {
  const about = aboutHere()
  if (about === null) return kept
  const { reason, subject } = kept.request
  const filled = { reason: reason || 'other', subject: subject || words.answerSubject(about) }
  return { ...kept, request: { ...kept.request, ...filled } }
}
