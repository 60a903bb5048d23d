import { brand } from '#content/brand.ts'
import type { TextPage } from '#content/text-page.ts'
import { values } from '#content/values.ts'

export const aboutUs: TextPage = {
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
              ': medication prescribed by UK clinicians, with one-to-one coaching, a smart scale and a tracking app.',
            ],
            [
              { text: 'ADHD assessment', page: 'adhdAssessment' },
              ': an online questionnaire, an appointment with a psychiatrist, then ongoing care and medication reviews.',
            ],
            [
              { text: 'Health coaching', page: 'healthCoaching' },
              ': one-to-one help with nutrition, fitness and habits.',
            ],
          ],
        },
      ],
    },
    {
      id: 'values',
      heading: 'What we care about',
      body: [{ list: Object.values(values).map(({ name, words }) => `${name}. ${words}`) }],
    },
    {
      id: 'team',
      heading: 'Who looks after you',
      body: [
        'The care team is made of clinicians, coaches and nutritionists. Clinicians are licensed in the UK: they read your answers, decide on treatment and set the dose. Coaches and nutritionists help with the days in between.',
        'You can ask any of them a question, and you can always ask to hear it again in plainer words.',
      ],
    },
    {
      id: 'how-we-decide',
      heading: 'How decisions are made',
      body: [
        'Our questionnaires help a clinician to understand you. They never make a diagnosis and they never prescribe. If a treatment is not right for you, we say so, tell you why, and suggest where to turn instead.',
        'We would rather lose an order than send a medicine that could harm you.',
      ],
    },
    {
      id: 'regulation',
      heading: 'Regulated, and open about it',
      body: [
        `${brand.name} is regulated by the Care Quality Commission. We use medicines licensed in the UK. Parcels are free and discreet: no names and no logos on the outside, and no delivery fee.`,
        [
          'We do not sell your data, and we do not follow you around the web. The ',
          { text: 'privacy policy', page: 'privacyPolicy' },
          ' lists every single thing we store.',
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
          '.',
        ],
      ],
    },
  ],
}
