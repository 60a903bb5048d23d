import { brand } from '#content/brand.ts'
import { messageHours } from '#content/support-hours.ts'
import type { TextPage } from '#content/text-page.ts'
import { dataWeKeep, howLongWeKeepIt, storedOnYourDevice } from './privacy-tables.ts'

export const privacyPolicy: TextPage = {
  title: 'Privacy policy',
  description: `What ${brand.name} keeps about you, where it is kept, who sees it and what you can ask us to do with it. Necessary cookies only, no analytics, no advertising.`,
  intro:
    'You tell us things about your health that you may not have told anyone else. This page says exactly what we keep, where, why, and what you can ask us to do with it.',
  updated: '15 November 2026',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: [
        {
          list: [
            'We ask only for what a clinician needs to care for you safely.',
            'Only cookies that are strictly necessary. No analytics. No advertising.',
            'Our pages load nothing from other companies, so no other company is told that you were here. Only the page where you pay may load the card provider’s form.',
            'Your answers are encrypted where we store them.',
            'We never sell your data.',
            'A clinician makes the decisions about your care, not a computer.',
          ],
        },
      ],
    },
    {
      id: 'who-we-are',
      heading: 'Who we are',
      body: [
        [
          `${brand.name} decides how and why your data is used. In law, that makes us the data controller. For anything about your data, write to `,
          { text: brand.email, href: `mailto:${brand.email}` },
          ' or call ',
          { text: brand.phone.display, href: brand.phone.href },
          `. Support hours are ${messageHours}.`,
        ],
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep and why',
      body: [
        { table: dataWeKeep },
        'We ask about your ethnic background because the BMI at which weight starts to affect health is lower for some groups.',
      ],
    },
    {
      id: 'on-your-device',
      heading: 'Cookies and storage on your device',
      body: [
        'We use two cookies, a third while you sign in through another company, and a few small entries in your browser’s own storage. All of them are strictly necessary for what you asked us to do, so there is no cookie banner.',
        { table: storedOnYourDevice },
        'The copy in browser storage stays on the device you use. If you share the device, you can clear it at any time: open your browser’s settings, find the data stored by this site, and delete it. This removes the cookies too, so you would start again. Signing out removes what is personal by itself.',
      ],
    },
    {
      id: 'how-we-protect-it',
      heading: 'How we protect it',
      body: [
        'Your answers and your details are stored in a PostgreSQL database. They are encrypted there with AES-256-GCM, a strong and widely used method, so that a copy of the database alone cannot be read.',
        'Your password is stored only as an argon2id hash, from which nobody can read it back. To keep robots out, your browser solves a small puzzle by itself; it sends nothing about you to anybody.',
        'Only people who need your data to care for you, or to help you when you ask, may see it.',
        'If your data is ever lost or seen by someone who should not see it, and this could harm you, we will tell you and the Information Commissioner’s Office.',
      ],
    },
    {
      id: 'legal-reasons',
      heading: 'Our legal reasons',
      body: [
        'Facts about your health are special category data under the UK GDPR. We use them only with your explicit consent (Article 9), which you give before the questions begin. You can take it back at any time. What was done before stays lawful.',
        'For other data we rely on:',
        {
          list: [
            'our agreement with you, or steps you ask for before there is one, when you order or book',
            'the law, when it tells us to keep medical or payment records',
            'our legitimate interest in keeping the site safe and working.',
          ],
        },
        'Marketing by e-mail or SMS needs a consent of its own. It is never part of your care, and you can stop it at any time.',
      ],
    },
    {
      id: 'who-decides',
      heading: 'Who decides about your care',
      body: [
        'Under Article 22 of the UK GDPR you have the right not to have important decisions about you made by a computer alone. So a clinician decides whether you are treated, with what, and at which dose.',
        [
          'The questionnaire does follow fixed safety rules. For example, it stops if you are under 18 or pregnant. If you think it has stopped you by mistake, ',
          { text: 'tell us', page: 'contactUs' },
          ' and a person will look at it.',
        ],
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who we share it with',
      body: [
        'We share data only when your care needs it or the law asks for it:',
        {
          list: [
            'the clinicians, coaches and nutritionists who look after you',
            'the pharmacy and the courier, when you order: only what they need to send you the right medicine',
            'the payment provider, when you pay',
            'the companies that carry our text messages and e-mails: your number or address and the message',
            'your GP, when you agree to it',
            'regulators, courts or the police, when the law says that we must',
            'emergency services, if your life or someone else’s is in danger.',
          ],
        },
        'We do not sell your data, and advertisers never get it.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: [
        'This is what we intend. If the law asks for longer in your case, we will tell you.',
        { table: howLongWeKeepIt },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      body: [
        'The UK GDPR gives you the right to:',
        {
          list: [
            'see the data we hold about you, and get a copy',
            'have mistakes put right',
            'have data erased. We may have to keep some medical and payment records',
            'limit or object to how we use it',
            'take your data elsewhere in a form that other services can read',
            'take back your consent',
            'ask for a person to look at any decision.',
          ],
        },
        [
          'Write to ',
          { text: brand.email, href: `mailto:${brand.email}` },
          '. It is free, and we answer within one month. We may have to check that it is really you.',
        ],
      ],
    },
    {
      id: 'complaints',
      heading: 'If you are not happy',
      body: [
        [
          'Please tell us first, so that we can put it right. You can also complain at any time to the supervisory authority, the ',
          { text: 'Information Commissioner’s Office (ICO)', href: 'https://ico.org.uk/make-a-complaint/' },
          ', or call them on 0303 123 1113.',
        ],
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      body: [
        [
          'When we change how we use your data, we change this page and the date at the top. If it is part of a change to our ',
          { text: 'terms of use', page: 'termsOfUse' },
          ', we give 30 days’ notice. If we want to use your data for something new, we ask you first.',
        ],
      ],
    },
  ],
}
