import { kept, type Promises, people } from '../promise.ts'

/** Booking, moving, cancelling, and what follows an appointment. */
export const appointmentPromises = {
  'PR-82': {
    promise: 'A chosen time is held for a quarter of an hour while it is booked.',
    by: kept(
      'src/domain/appointments/hold.ts',
      'src/server/appointments/holds.test.ts',
      'R-18 holds the time for fifteen minutes, in summer time as in winter, and nobody else can have it',
    ),
    said: {
      'content/appointments/booking-hold.ts': [
        'We are holding this time for you for another {left}',
        'We held {when} for you.',
      ],
      'content/appointments/booking.ts': [
        'When you pick a time, we hold it for you for {holdMinutes} minutes.',
        'We will hold it for you for {holdMinutes} minutes.',
        'We are still holding {when} for you.',
        'It is released when you choose another time.',
        'Booking needs JavaScript, so that nobody else gets your time.',
      ],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'You choose a day and a time, and we hold that time for you for {{hold minutes}} minutes while you fill in your details.',
      ],
      'content/site/faq.ts': [
        'If an assessment with us is suitable, you choose a time, and we hold it for you for {assessment.holdMinutes} minutes while you book.',
      ],
      'content/site/policies/cancellation-policy.ts': [
        'We hold a time for you for {holdMinutes} minutes while you book.',
      ],
    },
  },
  'PR-83': {
    promise: 'The hold is extended once while somebody pays.',
    by: kept(
      'src/domain/appointments/hold.ts',
      'src/server/appointments/booking.test.ts',
      'R-18 starting to pay extends the hold once, and not twice',
    ),
    said: {
      'content/appointments/booking-hold.ts': ['You are paying, so we are holding the time for you a little longer.'],
    },
  },
  'PR-84': {
    promise: 'A card is charged for a booking only once the time is booked.',
    by: kept(
      'src/server/checkout/payment/capture-now.ts',
      'src/server/checkout/payment/capture-now.test.ts',
      'a card that is confirmed is only authorised until the time is booked',
    ),
    said: {
      'content/appointments/booking.ts': [
        'Your bank sets the amount aside, we book your time, and only then do we take the payment.',
      ],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': ['It costs **{{price}}**, paid when you book.'],
      'content/site/faq.ts': ['It costs {assessment.price}, and you pay when you book.'],
      'content/site/policies/cancellation-policy.ts': [
        'When you pay, your bank sets the amount aside, we book the time, and only then do we charge you.',
      ],
      'content/site/policies/terms-of-use.ts': ['When you book an appointment, you pay when you book.'],
    },
  },
  'PR-85': {
    promise: 'If the time has gone, nothing is charged, or it is refunded.',
    by: kept(
      'src/server/checkout/payment/capture-now.ts',
      'src/server/checkout/payment/capture-now.test.ts',
      'the time has gone: nothing is ever charged, however and however often we hear of the payment',
    ),
    said: {
      'content/appointments/booking-hold.ts': [
        'We’ve refunded {amount} to your card; your bank may take up to 10 days to show it.',
        'Nothing was taken from your card: if your bank shows the amount as pending, it will clear by itself.',
      ],
      'content/site/policies/cancellation-policy.ts': [
        'If someone else has booked the time by then, we don’t charge you.',
      ],
    },
  },
  'PR-86': {
    promise: 'Whom one is booked with is shown before paying.',
    by: kept(
      'src/web/booking/paying-for.tsx',
      'tests/journeys/booking-details.spec.ts',
      'E-8 BK-05 BK-06 R-4 R-15 R-18 the summary',
    ),
    said: { 'content/appointments/booking.ts': ['You’ll see who you’re booked with before you pay.'] },
  },
  'PR-87': {
    promise: 'An assessment is one appointment of 90 minutes with a psychiatrist by video, at the price shown.',
    by: kept(
      'src/domain/appointments/adult-adhd-assessment.ts',
      'src/domain/appointments/hold.test.ts',
      'BK-02 takes 90 minutes and costs £850.00',
    ),
    said: {
      'content/appointments/booking.ts': [
        '{minutes} minutes with a psychiatrist, from anywhere in the UK.',
        'One appointment, {minutes} minutes, with a psychiatrist who takes the time to understand you.',
        '{length} by video, {price}',
        'You pay {amount} now.',
      ],
      'content/intake/adhd.ts': [
        'Choose a time and pay {price}.',
        'Meet a psychiatrist by video for {minutes} minutes.',
      ],
      'content/site/about-us.ts': [
        ': an online questionnaire, an appointment with a psychiatrist, then ongoing care and medication reviews.',
        ': an online questionnaire, an appointment with a psychiatrist, then ongoing care.',
      ],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'A free self-assessment online, then {{minutes}} minutes with a psychiatrist by video.',
        'The appointment is {{minutes}} minutes by video with a psychiatrist.',
        'It costs **{{price}}**, paid when you book.',
      ],
      'content/site/faq.ts': [
        'The assessment is one online appointment of {assessment.minutes} minutes with a psychiatrist.',
        'It costs {assessment.price}, and you pay when you book.',
      ],
      'content/site/landings/adhd-assessment-lead.ts': [
        'A private online ADHD assessment for adults in the UK: a free self-assessment, then {minutes} minutes with a psychiatrist for {price}, and ongoing care with {brand.name}.',
        'Then, if you choose, {…} minutes with a psychiatrist who has time to listen.',
        'for {minutes} minutes with a psychiatrist',
      ],
      'content/site/landings/adhd-assessment.ts': [
        '{minutes} minutes by video, one to one, with a psychiatrist.',
        'Choose a time and meet a psychiatrist online, from wherever in the UK you feel at ease.',
        'for one online appointment of {minutes} minutes.',
      ],
      'content/site/policies/terms-of-use.ts': ['One online appointment of {assessment.minutes} minutes'],
      'content/site/site.ts': [
        'An online questionnaire, an appointment with a clinician, then ongoing care and medication reviews.',
        'An online questionnaire, an appointment with a clinician, then ongoing care.',
      ],
      'content/site/team.ts': [
        'Assesses adults for ADHD, and takes {…} minutes over it.',
        '{minutes} minutes by video, {price}',
      ],
    },
  },
  'PR-88': {
    promise: 'What is refunded follows from the notice, as the table says.',
    by: kept('src/domain/appointments/policy.ts', 'src/domain/appointments/policy.test.ts', 'PO-02 with %s’ notice'),
    said: {
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'Cancel with {{full refund days in words}} days’ notice or more and you get everything back.',
        'With {{part refund days in words}} to {{full refund days in words}} days you get {{part refund}}, and under {{part refund hours}} hours nothing.',
      ],
      'content/site/policies/booking-policy.ts': [
        'I agree to the cancellation policy: a full refund with {days} days’ notice or more, {part} with {daysLeft} to {days} days, and nothing under {hours} hours or if I have not joined within {minutes} minutes.',
        '{days} days or more',
        'A full refund',
        '{daysLeft}-{days} days',
        'A {feePercent}% fee',
        '{…} of what you paid',
        'Under {hours} hours',
        'The full fee',
        'With exactly {days} days or exactly {hours} hours to go, you still get the higher refund.',
        '{days} or more days’ notice: nothing, you get a full refund.',
        '{daysLeft}-{days} days: a {feePercent}% fee.',
        'Under {hours} hours: the full fee, and it counts as a DNA (did not attend).',
        'You get a full refund with {days} or more days’ notice and pay a {feePercent}% fee with {daysLeft}-{days} days.',
        'Cancelling under {hours} hours counts as a DNA (did not attend), and so does not joining within {minutes} minutes: then you pay the full fee.',
        'You will get {refund} back.',
        'We keep {kept}, because there are fewer than {days} days left.',
        'You will get {refund} back, because there are fewer than {hours} hours left.',
        'It was cancelled less than {hours} hours before the start, so there is no refund, and it is recorded as a DNA (did not attend).',
        'you cancel under {hours} hours before the appointment',
      ],
      'content/site/policies/cancellation-policy.ts': [
        'The sooner you tell us, the more we can refund, because we can offer the time to someone else.',
        'With {examples.full.days} or more days’ notice you get back {examples.full.refund}.',
        'With {examples.part.days} days’ notice you get back {examples.part.refund}.',
        'The refund follows the table above, and you see the amount before you confirm.',
      ],
    },
  },
  'PR-89': {
    promise:
      'Notice is counted to the start of the appointment in UK time, and in the patient’s favour when the clocks change.',
    by: kept(
      'src/domain/appointments/policy.ts',
      'src/domain/appointments/policy.test.ts',
      'PO-02 across any clock change, seven calendar days or 168 hours give a full refund',
    ),
    said: {
      'content/site/policies/cancellation-policy.ts': [
        'Notice is counted from the moment you cancel, or tell us, to the start of your appointment, in UK time.',
        '{policy.exactly} If the clocks change in between, we count in your favour.',
      ],
    },
  },
  'PR-90': {
    promise: 'An appointment can be moved once per care episode, free of charge, until it starts.',
    by: kept(
      'src/server/appointments/reschedule-appointment.ts',
      'src/server/appointments/booking.test.ts',
      'moves it once per care episode, free of charge, and frees the old time',
    ),
    said: {
      'content/orders/payment-confirmation.ts': ['You can move or cancel it in your account.'],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'You can move the appointment {{moves}}, at any time before it starts; moving it never increases your refund if you then cancel.',
      ],
      'content/site/faq.ts': ['{policy.both} You can do both in'],
      'content/site/landings/adhd-assessment.ts': ['You can move or cancel an appointment.'],
      'content/site/policies/booking-policy.ts': [
        'I can move it {moves}, at any time before it starts.',
        'Rescheduling is free, and is allowed at most {moves} per care episode.',
        'Rescheduling is allowed at most {moves} per care episode, at any time before the start, and {cancellation} cancellation per appointment type.',
        'You can still move this one {moves}, free of charge, until it starts.',
        'You have already moved this appointment {moves}, so it cannot be moved again.',
        'You can move it {moves}, free of charge, until it starts.',
        'You can move it {moves}, free of charge.',
      ],
      'content/site/policies/cancellation-policy.ts': [
        '{policy.rescheduling} A care episode is one course of care: for example, your ADHD assessment and the follow-up appointments that come from it.',
        'You can move an appointment at any time before it starts.',
        'There you can move or cancel an appointment at any hour, and see your refund before you confirm.',
      ],
    },
  },
  'PR-91': {
    promise: 'Moving never increases or takes away a refund beyond what is said first.',
    by: kept(
      'src/domain/appointments/policy.ts',
      'src/domain/appointments/policy.test.ts',
      'moving never raises the refund of a later cancellation',
    ),
    said: {
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'You can move the appointment {{moves}}, at any time before it starts; moving it never increases your refund if you then cancel.',
      ],
      'content/site/faq.ts': ['Moving an appointment never increases your refund if you cancel later.'],
      'content/site/policies/booking-policy.ts': [
        'You moved it less than {hours} hours before its original time, so there is no refund.',
      ],
      'content/site/policies/cancellation-policy.ts': [
        'Moving it never increases your refund.',
        'If you move it and then cancel, you get the lower of two amounts: what you would have got when you moved it, and what you would get for the new time.',
      ],
    },
  },
  'PR-92': {
    promise:
      'One appointment of each type can be cancelled, until it starts, and who has used that is told before paying.',
    by: kept(
      'src/server/appointments/could-cancel.ts',
      'src/server/appointments/rights.test.ts',
      'a second one after a cancellation: no refund is promised anywhere, and the patient reads so before they pay',
    ),
    said: {
      'content/appointments/booking.ts': ['This appointment cannot be cancelled for a refund'],
      'content/site/faq.ts': ['{policy.both} You can do both in'],
      'content/site/landings/adhd-assessment.ts': ['You can move or cancel an appointment.'],
      'content/site/policies/booking-policy.ts': [
        'I have already cancelled an appointment of this type, and that is allowed only {cancellations}, so I cannot cancel this one.',
        '{…} cancellation is allowed per appointment type, at any moment before the appointment starts.',
        'Rescheduling is allowed at most {moves} per care episode, at any time before the start, and {cancellation} cancellation per appointment type.',
        'You have already cancelled an appointment of this type, and that is allowed only {cancellations}.',
        'You have already cancelled an appointment of this type, and that is allowed only {cancellations}, so this one cannot be cancelled for a refund.',
        'You can cancel {cancellation} appointment of each type, so you will not be able to do this again.',
      ],
      'content/site/policies/cancellation-policy.ts': [
        '{policy.cancelling} If you’ve used it, we’ll tell you before you pay for another appointment of that type.',
        'There you can move or cancel an appointment at any hour, and see your refund before you confirm.',
      ],
    },
  },
  'PR-93': {
    promise: 'The refund is shown before an appointment is cancelled or moved.',
    by: kept(
      'src/web/account/appointments/appointment-changes.tsx',
      'src/web/account/appointments/appointments.test.tsx',
      'PO-02 %s comes back, and is said before it is cancelled',
    ),
    said: {
      'content/orders/payment-confirmation.ts': ['You’ll see what you’d get back first.'],
      'content/site/landings/adhd-assessment.ts': ['says how, and what you get back.'],
      'content/site/policies/cancellation-policy.ts': [
        'The refund follows the table above, and you see the amount before you confirm.',
        'There you can move or cancel an appointment at any hour, and see your refund before you confirm.',
      ],
    },
  },
  'PR-94': {
    promise:
      'Who has not joined within a quarter of an hour, or cancels late, is recorded as not attended, and gets nothing back.',
    by: kept(
      'src/domain/appointments/outcomes.ts',
      'src/domain/appointments/policy.test.ts',
      'PO-03 an appointment is missed when the patient has not come within 15 minutes',
    ),
    said: {
      'content/notifications/appointments.ts': ['A new appointment needs a new fee.'],
      'content/site/policies/booking-policy.ts': [
        'I agree to the cancellation policy: a full refund with {days} days’ notice or more, {part} with {daysLeft} to {days} days, and nothing under {hours} hours or if I have not joined within {minutes} minutes.',
        'If I do not attend, or have not joined within {minutes} minutes, I get nothing back.',
        'you have not joined within {minutes} minutes of the start: a no-show.',
        'DNA: it was missed, or cancelled under {hours} hours before.',
        'Under {hours} hours: the full fee, and it counts as a DNA (did not attend).',
        'Cancelling under {hours} hours counts as a DNA (did not attend), and so does not joining within {minutes} minutes: then you pay the full fee.',
        'If you have not joined within {minutes} minutes of the start, that counts as a DNA too, and a new appointment needs a new fee.',
        'It is recorded as a DNA (did not attend).',
        'after {minutes} minutes the appointment counts as missed',
        'It was cancelled less than {hours} hours before the start, so there is no refund, and it is recorded as a DNA (did not attend).',
        'You had not joined {minutes} minutes after the start, so we have recorded the appointment as a DNA (did not attend).',
      ],
      'content/site/policies/cancellation-policy.ts': [
        'We record one when:',
        'After a DNA there’s no refund, and a new appointment needs a new fee.',
        'Appointments may be accepted, declined or cancelled, and one that was missed is recorded as a DNA.',
      ],
    },
  },
  'PR-95': {
    promise:
      'When we cancel, everything is refunded, the patient’s own rights are not used up, and they choose another time before others.',
    by: kept(
      'src/server/appointments/rebooking-priority.ts',
      'src/server/screens/desk/appointments/clinic-list/day.test.ts',
      'cancelled by us, by support: a full refund, an apology, and priority for the free times',
    ),
    said: {
      'content/notifications/appointments.ts': [
        'You’ll get a full refund:',
        '{refund} to the card you paid with.',
        '{…} This doesn’t use up your own change.',
        'This doesn’t use up your own change or cancellation.',
        'You have first choice, including times that are too soon for others to book.',
      ],
      'content/site/policies/cancellation-policy.ts': [
        'If your clinician is ill, or we cannot see you for any other reason, you get a full refund, however short the notice, and can book another time.',
      ],
    },
  },
  'PR-96': {
    promise: 'When we decline, everything is refunded.',
    by: kept(
      'src/domain/appointments/outcomes.ts',
      'src/server/screens/desk/appointments/clinic-list/day.test.ts',
      'declined: the message in the account alone, a full refund',
    ),
    said: {
      'content/site/policies/cancellation-policy.ts': ['declined: we could not see you, and you get a full refund'],
    },
  },
  'PR-97': {
    promise: 'The video room opens ten minutes before the start, and the camera can be tested at any time.',
    by: kept(
      'src/domain/appointments/video/room-times.ts',
      'src/server/appointments/video/rooms.test.ts',
      'is the patient by their account, from ten minutes before until a quarter of an hour after',
    ),
    said: {
      'content/notifications/appointments.ts': [
        'You can test your camera and microphone there at any time, and join from {opensMinutes} minutes before the start.',
      ],
      'content/notifications/care-team-appointments.ts': [
        'You can test your camera and microphone there at any time, and join from {opensMinutes} minutes before the start.',
      ],
    },
  },
  'PR-98': {
    promise: 'In a video appointment both can also write.',
    by: kept(
      'src/web/video-room/chat.tsx',
      'tests/journeys/video-room.spec.ts',
      'patient and clinician meet by video, write to each other, and reconnect after a reload',
    ),
    said: { 'content/site/accessibility.ts': ['Video appointments have no captions, but they have a text chat.'] },
  },
  'PR-99': {
    promise:
      'An appointment with the care team is free, and can be moved and cancelled until it begins, however often.',
    by: kept(
      'src/domain/appointments/services.ts',
      'src/server/appointments/weigh-in.test.ts',
      'can be moved and cancelled until it begins, however often',
    ),
    said: {
      'content/appointments/booking.ts': ['free of charge'],
      'content/notifications/care-team-appointments.ts': [
        'What: video appointment with our care team, {minutes} minutes, free of charge',
        'You can move or cancel it in your account until it starts, free of charge:',
        'You can book another time whenever you like:',
        'There’s no charge.',
      ],
    },
  },
  'PR-100': {
    promise: 'An appointment is reminded of, by email and text, a day and an hour before.',
    by: kept(
      'src/domain/appointments/reminders.ts',
      'src/server/appointments/reminders.test.ts',
      'by email and text, a day and an hour before',
    ),
    said: {
      'content/notifications/appointments.ts': ['This is a reminder of your appointment with {appointment.clinician}.'],
      'content/notifications/care-team-appointments.ts': [
        'This is a reminder of your video appointment with our care team.',
      ],
    },
  },
  'PR-101': {
    promise: 'A confirmation with a file for the calendar is emailed, and the appointment can be seen again.',
    by: kept(
      'src/server/appointments/appointment-email.ts',
      'src/server/appointments/booking.test.ts',
      'R-18 R-19 R-34 authorises, books and captures in one go, and sends a calendar invitation',
    ),
    said: {
      'content/appointments/booking.ts': [
        'We’ll send your confirmation, and everything else about your appointment, to this address.',
      ],
      'content/notifications/appointments.ts': ['You can also see your confirmation in the browser you booked with:'],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'The confirmation we email you has a file for your calendar.',
      ],
    },
  },
  'PR-102': {
    promise: 'A reserved time that is not paid for is released, and costs nothing.',
    by: kept(
      'src/server/appointments/follow-up/end-unpaid-follow-ups.ts',
      'src/server/appointments/follow-up/follow-up.test.ts',
      'unpaid at the deadline is released, both are told once, and another patient can book it',
    ),
    said: {
      'content/notifications/follow-up.ts': [
        'To book it, pay {price} by {payBy}.',
        'If you don’t, we’ll release the time, and you’ll owe nothing.',
      ],
    },
  },
  'PR-103': {
    promise:
      'A posted prescription has one fee, chosen and paid by the patient; it is refunded in full until it is posted.',
    by: kept(
      'src/server/appointments/paper/choose-post.ts',
      'src/server/appointments/paper/paper.test.ts',
      'PO-04 cancelled before it is posted, it is refunded in full, once; and it can be requested again',
    ),
    said: {
      'content/notifications/post.ts': [
        'We’ll email you when it’s in the post.',
        'Until then you can cancel and get a full refund.',
      ],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        '{{medication cost}} A prescription on paper by post has a {{posted prescription}} admin fee.',
      ],
      'content/site/faq.ts': ['A posted prescription, on paper, carries a {assessment.postedPrescription} admin fee.'],
      'content/site/landings/adhd-assessment.ts': ['admin fee, only if you ask for one on paper.'],
      'content/site/policies/booking-policy.ts': [
        'A posted prescription carries a {figures.postedPrescription} admin fee.',
      ],
      'content/site/policies/cancellation-policy.ts': [
        '{policy.postedPrescription} You pay it only if you ask for a paper prescription by post, and once that has been posted we cannot refund it.',
      ],
      'content/site/policies/terms-of-use.ts': ['An admin fee, only if you ask for one'],
    },
  },
  'PR-104': {
    promise: 'A booking follows the policy it was made under, and what was agreed is kept in the words that were seen.',
    by: kept(
      'src/domain/appointments/policy.ts',
      'src/domain/appointments/policy.test.ts',
      'PO-01 a booking follows the policy it was made under',
    ),
    said: {
      'content/intake/my-consents.ts': [
        'Your answers and our clinicians’ decisions depend on it, so we keep it with them.',
        'It applies to that appointment only, and ends if you cancel it.',
      ],
    },
  },
  'PR-105': {
    promise: 'Where something serious happened, a person reads it and sees what can be done.',
    by: people('support', 'on the day it comes'),
    said: {
      'content/notifications/appointments.ts': [
        'If something serious has happened, please tell us: a member of our team will read it.',
      ],
      'content/site/policies/cancellation-policy.ts': [
        'A member of our team will read it and see what we can do.',
        'If you think we’ve got something wrong, please tell us, and we’ll look at it again.',
      ],
    },
  },
  'PR-106': {
    promise: 'What cancels an appointment late counts from the moment it was sent.',
    by: kept(
      'src/server/appointments/cancel-appointment.ts',
      'src/server/appointments/booking.test.ts',
      'with %s left',
    ),
    said: {
      'content/site/policies/cancellation-policy.ts': [
        'Notice is counted from the moment you cancel, or tell us, to the start of your appointment, in UK time.',
        'Refunds go to the card you paid with, as soon as you cancel.',
      ],
    },
  },
} as const satisfies Promises
