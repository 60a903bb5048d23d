import { brand } from '#content/brand.ts'
import { compliance } from '#content/compliance.ts'
import { credentials } from '#content/site/credentials.ts'
import { registration } from '#content/site/registration.ts'
import { messageHours } from '#content/site/support-hours.ts'
import type { TextPage } from '#content/site/text-page.ts'
import { values } from '#content/site/values.ts'

export const aboutUs = (adultAge: number): TextPage => ({
  title: 'About us',
  description: `${brand.name} is a UK online health service for adults: weight management, ADHD assessment and health coaching, led by clinicians and shaped around you.`,
  intro: `Good care should not depend on how close you live to a clinic, or on how well you can put things into words in ten minutes. ${brand.name} brings clinicians, coaches and nutritionists to you, at your own pace.`,
  sections: [
    {
      id: 'what-we-do',
      heading: 'What we do',
      body: [
        'We look after adults in the United Kingdom in three ways:',
        {
          list: [
            [
              { text: 'Weight management', page: 'weightManagement' },
              compliance.advertisesTreatment
                ? ': medication, if a UK clinician prescribes it, with one-to-one coaching, a smart scale and a tracking app.'
                : ': a consultation with a UK clinician, with one-to-one coaching, a smart scale and a tracking app.',
            ],
            [
              { text: 'ADHD assessment', page: 'adhdAssessment' },
              compliance.advertisesTreatment
                ? ': an online questionnaire, an appointment with a psychiatrist, then ongoing care and medication reviews.'
                : ': an online questionnaire, an appointment with a psychiatrist, then ongoing care.',
            ],
            [
              { text: 'Health coaching', page: 'healthCoaching' },
              ': one-to-one help with nutrition, fitness and habits.',
            ],
          ],
        },
        'Everything happens online or by phone. You answer in your own time, you can stop and carry on another day, and your answers are saved.',
      ],
    },
    {
      id: 'values',
      heading: 'What we care about',
      body: [{ list: Object.values(values).map(({ name, words }) => [{ strong: `${name}.` }, ` ${words}`]) }],
    },
    {
      id: 'how-we-decide',
      heading: 'How decisions are made',
      body: [
        `Our questionnaires help a clinician to understand you. They never make a diagnosis and they never prescribe. Once you order or book, a clinician who is licensed in the UK reads your answers, asks you if something is missing, ${compliance.advertisesTreatment ? 'decides on treatment and sets the dose' : 'and decides whether we can help'}. Coaches and nutritionists help with the days in between.`,
        `If a treatment is not right for you, we say so, tell you why, and suggest where to turn instead. You pay ${compliance.advertisesTreatment ? 'for a medicine only if a clinician approves it' : 'for treatment only if a clinician approves it'}.`,
        'You can ask any of us a question, and you can always ask us to explain the answer again in plainer words.',
      ],
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      body: [
        {
          list: [
            `We do not treat anyone under ${adultAge}.`,
            'We are not an emergency service, and we do not take the place of your GP.',
            'We do not send a medicine because a form was filled in. Your safety comes before any order.',
            'We do not sell your data, and we do not follow you around the web.',
          ],
        },
      ],
    },
    {
      id: 'regulation',
      heading: 'Regulated, and open about it',
      body: [
        [
          `${brand.name} is regulated by the Care Quality Commission under ${credentials.provider}. You can look up any provider, and read what inspectors found, at `,
          { text: 'cqc.org.uk', href: 'https://www.cqc.org.uk' },
          '. The medicines we use are licensed in the UK.',
        ],
        registration.prescribes,
        [
          `${registration.supplies} You can look up any pharmacy and pharmacist at `,
          { text: 'pharmacyregulation.org', href: 'https://www.pharmacyregulation.org' },
          '.',
        ],
        ...(registration.example === null ? [] : [registration.example]),
        [
          'How we handle your data is in the ',
          { text: 'privacy policy', page: 'privacyPolicy' },
          ', what things cost is in the ',
          { text: 'terms of use', page: 'termsOfUse' },
          ', and what you get back if plans change is in the ',
          { text: 'cancellation policy', page: 'cancellationPolicy' },
          '. All three are written to be read.',
        ],
      ],
    },
    {
      id: 'talk-to-us',
      heading: 'Talk to us',
      body: [
        [
          'Not sure where to begin? ',
          { text: 'Choose what you would like to focus on', page: 'getStarted' },
          ', read the ',
          { text: 'questions people ask', page: 'faq' },
          ', or ',
          { text: 'get in touch', page: 'contactUs' },
          `. We read messages ${messageHours}.`,
        ],
      ],
    },
  ],
})

export const people = {
  heading: 'The people you will meet',
  lead: 'A psychiatrist, a pharmacist who prescribes, a dietitian and a coach. Each has a page about what they can help with.',
} as const
