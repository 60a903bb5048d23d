import { contactForm as words } from '#content/enquiries/contact-form.ts'
import type { savedRequest } from './saved-request.ts'

const shape = /^LWC-[0-9A-Z]{4,12}$/

/** The reference that the address names, where somebody comes from an email of ours. */
export function aboutHere(): string | null {
  const named = new URLSearchParams(window.location.search).get('about')?.toUpperCase() ?? ''
  return shape.test(named) ? named : null
}

/** What is asked of everybody, filled in for whoever only answers. */
export function answering(kept: ReturnType<typeof savedRequest>): ReturnType<typeof savedRequest> {
  const about = aboutHere()
  if (about === null) return kept
  const { reason, subject } = kept.request
  const filled = { reason: reason || 'other', subject: subject || words.answerSubject(about) }
  return { ...kept, request: { ...kept.request, ...filled } }
}
