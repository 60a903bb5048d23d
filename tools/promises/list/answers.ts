import { kept, type Promises, people } from '../promise.ts'

/** Questionnaires: what becomes of answers, and of those that tell of a risk. */
export const answerPromises = {
  'PR-57': {
    promise: 'The answers are read once there is an order, a booking or a request for a call, and by nobody before.',
    by: kept(
      'src/server/clinical/safeguarding/reported-in-session.ts',
      'src/server/clinical/safeguarding/safeguarding.test.ts',
      'reaches nobody: no case, no alarm, and the page says so',
    ),
    said: {
      'content/intake/adhd.ts': [
        'Nobody at {brand.name} reads them unless you book an appointment, ask us to call you, or are signed in to an account with us.',
        'Your answers are confidential.',
      ],
      'content/intake/consent.ts': [
        'A clinician reads your answers if you order or book, and your answers about safety if you ask us to call you or are signed in.',
        'Until then nobody at {brand.name} reads them, so if something worries you now, please speak to your GP.',
      ],
      'content/intake/not-eligible.ts': [
        'Nobody at {brand.name} reads your answers unless you ask us to call you or are signed in to an account, and we pass nothing on without asking you, unless a life is in danger.',
      ],
      'content/intake/risk-help.ts': ['Nobody reads this or calls you unless you ask.'],
      'content/safeguarding/ask-for-call.ts': ['Nobody at {brand.name} has read your answers.'],
      'content/site/faq.ts': ['Unless you were signed in or asked us to call you, nobody here has read your answers.'],
      'content/site/policies/terms-of-use.ts': [
        'Until then nobody reads them, with one exception: if you tell us that you may not be safe, and you are signed in or ask us to call you.',
      ],
    },
  },
  'PR-58': {
    promise: 'What somebody who booked or ordered has answered is read by a clinician.',
    by: kept(
      'src/server/clinical/cases/open-case.ts',
      'src/server/clinical/cases/cases.test.ts',
      'is opened with the authorised order, waits for evidence, and is ready when it is complete',
    ),
    said: {
      'content/intake/consent.ts': [
        'A clinician reads your answers if you order or book, and your answers about safety if you ask us to call you or are signed in.',
      ],
      'content/site/faq.ts': [
        'If yours is not listed, add it where we ask about other conditions, and a clinician reads it if you order.',
      ],
      'content/site/home-sections.ts': [
        'Once you order or book, a clinician reads your answers and decides what is safe and right for you.',
      ],
      'content/site/policies/terms-of-use.ts': [
        'Once you order or book, a UK clinician reads your answers and decides whether a treatment is right for you, and at which dose.',
      ],
      'domain/intake/adhd/question-7-history.ts': ['A psychiatrist needs to know about it if you book.'],
    },
  },
  'PR-59': {
    promise: 'Who leaves a number after an answer about safety is called by a clinician within two working hours.',
    by: kept(
      'src/server/clinical/safeguarding/ask-for-call.ts',
      'src/server/clinical/safeguarding/safeguarding.test.ts',
      'with a number left becomes one case with a deadline of two working hours, however often it is sent',
    ),
    said: {
      'content/intake/risk-help.ts': ['We will call you.'],
      'content/safeguarding/ask-for-call.ts': [
        'If you leave a number, a clinician reads what you answered and calls you by {by}.',
        'If you leave a number, a clinician reads what you answered and calls you within {…} working hours.',
        'A clinician reads these answers, calls you, and keeps a record of the call.',
        'We will call you',
        'A clinician reads your answers and calls {phone} by {by}.',
        'We are here Monday to Friday, {opens} to {closes}.',
      ],
    },
  },
  'PR-60': {
    promise: 'Outside hours such answers are read the next morning, and the page says when.',
    by: kept(
      'src/domain/safeguarding/when-read.ts',
      'src/server/clinical/safeguarding/safeguarding.test.ts',
      'outside hours is read by the next morning, and the page says when that is',
    ),
    said: {
      'content/safeguarding/ask-for-call.ts': [
        'We are here Monday to Friday, {opens} to {closes}.',
        'Nobody is reading anything now: we are back {back}.',
      ],
    },
  },
  'PR-61': {
    promise: 'Such answers in an account are raised with a clinician by themselves.',
    by: kept(
      'src/server/clinical/safeguarding/raise-job.ts',
      'src/server/clinical/safeguarding/safeguarding.test.ts',
      'is raised automatically, once, in whatever process, even if the patient signs in later',
    ),
    said: {
      'content/intake/consent.ts': [
        'A clinician reads your answers if you order or book, and your answers about safety if you ask us to call you or are signed in.',
      ],
      'content/safeguarding/ask-for-call.ts': [
        'You are signed in to an account with us, so a clinician reads these answers and contacts you by {by}, on the phone number of your account.',
        'A clinician has been told',
      ],
    },
  },
  'PR-62': {
    promise: 'Without a tick we speak with nobody but the person, unless a life is in danger.',
    by: people('clinical lead', 'in every call about safety'),
    said: {
      'content/intake/not-eligible.ts': [
        'Nobody at {brand.name} reads your answers unless you ask us to call you or are signed in to an account, and we pass nothing on without asking you, unless a life is in danger.',
      ],
      'content/safeguarding/ask-for-call.ts': ['If you don’t tick this, we’ll speak only to you.'],
    },
  },
  'PR-63': {
    promise: 'Questions about safety come before a booking, and an answer that rules it out ends in help.',
    by: kept(
      'src/domain/appointments/who-may-book.ts',
      'src/domain/intake/adhd/routes.test.ts',
      'AD-05 of all 16,384 combinations only fourteen times No leads to the booking',
    ),
    said: {
      'content/appointments/booking.ts': [
        'We ask everyone a few questions first, to make sure we can look after you well by video.',
      ],
      'content/intake/adhd.ts': ['Some people need care that we can’t give by video, so we ask these questions first.'],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'If any answer is yes, we do not offer you this appointment.',
        'If all {{safety}} answers are no, you can book.',
        '| Your safety | Everyone is asked |',
      ],
      'content/site/landings/adhd-assessment.ts': [
        '{safety} of them are about your safety and wellbeing, so that we only see people we can look after well online.',
      ],
      'domain/intake/adhd/risk-factors.ts': ['We ask everyone these {riskFactors.length} questions.'],
    },
  },
  'PR-64': {
    promise: 'The self-assessment shows its result at the end, and it can be read again.',
    by: kept(
      'src/web/questionnaire/adhd/result.tsx',
      'tests/journeys/adhd-result.spec.ts',
      'AD-04 R-11 questions 7 and 8 lead to the result',
    ),
    said: {
      'content/appointments/booking.ts': ['You can go back to it at any time.'],
      'content/intake/adhd.ts': [
        'You’ll see your result at the end.',
        'You can come back to this page on this device.',
      ],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'You can also answer two more and see what the first {{scored in words}} add up to, from 0 to {{highest score}}.',
      ],
      'content/site/landings/adhd-assessment.ts': ['Then you see your result.'],
    },
  },
  'PR-65': {
    promise: 'The self-assessment is as long as it says.',
    by: kept(
      'src/domain/intake/adhd/length.ts',
      'src/domain/intake/adhd/length.test.ts',
      'F-6 the figure on the pages is the longest route to the result',
    ),
    said: {
      'content/appointments/booking.ts': ['It takes a few minutes, and we save your answers as you go.'],
      'content/intake/adhd.ts': [
        'Up to {questions} short questions, about {minutes} minutes in all:',
        '{scored} about the past 6 months, {safety} about your safety and wellbeing, and a few about you.',
      ],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'Then come {{scored in words}} questions about the past six months, such as how often appointments slip your mind, with answers from *Never* to *Very often*.',
        'Next come {{safety}} questions about your safety and wellbeing, to be answered yes or no.',
      ],
      'content/site/faq.ts': [
        'First you take the free self-assessment online: up to {length.questions} short questions, about {length.minutes} minutes.',
      ],
      'content/site/landings/adhd-assessment.ts': [
        '{scored} questions about the past 6 months and some about you.',
        'There are up to {questions} short questions in all, which take about {minutes} minutes.',
      ],
    },
  },
  'PR-66': {
    promise: 'Who has a diagnosis already is not asked about childhood.',
    by: kept(
      'src/domain/intake/adhd/flow.ts',
      'src/domain/intake/adhd/flow.test.ts',
      'AD-02 after a later diagnosis the childhood question no longer counts',
    ),
    said: { 'content/site/faq.ts': ['Tell us in the first question, and we will skip the ones about your childhood.'] },
  },
  'PR-67': {
    promise: 'An answer can always be changed later.',
    by: kept(
      'src/web/questionnaire/check-answers.tsx',
      'tests/journeys/questionnaire.spec.ts',
      'Q-27 Back, by our button and by the browser’s, shows each question as it was left',
    ),
    said: {
      'content/intake/adhd.ts': ['You can always go back and change it.'],
      'content/intake/check-answers.ts': ['You’ll come straight back here.'],
    },
  },
  'PR-68': {
    promise: 'Answers are saved as they are given; one can stop and carry on later.',
    by: kept(
      'src/server/intake/questionnaires/save-answer.ts',
      'tests/faults/killed-server.test.ts',
      'API-01 R-8 a server killed again and again in the middle of writing has everything it ever acknowledged',
    ),
    said: {
      'content/appointments/booking.ts': ['It takes a few minutes, and we save your answers as you go.'],
      'content/checkout/checkout.ts': ['Nothing is lost.'],
      'content/checkout/order-summary.ts': ['You can stop at any point and carry on later.'],
      'content/checkout/preference.ts': ['Your answers are saved.'],
      'content/intake/adhd.ts': [
        'You can stop at any time and carry on later on this device.',
        'The answers you have given are saved.',
      ],
      'content/intake/consent.ts': ['You can stop and carry on later.'],
      'content/intake/medical-history-form.ts': ['Nothing has been lost.'],
      'content/intake/start-consent-words.ts': [
        'Your answers are saved.',
        'Nothing has been ordered, and we’ve kept everything you typed.',
      ],
      'content/site/about-us.ts': [
        'You answer in your own time, you can stop and carry on another day, and your answers are saved.',
      ],
      'content/site/accessibility.ts': ['stop a questionnaire and carry on later: we save your answers as you go'],
      'content/site/home-sections.ts': ['Answer at your own pace and stop whenever you like.'],
      'content/site/landings/adhd-assessment-lead.ts': ['Free, and you can stop at any time.'],
      'content/site/landings/adhd-assessment.ts': [
        'You can stop after any of them.',
        'You can stop and carry on later.',
      ],
      'content/site/landings/weight-management.ts': ['Stop when you like; your answers are saved.'],
      'content/site/policies/stored-words.ts': [
        'so that nothing is lost if you close the page or lose signal',
        'so that a newer answer is never overwritten by an older one',
      ],
      'content/site/site.ts': ['Your answers are still saved on this device.'],
    },
  },
  'PR-69': {
    promise: 'What was typed into the order and booking forms is still there after a detour.',
    by: kept(
      'src/web/booking/saved-booking.ts',
      'src/web/booking/saved-booking.test.ts',
      'R-18 what was typed is kept while another time is chosen, and the password in memory alone',
    ),
    said: {
      'content/appointments/booking-hold.ts': ['Everything you typed is saved.'],
      'content/intake/start-consent-words.ts': ['Nothing has been ordered, and we’ve kept everything you typed.'],
      'content/notifications/appointments.ts': ['Your details are saved, so choosing another time is quick:'],
    },
  },
  'PR-70': {
    promise: 'Who stops is not written to.',
    by: kept(
      'src/server/app/start/jobs.ts',
      'src/server/app/start/jobs.test.ts',
      'no job writes to somebody who stopped before an order',
    ),
    said: {
      'content/intake/adhd.ts': ['Nothing happens unless you choose it.'],
      'content/site/landings/adhd-assessment.ts': ['Nobody will chase you.'],
    },
  },
} as const satisfies Promises
