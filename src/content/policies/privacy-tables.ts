import type { TextTable } from '#content/text-page.ts'

export const dataWeKeep: TextTable = {
  caption: 'The data we hold about you',
  head: ['When', 'What', 'Why'],
  rows: [
    [
      'When you fill in a questionnaire',
      'Your answers: for example your age group, ethnic background, sex, height, weight, illnesses and medicines, your GP practice if you name it, and your email address if you ask for offers',
      'So that a clinician can decide whether a treatment is safe for you, and so that you can carry on where you stopped',
    ],
    [
      'When you order or book',
      'Your name and title, date of birth, sex, address, phone number and email, what you ordered or booked with your answers as they were then, and what you agreed to, in the words you saw. Until you send the form we save a draft of it, without the password',
      'To know who you are, to treat you, to deliver, and to keep a proper medical record',
    ],
    [
      'When a clinician looks after you',
      'What was decided, the dose if there is one, notes about why, and whether an appointment took place',
      'So that everyone who treats you knows what has been done',
    ],
    [
      'When you pay',
      'The amount, the date, the outcome, any refund, and the payment provider’s reference for it. Your card number goes to the provider and is not stored by us',
      'To take the payment, to give refunds and to keep our accounts',
    ],
    [
      'When you contact us',
      'Your message, the files you attach, and how to reach you. Calls and messages may be recorded',
      'To answer you and to check the quality of our care',
    ],
    [
      'When you confirm your phone or sign in',
      'Which number you confirmed, when you signed in and were last here, and how often a code was requested for one number or from one internet connection, both stored so that nobody can read them without our key',
      'So that nobody else can use your number or your account',
    ],
    [
      'When you use the site',
      'The address of your internet connection, in the server’s memory for an hour at most. Our logs hold neither that address nor anything you typed, only which part of the site was called and whether it worked',
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
      'Until you close the browser, or 30 days if you tick Remember me. Signing out removes it',
    ],
    [
      'oauth (or __Host-oauth on a secure connection)',
      'A cookie that is there only while you sign in with Google, Apple or X, where we offer that, so that nobody can sign in as you',
      'At most 10 minutes',
    ],
    [
      'questionnaire_data',
      'Browser storage that holds your answers and the steps you have seen, so that nothing is lost if you close the page or lose signal',
      'Until you sign out or clear it',
    ],
    [
      'adhd-q1 to adhd-q6',
      'Browser storage that holds the points of your six answers to the ADHD questions',
      'Until you sign out or clear it',
    ],
    [
      'uniqueId',
      'Browser storage that holds the reference of your set of answers. It opens nothing without the cookie',
      'Until you sign out or clear it',
    ],
    [
      'questionnaire_sync',
      'Browser storage that holds the number of the last version of your answers that reached us, so that a newer answer is never overwritten by an older one',
      'Until you sign out or clear it',
    ],
    [
      'questionnaire_versions',
      'Browser storage that notes which version of our questions was answered here',
      'Until you sign out or clear it',
    ],
    [
      'weight_unit',
      'Browser storage that notes whether you weigh yourself in kilograms, pounds or stones',
      'Until you sign out or clear it',
    ],
    [
      'answers_aside',
      'Browser storage that holds answers someone gave here before you signed in and that you said are not yours. They come back for that person when you sign out',
      'Until you sign out',
    ],
    [
      'paid_here',
      'Browser storage that only decides whether a link to your order is shown',
      'Until you sign out or clear it',
    ],
    [
      'verified, user_email, email',
      'Browser storage that holds the phone number you confirmed and the email address you gave, so that you do not have to type them again',
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
      'order_form, booking_form, contact_form, sign_in_from, checking_answers',
      'Storage for this one tab that holds what you typed into the order, booking or contact form, without the password, and the page you came from when you sign in or check your answers',
      'Until you close the tab',
    ],
    [
      'link_token',
      'Storage for this one tab that holds the key of a link we emailed you, so that you can reload the page',
      'Until the link is used, or you close the tab',
    ],
    [
      'signed_in',
      'Browser storage that only decides whether a link says Sign in or Your account',
      'Until you sign out',
    ],
    [
      '__stripe_mid, __stripe_sid',
      'Cookies from Stripe, the card payment company, set when its card form opens. They help it to detect fraud',
      '1 year and 30 minutes, as Stripe decides',
    ],
    [
      '_GRECAPTCHA',
      'A cookie from Google, only if we use its reCAPTCHA instead of our own check against robots',
      'About 6 months, as Google decides',
    ],
  ],
}

/** By company: each works for us only if the operator has configured it, and in a demo none is. */
export const whoWorksForUs: TextTable = {
  caption: 'The companies that work for us',
  head: ['Company', 'What for', 'What it gets'],
  rows: [
    [
      'Stripe',
      'Card payments and refunds',
      'Your card, which you type into Stripe’s own form, the amount and our order number. Not what you ordered, and none of your answers',
    ],
    ['Twilio', 'Text messages', 'Your phone number and the message'],
    ['Our email provider', 'Emails', 'Your email address and the message'],
    [
      'Google, Apple or X',
      'Signing in, only if you choose their button',
      'That you are signing in here. We take your email address from them, the number they know you by, and nothing else',
    ],
    [
      'Google reCAPTCHA',
      'Keeping robots out, only if we use it instead of our own check',
      'What your browser tells it about itself while you send a form',
    ],
  ],
}

export const howLongWeKeepIt: TextTable = {
  caption: 'How long we keep your data',
  head: ['Data', 'How long'],
  rows: [
    [
      'Answers, and drafts of a form, that did not lead to an order or a booking',
      'Until your visit ends, 90 days after it began. Then they are erased',
    ],
    [
      'A time you chose for an appointment and did not book',
      '15 minutes, and up to 30 while you pay. A day later we no longer know that it was you',
    ],
    ['Codes that we text you', 'They work for 10 minutes. A day later they are deleted'],
    [
      'Links that we email you',
      'They work once: for 1 hour to choose a new password, for 7 days to confirm an order or to open your account. Then they are erased',
    ],
    [
      'The fact that you are signed in',
      'At most 24 hours, or 30 days with Remember me; and no longer than 12 hours, or 14 days, without being used',
    ],
    [
      'A record that someone signed in or out, tried to, or changed a password, and from which internet connection (unreadable without our key)',
      '1 year, so that we can find out who was in an account if you ask us',
    ],
    [
      'An order or a booking that you did not pay for',
      'Closed after 7 days. 90 days later your details and answers in it are erased',
    ],
    [
      'Your account, your orders and appointments, what you agreed to, and our notes',
      '8 years after we last cared for you, and 20 years for ADHD care, the periods that the NHS Records Management Code of Practice sets for adults and for mental health',
    ],
    ['Text messages and emails we sent you', '30 days. What they told you stays with your order'],
    ['Payment records', '6 years after the end of the financial year, as tax law requires'],
    [
      'Messages to support that are not part of your care',
      '2 years after you sent them. Files you attach are erased after 90 days',
    ],
  ],
}
