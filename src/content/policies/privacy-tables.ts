import type { TextTable } from '#content/text-page.ts'

export const dataWeKeep: TextTable = {
  caption: 'The data we keep about you',
  head: ['When', 'What', 'Why'],
  rows: [
    [
      'When you fill in a questionnaire',
      'Your answers: for example your age group, ethnic background, height, weight, illnesses, medicines, and your GP practice if you give it',
      'So that a clinician can decide whether a treatment is safe for you, and so that you can carry on where you stopped',
    ],
    [
      'When you order or book',
      'Your name, date of birth, sex, address, phone number and e-mail, what you ordered or booked, and the consents you gave',
      'To know who you are, to treat you, to deliver, and to keep a proper medical record',
    ],
    [
      'When you pay',
      'The amount, the date and the outcome. Your card number goes to the payment provider and is not stored by us',
      'To take the payment, to give refunds and to keep our accounts',
    ],
    [
      'When you contact us',
      'Your message, the files you attach, and how to reach you. Calls and messages may be recorded',
      'To answer you and to check the quality of our care',
    ],
    [
      'When you confirm your phone or sign in',
      'Which number you confirmed, when you last signed in, and how often a code was asked for',
      'So that nobody else can use your number or your account',
    ],
    [
      'When you open any page',
      'The address of your internet connection, for a short time, and technical notes without your answers or contact details',
      'To keep the site running and to stop abuse',
    ],
  ],
}

export const storedOnYourDevice: TextTable = {
  caption: 'What is stored on your own device',
  head: ['Name', 'What it does', 'How long'],
  rows: [
    [
      'visit (or __Host-visit on a secure connection)',
      'A cookie that tells our server which answers belong to your visit, so that nobody else can open them. It is HttpOnly: no script on a page can read it',
      'Up to 90 days',
    ],
    [
      'session (or __Host-session on a secure connection)',
      'A cookie that keeps you signed in. It is HttpOnly too',
      'Until you close the browser, or 30 days if you tick Remember me',
    ],
    [
      'oauth',
      'A cookie that is there only while you sign in with Google, Apple or X, so that nobody can sign in in your place',
      'At most 10 minutes',
    ],
    [
      'questionnaire_data',
      'Browser storage that holds your answers and the steps you have seen, so that nothing is lost if you close the page or lose signal',
      'Until you clear it',
    ],
    [
      'adhd-q1 to adhd-q6',
      'Browser storage that holds the points of your six answers to the ADHD questions',
      'Until you sign out or clear it',
    ],
    [
      'uniqueId',
      'Browser storage that holds the reference of your set of answers. It opens nothing without the cookie',
      'Until you clear it',
    ],
    [
      'questionnaire_sync',
      'Browser storage that holds the number of the last version of your answers that reached us, so that a newer answer is never overwritten by an older one',
      'Until you clear it',
    ],
    [
      'verified, user_email, email',
      'Browser storage that holds the phone number you confirmed and the e-mail address you gave, so that you do not have to type them again',
      'Until you sign out or clear it',
    ],
    [
      'paymentId',
      'Browser storage that holds the number of the booking you are paying for. It opens nothing without the cookie',
      'Until you sign out or clear it',
    ],
    [
      'pending_payment',
      'Browser storage that notes which payment is under way, without the card, so that you are never charged twice',
      'Until we know how the payment ended',
    ],
    [
      'order_form, booking_form, contact_form, sign_in_from',
      'Storage of this one tab that holds what you typed into the order, booking or contact form, without the password, and the page you came from when you sign in',
      'Until you close the tab',
    ],
    [
      'signed_in',
      'Browser storage that only decides whether a link says Sign in or Your account',
      'Until you sign out',
    ],
  ],
}

export const howLongWeKeepIt: TextTable = {
  caption: 'How long we intend to keep your data',
  head: ['Data', 'How long'],
  rows: [
    [
      'Answers that did not lead to an order or a booking',
      'Until your visit ends, which is up to 90 days. Then they are erased',
    ],
    [
      'Medical records of people we treat',
      '8 years after we last cared for you, as the NHS Records Management Code of Practice has it for adults',
    ],
    ['Text messages and e-mails we sent you', '30 days. What they told you is kept with your order'],
    ['Payment records', '6 years after the end of the financial year, as tax law asks'],
    [
      'Messages to support that are not part of your care',
      '2 years after you sent them. Files you attach are erased after 90 days',
    ],
  ],
}
