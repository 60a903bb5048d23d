import { brand } from '#content/brand.ts'
import { cardKeptOnlyByConsent } from '#content/checkout/saved-card.ts'
import { compliance } from '#content/compliance.ts'
import type { AssessmentFigures, WeightFigures } from '#content/figures.ts'
import { samaritansNumber } from '#content/safeguarding/urgent-lines.ts'
import { credentials } from '#content/site/credentials.ts'
import { messageHours } from '#content/site/support-hours.ts'
import type { TextPage } from '#content/site/text-page.ts'
import type { PolicyWords } from './booking-policy.ts'
import { emailsSayNothing } from './emails.ts'

interface Figures {
  readonly weight: WeightFigures
  readonly assessment: AssessmentFigures
  readonly policy: PolicyWords
}

export const termsOfUse = ({ weight, assessment, policy }: Figures): TextPage => ({
  title: 'Terms of use',
  description: `What you can expect from ${brand.name} and what we ask of you: who can use the service, how care and prescriptions work, prices, and how these terms can change.`,
  intro: `These terms are the agreement between you and ${brand.name}. They say what you can expect from us and what we ask of you.`,
  updated: '18 November 2026',
  sections: [
    {
      id: 'who-can-use',
      heading: 'Who can use the service',
      body: [
        'Our services are for adults who are in the United Kingdom. You must:',
        {
          list: [
            `be ${assessment.adultAge} or over: under-${assessment.adultAge}s are excluded`,
            'be in the UK when you use the service and at the time of any appointment',
            'answer the questions for yourself, not for someone else',
            'have only one active weight-loss treatment at a time.',
          ],
        },
        'Everyone is welcome to read this site.',
      ],
    },
    {
      id: 'emergencies',
      heading: 'Not for emergencies',
      body: [
        `We are not an emergency service. If your life or someone else’s is in danger, call 999. For urgent medical help call NHS 111, and choose option 2 for a mental health crisis. Samaritans listen day and night on ${samaritansNumber}.`,
      ],
    },
    {
      id: 'care',
      heading: 'How care works',
      body: [
        'Our questionnaires collect what a clinician needs to know. They do not diagnose and they do not prescribe. Once you order or book, a UK clinician reads your answers and decides whether a treatment is right for you, and at which dose. Until then nobody reads them, with one exception: if you tell us that you may not be safe, and you are signed in or ask us to call you. If you need help, contact your GP.',
        {
          list: [
            'A clinician can ask for more information. For weight management, they check your height, weight and BMI and do not rely on the form alone.',
            'A clinician can say no. If so, they tell you why and what else could help.',
            'A result or a price on a screen is not a promise that a medicine will be supplied.',
            'The ADHD self-assessment is a first check, not a diagnosis. Only the appointment with a psychiatrist can lead to one.',
          ],
        },
        'Care with us does not replace your GP. With your agreement, we tell your GP what has been prescribed, so that your record is complete.',
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part',
      body: [
        'Your safety depends on your answers. Please:',
        {
          list: [
            'answer truthfully and as fully as you can',
            'tell us when something changes: a new medicine, a new illness, a pregnancy or a plan for one',
            'read the leaflet in the box and follow your clinician’s advice',
            'never share your medicine with anyone else',
            'get help, and then tell us, if you have a side effect that worries you.',
          ],
        },
        [
          'You can also report side effects yourself through the ',
          { text: 'MHRA Yellow Card scheme', href: 'https://yellowcard.mhra.gov.uk' },
          '.',
        ],
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and payment',
      body: [
        {
          table: {
            caption: 'What our services cost',
            head: ['Service', 'Price', 'Good to know'],
            rows: [
              [
                'Weight programme',
                ...(compliance.promotesPrices
                  ? [
                      `From ${weight.firstMonth} per month`,
                      `${weight.discount} comes off the first month. After that the price follows the dose you agree with your prescriber`,
                    ]
                  : [
                      'The consultation has no fee',
                      'If treatment is right for you, you see its price, and every price after it, before you order',
                    ]),
              ],
              ['Adult ADHD assessment', assessment.price, `One online appointment of ${assessment.minutes} minutes`],
              [
                'Medication review',
                assessment.review.price,
                `${assessment.review.minutes} minutes, only if your psychiatrist books one with you`,
              ],
              ['Posted prescription', assessment.postedPrescription, 'An admin fee, only if you ask for one'],
              ['Delivery', 'Free', 'No names or logos on the parcel'],
            ],
          },
        },
        'You see the full price before you pay.',
        {
          list: [
            `When you order medication, your card is authorised: your bank sets the amount aside, and we don’t charge you yet. It is charged when a clinician has approved the treatment and a pharmacist has checked it, and released when they decline it or after ${weight.authorisationDays} days without a decision.`,
            'When you book an appointment, you pay when you book.',
            `Each payment is for one order or one appointment. ${cardKeptOnlyByConsent}`,
          ],
        },
        compliance.advertisesTreatment
          ? `ADHD medication is paid for separately. It averages around ${assessment.medication.average} per month (range ${assessment.medication.from}-${assessment.medication.to}), depending on the medicine and the dose.`
          : 'Medication is not part of the fee for an ADHD assessment. Your psychiatrist tells you what it would cost before you decide.',
      ],
    },
    {
      id: 'changing-your-mind',
      heading: 'Changing your mind',
      body: [
        [
          `You can pause or cancel the weight programme at any time. ${policy.inShort} The `,
          { text: 'cancellation policy', page: 'cancellationPolicy' },
          ' explains your refund.',
        ],
      ],
    },
    {
      id: 'contact',
      heading: 'How we keep in touch',
      body: [
        'After you order or book, we contact you by phone, email and SMS about your care. Calls and messages may be recorded so that we can check the quality of our care. Marketing needs your consent, is never part of your care, and stops as soon as you tell us.',
        emailsSayNothing,
      ],
    },
    {
      id: 'your-data',
      heading: 'Your data',
      body: [
        [
          'We do not sell your data. The ',
          { text: 'privacy policy', page: 'privacyPolicy' },
          ' says what we keep, why, and what you can ask us to do with it.',
        ],
      ],
    },
    {
      id: 'this-site',
      heading: 'Using this site',
      body: [
        'You may read, print and share our pages for your own use. Please do not copy them for commercial use, try to break into the site, overload it, or pretend to be someone else.',
        'Our articles and pages give general information. They are not advice about your own health.',
        'We work to keep the site available and correct, but it can be down at times. If you cannot reach us here, please call.',
        [
          'The ',
          { text: 'accessibility statement', page: 'accessibility' },
          ' says how accessible the site is, and how to ask for another format.',
        ],
      ],
    },
    {
      id: 'responsibility',
      heading: 'Our responsibility to you',
      body: [
        'We treat you with reasonable skill and care, as the law requires. Nothing in these terms limits our responsibility for death or injury caused by our negligence, for fraud, or for anything else that the law does not let us limit. Your rights as a consumer are not affected.',
        'We are not responsible for harm that comes from answers that were not true or from advice that was not followed, as far as the law allows.',
      ],
    },
    {
      id: 'complaints',
      heading: 'If something goes wrong',
      body: [
        [
          'Please tell us first: ',
          { text: brand.phone.display, href: brand.phone.href },
          ' or ',
          { text: brand.email, href: `mailto:${brand.email}` },
          `. Support hours are ${messageHours}. Making a complaint never changes how you are treated.`,
        ],
        [
          `${brand.name} is regulated by the Care Quality Commission, under ${credentials.provider}. You can also tell the `,
          { text: 'CQC', href: 'https://www.cqc.org.uk' },
          ' about your care.',
        ],
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: [
        'We give 30 days’ notice before we change these terms. If you do not agree with a change, you can stop using the service before it starts. Anything you ordered or booked before the change is still covered by the terms you agreed to.',
      ],
    },
    {
      id: 'law',
      heading: 'The law that applies',
      body: [
        'The law of England and Wales applies to these terms. If you live in Scotland or Northern Ireland, you can also go to the courts there, and you keep any protection the law there gives you.',
      ],
    },
  ],
})
