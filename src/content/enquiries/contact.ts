import { brand } from '#content/brand.ts'
import { messageHours } from '#content/site/support-hours.ts'
import type { TextPage } from '#content/site/text-page.ts'

export const contactWays = [
  {
    heading: 'Call us',
    text: brand.phone.display,
    href: brand.phone.href,
    note: brand.supportHours,
  },
  {
    heading: 'Write to us',
    text: brand.email,
    href: `mailto:${brand.email}`,
    note: `We read messages ${messageHours}`,
  },
] as const

/** The code of the form could not be fetched. */
export const formNotLoaded =
  'The form could not be loaded. What you wrote is still here. Check your connection, then try again.'

export const contact: Omit<TextPage, 'sections'> = {
  title: 'Contact us',
  description: `How to reach ${brand.name}: phone, email and opening hours, what to have ready, and where to turn in an emergency.`,
  intro: 'A person will answer. Ask us about anything: a service, an order, an appointment or your data.',
}
