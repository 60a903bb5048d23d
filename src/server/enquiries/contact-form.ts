import type { CallBody } from '#contract/calls.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { attachmentProblems } from '#domain/enquiries/attachments.ts'
import { type ContactRequest, contactForm } from '#domain/forms/contact-form.ts'

interface ContactForm {
  readonly request: ContactRequest
  readonly problems: readonly FieldProblem[]
}

/** The enquiry as stored, and every problem with it and its files that is known before they are read. */
export function readContactForm(body: CallBody<'contact_us'>): ContactForm {
  const { form, problems } = contactForm.read(body)
  return {
    request: form,
    problems: [
      ...problems.map(({ field, message }) => ({ field, message })),
      ...attachmentProblems(body.files).map((message) => ({ field: 'files', message })),
    ],
  }
}
