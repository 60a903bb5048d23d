import { kept, type Promises, people } from '../promise.ts'

/** What is held, for how long, who sees it, and what was agreed to. */
export const privacyPromises = {
  'PR-125': {
    promise: 'Data is not sold, and goes to no company but those that are named.',
    by: kept(
      'tools/compliance/data-flows.ts',
      'tests/compliance.test.ts',
      'has every gateway, every module that opens a connection and every company of the privacy policy',
    ),
    said: {
      'content/intake/consent.ts': ['{brand.name} does not sell my data to anyone.'],
      'content/site/about-us.ts': ['We do not sell your data, and we do not follow you around the web.'],
      'content/site/policies/privacy-policy.ts': [
        'We never sell your data.',
        'We do not sell your data or give it to advertisers.',
        'We name all of them below.',
        'We share data only when your care needs it or the law requires it:',
        'the pharmacy and the courier, when you order: only what they need to send you the right medicine',
        'the companies in the table below, each for its own task only',
      ],
      'content/site/policies/terms-of-use.ts': ['We do not sell your data.'],
    },
  },
  'PR-126': {
    promise: 'Pages load nothing from other companies: no analytics and no advertising.',
    by: kept(
      'src/server/app/site/security-headers.ts',
      'tests/built-site.test.ts',
      'gets every part of a page from this site, and finds no style attribute',
    ),
    said: {
      'content/site/about-us.ts': ['We do not sell your data, and we do not follow you around the web.'],
      'content/site/policies/privacy-policy.ts': [
        'Necessary cookies only, no analytics, no advertising.',
        'Our pages load nothing from other companies, so no other company knows that you read them.',
      ],
    },
  },
  'PR-127': {
    promise: 'Only necessary cookies and entries, each in the table, with why and how long.',
    by: kept(
      'src/content/stored-on-device.ts',
      'tests/static-pages.test.ts',
      'ST-01 every cookie is listed with its lifetime',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'Necessary cookies only, no analytics, no advertising.',
        'Only cookies that are strictly necessary.',
        'We set three cookies, a fourth while you sign in through another company, and a few small entries in your browser’s own storage.',
      ],
      'content/site/policies/stored-words.ts': [
        'Up to {visitDays} days',
        'Until you close the browser, or {rememberedDays} days if you tick Remember me.',
        'Patients never have it',
        '{knownDeviceDays} days after you last signed in',
        'At most {oauthMinutes} minutes',
        'It opens nothing without the cookie',
        'They contain nothing about you',
      ],
    },
  },
  'PR-128': {
    promise: 'Who only reads our pages has nothing stored.',
    by: kept(
      'src/web/browser/browser-storage.ts',
      'tests/journeys/served-pages.spec.ts',
      'stores nothing on the device of somebody who only reads',
    ),
    said: { 'content/site/policies/privacy-policy.ts': ['If you only read our pages, nothing is stored at all.'] },
  },
  'PR-129': {
    promise: 'Each entry in the browser is listed, and signing out removes what is about a person.',
    by: kept(
      'src/content/stored-on-device.ts',
      'tests/static-pages.test.ts',
      'ST-01 every key in the browser’s storage is in that table, and comes from it',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'Only answers that have not reached us yet stay on the device, because they would otherwise be lost.',
        'Signing out removes your answers, your email address, your phone number and what you typed.',
      ],
      'content/site/policies/stored-words.ts': [
        'Until you sign out or clear it',
        'Until you sign out',
        'Until you hide the confirmation, sign out or clear it',
        'Until we know how the payment ended',
        'Until you close the tab',
        'Until it has been sent, or you sign out',
        'Until you have sent them, or signed out',
        'Until you sign out, or another person signs in',
        'Until you send it, sign out or close the tab',
        'Until the link is used, or you close the tab',
        'Signing out removes it',
        'They are restored when you sign out',
      ],
    },
  },
  'PR-130': {
    promise: 'Personal and health data is encrypted where it is stored.',
    by: kept(
      'src/server/platform/encryption/vault.ts',
      'src/server/app/key-rotation/sealed-columns.test.ts',
      'are declared so in the schema, in every place',
    ),
    said: {
      'content/notifications/my-data.ts': ['They stay encrypted, and only people who are entitled to can open them.'],
      'content/site/policies/privacy-policy.ts': [
        'Your answers and your details are encrypted where we store them.',
        'Your answers, your name, your address, your phone number, your email address, the messages we send you and our notes about you are encrypted there with AES-256-GCM, a strong and widely used method, and the key is kept outside the database.',
        'We do not encrypt order numbers, what was ordered and at which dose, amounts, appointment times, the status of each, or the wording of what was agreed to.',
        'Photos and documents that you send us are encrypted in the same way, piece by piece.',
        'A copy of the database alone does not show whose they are.',
      ],
      'content/site/policies/privacy-tables.ts': [
        'Everything we hold, as it is stored: what you tell us is encrypted before it is written, and backups are encrypted again',
      ],
    },
  },
  'PR-131': {
    promise: 'Passwords, cookies, codes and links are stored as hashes.',
    by: kept(
      'src/server/identity/accounts/passwords.ts',
      'src/server/identity/accounts/sign-in.test.ts',
      'R-2 is stored as a hash',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'Your password is stored only as an argon2id hash, from which nobody can read it back.',
        'Cookies, codes and links are stored as hashes too.',
      ],
    },
  },
  'PR-132': {
    promise: 'Everything travels over HTTPS.',
    by: kept(
      'src/server/app/site/serve-site.ts',
      'src/server/app/site/serve-site.test.ts',
      'HTTPS is enforced, and component gallery and outbox are closed',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': ['Between your browser and our server everything travels over HTTPS.'],
    },
  },
  'PR-133': {
    promise: 'The check against robots is our own and tells nobody.',
    by: kept(
      'src/server/platform/gateways/bot-check/altcha.ts',
      'src/server/platform/gateways/bot-check/altcha.test.ts',
      'R-6 a completed proof of work is accepted once, by whichever process',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': ['The puzzle comes from our own server, and tells nobody about you.'],
    },
  },
  'PR-134': {
    promise: 'Each access to a record is written down with who, when and why, and nobody can change that.',
    by: kept(
      'src/server/platform/access-log/record-access.ts',
      'src/server/clinical/messages/conversation.test.ts',
      'cannot be changed, deleted or emptied',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'Each time one of them opens your answers, your documents, your messages or your record, we record who it was, when and why, and nobody can change that record.',
        'You can read it in',
      ],
    },
  },
  'PR-135': {
    promise: 'Only those whose role needs it open a record, and every read is logged.',
    by: kept(
      'src/server/identity/who-may-call.ts',
      'src/server/screens/desk/privacy/access-log/every-read.test.ts',
      'S-10 every patient %s reads about is in the access log',
    ),
    said: {
      'content/notifications/my-data.ts': ['They stay encrypted, and only people who are entitled to can open them.'],
      'content/site/policies/privacy-policy.ts': [
        'Only people who need your data to care for you, or to help you when you ask, may see it.',
        'Once you are our patient we also use them because they are necessary for your care, and only through people who have a duty of confidentiality (Article 9(2)(h)).',
      ],
    },
  },
  'PR-136': {
    promise: 'Staff sign in with a password and a second factor.',
    by: kept(
      'src/server/identity/staff/second-factor.ts',
      'src/server/identity/staff/staff.test.ts',
      'takes two steps, and the second can be made at another process',
    ),
    said: { 'content/site/policies/privacy-policy.ts': ['They sign in with a password and a second factor.'] },
  },
  'PR-137': {
    promise: 'Documents that were sent are seen at the desk alone, and kept nowhere else.',
    by: kept(
      'src/server/clinical/evidence/desk-file.ts',
      'src/server/clinical/evidence/evidence.test.ts',
      'each access is logged, marks the file seen and is cached nowhere',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'Our team can view them only in our staff app (the desk), which keeps no copy on their computer.',
      ],
    },
  },
  'PR-138': {
    promise: 'The database is backed up, encrypted, and older backups are replaced by newer ones.',
    by: kept(
      'src/server/platform/backup/make-backup.ts',
      'src/server/platform/backup/backup.test.ts',
      'counts only finished backups, and the next one removes the others',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'We back up the database so that nothing is lost if a machine fails.',
        'Data erased today can remain in a backup until newer backups replace it.',
      ],
      'content/site/policies/privacy-tables.ts': [
        'Everything we hold, as it is stored: what you tell us is encrypted before it is written, and backups are encrypted again',
      ],
    },
  },
  'PR-139': {
    promise: 'Erasures since the backup are asked for again, as the restore command says.',
    by: people('technical operator', 'after every restore'),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'We use backups only to restore the service, and if we ever have to, we erase again what you had erased.',
      ],
    },
  },
  'PR-140': {
    promise: 'A breach is judged, and the ICO told in time.',
    by: kept(
      'src/domain/incidents/outside-reports.ts',
      'src/domain/incidents/incidents.test.ts',
      'the ICO is told within 72 hours of becoming aware, weekends included',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'If your data is ever lost, or seen by someone who should not see it, and this could harm you, we will tell you and the Information Commissioner’s Office.',
      ],
    },
  },
  'PR-141': {
    promise: 'People are told of a breach that could harm them, and asked before their data is used for something new.',
    by: people('data protection officer', 'with each breach and each change of use'),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'If your data is ever lost, or seen by someone who should not see it, and this could harm you, we will tell you and the Information Commissioner’s Office.',
        'If we want to use your data for something new, we ask you first.',
        'When we change how we use your data, we change this page and the date at the top.',
        'Your data goes there only under safeguards that UK law accepts:',
      ],
    },
  },
  'PR-142': {
    promise: 'A consent can be withdrawn at any time, and is kept with its words.',
    by: kept(
      'src/server/privacy/consents/withdraw-consent.ts',
      'src/server/privacy/consents/consents.test.ts',
      'shows one’s own entries, newest first, in the words that were seen',
    ),
    said: {
      'content/intake/consent.ts': [
        'I explicitly agree that {brand.name} may use what I say about my health in these questions, to find out whether treatment or an assessment is suitable and safe for me.',
        'I can withdraw this at any time by writing to {brand.name}.',
      ],
      'content/intake/my-consents.ts': [
        'We never delete an entry: if you withdraw consent, we add the date.',
        'When you agree to something, you’ll find it here.',
        'You can withdraw your consent at any time.',
      ],
      'content/site/policies/privacy-policy.ts': [
        'We use them with your explicit consent (Article 9(2)(a)): before the questions begin we ask for it in a sentence of its own, and you tick a box.',
        'You can withdraw your consent at any time.',
        'You can also see what you have agreed to, and withdraw your consent.',
      ],
    },
  },
  'PR-191': {
    promise: 'A complaint is kept for ten years after it is closed, also when its sender’s data is erased.',
    by: kept(
      'src/domain/complaints/complaint.ts',
      'src/server/enquiries/complaints/complaints.test.ts',
      'is erased ten years after it was closed, and what was done about it neither changed nor deleted',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        '{…} after it is closed, the period of the same code, even if you have your data erased, so that we can show how we dealt with it',
      ],
    },
  },
  'PR-143': {
    promise: 'News and offers need a consent of their own, and stop as soon as somebody says so.',
    by: kept(
      'src/server/privacy/consents/withdraw-consent.ts',
      'src/server/privacy/consents/consents.test.ts',
      'marketing consent withdrawn ends offers; twice, in two tabs, is once',
    ),
    said: {
      'content/appointments/booking-consents.ts': ['I can stop this at any time.'],
      'content/intake/my-consents.ts': [
        'You can stop these at any time.',
        'We’ll stop sending them by email and text message.',
      ],
      'content/site/policies/privacy-policy.ts': [
        'Marketing by email or SMS needs your separate consent, and it is never part of your care.',
        '{…} {…} Write to us or call us, and we will stop.',
        'When you order, you can tick a box to say no.',
        'When you book an appointment we ask you to agree to it, and you can withdraw it as soon as you have booked.',
      ],
      'content/site/policies/terms-of-use.ts': [
        'Marketing needs your consent, is never part of your care, and stops as soon as you tell us.',
      ],
      'domain/intake/weight-management/special-offers.ts': [
        'You can unsubscribe at any time, and skipping changes nothing about your care.',
      ],
    },
  },
  'PR-144': {
    promise: 'We ask only for what a clinician needs.',
    by: people('clinical lead', 'with each new question'),
    said: {
      'content/site/policies/privacy-policy.ts': ['We ask only for what a clinician needs to care for you safely.'],
    },
  },
  'PR-145': {
    promise: 'In strict mode offers are a free choice.',
    by: kept(
      'src/content/compliance.ts',
      'tests/strict/ordering.test.ts',
      'a booking needs neither of its consents, and each of the others',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'When you book an appointment, you are free to leave both boxes empty.',
      ],
    },
  },
  'PR-146': {
    promise: 'A patient gets a copy of everything, for people and for machines.',
    by: kept(
      'src/server/privacy/copy/write-copy.ts',
      'src/server/privacy/my-data.test.ts',
      'has everything, for people and as JSON, and nothing about anyone else',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'see the data we hold about you, and get a copy',
        ', under “Your data”, you can ask for a copy of what we hold about you, to read or to give to other services, and have your data erased.',
      ],
    },
  },
  'PR-147': {
    promise: 'A copy is erased in its time.',
    by: kept(
      'src/server/privacy/copy/export-job.ts',
      'src/server/privacy/my-data.test.ts',
      'is limited per day, and erased in its time',
    ),
    said: { 'content/notifications/my-data.ts': ['You have {…}, until {until}.', 'Then we’ll erase the copy.'] },
  },
  'PR-148': {
    promise: 'Data is erased on request, after days in which it can be cancelled.',
    by: kept(
      'src/server/privacy/erasure/erase-account.ts',
      'src/server/privacy/my-data.test.ts',
      'can be cancelled until it begins',
    ),
    said: {
      'content/notifications/my-data.ts': ['We’ll do this on {day}.', 'You can change your mind until then.'],
      'content/site/policies/privacy-policy.ts': [
        'have data erased, although we may have to keep some medical and payment records',
        ', under “Your data”, you can ask for a copy of what we hold about you, to read or to give to other services, and have your data erased.',
      ],
    },
  },
  'PR-149': {
    promise: 'After an erasure only what the law demands is left, and the page says what and until when.',
    by: kept(
      'src/domain/privacy/retained-until.ts',
      'src/server/privacy/my-data.test.ts',
      'leaves of a treated patient only what the table says, until the day it says',
    ),
    said: {
      'content/notifications/my-data.ts': ['The law makes us keep some records, the last of them until {until}.'],
      'content/site/policies/privacy-policy.ts': [
        'The page shows what we would erase and what the law makes us keep, why and until when.',
        'have data erased, although we may have to keep some medical and payment records',
      ],
    },
  },
  'PR-150': {
    promise: 'It is erased by itself when its time is over.',
    by: kept(
      'src/server/privacy/erasure/erasure-job.ts',
      'src/server/privacy/my-data.test.ts',
      'erases the rest automatically when its retention period is over',
    ),
    said: {
      'content/notifications/my-data.ts': ['We’ll erase each of them when its time is up, without you having to ask.'],
      'content/site/policies/privacy-policy.ts': [
        'If you ask us to erase your data, anything the law makes us keep is deleted automatically once we no longer have to keep it.',
      ],
    },
  },
  'PR-151': {
    promise: 'An erased account cannot be signed in to, and is written to no more.',
    by: kept(
      'src/server/privacy/erasure/erase-account.ts',
      'src/server/privacy/my-data.test.ts',
      'leaves no account to sign in to, and a record that the desk shows as kept by law',
    ),
    said: {
      'content/notifications/my-data.ts': [
        'Your account is closed, and nobody can sign in to it any more.',
        'We’ve erased this email address too, so you won’t hear from us again.',
      ],
    },
  },
  'PR-152': {
    promise:
      'Other requests about data are answered, free of charge, and clinicians’ notes checked before they are given.',
    by: people('data protection officer', 'within one month'),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'limit or object to how we use it',
        'ask for a person to review any decision.',
        'It is free, and we will answer within one month.',
        'We may have to confirm your identity first.',
        'Notes that our clinicians write for each other are not in that copy, because a clinician has to check them first.',
        'You can write to them directly at',
      ],
    },
  },
  'PR-153': {
    promise:
      'What no job erases, such as accounts that are no longer used, is deleted by a person; who keeps more tells the patient.',
    by: people('registered manager', 'as the law sets it'),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'A member of our team deletes other accounts, medical records and payment records, because the law sets rules for each.',
        'If the law requires us to keep yours for longer, we will tell you.',
      ],
    },
  },
  'PR-154': {
    promise: 'Retention periods are those of the table.',
    by: kept(
      'src/domain/privacy/retention.ts',
      'tests/static-pages.test.ts',
      'ST-01 retention periods are those of the erasing jobs',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': ['Our server deletes expired data every {…}.'],
      'content/site/policies/privacy-tables.ts': [
        'Until your visit ends, {figures.visitDays} days after it began.',
        'Then they are erased',
        '{figures.holdMinutes} minutes, and up to {figures.longestHoldMinutes} while you pay.',
        'A day later we remove the link to you',
        'They work for {figures.codeMinutes} minutes.',
        'A day later they are deleted',
        'They work once: for {…} to choose a new password, for {links.confirmOrderDays} days to confirm an order or to open your account.',
        '{…} until you confirm the new one, then {emailChange.undoDays} days, in which the old one can reverse the change',
        'At most {session.ordinaryHours} hours, or {session.rememberedDays} days with Remember me; and no longer than {session.ordinaryIdleHours} hours, or {session.rememberedIdleDays} days, without being used',
        '{…} after the end of the month, so that we can find out who used an account if you ask us',
        'Closed after {figures.unpaidOrderDays} days.',
        '{figures.unpaidDetailsDays} days later your details and answers in it are erased',
        'A file that did not arrive whole, or that you chose for a message and did not send, is erased after {figures.unfinishedUploadHours} hours, and what you sent without ever ordering after {figures.evidenceWithoutOrderDays} days',
        'If you had your data erased and we keep no medical record of you, {…} after that',
        '{…} after we last cared for you, and {…} for ADHD care, the periods that the NHS Records Management Code of Practice sets for adults and for mental health',
        '{…} after it is closed, and {…} if there was severe harm, the periods of the same code, even if you have your data erased, so that we can answer for what happened',
        'Until you remove them, or as long as your account',
        '{figures.messageDays} days.',
        'Permanently, to show that we did it.',
        '{figures.contactRequestYears} years after you sent them.',
        'Files you attach are erased after {figures.contactFileDays} days',
        'As long as the medical record they belong to.',
      ],
    },
  },
  'PR-155': {
    promise: 'Answers that led to nothing are erased with the visit.',
    by: kept(
      'src/server/identity/guest-sessions/erase-guest-sessions.ts',
      'src/server/identity/guest-sessions/erase-guest-sessions.test.ts',
      'guest sessions are erased with their answers once 90 days have passed, and not before',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'Until your visit ends, {figures.visitDays} days after it began.',
        'Then they are erased',
      ],
    },
  },
  'PR-156': {
    promise: 'Logs hold no address of a connection and nothing that was typed.',
    by: kept(
      'src/server/platform/http/logging.ts',
      'src/server/intake/questionnaires/save-answer.test.ts',
      'no log line holds an answer, a token or an address with its parameters',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'Our logs hold neither that address nor anything you typed, only which part of the site was called and whether it worked',
      ],
    },
  },
  'PR-157': {
    promise: 'The address of a connection is kept in memory for an hour at most.',
    by: kept(
      'src/server/platform/limits/throttle.ts',
      'src/server/platform/limits/throttle.test.ts',
      'forgets every key once its window is over, also when nobody calls',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'The address of your internet connection, in the server’s memory for an hour at most.',
      ],
    },
  },
  'PR-158': {
    promise: 'Of an identity check only the result is kept.',
    by: kept(
      'src/server/clinical/evidence/settle-identity.ts',
      'src/server/clinical/evidence/evidence.test.ts',
      'keeps neither the number of the document nor a picture',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'From an identity check we keep the result, whether the name matches yours, the date of birth and sex on the document, and a code from which its number cannot be recovered.',
        'We keep no picture of your face or of your document',
        'We send it nothing about your health or your order, and receive only the result',
      ],
    },
  },
  'PR-159': {
    promise: 'Weights that a patient logs are seen by the team only while they are shared.',
    by: kept(
      'src/server/clinical/tracking/shared-weights.ts',
      'src/server/clinical/tracking/tracking.test.ts',
      'the team sees weights beside a case while they are shared, one a week, and nothing otherwise',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'Our team sees the weights from your check-ins, and other weights only while you share them',
      ],
    },
  },
  'PR-160': {
    promise: 'A card number is nowhere in our storage.',
    by: kept(
      'src/server/checkout/payment/create-payment-intent.ts',
      'src/server/checkout/payment/payments.test.ts',
      'is in no table, log line, reply or webhook, whatever was done with it',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'Your card number goes to the provider and is not stored by us.',
        'Not what you ordered, and none of your answers',
      ],
    },
  },
  'PR-161': {
    promise: 'Nothing said, shown or written in a video call is stored.',
    by: kept(
      'src/server/appointments/video/signal-rows.ts',
      'src/server/appointments/video/rooms.test.ts',
      'exchange signals through two processes, in order, and delivered signals are erased',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'Until the other browser has received them, or {figures.roomSignalMinutes} minutes.',
        'We store nothing that is said, shown or written in a call.',
      ],
    },
  },
  'PR-162': {
    promise: 'An external video service gets no name.',
    by: kept(
      'src/server/platform/gateways/video/outside-video.ts',
      'src/server/appointments/video/rooms.test.ts',
      'links to an external video service by a name that says nothing, and only when it is time',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'A video service has its own privacy policy, and we give it no name',
        'Appointments by video, only if we use one instead of our own room, or beside it',
      ],
    },
  },
  'PR-163': {
    promise: 'Signing in with another company is somebody’s own choice, and tells us an address alone.',
    by: kept(
      'src/server/identity/accounts/oauth/vouched.ts',
      'src/server/identity/accounts/oauth/oauth.test.ts',
      'leads to %s with a state and a challenge, without asking the provider first',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'Signing in, only if you choose their button',
        'We receive your email address and their ID for you, and nothing else',
      ],
      'content/site/policies/stored-words.ts': [
        'A cookie that is set only while you sign in with Google, Apple or X, where we offer that',
        'so that nobody can sign in as you',
      ],
    },
  },
  'PR-164': {
    promise: 'Third parties’ scripts come only where they are configured.',
    by: kept(
      'src/server/app/site/security-headers.ts',
      'src/server/app/site/serve-site.test.ts',
      'are allowed once they are configured, and not before',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'The last two rows are not ours: other companies set them, and only where we use those companies.',
      ],
      'content/site/policies/privacy-tables.ts': ['Keeping robots out, only if we use it instead of our own check'],
      'content/site/policies/stored-words.ts': [
        'A cookie from Google, only if we use its reCAPTCHA instead of our own check against robots',
      ],
    },
  },
  'PR-165': {
    promise: 'A person looks at what the rules decided, if somebody thinks they were stopped by mistake.',
    by: kept(
      'src/server/enquiries/contact-us.ts',
      'src/server/enquiries/contact-us.test.ts',
      'S-20 R-13 support is told that an enquiry is in the inbox and nothing of it, the sender the reference',
    ),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'and a member of our team will look at it.',
        'ask for a person to review any decision.',
      ],
    },
  },
  'PR-166': {
    promise: 'The password is never kept with a draft.',
    by: kept(
      'src/server/checkout/create-new-user.ts',
      'src/server/checkout/create-new-user.test.ts',
      'R-7 the password is never kept, not even sealed',
    ),
    said: {
      'content/site/policies/privacy-tables.ts': [
        'Until you send the form we save a draft of it, without the password',
      ],
    },
  },
  'PR-167': {
    promise: 'Only the visit or the account that gave answers can open them.',
    by: kept(
      'src/server/intake/questionnaires/instances.ts',
      'src/server/intake/questionnaires/save-answer.test.ts',
      "R-2 another guest session's uniqueId is refused, with a cookie of one's own or without",
    ),
    said: {
      'content/notifications/confirm-order.ts': ['Nobody has seen your account, and we haven’t added the order to it.'],
      'content/site/policies/stored-words.ts': [
        'so that nobody else can open them.',
        'It opens nothing',
        'It opens nothing without the cookie',
      ],
    },
  },
  'PR-168': {
    promise: 'Where this is a demonstration, it says so, and nothing leaves the server.',
    by: kept(
      'src/server/platform/config/config-demands.ts',
      'src/server/platform/config/config.test.ts',
      'B-19 does not send real messages from a demo that an operator forgot to switch off',
    ),
    said: {
      'content/notifications/card-problems.ts': ['Nothing is charged here, and only test cards are accepted.'],
      'content/site/policies/privacy-policy.ts': [
        'Where this site runs as a demonstration, none of these companies is connected: cards are test cards, messages stay in our own outbox, and nothing leaves the server.',
      ],
    },
  },
  'PR-169': {
    promise: 'Changes to the terms are announced 30 days before, and what was ordered before keeps its own terms.',
    by: people('registered manager', 'always'),
    said: {
      'content/site/policies/privacy-policy.ts': [', we give 30 days’ notice.'],
      'content/site/policies/terms-of-use.ts': [
        'We give 30 days’ notice before we change these terms.',
        'If you do not agree with a change, you can stop using the service before it starts.',
        'Anything you ordered or booked before the change is still covered by the terms you agreed to.',
      ],
    },
  },
  'PR-170': {
    promise:
      'Care is given with reasonable skill and care, as the law requires; regulators, courts and emergency services are told what the law says.',
    by: people('registered manager', 'always'),
    said: {
      'content/site/policies/privacy-policy.ts': [
        'regulators, courts or the police, when the law says that we must',
        'emergency services, if your life or someone else’s is in danger.',
      ],
      'content/site/policies/terms-of-use.ts': ['We treat you with reasonable skill and care, as the law requires.'],
    },
  },
  'PR-194': {
    promise:
      'While the use of their data is restricted we store it and do nothing else: no reminders, orders, check-ins, bookings, decisions or parcels.',
    by: kept(
      'src/server/identity/restrictions/restricted.ts',
      'src/server/privacy/restriction/restriction.test.ts',
      'decides nothing, until a lead records a reason for this case, which the patient can see',
    ),
    said: {
      'content/notifications/restriction.ts': [
        'As you asked, we now store your data and don’t use it.',
        'We won’t take orders, check-ins or bookings, send parcels or remind you of anything.',
        'It won’t: we go on storing your data without using it.',
      ],
      'content/site/policies/privacy-policy.ts': [
        'There you can also ask us to keep your data without using it, for instance while a mistake is checked.',
      ],
    },
  },
  'PR-195': {
    promise: 'A request for a restriction is answered within five working days, with a reason.',
    by: kept(
      'src/server/privacy/restriction/ask-to-restrict.ts',
      'src/server/privacy/restriction/restriction.test.ts',
      'tells the patient by when it is answered, and the desk that it waits',
    ),
    said: {
      'content/notifications/restriction.ts': ['We’ll answer by {by}.', 'Until then everything works as before.'],
      'content/site/policies/privacy-policy.ts': [
        'We answer within {…}, and you can lift the restriction yourself at any time.',
      ],
    },
  },
  'PR-196': {
    promise: 'Patients lift their restriction themselves, and are told a week before we end it.',
    by: kept(
      'src/server/privacy/restriction/desk-restriction.ts',
      'src/server/privacy/restriction/restriction.test.ts',
      'is announced to the patient a week before, and can be called off',
    ),
    said: {
      'content/notifications/restriction.ts': ['You can lift the restriction yourself whenever you like.'],
      'content/site/policies/privacy-policy.ts': [
        'We answer within {…}, and you can lift the restriction yourself at any time.',
        'If we end it, we tell you {…} before.',
      ],
    },
  },
} as const satisfies Promises
