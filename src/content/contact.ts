import { brand } from '#content/brand.ts'
import { redFlagLead, redFlagLines } from '#content/red-flags.ts'
import { messageHours } from '#content/support-hours.ts'
import type { TextPage } from '#content/text-page.ts'

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

export const contact: TextPage = {
  title: 'Contact us',
  description: `How to reach ${brand.name}: phone, email and opening hours, what to have ready, and where to turn in an emergency.`,
  intro: 'A person will answer. Ask us about anything: a service, an order, an appointment or your data.',
  sections: [
    {
      id: 'before-you-write',
      heading: 'What helps us to help you',
      body: [
        {
          list: [
            'Your name, and the date of your order or appointment if you have one.',
            'How and when we can best reach you.',
          ],
        },
        'Email is not the safest place for details about your health. You can just ask us to call you back.',
      ],
    },
    {
      id: 'quick-answers',
      heading: 'Quick answers',
      body: [
        {
          list: [
            [
              'To move or cancel an appointment, see the ',
              { text: 'cancellation policy', page: 'cancellationPolicy' },
              '.',
            ],
            ['For prices, doses and who can join, see the ', { text: 'questions people ask', page: 'faq' }, '.'],
            [
              'To see, correct or erase your data, see ',
              { text: 'your rights', page: 'privacyPolicy', section: 'your-rights' },
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'side-effects',
      heading: 'If you feel unwell on a medicine',
      body: [
        redFlagLead,
        { list: redFlagLines },
        [
          'For anything milder, call us and ask for a clinician. You can also report side effects through the ',
          { text: 'MHRA Yellow Card scheme', href: 'https://yellowcard.mhra.gov.uk' },
          '.',
        ],
      ],
    },
  ],
}
