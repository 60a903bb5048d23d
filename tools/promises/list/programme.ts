import { kept, type Promises } from '../promise.ts'

/** What comes with a service: scale, blood tests, companion, questionnaires, nutritionists, doses and their reminders. */
export const programmePromises = {
  'PR-1': {
    promise: 'A smart scale that measures body composition belongs to the programme, and its readings go to the app.',
    by: kept(
      'src/server/clinical/supply/send-parcel.ts',
      'src/server/clinical/supply/scale.test.ts',
      'stands in the box list of the first parcel, and is sent by its serial number',
    ),
    said: {
      'content/site/about-us.ts': [
        ': medication, if a UK clinician prescribes it, with one-to-one coaching, a smart scale and a tracking app.',
        ': a consultation with a UK clinician, with one-to-one coaching, a smart scale and a tracking app.',
      ],
      'content/site/app.ts': [
        'The {brand.name} app shows your scale’s readings as a chart.',
        'Your smart scale measures body composition, which can change in weeks when your weight does not.',
        'Worked out for you at each weigh-in, and shown beside where you began.',
      ],
      'content/site/care-features.ts': [
        'Weight management comes with a smart scale and an app.',
        'They show the trend over weeks, so that one heavy Monday does not spoil it.',
      ],
      'content/site/faq.ts': [
        'A smart scale that measures body composition.',
        'An app that tracks your BMI, body fat, habits and hydration.',
      ],
      'content/site/landings/weight-management-lead.ts': [
        'Prescribed weight-loss medication with doctor-led care, one-to-one coaching, a smart scale and a tracking app.',
        'Medication prescribed by UK clinicians, a coach beside you, and a smart scale that shows you more than a number.',
        'A weight management consultation with a UK clinician, a coach beside you, and a smart scale that shows you more than a number.',
        'A weight management consultation with a UK clinician, one-to-one coaching, a smart scale and a tracking app, with {brand.name}.',
      ],
      'content/site/landings/weight-management.ts': [
        'The smart scale reads your body composition and passes it to the app, which shows four things side by side.',
        'Your weight compared with your height, worked out each time you step on the scale.',
        'You meet your coach and set up the scale.',
        'A scale that knows it is not only about weight',
      ],
      'content/site/policies/privacy-tables.ts': [
        'Your weight, waist, body composition, water, habits and goal, as you enter them, give them in a check-in or bring them in from a scale.',
      ],
      'content/site/site.ts': [
        'Medication prescribed when a clinician agrees, one-to-one coaching, a smart scale and a tracking app.',
        'A consultation with a UK clinician, one-to-one coaching, a smart scale and a tracking app.',
        'Medication, coaching and a smart scale',
        'Consultation, coaching and a smart scale',
      ],
    },
  },
  'PR-2': {
    promise: 'Blood tests are every 3 months, and a clinician goes over them with the patient.',
    by: kept(
      'src/domain/blood-tests/schedule.ts',
      'src/domain/blood-tests/schedule.test.ts',
      'repeat every three months from the last sample, in whatever order they came',
    ),
    said: {
      'content/site/faq.ts': [
        'Blood tests are every 3 months.',
        'They show your clinician how your body is coping with the treatment.',
        'Your clinician tells you which tests you need and how to have them done.',
        'Answers about the weight programme and the adult ADHD assessment: who can join, what it costs, missed doses, blood tests, prescriptions and cancelling.',
        'Answers about the weight programme and the adult ADHD assessment: who can join, what it costs, blood tests, your GP and cancelling.',
      ],
      'content/site/landings/weight-management.ts': [
        'They decide whether a medicine is safe for you, set the dose, and go over your blood tests with you.',
        'They decide what is safe for you, and go over your blood tests with you.',
        'Side effects, missed doses and blood tests are in the',
        'Costs, blood tests and letters to your GP are in the',
      ],
      'content/site/policies/privacy-tables.ts': ['Blood tests, only if you ask us for a kit'],
    },
  },
  'PR-192': {
    promise: 'What is written in the companion without a connection is sent later, to nobody else’s account.',
    by: kept(
      'src/server/clinical/companion/my-companion.ts',
      'src/server/clinical/companion/companion.test.ts',
      'what was written without a connection is of its day, and what another person wrote on the device is not theirs',
    ),
    said: {
      'content/site/policies/stored-words.ts': [
        'so that you can use it without a connection, and it is never saved to another person’s account',
      ],
    },
  },
  'PR-193': {
    promise: 'A copy of the companion is kept on a device only when asked for, and not shown after a while.',
    by: kept(
      'src/web/account/companion/stored-companion.ts',
      'src/web/account/companion/companion.test.tsx',
      'a copy on the device is kept only when asked for, shown without a connection, and not after a while',
    ),
    said: {
      'content/site/policies/stored-words.ts': [
        'Storage on this device that notes, without your name, whose digital companion was opened here last, and holds a copy of it only if you ask for one',
        'We stop showing the copy {progressCopyDays} days after you last opened the page with a connection',
      ],
    },
  },
  'PR-3': {
    promise: 'A digital companion supports daily life for six months after an assessment.',
    by: kept(
      'src/domain/companion/companion.ts',
      'src/server/clinical/companion/companion.test.ts',
      'comes with an assessment that was attended, for six months, and with no other',
    ),
    said: {
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'A digital companion, our online support for daily life, lasts {{companion months in words}} months.',
      ],
      'content/site/faq.ts': [
        'Online support for daily life between your appointments: planning the week, getting started, and keeping track of how things go.',
        'The digital companion lasts {assessment.companionMonths} months.',
      ],
      'content/site/landings/adhd-assessment.ts': [
        '{companionMonths} months',
        'A digital companion',
        'of online support for daily life between appointments.',
      ],
    },
  },
  'PR-4': {
    promise: 'Questionnaires are sent before the appointment, so that the clinician can prepare.',
    by: kept(
      'src/server/clinical/preparation/life-history.ts',
      'src/server/clinical/preparation/preparation.test.ts',
      'belongs to the next assessment, is saved as it is answered, and says how far it is',
    ),
    said: {
      'content/notifications/preparation.ts': [
        'Before your appointment, please fill in your questionnaire by {due}, so that your clinician can prepare:',
        'It’s saved as you go, so you can stop and carry on when you like.',
      ],
      'content/orders/payment-confirmation.ts': [
        'There’s a questionnaire in your account, so that your clinician can prepare.',
        'Please fill it in at least {…} before.',
      ],
      'content/site/policies/privacy-tables.ts': ['So that your clinician can prepare'],
      'content/appointments/booking-consents.ts': [
        'I will fill in the questionnaires that I am sent before my appointment, so that my clinician can prepare.',
      ],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        '- **The questionnaires we send you,** filled in.',
        'They help the psychiatrist to prepare.',
      ],
    },
  },
  'PR-5': {
    promise: 'Nutritionists and dietitians are part of the care team.',
    by: kept(
      'src/server/clinical/account/nutrition-sessions.ts',
      'src/server/clinical/account/nutrition-sessions.test.ts',
      'are booked, moved and cancelled by a patient in treatment, free and by the care team’s emails',
    ),
    said: {
      'content/brand.ts': ['Clinicians, coaches and a dietitian'],
      'content/site/about-us.ts': [
        '{brand.name} brings clinicians, coaches and nutritionists to you, at your own pace.',
        'Coaches and nutritionists help with the days in between.',
        'A psychiatrist, a pharmacist who prescribes, a dietitian and a coach.',
      ],
      'content/site/care-features.ts': [
        'Nutritionists who start from what is in your kitchen already, not from a list of what has to go.',
      ],
      'content/site/home-sections.ts': [
        'One team of clinicians, coaches and nutritionists, with ongoing clinical support.',
      ],
      'content/site/landings/health-coaching.ts': ['If food is the hard part, a dietitian joins in.'],
      'content/site/landings/weight-management.ts': ['Nutritionists'],
      'content/site/policies/privacy-policy.ts': ['the clinicians, coaches and nutritionists who look after you'],
      'content/site/profiles.ts': [
        'She works with people whose appetite has changed{…}.',
        '{dietitian} asks what is in your kitchen before she suggests anything that is not.',
      ],
      'content/site/reasons.ts': ['Clinicians, coaches and nutritionists in one team, so you tell your story once.'],
    },
  },
  'PR-183': {
    promise: 'A reminder comes on the days of doses at the hour that was chosen, and says only that there is one.',
    by: kept(
      'src/server/clinical/treatment/reminders/reminder-job.ts',
      'src/server/clinical/treatment/reminders/reminders.test.ts',
      'comes at the hour they chose on the day of a dose, once, whichever process runs the job, and says nothing else',
    ),
    said: {
      'content/notifications/reminder-notice.ts': ['{brand.name}: you have a reminder'],
      'content/notifications/reminder.ts': ['You have a reminder in your account:'],
      'content/site/policies/privacy-tables.ts': [
        'So that a reminder reaches you.',
        'It says only that there is one, and you can turn it off at any time',
        'The message says only that you have a reminder',
      ],
    },
  },
  'PR-184': {
    promise: 'A reminder can be changed and turned off at any time.',
    by: kept(
      'src/server/clinical/treatment/reminders/set-reminder.ts',
      'src/web/account/treatment/reminders/reminder-section.test.tsx',
      'only what is possible is offered, and a reminder can be turned off',
    ),
    said: {
      'content/notifications/reminder.ts': ['You can change or stop reminders there.'],
      'content/site/policies/privacy-tables.ts': [
        'It says only that there is one, and you can turn it off at any time',
      ],
    },
  },
  'PR-185': {
    promise: 'Notifications come only to who asks for them, and the service that carries them cannot read them.',
    by: kept(
      'src/server/platform/gateways/push/web-push.ts',
      'src/server/platform/gateways/push/web-push.test.ts',
      'is encrypted, signed with our key, and kept by the push service for half a day at most',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'Notifications, only if you ask for them',
        'An address that your browser chose, and a message it cannot read.',
      ],
    },
  },
  'PR-186': {
    promise: 'A dose can be logged without a connection, and is sent once there is one.',
    by: kept(
      'src/web/account/treatment/dose-log/stored-doses.ts',
      'src/web/account/treatment/dose-log/doses.test.tsx',
      'a dose is kept on the device, and sent once there is a connection',
    ),
    said: {
      'content/site/policies/stored-words.ts': [
        'so that you can log a dose without a connection, and it is never saved to another person’s account',
        'Until they have been sent, or you sign out',
      ],
    },
  },
  'PR-187': {
    promise: 'A copy of the doses is on the device only for who asks.',
    by: kept(
      'src/web/account/treatment/dose-log/stored-doses.ts',
      'src/web/account/treatment/dose-log/doses.test.tsx',
      'nothing of what was logged is on the device, unless they asked for a copy',
    ),
    said: {
      'content/site/policies/stored-words.ts': [
        'It holds a copy of the doses you logged only if you ask for a copy on your progress page',
        'Until you sign out.',
      ],
    },
  },
  'PR-188': {
    promise: 'A copy of the doses that is not renewed for a month is not shown.',
    by: kept(
      'src/web/account/treatment/dose-log/stored-doses.ts',
      'src/web/account/treatment/dose-log/doses.test.tsx',
      'a copy that nobody has renewed for a month is not shown',
    ),
    said: {
      'content/site/policies/stored-words.ts': [
        'We stop showing a copy {progressCopyDays} days after you last opened the page with a connection',
      ],
    },
  },
  'PR-189': {
    promise:
      'What someone who knows the patient answers is read by clinicians alone, and can be taken back at any time.',
    by: kept(
      'src/server/clinical/preparation/informant-link.ts',
      'src/server/clinical/preparation/preparation.test.ts',
      'either side can withdraw at any time: what was written is gone, for the clinician too',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'If you ask someone who knows you well, the first name you type for them to see, and their answers: only your clinicians read these, and the person can take them back at any time with their link',
        'Answers that were taken back are erased at once; others stay as long as the medical record',
      ],
    },
  },
  'PR-190': {
    promise: 'A link for someone who knows the patient is erased some time after it ran out or was withdrawn.',
    by: kept(
      'src/server/clinical/preparation/erase-invitations.ts',
      'src/server/clinical/preparation/preparation.test.ts',
      'links without answers are erased after their time, answers are not',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'A link for someone who knows you, to answer before your appointment',
        'Without answers, {figures.informantLinkDays} days after it expired or was withdrawn.',
      ],
    },
  },
} as const satisfies Promises
