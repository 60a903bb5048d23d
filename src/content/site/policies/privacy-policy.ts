import { brand } from '#content/brand.ts'
import { compliance } from '#content/compliance.ts'
import { counted } from '#content/numbers.ts'
import { registration } from '#content/site/registration.ts'
import { messageHours } from '#content/site/support-hours.ts'
import type { TextPage } from '#content/site/text-page.ts'
import { emailsSayNothing } from './emails.ts'
import {
  dataWeKeep,
  howLongWeKeepIt,
  type RetentionFigures,
  storedOnYourDevice,
  whoWorksForUs,
} from './privacy-tables.ts'
import type { StoredFigures } from './stored-words.ts'

/** Booking requires both marketing consents, as specified, unless the operator makes them optional. */
const marketing = `Marketing by email or SMS needs your separate consent, and it is never part of your care. ${
  compliance.marketingIsOptOut
    ? 'When you order, you can tick a box to say no.'
    : 'When you order, there is an empty box to tick if you want it.'
} ${
  compliance.marketingConsentRequired && brand.marketingConsentRequired
    ? 'When you book an appointment we ask you to agree to it, and you can withdraw it as soon as you have booked.'
    : 'When you book an appointment, you are free to leave both boxes empty.'
} Write to us or call us, and we will stop.`

const officer = brand.dataProtection

interface Figures {
  readonly adultAge: number
  readonly retention: RetentionFigures
  readonly stored: StoredFigures
  readonly restrictionDays: { readonly answer: number; readonly notice: number }
}

export const privacyPolicy = ({ adultAge, retention, stored, restrictionDays }: Figures): TextPage => ({
  title: 'Privacy policy',
  description: `What ${brand.name} holds about you, where it is stored, who sees it and what you can ask us to do with it. Necessary cookies only, no analytics, no advertising.`,
  intro:
    'You tell us things about your health that you may not have told anyone else. This page says exactly what we hold, where, why, and what you can ask us to do with it.',
  updated: '19 November 2026',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: [
        {
          list: [
            'We ask only for what a clinician needs to care for you safely.',
            'Only cookies that are strictly necessary. No analytics. No advertising.',
            'Our pages load nothing from other companies, so no other company knows that you read them. Other companies are involved when you pay, when we confirm your identity, when we send you a message, or when you ask them to sign you in. We name all of them below.',
            'Your answers and your details are encrypted where we store them.',
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
          `${brand.cqc.provider}, ${brand.cqc.address}, runs ${brand.name} and decides how and why your data is used. In law, that makes us the data controller. Our number in the register of the Information Commissioner’s Office (ICO) is ${officer.icoNumber}. For anything about your data, write to `,
          { text: brand.email, href: `mailto:${brand.email}` },
          ' or call ',
          { text: brand.phone.display, href: brand.phone.href },
          `. Support hours are ${messageHours}.`,
        ],
        [
          `Our data protection officer is ${officer.officer}. You can write to them directly at `,
          { text: officer.email, href: `mailto:${officer.email}` },
          '.',
        ],
        ...(registration.example === null ? [] : [registration.example]),
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we hold and why',
      body: [
        { table: dataWeKeep },
        'We ask about your ethnic background because the BMI at which weight starts to affect health is lower for some groups.',
      ],
    },
    {
      id: 'on-your-device',
      heading: 'Cookies and storage on your device',
      body: [
        'We set three cookies, a fourth while you sign in through another company, and a few small entries in your browser’s own storage. All of them are strictly necessary for what you asked us to do, so there is no cookie banner. If you only read our pages, nothing is stored at all.',
        { table: storedOnYourDevice(stored) },
        'The last two rows are not ours: other companies set them, and only where we use those companies.',
        'The copy in browser storage stays on the device you use. If you share the device, you can clear it at any time: open your browser’s settings, find the data stored by this site, and delete it. This also removes the cookies, so you would have to start again. Signing out removes your answers, your email address, your phone number and what you typed. Only answers that have not reached us yet stay on the device, because they would otherwise be lost.',
      ],
    },
    {
      id: 'how-we-protect-it',
      heading: 'How we protect it',
      body: [
        'Everything is stored in a PostgreSQL database. Your answers, your name, your address, your phone number, your email address, the messages we send you and our notes about you are encrypted there with AES-256-GCM, a strong and widely used method, and the key is kept outside the database. We do not encrypt order numbers, what was ordered and at which dose, amounts, appointment times, the status of each, or the wording of what was agreed to. A copy of the database alone does not show whose they are.',
        'Your password is stored only as an argon2id hash, from which nobody can read it back. Cookies, codes and links are stored as hashes too. Between your browser and our server everything travels over HTTPS.',
        'To keep robots out, your browser solves a small puzzle in the background. The puzzle comes from our own server, and tells nobody about you.',
        emailsSayNothing,
        'Photos and documents that you send us are encrypted in the same way, piece by piece. Our team can view them only in our staff app (the desk), which keeps no copy on their computer.',
        [
          'Only people who need your data to care for you, or to help you when you ask, may see it. They sign in with a password and a second factor. Each time one of them opens your answers, your documents, your messages or your record, we record who it was, when and why, and nobody can change that record. You can read it in ',
          { text: 'your account', page: 'account' },
          ', under “Who has opened your record”.',
        ],
        'We back up the database so that nothing is lost if a machine fails. Data erased today can remain in a backup until newer backups replace it. We use backups only to restore the service, and if we ever have to, we erase again what you had erased.',
        'If your data is ever lost, or seen by someone who should not see it, and this could harm you, we will tell you and the Information Commissioner’s Office.',
      ],
    },
    {
      id: 'legal-reasons',
      heading: 'Our legal reasons',
      body: [
        'Facts about your health are special category data under the UK GDPR. We use them with your explicit consent (Article 9(2)(a)): before the questions begin we ask for it in a sentence of its own, and you tick a box. Once you are our patient we also use them because they are necessary for your care, and only through people who have a duty of confidentiality (Article 9(2)(h)). You can withdraw your consent at any time. What we did before then is still lawful.',
        'For other data we rely on Article 6 of the UK GDPR:',
        {
          list: [
            'our agreement with you, or steps you ask for before there is one, when you order or book',
            'the law, when it tells us to keep medical or payment records',
            'our legitimate interest in keeping the site safe and working',
            'your consent, for anything else.',
          ],
        },
        marketing,
      ],
    },
    {
      id: 'who-decides',
      heading: 'Who decides about your care',
      body: [
        'The UK GDPR (Articles 22A to 22D) restricts important decisions that a computer makes alone, most of all with facts about your health. So a clinician decides whether you are treated, with what, and at which dose.',
        [
          `The questionnaires do follow fixed safety rules. For example, the one about weight stops if you are under ${adultAge} or pregnant, and the one about ADHD if an answer shows that you need care nearer to you. If you think it has stopped you by mistake, `,
          { text: 'tell us', page: 'contactUs' },
          ' and a member of our team will look at it.',
        ],
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who we share it with',
      body: [
        'We share data only when your care needs it or the law requires it:',
        {
          list: [
            'the clinicians, coaches and nutritionists who look after you',
            'the pharmacy and the courier, when you order: only what they need to send you the right medicine',
            'the companies in the table below, each for its own task only',
            'your GP, when you agree to it',
            'regulators, courts or the police, when the law says that we must',
            'emergency services, if your life or someone else’s is in danger.',
          ],
        },
        { table: whoWorksForUs },
        'Where this site runs as a demonstration, none of these companies is connected: cards are test cards, messages stay in our own outbox, and nothing leaves the server.',
        'Some of these companies also work outside the United Kingdom. Your data goes there only under safeguards that UK law accepts: UK adequacy regulations for that country, or a contract on the ICO’s terms.',
        'We do not sell your data or give it to advertisers.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: [
        `Our server deletes expired data every ${retention.eraseEveryHours === 1 ? 'hour' : counted(retention.eraseEveryHours, 'hour')}. If you ask us to erase your data, anything the law makes us keep is deleted automatically once we no longer have to keep it. A member of our team deletes other accounts, medical records and payment records, because the law sets rules for each. If the law requires us to keep yours for longer, we will tell you.`,
        { table: howLongWeKeepIt(retention) },
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
            'have data erased, although we may have to keep some medical and payment records',
            'limit or object to how we use it',
            'take your data elsewhere, in a format that other services can read',
            'withdraw your consent',
            'ask for a person to review any decision.',
          ],
        },
        [
          'In ',
          { text: 'your account', page: 'account' },
          `, under “Your data”, you can ask for a copy of what we hold about you, to read or to give to other services, and have your data erased. The page shows what we would erase and what the law makes us keep, why and until when. You have ${counted(retention.erasureDays, 'day')} to change your mind. You can also see what you have agreed to, and withdraw your consent.`,
        ],
        `There you can also ask us to keep your data without using it, for instance while a mistake is checked. We answer within ${counted(restrictionDays.answer, 'working day')}, and you can lift the restriction yourself at any time. If we end it, we tell you ${counted(restrictionDays.notice, 'day')} before.`,
        [
          'For anything else, or if you would rather not do it yourself, write to ',
          { text: brand.email, href: `mailto:${brand.email}` },
          '. It is free, and we will answer within one month. We may have to confirm your identity first.',
        ],
        'Notes that our clinicians write for each other are not in that copy, because a clinician has to check them first. Write to us to ask for them.',
      ],
    },
    {
      id: 'complaints',
      heading: 'If you are not happy',
      body: [
        [
          'Please tell us first, so that we can put it right: with ',
          { text: 'our contact form', page: 'contactUs' },
          ', choosing “My data and privacy”, or by post, email or phone. You get a confirmation at once if you use the form, and within 30 days in any case. We look into it without delay, keep you informed and tell you the outcome.',
        ],
        [
          'You can also complain to the supervisory authority, the ',
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
})
