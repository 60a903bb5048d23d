import { counted } from '#content/numbers.ts'
import type { TextTable } from '#content/site/text-page.ts'
import { type StoredFigures, storedRows } from './stored-words.ts'

/** Retention periods. The job that erases reads the same figures. */
export interface RetentionFigures {
  readonly visitDays: number
  readonly holdMinutes: number
  readonly longestHoldMinutes: number
  readonly codeMinutes: number
  readonly emailedLinks: {
    readonly resetPasswordHours: number
    readonly confirmOrderDays: number
    readonly openAccountDays: number
  }
  readonly emailChange: { readonly proveHours: number; readonly undoDays: number }
  readonly session: {
    readonly ordinaryHours: number
    readonly rememberedDays: number
    readonly ordinaryIdleHours: number
    readonly rememberedIdleDays: number
  }
  readonly securityEventYears: number
  readonly unpaidOrderDays: number
  readonly unpaidDetailsDays: number
  readonly messageDays: number
  readonly roomSignalMinutes: number
  readonly contactRequestYears: number
  readonly contactFileDays: number
  readonly unfinishedUploadHours: number
  readonly evidenceWithoutOrderDays: number
  readonly informantLinkDays: number
  readonly exportDays: number
  readonly erasureDays: number
  readonly careRecordYears: number
  readonly mentalHealthRecordYears: number
  readonly incidentYears: number
  readonly otherIncidentYears: number
  readonly complaintYears: number
  readonly paymentYears: number
  readonly looksAloneYears: number
  readonly eraseEveryHours: number
}

export const dataWeKeep: TextTable = {
  caption: 'The data we hold about you',
  head: ['When', 'What', 'Why'],
  rows: [
    [
      'When you fill in a questionnaire',
      'Your answers: for example your age group, ethnic background, sex, height, weight, illnesses and medicines, your GP practice if you name it, and your email address if you ask for offers',
      'So that a clinician can decide whether a treatment is safe for you, and so that you can carry on where you left off',
    ],
    [
      'When you order or book',
      'Your name and title, date of birth, sex, address, phone number and email, what you ordered or booked with your answers as they were then, and what you agreed to, in the words you saw. Until you send the form we save a draft of it, without the password',
      'To know who you are, to treat you, to deliver, and to keep a proper medical record',
    ],
    [
      'When you send us what we need before we supply a medicine',
      'The photos and documents you send, your weight and height with who verified them and how, the result of your identity check, and whether we may tell your GP. From an identity check we keep the result, whether the name matches yours, the date of birth and sex on the document, and a code from which its number cannot be recovered. We keep no picture of your face or of your document',
      'To be sure that the medicine is for you, that it is safe for you, and that nobody orders under several names',
    ],
    [
      'When a clinician looks after you',
      'What was decided, any dose, the clinical rationale, copies of the letters we send to you and, if you agree, to your GP practice, your messages with our team and the files you attach, and whether an appointment took place',
      'So that everyone who treats you knows about your care so far',
    ],
    [
      'Before an assessment',
      'Your answers about your medical and life history. If you ask someone who knows you well, the first name you type for them to see, and their answers: only your clinicians read these, and the person can take them back at any time with their link',
      'So that your clinician can prepare',
    ],
    [
      'While you are treated, and in the year after',
      'Your check-in answers before each supply, such as weight, side effects and doses; which medicine and dose covers which days; the day you take your dose; each dose that you log as taken or missed, with its time and place; when and why treatment was paused, stopped or restarted; requests for another medicine and our replies; questions our team asked a prescriber and the answers; what a prescriber did when no dose could be offered; whether you want monthly questions after treatment; and any red-flag symptom you reported, with the action taken',
      'So that you never get too much medicine or the wrong dose, and we send nothing while you are unwell',
    ],
    [
      'When you log how you are getting on',
      'Your weight, waist, body composition, water, habits and goal, as you enter them, give them in a check-in or bring them in from a scale. Our team sees the weights from your check-ins, and other weights only while you share them',
      'So that you can follow your progress, and share it with us if you want to',
    ],
    [
      'When you ask to be reminded',
      'The time you choose and how we remind you, and for notifications an address that your browser chose',
      'So that a reminder reaches you. It says only that there is one, and you can turn it off at any time',
    ],
    [
      'When you answer that you may not be safe, and are signed in or ask us to call you',
      'Those answers, the number and name you leave, each time we tried to reach you, what was said and the outcome',
      'So that a clinician can call you, and so that the next person who looks after you knows what was done',
    ],
    [
      'When you pay',
      'The amount, the date, the outcome, any refund, and the payment provider’s reference for it. Your card number goes to the provider and is not stored by us. If you ask us to keep a card, the provider keeps it, and we keep the name under which it knows you',
      'To take the payment, to give refunds and to keep our accounts',
    ],
    [
      'When you contact us',
      'Your message, the files you attach, and how to reach you. Calls and messages may be recorded',
      'To answer you and to check the quality of our care',
    ],
    [
      'When you confirm your phone or sign in',
      'Which number you confirmed, when you signed in and last used the site, your browser and kind of device (Chrome on Android), the names of your passkeys, and how often a code was requested for one number or from one internet connection, both stored so that nobody can read them without our key',
      'So that nobody else can use your number or your account',
    ],
    [
      'When you use the site',
      'The address of your internet connection, in the server’s memory for an hour at most. Our logs hold neither that address nor anything you typed, only which part of the site was called and whether it worked',
      'To keep the site running and to stop abuse',
    ],
  ],
}

export const storedOnYourDevice = (figures: StoredFigures): TextTable => ({
  caption: 'What is stored on your own device',
  head: ['Name', 'What it does', 'How long'],
  rows: storedRows(figures),
})

/** Each works for us only if the operator has configured it. In a demo none is. */
export const whoWorksForUs: TextTable = {
  caption: 'The companies that work for us',
  head: ['Company', 'What for', 'What it gets'],
  rows: [
    [
      'Stripe',
      'Card payments and refunds',
      'Your card, which you type into Stripe’s own form, the amount and our order number. If you keep a card, Stripe keeps it until you remove it, without your name. Not what you ordered, and none of your answers',
    ],
    [
      'Our provider of identity checks (Stripe Identity)',
      'Confirming your identity before a medicine is first supplied',
      'Photos of your document and of your face, which you take on its own pages. We send it nothing about your health or your order, and receive only the result',
    ],
    [
      'Our hosting provider',
      'Running our servers and database, and keeping backups',
      'Everything we hold, as it is stored: what you tell us is encrypted before it is written, and backups are encrypted again',
    ],
    [
      'Couriers and postal services',
      'Delivering medicines, letters and prescriptions',
      'Your name and address, and a phone number if the courier needs one to deliver. The parcel does not say what is in it',
    ],
    [
      'The laboratory that tests blood samples',
      'Blood tests, only if you ask us for a kit',
      'Your name, your date of birth and the number of your kit, and the sample that you send it. It sends us the results',
    ],
    ['Twilio', 'Text messages', 'Your phone number and the message'],
    [
      'The notification service of your browser (Google, Mozilla, Apple or Microsoft)',
      'Notifications, only if you ask for them',
      'An address that your browser chose, and a message it cannot read. The message says only that you have a reminder',
    ],
    ['Our email provider', 'Emails', 'Your email address and the message'],
    [
      'A video service, or a relay for video calls',
      'Appointments by video, only if we use one instead of our own room, or beside it',
      'The internet addresses of both sides. A relay passes on the call but cannot read it. A video service has its own privacy policy, and we give it no name',
    ],
    [
      'Google, Apple or X',
      'Signing in, only if you choose their button',
      'That you are signing in here. We receive your email address and their ID for you, and nothing else',
    ],
    [
      'Google reCAPTCHA',
      'Keeping robots out, only if we use it instead of our own check',
      'What your browser tells it about itself while you send a form',
    ],
  ],
}

export const howLongWeKeepIt = (figures: RetentionFigures): TextTable => {
  const { emailChange, emailedLinks: links, session } = figures
  return {
    caption: 'How long we keep your data',
    head: ['Data', 'How long'],
    rows: [
      [
        'Answers, and drafts of a form, that did not lead to an order or a booking',
        `Until your visit ends, ${figures.visitDays} days after it began. Then they are erased`,
      ],
      [
        'A time you chose for an appointment and did not book',
        `${figures.holdMinutes} minutes, and up to ${figures.longestHoldMinutes} while you pay. A day later we remove the link to you`,
      ],
      ['Codes that we text you', `They work for ${figures.codeMinutes} minutes. A day later they are deleted`],
      [
        'Links that we email you',
        `They work once: for ${counted(links.resetPasswordHours, 'hour')} to choose a new password, for ${links.confirmOrderDays} days to confirm an order or to open your account. Then they are erased`,
      ],
      [
        'Both email addresses, when you change yours',
        `${counted(emailChange.proveHours, 'hour')} until you confirm the new one, then ${emailChange.undoDays} days, in which the old one can reverse the change`,
      ],
      [
        'The fact that you are signed in',
        `At most ${session.ordinaryHours} hours, or ${session.rememberedDays} days with Remember me; and no longer than ${session.ordinaryIdleHours} hours, or ${session.rememberedIdleDays} days, without being used`,
      ],
      [
        'A record that someone signed in or out, tried to, or changed sign-in details, and from which internet connection (unreadable without our key)',
        `${counted(figures.securityEventYears, 'year')} after the end of the month, so that we can find out who used an account if you ask us`,
      ],
      [
        'An order or a booking that you did not pay for',
        `Closed after ${figures.unpaidOrderDays} days. ${figures.unpaidDetailsDays} days later your details and answers in it are erased`,
      ],
      [
        'Photos and documents that you send as evidence, or with a message to our team',
        `As long as the medical record they belong to. A file that did not arrive whole, or that you chose for a message and did not send, is erased after ${figures.unfinishedUploadHours} hours, and what you sent without ever ordering after ${figures.evidenceWithoutOrderDays} days`,
      ],
      [
        'A link for someone who knows you, to answer before your appointment',
        `Without answers, ${figures.informantLinkDays} days after it expired or was withdrawn. Answers that were taken back are erased at once; others stay as long as the medical record`,
      ],
      [
        'The record of who in our team opened your data, when and why',
        `As long as the medical record it is about. It cannot be changed. If you had your data erased and we keep no medical record of you, ${counted(figures.looksAloneYears, 'year')} after that`,
      ],
      [
        'Your account, your orders and appointments, your messages with our team, our letters, the doses you log, your consents, what we did if you told us that you may not be safe, and our notes',
        `${counted(figures.careRecordYears, 'year')} after we last cared for you, and ${counted(figures.mentalHealthRecordYears, 'year')} for ADHD care, the periods that the NHS Records Management Code of Practice sets for adults and for mental health`,
      ],
      [
        'A report by our team about something that went wrong in your care, or nearly did',
        `${counted(figures.otherIncidentYears, 'year')} after it is closed, and ${counted(figures.incidentYears, 'year')} if there was severe harm, the periods of the same code, even if you have your data erased, so that we can answer for what happened`,
      ],
      [
        'A complaint, who made it and its outcome',
        `${counted(figures.complaintYears, 'year')} after it is closed, the period of the same code, even if you have your data erased, so that we can show how we dealt with it`,
      ],
      ['Measurements and habits you log, and your reminders', 'Until you remove them, or as long as your account'],
      [
        'Text messages, emails and notifications we sent you',
        `${figures.messageDays} days. The decisions they were about stay with your order`,
      ],
      [
        'Connection details that two browsers exchange to start a video call',
        `Until the other browser has received them, or ${figures.roomSignalMinutes} minutes. We store nothing that is said, shown or written in a call. The times each of you joined and left stay with the appointment`,
      ],
      [
        'Payment records',
        `${counted(figures.paymentYears, 'year')} after the end of the financial year, as tax law requires`,
      ],
      [
        'A copy of your data that you asked for',
        `${counted(figures.exportDays, 'day')} from when it is ready, encrypted like the rest`,
      ],
      [
        'A record that you asked us to erase your data, and when we did',
        'Permanently, to show that we did it. It is a number, and does not identify you',
      ],
      [
        'Messages to support that are not part of your care',
        `${figures.contactRequestYears} years after you sent them. Files you attach are erased after ${figures.contactFileDays} days`,
      ],
    ],
  }
}
