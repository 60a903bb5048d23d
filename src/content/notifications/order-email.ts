import { brand } from '#content/brand.ts'

export interface Email {
  readonly subject: string
  readonly text: string
}

interface Parts {
  readonly name: string | null
  readonly subject: string
  /** A list is one paragraph of several lines. */
  readonly paragraphs: readonly (string | readonly string[])[]
}

/** The greeting and the ending of every email to a patient. */
export const email = ({ name, subject, paragraphs }: Parts): Email => ({
  subject,
  text: [
    name === null ? 'Hello,' : `Hello ${name},`,
    ...paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.join('\n'))),
    `Questions? Write to ${brand.email} or call ${brand.phone.display}, ${brand.supportHours}. In an emergency call 999.`,
    brand.name,
  ].join('\n\n'),
})
