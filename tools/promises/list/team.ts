import { kept, type Promises, people } from '../promise.ts'

/** Who looks after patients, with what, and who stands behind it. */
export const teamPromises = {
  'PR-71': {
    promise: 'Only a clinician registered in the UK decides.',
    by: kept(
      'src/domain/identity/staff/registration.ts',
      'src/domain/identity/staff/registration.test.ts',
      'a decision maker is registered, with a number in the format of their register',
    ),
    said: {
      'content/brand.ts': ['UK clinicians', 'Licensed, and on public registers', 'UK licensed'],
      'content/site/about-us.ts': [
        'Once you order or book, a clinician who is licensed in the UK reads your answers, asks you if something is missing, {…}.',
      ],
      'content/site/care-features.ts': [
        'Before anything is prescribed, a clinician licensed in the UK reads your answers, decides what is safe and sets the dose.',
        'A clinician licensed in the UK reads your answers and decides what is safe.',
        'Your health, your history and what you hope for, gone through with a UK clinician, who tells you what could help and what would not be safe.',
      ],
      'content/site/faq.ts': ['A consultation with a UK clinician, who decides what is safe for you.'],
      'content/site/home.ts': [
        'Doctor-led weight management, ADHD assessment and coaching from UK clinicians, at your own pace and from your own sofa.',
      ],
      'content/site/landings/weight-management-lead.ts': [
        'A weight management consultation with a UK clinician, one-to-one coaching, a smart scale and a tracking app, with {brand.name}.',
      ],
      'content/site/landings/weight-management.ts': ['Doctors and prescribers licensed in the UK.'],
      'content/site/policies/terms-of-use.ts': [
        'Once you order or book, a UK clinician reads your answers and decides whether a treatment is right for you, and at which dose.',
      ],
    },
  },
  'PR-72': {
    promise: 'Only medicines whose product numbers two people have registered are supplied.',
    by: kept(
      'src/server/clinical/supply/pack-codes.ts',
      'src/server/clinical/supply/packs.test.ts',
      'refuses what is no GTIN or no strength of ours, and one number for two products at once',
    ),
    said: {
      'content/brand.ts': ['UK licensed'],
      'content/site/about-us.ts': ['The medicines we use are licensed in the UK.'],
      'content/site/care-features.ts': [
        'UK licensed and clinically proven, prescribed only when a clinician agrees, sent free in a plain parcel and reviewed with you as you go.',
      ],
    },
  },
  'PR-73': {
    promise: 'Medicines are supplied by a registered pharmacy, and care by a provider registered with the CQC.',
    by: kept(
      'src/server/platform/config/registration-guard.ts',
      'src/server/platform/config/registration-guard.test.ts',
      'a production server with missing details says so, and ends before it opens anything',
    ),
    said: {
      'content/brand.ts': ['CQC regulated', 'By the Care Quality Commission, with ongoing clinical support'],
      'content/site/about-us.ts': [
        '{brand.name} is regulated by the Care Quality Commission under {credentials.provider}.',
      ],
      'content/site/credentials.ts': [
        'Registered with the Care Quality Commission as provider {brand.cqc.providerId}.',
      ],
      'content/site/home.ts': ['Regulated by the Care Quality Commission.'],
      'content/site/policies/terms-of-use.ts': [
        '{brand.name} is regulated by the Care Quality Commission, under {credentials.provider}.',
      ],
      'content/site/registration.ts': [
        'Medicines are supplied by {pharmacy.name}, {pharmacy.address}: registered pharmacy {pharmacy.premisesNumber} of the General Pharmaceutical Council (GPhC).',
        'Prescribing and care are provided by {cqc.provider}, {cqc.address}, Care Quality Commission (CQC) provider {cqc.providerId}.',
      ],
    },
  },
  'PR-74': {
    promise: 'Every article is reviewed by somebody named from the care team, and names its sources.',
    by: kept(
      'tools/blog/front-matter.ts',
      'tests/blog-library.test.ts',
      'with %s is refused with its name and the reason',
      'no reviewer',
    ),
    said: {
      'content/site/blog.ts': [
        'Each is reviewed by someone on our care team and names its sources.',
        'Clear, careful articles on weight, food, movement, sleep, mind and ADHD, each reviewed by a named member of the {brand.name} care team.',
      ],
    },
  },
  'PR-75': {
    promise: 'Coaches see who on a treatment needs contact, and write to them.',
    by: kept(
      'src/server/screens/desk/treatment/coaching/desk-coaching.ts',
      'src/server/screens/desk/treatment/coaching/coaching.test.ts',
      'lists everyone once over its pages, sorted by the rule',
    ),
    said: {
      'content/site/about-us.ts': [
        ': medication, if a UK clinician prescribes it, with one-to-one coaching, a smart scale and a tracking app.',
        ': a consultation with a UK clinician, with one-to-one coaching, a smart scale and a tracking app.',
        'Coaches and nutritionists help with the days in between.',
      ],
      'content/site/care-features.ts': [
        'A coach beside you',
        'Someone to write to about everything a prescription cannot do: habits, sleep, and getting going again after a slip.',
        'Someone to write to about the part between appointments: habits, sleep, and getting going again after a slip.',
      ],
      'content/site/faq.ts': ['One-to-one coaching.'],
      'content/site/landings/weight-management-lead.ts': [
        'Prescribed weight-loss medication with doctor-led care, one-to-one coaching, a smart scale and a tracking app.',
        'A weight management consultation with a UK clinician, one-to-one coaching, a smart scale and a tracking app, with {brand.name}.',
        'Medication prescribed by UK clinicians, a coach beside you, and a smart scale that shows you more than a number.',
        'A weight management consultation with a UK clinician, a coach beside you, and a smart scale that shows you more than a number.',
      ],
      'content/site/landings/weight-management.ts': [
        'You agree a plan together, with a coach beside you.',
        'You meet your coach and set up the scale.',
        'Walks, meals, bedtimes: tick off the few you agreed with your coach.',
      ],
      'content/site/profiles.ts': ['He coaches people through changes in food, movement, sleep and routine.'],
      'content/site/site.ts': [
        'Medication prescribed when a clinician agrees, one-to-one coaching, a smart scale and a tracking app.',
        'A consultation with a UK clinician, one-to-one coaching, a smart scale and a tracking app.',
        'Medication, coaching and a smart scale',
        'Consultation, coaching and a smart scale',
      ],
    },
  },
  'PR-76': {
    promise: 'A coach raises what is for a clinician, and it is answered.',
    by: kept(
      'src/server/clinical/treatment/act-on-flag.ts',
      'src/server/screens/desk/treatment/coaching/coaching.test.ts',
      'is answered by a prescriber alone, once, and the answer stays',
    ),
    said: {
      'content/site/blog/the-mind-side-of-weight.md': [
        'A coach does not treat depression or an eating disorder, and ours will tell you when someone else should be asked.',
      ],
      'content/site/landings/health-coaching.ts': [
        'Tell you straight when something needs a clinician.',
        'If it is something a clinician should see, we tell you.',
        'Behind every coach there are people to ask.',
      ],
      'content/site/profiles.ts': [
        'When something is for a clinician, he says so and helps you to ask.',
        'That is why a coach here works beside clinicians, keeps to what coaching can do, and leaves decisions about medicines to those who prescribe them.',
      ],
    },
  },
  'PR-77': {
    promise: 'A coach decides and prescribes nothing.',
    by: kept(
      'src/domain/identity/staff/roles.ts',
      'src/domain/cases/decision-rights.test.ts',
      'a prescriber’s decision cannot be made by other case staff, nor by the pharmacist who checks it',
    ),
    said: {
      'content/site/landings/health-coaching.ts': ['A coach listens, asks and suggests; the goals are yours.'],
      'content/site/profiles.ts': [
        'That is why a coach here works beside clinicians, keeps to what coaching can do, and leaves decisions about medicines to those who prescribe them.',
        'He does not diagnose and does not prescribe.',
      ],
    },
  },
  'PR-78': {
    promise: 'Everyone who treats a patient reads the same record.',
    by: kept(
      'src/server/screens/desk/people/person.ts',
      'src/server/screens/desk/people/people.test.ts',
      'is complete for those who may see records, and masked for support',
    ),
    said: {
      'content/site/home-sections.ts': ['One team that stays with you.'],
      'content/site/landings/weight-management.ts': [
        'They read the same notes and talk to each other, so that you do not have to tell your story three times.',
        'One change at a time finds its place in your week, and your team hears how it suits you.',
      ],
      'content/site/policies/privacy-tables.ts': ['So that everyone who treats you knows about your care so far'],
      'content/site/reasons.ts': ['Clinicians, coaches and nutritionists in one team, so you tell your story once.'],
      'content/site/values.ts': [
        'Food, sleep, mood, movement and medication belong together, so your team looks at all of them.',
        'Food, sleep, mood and movement belong together, so your team looks at all of them.',
      ],
    },
  },
  'PR-79': {
    promise:
      'Coaching on its own is arranged by a person, who says the price first, and is given by messages and calls.',
    by: people('care team', 'when somebody asks for it'),
    said: {
      'content/site/landings/health-coaching-lead.ts': [
        'Talk to us about coaching',
        'One-to-one health coaching on nutrition, fitness and habits from {brand.name}, for adults in the UK.',
        'One-to-one coaching on nutrition, fitness and habits, built around the life you already have.',
      ],
      'content/site/landings/health-coaching.ts': [
        'To have coaching on its own, ask us: you will know the price before you decide.',
      ],
      'content/site/site.ts': ['One-to-one coaching on nutrition, fitness and the habits that hold them together.'],
    },
  },
  'PR-80': {
    promise:
      'What is known, what is not, side effects and the reasons are explained in plain words, by people who listen and take their time.',
    by: people('clinical lead', 'in every conversation'),
    said: {
      'content/appointments/booking.ts': [
        'One appointment, {minutes} minutes, with a psychiatrist who takes the time to understand you.',
      ],
      'content/site/about-us.ts': [
        'You can ask any of us a question, and you can always ask us to explain the answer again in plainer words.',
      ],
      'content/site/landings/adhd-assessment-lead.ts': [
        'Then, if you choose, {…} minutes with a psychiatrist who has time to listen.',
      ],
      'content/site/profiles.ts': [
        'She takes time to hear how things have been, at school and at work, at home and in your head, and asks questions before she reaches a conclusion.',
        'If something other than ADHD explains it better, she says so.',
        'When you and your clinician have decided to try a medicine, for ADHD or for weight, {pharmacist} supports you while the dose is adjusted: small changes, blood pressure and pulse recorded, and an honest talk about what’s better and what isn’t.',
      ],
      'content/site/reasons.ts': [
        'We tell you what is known, what is not, and when someone else can help you better.',
        'Clinically proven, UK licensed, and explained with the side effects left in.',
      ],
      'content/site/team.ts': ['Assesses adults for ADHD, and takes {…} minutes over it.'],
      'content/site/values.ts': [
        'Licensed medicines and clinically proven treatments, explained by people who listen first.',
        'We aim for what you can keep up.',
        'We tell you the why as well as the what, so that you decide with your eyes open.',
      ],
    },
  },
  'PR-81': {
    promise: 'A pharmacist prescriber looks after medicines with the patient while the dose is adjusted.',
    by: people('clinical lead', 'with each new member of the team'),
    said: {
      'content/site/profiles.ts': [
        'When you and your clinician have decided to try a medicine, for ADHD or for weight, {pharmacist} supports you while the dose is adjusted: small changes, blood pressure and pulse recorded, and an honest talk about what’s better and what isn’t.',
      ],
      'content/site/team.ts': [
        'Looks after medicines, for ADHD and for weight, from the first week onwards.',
        'Goes through your treatment with you, from the first week onwards.',
      ],
    },
  },
} as const satisfies Promises
