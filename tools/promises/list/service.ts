import { kept, type Promises, people } from '../promise.ts'

/** Reaching us, the pages, and the app. */
export const servicePromises = {
  'PR-107': {
    promise: 'Phone and messages are answered by people.',
    by: people('support', 'Monday to Friday in the stated hours'),
    said: {
      'content/enquiries/before-you-write.ts': ['You can just ask us to call you back.'],
      'content/enquiries/contact.ts': ['We read messages {messageHours}', 'A person will answer.'],
      'content/notifications/contact.ts': ['You can reach us on {brand.phone.display}, {brand.supportHours}.'],
      'content/safeguarding/ask-for-call.ts': ['We are here Monday to Friday, {opens} to {closes}.'],
      'content/site/about-us.ts': ['We read messages {messageHours}.'],
      'content/site/accessibility.ts': ['Support hours are {messageHours}.'],
      'content/site/policies/cancellation-policy.ts': ['Support hours are {messageHours}.'],
      'content/site/policies/privacy-policy.ts': ['Support hours are {messageHours}.'],
      'content/site/policies/terms-of-use.ts': ['Support hours are {messageHours}.'],
      'content/site/site.ts': [
        'We’re happy to talk it through.',
        'If the problem continues, call us and we’ll sort it out with you.',
      ],
    },
  },
  'PR-108': {
    promise: 'A request is answered by email, within a working day.',
    by: kept(
      'src/domain/enquiries/inbox.ts',
      'src/domain/enquiries/inbox.test.ts',
      'is answered within one working day',
    ),
    said: {
      'content/enquiries/contact-form.ts': [
        'We reply by email.',
        'We will reply to this address.',
        'Our support team will respond as soon as possible.',
      ],
    },
  },
  'PR-109': {
    promise: 'A request is confirmed at once with a reference, and is not sent twice.',
    by: kept(
      'src/server/enquiries/contact-us.ts',
      'src/server/enquiries/contact-us.test.ts',
      'R-13 sent again with the same id it is one enquiry, one reference and one set of emails',
    ),
    said: {
      'content/enquiries/contact-form.ts': ['It will not be sent twice.'],
      'content/site/policies/privacy-policy.ts': [
        'You get a confirmation at once if you use the form, and within 30 days in any case.',
      ],
    },
  },
  'PR-110': {
    promise: 'A reply under the reference joins the earlier messages, and files that do not fit come in another email.',
    by: kept(
      'src/server/enquiries/desk/reply-to-request.ts',
      'src/server/enquiries/inbox.test.ts',
      'accepts replies by the reference and the address together, and reopens a closed enquiry',
    ),
    said: {
      'content/enquiries/contact-form.ts': [
        'Use the email address we wrote to, and your reply joins the earlier messages.',
      ],
      'content/notifications/contact.ts': [
        'We’ll send the other files in a separate email, because they don’t all fit in one.',
        'If you give the same email address, our team will see your answer with your earlier messages.',
      ],
    },
  },
  'PR-111': {
    promise: 'Emails and texts say nothing about health; messages are read in the account.',
    by: kept('src/content/site/policies/emails.ts', 'tests/message-privacy.test.ts', 'P-7'),
    said: {
      'content/notifications/contact.ts': ['We don’t repeat in emails what people write to us.'],
      'content/notifications/desk-notices.ts': ['We don’t put messages in emails, so that nobody else can read them.'],
      'content/notifications/new-message.ts': ['We don’t put messages in emails, so that nobody else can read them.'],
      'content/site/policies/emails.ts': [
        'Only the receipt for an order or a booking says what you bought, because the law requires us to confirm it in writing.',
        'They tell you that you have a message or a task, and you sign in to see it.',
      ],
    },
  },
  'PR-112': {
    promise:
      'A complaint is looked into without delay, answered within 30 days, and never changes how somebody is treated.',
    by: people('registered manager', 'with each complaint'),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'Please tell us first, so that we can put it right: with',
        'You get a confirmation at once if you use the form, and within 30 days in any case.',
        'We look into it without delay, keep you informed and tell you the outcome.',
      ],
      'content/site/policies/terms-of-use.ts': ['Making a complaint never changes how you are treated.'],
    },
  },
  'PR-113': {
    promise: 'Other formats and ways are arranged, free of charge.',
    by: people('support', 'on the day it comes'),
    said: {
      'content/site/accessibility.ts': [
        'You can ask for large print, an accessible PDF or plain text, help with a form, or an appointment arranged in another way.',
        'It is free.',
      ],
    },
  },
  'PR-114': {
    promise: 'A letter can be read as a web page.',
    by: kept(
      'src/web/account/letters/letters.tsx',
      'src/web/account/letters/letters.test.tsx',
      'one is read as a page, printed, and downloaded',
    ),
    said: { 'content/site/accessibility.ts': ['You can read the same letter in your account as a web page.'] },
  },
  'PR-115': {
    promise: 'The accessibility statement is reviewed.',
    by: people('technical operator', 'with each change, and once a year'),
    said: { 'content/site/accessibility.ts': ['We review it whenever a change affects it, and at least once a year.'] },
  },
  'PR-116': {
    promise: 'Pages can be used by keyboard and with zoom at 400% and text twice as large, apart from what is named.',
    by: kept('src/web/app/app.css', 'tests/journeys/zoom.spec.ts', 'WCAG 1.4.4 1.4.10 of the site'),
    said: {
      'content/site/accessibility.ts': [
        'make text twice as large in your browser’s settings without losing anything',
        'Automated tests open every kind of page at 400% zoom and with text twice as large.',
        'They check that nothing is covered and nothing scrolls sideways.',
        'High contrast is checked on some pages.',
        'In the main journeys they also use axe and the keyboard, and check what the browser tells a screen reader.',
        'We aim to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.',
      ],
    },
  },
  'PR-117': {
    promise: 'Every step can be used by the keyboard alone.',
    by: kept(
      'src/web/questionnaire/question-form.tsx',
      'tests/journeys/questionnaire.spec.ts',
      'the two questions can be answered by keyboard alone',
    ),
    said: { 'content/site/accessibility.ts': ['use every page with a keyboard, a touch screen or a mouse'] },
  },
  'PR-118': {
    promise: 'The site is kept available and correct, and problems that are known are said.',
    by: people('technical operator', 'always'),
    said: {
      'content/site/accessibility.ts': ['We know about these problems:'],
      'content/site/policies/terms-of-use.ts': [
        'We work to keep the site available and correct, but it can be down at times.',
      ],
    },
  },
  'PR-119': {
    promise: 'A weight is logged in the app without a connection, and is sent once there is one.',
    by: kept(
      'src/web/account/treatment/tracking/tracking.tsx',
      'tests/journeys/app.spec.ts',
      'signed in, nothing but a mark is kept, and without a connection a weight can be logged',
    ),
    said: {
      'content/site/app-page.ts': [
        'It works without a signal, and sends what you logged once you’re back online.',
        'You can open it and log your weight.',
        'What you log stays on your device until you’re back online, and is then sent.',
        'Put {brand.name} on your home screen: log your weight in two taps, with or without a connection.',
      ],
      'content/site/policies/stored-words.ts': [
        'so that you can log your weight without a connection, and it is never saved to another person’s account',
      ],
    },
  },
  'PR-120': {
    promise: 'The app is installed from our own page, at no charge.',
    by: kept(
      'src/web/site/app-page/app-page.tsx',
      'tests/journeys/app.spec.ts',
      'R-31 the app is installed from its page, opens without a connection, logs once, and leaves no personal data',
    ),
    said: {
      'content/site/app-page.ts': [
        'It’s part of your account and comes straight from us: no app store, no extra password, no charge.',
        'You can install it at any time, here or from your browser’s menu.',
      ],
      'content/site/app.ts': ['The app installs straight from us, so it’s always up to date.'],
      'content/site/policies/stored-words.ts': ['so that the app opens without a connection'],
    },
  },
  'PR-121': {
    promise: 'The app is always the latest version.',
    by: kept(
      'tools/app-worker/write-app-worker.ts',
      'tests/journeys/app.spec.ts',
      'a new release is offered once, and one press updates the page; one without a service worker removes the last',
    ),
    said: {
      'content/site/app-page.ts': ['Always up to date', 'While you’re online you always open the latest version.'],
      'content/site/app.ts': ['The app installs straight from us, so it’s always up to date.'],
    },
  },
  'PR-122': {
    promise: 'A copy of the chart is on the device only for who asks, and signing out removes it.',
    by: kept(
      'src/web/account/treatment/tracking/stored-copy.ts',
      'tests/journeys/app.spec.ts',
      'after signing out nothing of them is on the device',
    ),
    said: {
      'content/site/app-page.ts': [
        'We keep no copy of your chart on your device unless you ask for one on your progress page.',
        'Signing out removes it.',
      ],
      'content/site/policies/stored-words.ts': [
        'Storage on this device that holds a copy of what you have logged, only if you ask for it on your progress page',
        'so that you can see it without a connection',
        'Until you remove it or sign out.',
      ],
    },
  },
  'PR-123': {
    promise: 'A copy of the chart that is not renewed for a month is not shown.',
    by: kept(
      'src/web/account/treatment/tracking/stored-copy.ts',
      'src/web/account/treatment/tracking/tracking.test.tsx',
      'a copy that nobody has renewed for a month is not shown, nor one that cannot be read',
    ),
    said: {
      'content/site/policies/stored-words.ts': [
        'We stop showing it {progressCopyDays} days after you last opened the page with a connection',
      ],
    },
  },
  'PR-124': {
    promise: 'The account shows weights as a trend, and habits and glasses of water by one tap.',
    by: kept(
      'src/domain/treatment/tracking/trend.ts',
      'src/web/account/treatment/tracking/tracking.test.tsx',
      'a glass and a habit are one tap each, and one to take it back',
    ),
    said: {
      'content/site/about-us.ts': [
        ': medication, if a UK clinician prescribes it, with one-to-one coaching, a smart scale and a tracking app.',
        ': a consultation with a UK clinician, with one-to-one coaching, a smart scale and a tracking app.',
      ],
      'content/site/app.ts': [
        'Every weigh-in joins one calm line, so that a heavy Tuesday stays a Tuesday.',
        'Pick a few with your coach and see the week fill up.',
        'The app keeps count, so that you do not have to.',
        'One tap for a glass of water.',
      ],
      'content/site/care-features.ts': ['They show the trend over weeks, so that one heavy Monday does not spoil it.'],
      'content/site/faq.ts': ['An app that tracks your BMI, body fat, habits and hydration.'],
      'content/site/landings/weight-management-lead.ts': [
        'Prescribed weight-loss medication with doctor-led care, one-to-one coaching, a smart scale and a tracking app.',
        'A weight management consultation with a UK clinician, one-to-one coaching, a smart scale and a tracking app, with {brand.name}.',
      ],
      'content/site/landings/weight-management.ts': [
        'Walks, meals, bedtimes: tick off the few you agreed with your coach.',
      ],
      'content/site/site.ts': [
        'Medication prescribed when a clinician agrees, one-to-one coaching, a smart scale and a tracking app.',
        'A consultation with a UK clinician, one-to-one coaching, a smart scale and a tracking app.',
      ],
    },
  },
} as const satisfies Promises
