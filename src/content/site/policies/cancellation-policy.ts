import { brand } from '#content/brand.ts'
import { cardKeptOnlyByConsent } from '#content/checkout/saved-card.ts'
import { messageHours } from '#content/site/support-hours.ts'
import type { TextPage } from '#content/site/text-page.ts'
import type { PolicyWords } from './booking-policy.ts'

interface Figures {
  readonly policy: PolicyWords
  readonly holdMinutes: number
  readonly authorisationDays: number
  /** Amounts as they are written: what an assessment costs, and what comes back with so many days' notice. */
  readonly examples: {
    readonly price: string
    readonly full: { readonly days: number; readonly refund: string }
    readonly part: { readonly days: number; readonly refund: string }
  }
}

export const cancellationPolicy = ({ policy, holdMinutes, authorisationDays, examples }: Figures): TextPage => ({
  title: 'Cancellation policy',
  description: `How to move or cancel an appointment with ${brand.name}, what you get back and when, and how to pause or stop the weight programme.`,
  intro:
    'Plans change, and we understand. This page explains how to move or cancel an appointment, what refund you’ll get, and how to pause or stop your weight programme.',
  updated: '19 November 2026',
  sections: [
    {
      id: 'refunds',
      heading: 'Your refund',
      body: [
        'The sooner you tell us, the more we can refund, because we can offer the time to someone else. Notice is counted from the moment you cancel, or tell us, to the start of your appointment, in UK time.',
        {
          table: {
            caption: 'Refunds when you cancel an appointment',
            head: ['Notice you give', 'Fee', 'What you get back'],
            rows: policy.refunds,
          },
        },
        `For example, an adult ADHD assessment costs ${examples.price}. With ${examples.full.days} or more days’ notice you get back ${examples.full.refund}. With ${examples.part.days} days’ notice you get back ${examples.part.refund}. ${policy.exactly} If the clocks change in between, we count in your favour.`,
        'Refunds go to the card you paid with, as soon as you cancel. Your bank may take up to 10 days to show them.',
      ],
    },
    {
      id: 'dna',
      heading: 'What a DNA is',
      body: [
        'DNA is short for “did not attend”. We record one when:',
        { list: policy.dna },
        'After a DNA there’s no refund, and a new appointment needs a new fee. It doesn’t change how you are treated.',
      ],
    },
    {
      id: 'rescheduling',
      heading: 'Moving an appointment',
      body: [
        `${policy.rescheduling} A care episode is one course of care: for example, your ADHD assessment and the follow-up appointments that come from it.`,
        'You can move an appointment at any time before it starts. Moving it never increases your refund. If you move it and then cancel, you get the lower of two amounts: what you would have got when you moved it, and what you would get for the new time. Your account shows the amount before you confirm either.',
      ],
    },
    {
      id: 'cancelling',
      heading: 'Cancelling an appointment',
      body: [
        `${policy.cancelling} If you’ve used it, we’ll tell you before you pay for another appointment of that type. The refund follows the table above, and you see the amount before you confirm.`,
        'If something serious has happened, such as an accident, an illness or a death in the family, please tell us. A member of our team will read it and see what we can do.',
      ],
    },
    {
      id: 'if-we-cancel',
      heading: 'If we have to cancel',
      body: [
        'If your clinician is ill, or we cannot see you for any other reason, you get a full refund, however short the notice, and can book another time. This doesn’t use up your own change or cancellation.',
        `We hold a time for you for ${holdMinutes} minutes while you book. When you pay, your bank sets the amount aside, we book the time, and only then do we charge you. If someone else has booked the time by then, we don’t charge you.`,
      ],
    },
    {
      id: 'weight-programme',
      heading: 'Pausing or stopping the weight programme',
      body: [
        `You can pause or cancel the weight programme at any time. There is no minimum term. Each payment is for one month. ${cardKeptOnlyByConsent}`,
        `When you order medication, your card is authorised: your bank sets the amount aside, and we don’t charge you yet. We charge your card when a clinician has approved the treatment and a pharmacist has checked it. If they decline it, or have not decided after ${authorisationDays} days, the money is released and you pay nothing. Your bank may take a few days to show it. If you change your mind before a clinician has decided, cancel the order in your account or tell us, and we’ll release it straight away.`,
        'Once medicine has left the pharmacy we cannot take it back, because it cannot safely be given to anyone else. If it arrives damaged, warm or wrong, tell us straight away and we will put it right.',
        'Before you stop a medicine, please talk to your clinician, so that you can stop safely.',
      ],
    },
    {
      id: 'prescriptions',
      heading: 'Posted prescriptions',
      body: [
        `${policy.postedPrescription} You pay it only if you ask for a paper prescription by post, and once that has been posted we cannot refund it.`,
      ],
    },
    {
      id: 'outcomes',
      heading: 'How appointments are recorded',
      body: [
        'Appointments may be accepted, declined or cancelled, and one that was missed is recorded as a DNA. Your account shows which:',
        {
          list: [
            'accepted: your time is confirmed. Your account shows Booked, and Completed afterwards',
            'rescheduled: you moved it to another time',
            'declined: we could not see you, and you get a full refund',
            'cancelled: you cancelled it in time',
            policy.dnaInShort,
          ],
        },
      ],
    },
    {
      id: 'how-to',
      heading: 'How to tell us',
      body: [
        [
          'The quickest way is ',
          { text: 'your account', page: 'account' },
          '. There you can move or cancel an appointment at any hour, and see your refund before you confirm.',
        ],
        [
          'You can also call ',
          { text: brand.phone.display, href: brand.phone.href },
          ', write to ',
          { text: brand.email, href: `mailto:${brand.email}` },
          ' or use the ',
          { text: 'contact page', page: 'contactUs' },
          `. Give your name and the reference of your booking. Support hours are ${messageHours}. A message that arrives outside those hours still counts from the moment you sent it.`,
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
          '. Nothing in it takes away the rights that the law gives you as a consumer. If you think we’ve got something wrong, please tell us, and we’ll look at it again.',
        ],
      ],
    },
  ],
})
