import type { TextPage } from '#content/site/text-page.ts'
import { redFlagLead, redFlagLines } from '#content/treatment/red-flags.ts'

/** What stands beside the form on the contact page. */
export const beforeYouWrite: TextPage['sections'] = [
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
]
