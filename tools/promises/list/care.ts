import { kept, type Promises, people } from '../promise.ts'

/** Who decides about treatment, and what goes on while it lasts. */
export const carePromises = {
  'PR-33': {
    promise: 'A clinician decides about every order and sets the dose. No form decides or prescribes.',
    by: kept(
      'src/server/clinical/cases/decide-case.ts',
      'src/domain/cases/cases.test.ts',
      'is moved only by the roles and processes entitled to it',
    ),
    said: {
      'content/checkout/medication-choice.ts': [
        'A clinician decides.',
        'A clinician reviews your answers and sets the right dose.',
      ],
      'content/checkout/medications.ts': [
        'Once you order, a clinician reads your answers, checks your height, weight and BMI, and decides what is safe for you.',
        'They may suggest the other one, or neither.',
      ],
      'content/checkout/order-summary.ts': ['The prescriber decides.', 'A clinician reads your answers and decides.'],
      'content/checkout/preference.ts': [
        'The prescriber reads your answers and decides which treatment is safe for you, if any, and at which dose.',
        'The prescriber may choose another treatment, or none.',
        'If you don’t mind, choose either: the prescriber decides.',
        'They decide.',
      ],
      'content/notifications/receipt.ts': ['What happens next: a clinician reviews your answers.'],
      'content/site/about-us.ts': [
        'Our questionnaires help a clinician to understand you.',
        'They never make a diagnosis and they never prescribe.',
        'Once you order or book, a clinician who is licensed in the UK reads your answers, asks you if something is missing, {…}.',
        'and decides whether we can help',
        'We do not send a medicine because a form was filled in.',
      ],
      'content/site/care-features.ts': [
        'A clinician decides',
        'Before anything is prescribed, a clinician licensed in the UK reads your answers, decides what is safe and sets the dose.',
        'A clinician licensed in the UK reads your answers and decides what is safe.',
        'UK licensed and clinically proven, prescribed only when a clinician agrees, sent free in a plain parcel and reviewed with you as you go.',
        'Your health, your history and what you hope for, gone through with a UK clinician, who tells you what could help and what would not be safe.',
      ],
      'content/site/faq.ts': [
        'A clinician decides.',
        'A consultation with a UK clinician, who decides what is safe for you.',
        'Either Mounjaro or Wegovy, if a clinician prescribes it.',
        'A clinician reads your answers, checks your height, weight and BMI, and may ask you for more.',
        'A clinician may decide that a treatment is not safe unless your GP knows.',
      ],
      'content/site/home-sections.ts': [
        'Once you order or book, a clinician reads your answers and decides what is safe and right for you.',
      ],
      'content/site/home.ts': [
        'Doctor-led weight management, ADHD assessment and health coaching for adults in the UK.',
        'A clinician reviews every order.',
        'Doctor-led weight management, ADHD assessment and coaching from UK clinicians, at your own pace and from your own sofa.',
        'A clinician reviews every order',
      ],
      'content/site/landings/weight-management-lead.ts': [
        'Medication prescribed by UK clinicians, a coach beside you, and a smart scale that shows you more than a number.',
        'A weight management consultation with a UK clinician, a coach beside you, and a smart scale that shows you more than a number.',
        'Prescribed weight-loss medication with doctor-led care, one-to-one coaching, a smart scale and a tracking app.',
        'A weight management consultation with a UK clinician, one-to-one coaching, a smart scale and a tracking app, with {brand.name}.',
      ],
      'content/site/landings/weight-management.ts': [
        'A clinician decides',
        'Once you have ordered, they read your answers, check your height and weight, and set the dose.',
        'If we are not right for you, they say so.',
        'Your answers are read, your height and weight are checked, and a clinician decides whether to begin, and at which dose.',
        'Your answers are read, your height and weight are checked, and a clinician decides whether we can help.',
        'They decide whether a medicine is safe for you, set the dose, and go over your blood tests with you.',
        'They decide what is safe for you, and go over your blood tests with you.',
        'A clinician, every time.',
        'It can never promise you a medicine.',
        'It can never promise you treatment.',
        'They read your answers, check your height and weight, and tell you what could help.',
        'You and your clinician agree a plan.',
        'You and your clinician settle the pace.',
      ],
      'content/site/policies/privacy-policy.ts': [
        'A clinician makes the decisions about your care, not a computer.',
        'So a clinician decides whether you are treated, with what, and at which dose.',
      ],
      'content/site/policies/terms-of-use.ts': [
        'Once you order or book, a UK clinician reads your answers and decides whether a treatment is right for you, and at which dose.',
        'They do not diagnose and they do not prescribe.',
      ],
      'content/site/reasons.ts': ['A clinician reads what you write before anything is prescribed.'],
      'content/site/site.ts': [
        'Treatment is offered only when a clinician decides that it is suitable.',
        'Medication prescribed when a clinician agrees, one-to-one coaching, a smart scale and a tracking app.',
      ],
      'domain/intake/weight-management/continue-dose-preference.ts': ['A clinician decides with you.'],
      'domain/intake/weight-management/step-2-ethnicity.ts': ['A clinician takes this into account.'],
    },
  },
  'PR-34': {
    promise: 'Height, weight and BMI are checked before medicine is sent; the form alone is never relied on.',
    by: kept('src/domain/cases/evidence-gates.ts', 'src/server/clinical/cases/gates.test.ts', 'every gate is tested'),
    said: {
      'content/checkout/medication-choice.ts': ['A clinician checks which is safe for you.'],
      'content/checkout/medications.ts': [
        'Once you order, a clinician reads your answers, checks your height, weight and BMI, and decides what is safe for you.',
      ],
      'content/site/faq.ts': [
        'A clinician reads your answers, checks your height, weight and BMI, and may ask you for more.',
      ],
      'content/site/landings/weight-management.ts': [
        'Once you have ordered, they read your answers, check your height and weight, and set the dose.',
        'Your answers are read, your height and weight are checked, and a clinician decides whether to begin, and at which dose.',
        'Your answers are read, your height and weight are checked, and a clinician decides whether we can help.',
        'Before anything is sent, a clinician checks your height, weight and BMI and does not rely on the form alone.',
        'Before anything is decided, a clinician checks your height, weight and BMI and does not rely on the form alone.',
        'They read your answers, check your height and weight, and tell you what could help.',
      ],
      'content/site/policies/terms-of-use.ts': [
        'For weight management, they check your height, weight and BMI and do not rely on the form alone.',
      ],
      'domain/intake/weight-management/step-5-bmi.ts': ['A clinician checks it before anything is prescribed.'],
    },
  },
  'PR-35': {
    promise: 'A clinician who needs to know more asks, and the patient replies in the account.',
    by: kept(
      'src/server/clinical/cases/case-messages.ts',
      'src/server/clinical/cases/cases.test.ts',
      'asks: with one notice an hour for all messages to the same patient, until they have read it',
    ),
    said: {
      'content/checkout/order-summary.ts': ['If a clinician has a question, they’ll write to you.'],
      'content/notifications/desk-notices.ts': ['A member of our team has a question for you.'],
      'content/site/about-us.ts': [
        'Once you order or book, a clinician who is licensed in the UK reads your answers, asks you if something is missing, {…}.',
      ],
      'content/site/faq.ts': [
        'A clinician reads your answers, checks your height, weight and BMI, and may ask you for more.',
      ],
      'content/site/policies/terms-of-use.ts': ['A clinician can ask for more information.'],
    },
  },
  'PR-36': {
    promise: 'A refusal comes with its reason in words to the patient, and with what else could help.',
    by: kept(
      'src/domain/cases/decline-reasons.ts',
      'src/domain/cases/decline-reasons.test.ts',
      'are ten, each with a draft for the patient',
    ),
    said: {
      'content/brand.ts': ['If other care is better for you, we say so'],
      'content/site/about-us.ts': [
        'If a treatment is not right for you, we say so, tell you why, and suggest where to turn instead.',
      ],
      'content/site/care-features.ts': ['If the answer is no, they say so, and say why.'],
      'content/site/landings/weight-management.ts': [
        'If we are not right for you, they say so.',
        'If it is not right for you, they say so.',
      ],
      'content/site/policies/terms-of-use.ts': [
        'If so, they tell you why and what else could help.',
        'A clinician can say no.',
      ],
      'content/site/reasons.ts': ['We tell you what is known, what is not, and when someone else can help you better.'],
      'content/site/values.ts': ['If a treatment is not right for you, a clinician will say so.'],
    },
  },
  'PR-37': {
    promise: 'Who is not eligible is told at once why, and where to turn.',
    by: kept(
      'src/web/questionnaire/not-eligible.tsx',
      'src/web/questionnaire/not-eligible.test.tsx',
      'NE-01 NE-05 reason=%s says why, what to do, and leads on',
    ),
    said: {
      'content/intake/not-eligible.ts': [
        'We stop here when an answer tells us that seeing someone in person would be safer for you than online care.',
      ],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': ['Someone nearer can, and we tell you whom to ask.'],
      'content/site/landings/weight-management.ts': [
        'If other care would be safer for you, we say so at once, and where to find it.',
      ],
      'content/site/policies/privacy-policy.ts': [
        'For example, the one about weight stops if you are under {adultAge} or pregnant, and the one about ADHD if an answer shows that you need care nearer to you.',
      ],
    },
  },
  'PR-38': {
    promise: 'The dose begins low, and goes up a step at a time, only if it suits and a clinician agrees.',
    by: kept(
      'src/domain/treatment/next-doses.ts',
      'src/server/clinical/treatment/months.test.ts',
      'an uneventful month with the wish for more leads one rung up',
    ),
    said: {
      'content/checkout/medication-choice.ts': [
        'Your dose goes up gradually, about every {…} weeks, and only if it suits you.',
        'A clinician agrees each step with you.',
      ],
      'content/checkout/medications.ts': ['A clinician agrees each change of dose with you first.'],
      'content/site/landings/weight-management.ts': ['If it suits you, the dose goes up a step at a time.'],
    },
  },
  'PR-39': {
    promise: 'A patient can stay on a dose, go down or stop rising.',
    by: kept(
      'src/domain/treatment/repeat-doses.ts',
      'src/server/clinical/treatment/months.test.ts',
      'side effects prevent an increase: no more is offered, the prescriber says why, and prescribes less at a lower price',
    ),
    said: {
      'content/checkout/medications.ts': [
        'You can stay on a dose for longer, go back one, pause, or cancel at any time.',
      ],
      'content/site/landings/weight-management.ts': [
        'Up, down or just as it is: you and your clinician settle on the dose that works with the fewest side effects.',
      ],
    },
  },
  'PR-40': {
    promise: 'Nobody under 18 is treated or assessed, and nobody who is pregnant is treated for weight.',
    by: kept(
      'src/domain/intake/weight-management/flow.ts',
      'src/web/questionnaire/not-eligible.test.tsx',
      'NE-01 NE-05 reason=%s says why, what to do, and leads on',
    ),
    said: {
      'content/intake/adhd.ts': ['We see people from the age of {adultAge}, so we can’t assess you.'],
      'content/intake/not-eligible.ts': [
        'That is a little above the healthy range, and below {lowestBmi}, the lowest BMI at which we offer treatment.',
      ],
      'content/site/about-us.ts': ['We do not treat anyone under {adultAge}.'],
      'content/site/faq.ts': [
        'We cannot treat anyone under {figures.adultAge}.',
        'Under-{assessment.adultAge}s are excluded: they need a different kind of assessment, and a GP can help with that.',
      ],
      'content/site/site.ts': ['{brand.name} is for adults aged {age} and over in the UK.'],
    },
  },
  'PR-41': {
    promise: 'Support goes on: a check-in before each next supply, for as long as treatment lasts.',
    by: kept(
      'src/domain/treatment/check-in-clock.ts',
      'src/server/clinical/treatment/check-in.test.ts',
      'is opened by the job, in the morning, once for each pen, whichever process runs it',
    ),
    said: {
      'content/brand.ts': [
        'By the Care Quality Commission, with ongoing clinical support',
        'Treatments, with support around them',
      ],
      'content/checkout/order-summary.ts': ['Expert clinical support', 'Always included'],
      'content/site/care-features.ts': [
        'UK licensed and clinically proven, prescribed only when a clinician agrees, sent free in a plain parcel and reviewed with you as you go.',
      ],
      'content/site/home-sections.ts': [
        'One team of clinicians, coaches and nutritionists, with ongoing clinical support.',
      ],
      'content/site/landings/adhd-assessment-lead.ts': [
        'A private online ADHD assessment for adults in the UK: a free self-assessment, then {minutes} minutes with a psychiatrist for {price}, and ongoing care with {brand.name}.',
      ],
      'content/site/landings/weight-management.ts': [
        'Check-ins continue, and a plan for life after medication takes shape.',
        'Check-ins continue for as long as they help you.',
      ],
      'content/site/profiles.ts': [
        'You say how it’s going in the questions before each supply, and can write in between.',
      ],
    },
  },
  'PR-42': {
    promise: 'What a check-in tells is read by a prescriber before the next supply.',
    by: kept(
      'src/domain/treatment/check-in-review.ts',
      'src/server/clinical/treatment/check-in.test.ts',
      'that needs review says why, and is approved only with each reason ticked',
    ),
    said: { 'content/site/profiles.ts': ['What you write is read before anything changes.'] },
  },
  'PR-43': {
    promise: 'The name in an account is compared with an identity document.',
    by: kept(
      'src/server/clinical/evidence/settle-identity.ts',
      'src/server/clinical/evidence/evidence.test.ts',
      'that ends as %s does not, and can be tried again',
    ),
    said: { 'content/checkout/order-summary.ts': ['The pharmacy checks them.'] },
  },
  'PR-44': {
    promise: 'No further pen is sent before the check-in is answered.',
    by: kept(
      'src/server/clinical/treatment/check-in/finish-check-in.ts',
      'src/server/clinical/treatment/check-in.test.ts',
      'makes one order at the price of the schedule, without the discount of a first month',
    ),
    said: {
      'content/notifications/check-in.ts': [
        'We can’t send you anything more until you’ve completed it.',
        'We haven’t had your answers yet, so nothing is on its way to you.',
      ],
    },
  },
  'PR-45': {
    promise: 'Nothing is sent while somebody is unwell with a sign that cannot wait.',
    by: kept(
      'src/server/clinical/treatment/report-signs.ts',
      'src/server/clinical/treatment/plans.test.ts',
      'stops every pen from being approved, checked and sent',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'So that you never get too much medicine or the wrong dose, and we send nothing while you are unwell',
      ],
    },
  },
  'PR-46': {
    promise: 'A GP is told only with the patient’s agreement, and no more once it is withdrawn.',
    by: kept(
      'src/domain/letters/occasion.ts',
      'src/server/privacy/consents/consents.test.ts',
      'withdrawn consent to tell a GP is a flag for the prescriber, and the GP gets no letter',
    ),
    said: {
      'content/intake/my-consents.ts': [
        'We’ll stop writing to your GP, and our prescribers will see that you’d rather we didn’t.',
        'We won’t write to your GP any more.',
        'Our prescriber will see this, and may ask you about it before your next supply.',
        'We’ll no longer write to your GP',
      ],
      'content/site/faq.ts': ['Only with your agreement.'],
      'content/site/policies/privacy-policy.ts': ['your GP, when you agree to it'],
      'content/site/policies/terms-of-use.ts': [
        'With your agreement, we tell your GP what has been prescribed, so that your record is complete.',
      ],
      'domain/intake/weight-management/inform-gp.ts': [
        'With your consent we tell your GP about your treatment, so that they know about all your care.',
      ],
    },
  },
  'PR-47': {
    promise: 'With the patient’s agreement the GP practice is written to about what was prescribed.',
    by: kept(
      'src/domain/letters/write-letter.ts',
      'src/server/clinical/letters/letters.test.ts',
      'leads to a letter to the GP practice and to a summary, each once',
    ),
    said: {
      'content/site/policies/terms-of-use.ts': [
        'With your agreement, we tell your GP what has been prescribed, so that your record is complete.',
      ],
    },
  },
  'PR-48': {
    promise: 'In the year after treatment there is a question a month, by email, unless it is turned off.',
    by: kept(
      'src/server/clinical/treatment/aftercare-job.ts',
      'src/server/clinical/treatment/check-in.test.ts',
      'asks for a weight each month by an email without health details, unless there is one or they opted out',
    ),
    said: {
      'content/notifications/afterwards.ts': ['If you’d rather not be asked, you can turn this off in your account.'],
    },
  },
  'PR-49': {
    promise: 'After that year nothing is asked any more.',
    by: kept(
      'src/domain/treatment/aftercare.ts',
      'src/server/clinical/treatment/check-in.test.ts',
      'says that it is over, once',
    ),
    said: { 'content/notifications/afterwards.ts': ['The year ends today, and we won’t ask again.'] },
  },
  'PR-50': {
    promise: 'What a patient asks in the account is answered by a person, and can be asked at any time.',
    by: kept(
      'src/server/clinical/messages/post-message.ts',
      'src/server/clinical/messages/conversation.test.ts',
      'the deadline of a reply runs from the first unanswered message, in working time',
    ),
    said: {
      'content/notifications/afterwards.ts': ['You can message us there at any time:'],
      'content/site/about-us.ts': [
        'You can ask any of us a question, and you can always ask us to explain the answer again in plainer words.',
      ],
    },
  },
  'PR-51': {
    promise: 'A psychiatrist reserves a time for a medication review, and the patient decides whether to take it.',
    by: kept(
      'src/domain/appointments/medication-review.ts',
      'src/server/appointments/follow-up/follow-up.test.ts',
      'is reserved by the clinician at a free time of their own, announced without health details, and shown to the patient',
    ),
    said: {
      'content/notifications/appointments.ts': [
        'Your clinician will reserve another time for you, and we’ll email you when they have.',
        'We’ll email you when your clinician has reserved a time for you.',
      ],
      'content/site/about-us.ts': [
        ': an online questionnaire, an appointment with a psychiatrist, then ongoing care and medication reviews.',
      ],
      'content/site/faq.ts': [
        'Your {…} is then reviewed regularly as part of your ongoing care.',
        'Your psychiatrist reserves a time for you: a review takes {assessment.review.minutes} minutes and costs {assessment.review.price}, and you decide whether to take it.',
      ],
      'content/site/landings/adhd-assessment-lead.ts': [
        'A private online ADHD assessment for adults in the UK: a free self-assessment, then {minutes} minutes with a psychiatrist for {price}, and ongoing care with {brand.name}.',
      ],
      'content/site/landings/adhd-assessment.ts': [
        'Ongoing care and medication reviews',
        'for {review.minutes} minutes, only if your psychiatrist plans one with you.',
      ],
      'content/site/policies/terms-of-use.ts': [
        '{assessment.review.minutes} minutes, only if your psychiatrist books one with you',
      ],
      'content/site/site.ts': [
        'An online questionnaire, an appointment with a clinician, then ongoing care and medication reviews.',
      ],
    },
  },
  'PR-52': {
    promise: 'Ongoing care after an assessment: the clinician can see the patient again.',
    by: kept(
      'src/server/appointments/follow-up/book-follow-up.ts',
      'src/server/appointments/follow-up/follow-up.test.ts',
      'once paid is an ordinary appointment: calendar, clinic list, answers and cancellation rights',
    ),
    said: {
      'content/site/about-us.ts': [': an online questionnaire, an appointment with a psychiatrist, then ongoing care.'],
      'content/site/home-sections.ts': ['One team that stays with you.'],
      'content/site/landings/adhd-assessment-lead.ts': [
        'A private online ADHD assessment for adults in the UK: a free self-assessment, then {minutes} minutes with a psychiatrist for {price}, and ongoing care with {brand.name}.',
      ],
      'content/site/landings/adhd-assessment.ts': ['Ongoing care'],
      'content/site/site.ts': [
        'An online questionnaire, an appointment with a clinician, then ongoing care.',
        'Self-assessment, appointment, ongoing care',
      ],
    },
  },
  'PR-53': {
    promise: 'The patient hears what a medicine would cost, how to get it, and decides with their eyes open.',
    by: people('psychiatrist', 'before prescribing'),
    said: {
      'content/intake/adhd.ts': ['Hear what the psychiatrist thinks, and why.'],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'You leave with a next step.',
        'Then you hear what is missing.',
      ],
      'content/site/faq.ts': ['If your psychiatrist prescribes {…}, they explain how you get it.'],
      'content/site/landings/adhd-assessment.ts': [
        'Anything that comes after the assessment has a price of its own, which you know before you decide.',
        'You hear what the psychiatrist thinks and why, and what could come next.',
        'That is an answer too, and you leave with a next step.',
      ],
      'content/site/policies/terms-of-use.ts': ['Your psychiatrist tells you what it would cost before you decide.'],
      'content/site/profiles.ts': [
        'When you and your clinician have decided to try a medicine, for ADHD or for weight, {pharmacist} supports you while the dose is adjusted: small changes, blood pressure and pulse recorded, and an honest talk about what’s better and what isn’t.',
      ],
    },
  },
  'PR-54': {
    promise: 'Pulse, blood pressure, weight and heart history are checked, and treatment is reviewed.',
    by: people('psychiatrist', 'before a medicine is started, and with each change of dose'),
    said: {
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'Before any medication there are checks, among them your pulse, blood pressure, weight and heart history, and once it has begun it is reviewed regularly.',
      ],
    },
  },
  'PR-55': {
    promise: 'The psychiatrist’s conclusion is written down for the patient, who is told by email when it can be read.',
    by: kept(
      'src/server/appointments/letters.ts',
      'src/server/screens/desk/appointments/clinic-list/day.test.ts',
      'attended, once it has begun: by a clinician, with an email, a follow-up and a letter',
    ),
    said: {
      'content/intake/adhd.ts': ['It’s written down for you, in a letter you can show your GP.'],
      'content/notifications/appointments.ts': [
        'We’ll email you when your clinician has written your summary.',
        'You can then read and print it in your account:',
        'You can read and print the letter in your account:',
      ],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'The psychiatrist writes you a letter, which you can show your GP.',
      ],
      'content/site/landings/adhd-assessment.ts': [
        'It is written down for you, in a letter that you can show your GP.',
      ],
      'content/site/profiles.ts': [
        'She sees people by video, and writes you a letter afterwards, which you can show your GP.',
      ],
    },
  },
  'PR-56': {
    promise: 'A psychiatrist makes the diagnosis; the self-assessment makes none.',
    by: kept(
      'src/domain/appointments/services.ts',
      'src/server/identity/staff/grants.test.ts',
      'of psychiatric appointments is for a confirmed prescriber or lead of the GMC',
    ),
    said: {
      'content/intake/adhd.ts': ['Only a full assessment can tell, and a psychiatrist decides.'],
      'content/site/faq.ts': ['A psychiatrist decides.'],
      'content/site/landings/adhd-assessment.ts': ['A psychiatrist makes the diagnosis.', 'A psychiatrist.'],
      'content/site/policies/terms-of-use.ts': ['Only the appointment with a psychiatrist can lead to one.'],
    },
  },
} as const satisfies Promises
