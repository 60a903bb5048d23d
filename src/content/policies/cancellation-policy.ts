import { brand } from '#content/brand.ts'
import { messageHours } from '#content/support-hours.ts'
import type { TextPage } from '#content/text-page.ts'

export const cancellationPolicy: TextPage = {
  title: 'Cancellation policy',
  description: `How to move or cancel an appointment with ${brand.name}, what you get back and when, and how to pause or stop the weight programme.`,
  intro:
    'Plans change, and we understand. This page says how to move or cancel an appointment, what you get back, and how to pause or stop your weight programme.',
  updated: '15 November 2026',
  sections: [
    {
      id: 'refunds',
      heading: 'What you get back',
      body: [
        'The sooner you tell us, the more we can give back, because we can offer the time to someone else. Notice is counted from the moment you tell us to the start of your appointment, in UK time.',
        {
          table: {
            caption: 'Refunds when you cancel an appointment',
            head: ['Notice you give', 'What we keep', 'What you get back'],
            rows: [
              ['7 days or more', 'Nothing', 'A full refund'],
              ['Between 2 and 7 days', 'A 50% fee', 'Half of what you paid'],
              ['Under 48 hours', 'The full fee', 'No refund. It counts as a DNA'],
            ],
          },
        },
        'For example, an adult ADHD assessment costs £850.00. With 7 days’ notice or more you get back £850.00. With 3 days’ notice you get back £425.00.',
        'We pay refunds to the card you paid with.',
      ],
    },
    {
      id: 'dna',
      heading: 'What a DNA is',
      body: [
        'DNA is short for “did not attend”. We record one when:',
        {
          list: [
            'you cancel less than 48 hours before the appointment',
            'you have not joined within 15 minutes of the start time.',
          ],
        },
        'A DNA means that the full fee is kept, and a new appointment needs a new fee. It is not a black mark, and it does not change how you are treated.',
      ],
    },
    {
      id: 'rescheduling',
      heading: 'Moving an appointment',
      body: [
        'You can reschedule at most once per care episode. A care episode is everything that belongs to one course of care: for example, your ADHD assessment and the follow-up that comes from it.',
        'Please tell us at least 48 hours before the appointment, so that the time does not count as a DNA.',
      ],
    },
    {
      id: 'cancelling',
      heading: 'Cancelling an appointment',
      body: [
        'You can cancel one appointment of each appointment type. The refund follows the table above.',
        'If something serious has happened, such as an accident, an illness or a death in the family, please tell us. A person will read it and see what we can do.',
      ],
    },
    {
      id: 'if-we-cancel',
      heading: 'If we have to cancel',
      body: [
        'If your clinician is ill or we cannot keep the appointment, you choose: another time at no extra cost, or a full refund. This does not use up your own change or cancellation.',
      ],
    },
    {
      id: 'weight-programme',
      heading: 'Pausing or stopping the weight programme',
      body: [
        'You can pause or cancel the weight programme at any time. There is no minimum term. Tell us before your next month is prepared and you will not pay for it.',
        'When you order medication, your card is only charged if a clinician approves the treatment. If they do not, you pay nothing.',
        'Once medicine has left the pharmacy we cannot take it back, because it cannot safely be given to anyone else. If it arrives damaged, warm or wrong, tell us straight away and we will put it right.',
        'Before you stop a medicine, please talk to your clinician, so that you can stop safely.',
      ],
    },
    {
      id: 'prescriptions',
      heading: 'Posted prescriptions',
      body: [
        'If you ask for a paper prescription by post, there is a £10 admin fee. Once it has been posted, we cannot refund this fee.',
      ],
    },
    {
      id: 'outcomes',
      heading: 'How appointments are recorded',
      body: [
        'Every appointment ends up with one of these outcomes in your record, so that everyone who looks after you sees the same thing:',
        {
          list: [
            'accepted: your time is confirmed',
            'declined: we could not offer the appointment, and you get your money back',
            'cancelled: you or we called it off in time',
            'DNA: the appointment was missed, or cancelled under 48 hours before.',
          ],
        },
      ],
    },
    {
      id: 'how-to',
      heading: 'How to tell us',
      body: [
        [
          'Call ',
          { text: brand.phone.display, href: brand.phone.href },
          ', write to ',
          { text: brand.email, href: `mailto:${brand.email}` },
          ' or use the ',
          { text: 'contact page', page: 'contactUs' },
          `. Give your name and the date of the appointment. Support hours are ${messageHours}. A message that arrives outside those hours still counts from the moment you sent it.`,
        ],
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      body: [
        [
          'This policy is part of our ',
          { text: 'terms of use', page: 'termsOfUse' },
          '. Nothing in it takes away the rights that the law gives you as a consumer. If you think we have got something wrong, please tell us, and we will look at it again.',
        ],
      ],
    },
  ],
}
