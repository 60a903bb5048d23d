import { brand } from '#content/brand.ts'
import { messageHours } from '#content/site/support-hours.ts'
import type { TextPage } from '#content/site/text-page.ts'

/** What docs/accessibility.md says criterion by criterion, for readers. The two are changed together. */
export const accessibilityStatement: TextPage = {
  title: 'Accessibility statement',
  description: `How accessible the ${brand.name} website and app are, what does not work yet, how to ask for another format, and how to report a problem.`,
  intro: `Everyone should be able to use ${brand.name}. This page says how accessible our website and app are, what does not work yet, and how to get help.`,
  updated: '19 November 2026',
  sections: [
    {
      id: 'how-accessible',
      heading: 'How accessible this site is',
      body: [
        'This statement covers our public pages, questionnaires, orders, bookings, accounts and video appointments. You should be able to:',
        {
          list: [
            'use every page with a keyboard, a touch screen or a mouse',
            'use a screen reader, including for errors and for what changes on a page',
            'make text twice as large in your browser’s settings without losing anything',
            'zoom in to 400%, or use a screen 320 pixels wide, without scrolling sideways',
            'use the high contrast theme of your device',
            'turn off animation with your device’s reduced motion setting',
            'stop a questionnaire and carry on later: we save your answers as you go',
            'paste a password or a code, or sign in with a passkey instead of remembering one.',
          ],
        },
      ],
    },
    {
      id: 'standard',
      heading: 'The standard we work to',
      body: [
        'We aim to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. We meet most of it. The next section lists what we know does not meet it.',
      ],
    },
    {
      id: 'not-accessible',
      heading: 'What does not work yet',
      body: [
        'We know about these problems:',
        {
          list: [
            'Video appointments have no captions, but they have a text chat. If you need captions, a sign language interpreter or another way to take part, tell us before you book.',
            'PDF letters have no tags for screen readers. You can read the same letter in your account as a web page.',
            'If an add-on makes only the text twice as large, some pages are hard to use on a wide screen. Use the text size or the zoom of your browser instead.',
            'Messages, documents and photos that other people send you may not be accessible. Ask us for another format.',
            'Pages of other companies, such as a bank’s card check or an identity check, follow those companies’ own standards.',
          ],
        },
      ],
    },
    {
      id: 'another-way',
      heading: 'Ask for another format or another way',
      body: [
        [
          'Tell us what you need and how you would like us to contact you: call ',
          { text: brand.phone.display, href: brand.phone.href },
          ', write to ',
          { text: brand.email, href: `mailto:${brand.email}` },
          ' or use the ',
          { text: 'contact page', page: 'contactUs' },
          `. Support hours are ${messageHours}.`,
        ],
        'You can ask for large print, an accessible PDF or plain text, help with a form, or an appointment arranged in another way. It is free.',
      ],
    },
    {
      id: 'report',
      heading: 'Report a problem',
      body: [
        'If something on this site does not work for you, please tell us by phone, by email or on the contact page. It helps to say which page you were on, what you were trying to do, and which browser or assistive technology you use. Please leave out details about your health.',
      ],
    },
    {
      id: 'enforcement',
      heading: 'Your rights, and what to do if we do not put it right',
      body: [
        'We are a private company, so the accessibility regulations for public sector websites do not apply to us. The Equality Act 2010 does: as a service provider we must make reasonable adjustments for disabled people. In Northern Ireland, the Disability Discrimination Act 1995 applies.',
        [
          'If you are not happy with our answer, the ',
          { text: 'Equality Advisory and Support Service (EASS)', href: 'https://www.equalityadvisoryservice.com' },
          ' can advise you in England, Scotland and Wales, and the ',
          { text: 'Equality Commission for Northern Ireland', href: 'https://www.equalityni.org' },
          ' in Northern Ireland. You may also be able to take a claim to court.',
        ],
      ],
    },
    {
      id: 'tested',
      heading: 'How we test',
      body: [
        'Automated tests open every kind of page at 400% zoom and with text twice as large. They check that nothing is covered and nothing scrolls sideways. In the main journeys they also use axe and the keyboard, and check what the browser tells a screen reader. High contrast is checked on some pages. No independent audit and no test with disabled people has been done yet.',
        'We prepared this statement on 19 November 2026 from our own checks. We review it whenever a change affects it, and at least once a year.',
      ],
    },
  ],
}
