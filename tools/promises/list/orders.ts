import { kept, type Promises, people } from '../promise.ts'

/** Prices, payments, refunds and parcels. */
export const orderPromises = {
  'PR-6': {
    promise:
      'A card is authorised when medicine is ordered, and charged only after a clinician has approved it and a pharmacist has checked it.',
    by: kept(
      'src/server/checkout/payment/complete-payment.ts',
      'src/server/clinical/cases/cases.test.ts',
      'R-17 R-28 approves, is checked by another, charged once',
    ),
    said: {
      'content/checkout/medication-choice.ts': [
        'You pay only if they approve.',
        'You pay only if a clinician approves.',
      ],
      'content/checkout/medications.ts': [
        'We take it only if a clinician approves your treatment and a pharmacist has checked it.',
      ],
      'content/checkout/order-summary.ts': [
        'You pay only if a clinician approves',
        'Today your card is authorised for {total}.',
        'Nothing is charged unless a clinician approves your treatment.',
        'It is authorised, not charged.',
        'You’re charged only if a clinician approves.',
        'Your card is authorised now and charged only if a clinician approves.',
      ],
      'content/checkout/preference.ts': ['You pay only if a clinician approves.'],
      'content/notifications/receipt.ts': [
        'Your card is authorised.',
        'If they approve your order, a pharmacist checks it.',
        'Then we charge {amount} to your card and send your medication.',
      ],
      'content/orders/payment-confirmation.ts': [
        '{amount} is authorised, not charged.',
        'We charge your card only if your order is approved.',
        'You pay only if your order is approved.',
      ],
      'content/site/about-us.ts': [
        'You pay {…}.',
        'for a medicine only if a clinician approves it',
        'for treatment only if a clinician approves it',
      ],
      'content/site/faq.ts': [
        'You pay only if a clinician approves it.',
        'Your card is authorised.',
        'Nothing is charged yet.',
        'If they approve, a pharmacist checks the prescription.',
        'Then your card is charged, and your medicine is prepared and sent.',
      ],
      'content/site/policies/cancellation-policy.ts': [
        'When you order medication, your card is authorised: your bank sets the amount aside, and we don’t charge you yet.',
        'We charge your card when a clinician has approved the treatment and a pharmacist has checked it.',
      ],
      'content/site/policies/terms-of-use.ts': [
        'When you order medication, your card is authorised: your bank sets the amount aside, and we don’t charge you yet.',
        'It is charged when a clinician has approved the treatment and a pharmacist has checked it, and released when they decline it or after {weight.authorisationDays} days without a decision.',
      ],
      'content/site/reasons.ts': [
        'You pay for medication only once a clinician has approved it.',
        'You pay only once a clinician has agreed that we can help.',
      ],
    },
  },
  'PR-7': {
    promise: 'If it is declined, or not decided in time, the money is released and nothing is paid.',
    by: kept(
      'src/server/checkout/payment/release.ts',
      'src/server/checkout/payment/reconcile.test.ts',
      'R-17 an authorisation nobody reviewed for 7 days is released, and the person is told',
    ),
    said: {
      'content/checkout/medications.ts': [
        'If they decline, or haven’t decided within {authorisationDays} days, the money is released.',
      ],
      'content/checkout/order-summary.ts': [
        'They’ll decide within {days} days, and we’ll email you either way.',
        'If they don’t approve, or haven’t decided by then, the authorisation is released.',
      ],
      'content/notifications/receipt.ts': [
        'If your order isn’t approved, or {authorisationDays} days pass first, we release the amount and you pay nothing.',
      ],
      'content/site/faq.ts': [
        'If they decline, or have not decided after {authorisationDays} days, the money is released and you pay nothing.',
      ],
      'content/site/policies/cancellation-policy.ts': [
        'If they decline it, or have not decided after {authorisationDays} days, the money is released and you pay nothing.',
      ],
      'content/site/policies/terms-of-use.ts': [
        'It is charged when a clinician has approved the treatment and a pharmacist has checked it, and released when they decline it or after {weight.authorisationDays} days without a decision.',
      ],
    },
  },
  'PR-8': {
    promise:
      'A patient can cancel an order free of charge until a clinician has decided, and the hold on the card is released at once.',
    by: kept(
      'src/server/checkout/withdraw-order.ts',
      'src/server/checkout/withdraw-order.test.ts',
      'ends once in however many tabs: authorisation released, case withdrawn, one email',
    ),
    said: {
      'content/notifications/desk-notices.ts': [
        'If you’ve changed your mind, you can cancel the order there, free of charge.',
      ],
      'content/site/policies/cancellation-policy.ts': [
        'If you change your mind before a clinician has decided, cancel the order in your account or tell us, and we’ll release it straight away.',
      ],
    },
  },
  'PR-9': {
    promise: 'Every dose and every price can be seen before an order.',
    by: kept(
      'src/web/checkout/buy.tsx',
      'src/web/checkout/buy.test.tsx',
      'BU-02 BU-03 BU-05 shows both medications, and everything about Mounjaro first',
    ),
    said: {
      'content/checkout/medication-choice.ts': [
        'Compare the two weight-loss medications {brand.name} offers, with every dose and every price.',
        '{name}: the price of each dose, one {form.pack} at a time',
        'After that you pay the price of your dose, as listed here.',
        'Each month after that',
      ],
      'content/checkout/medications.ts': [
        'The price depends on the dose, and you can see all the prices on this page.',
      ],
      'content/checkout/order-summary.ts': [
        'From the second month you pay by dose, from {from}.',
        '{from} to {to} a month, by dose',
        '* The price may change after your consultation, because the dose you agree with the prescriber may change it.',
      ],
      'content/site/faq.ts': [
        'After that the price follows the dose you agree with your prescriber: the doses cost between {figures.later.from} and {figures.later.to} per month.',
        'You see the price of every dose before you order.',
      ],
      'content/site/landings/weight-management.ts': [
        'See Mounjaro and Wegovy side by side, with every dose and every price.',
      ],
      'content/site/policies/terms-of-use.ts': ['After that the price follows the dose you agree with your prescriber'],
      'content/site/reasons.ts': ['Plain prices', 'You see the whole price first.'],
      'content/site/site.ts': ['From {firstMonth} a month, {later}'],
      'content/site/values.ts': ['Clear prices and plain words.'],
    },
  },
  'PR-10': {
    promise: 'Where medicines are not advertised, every price is still seen before an order, with the same total.',
    by: kept(
      'src/web/checkout/preference/preference.tsx',
      'tests/strict/screens.test.tsx',
      'R-39 the summary has the same total, and no discount, earlier price or drawing',
    ),
    said: {
      'content/checkout/preference.ts': ['First month {firstMonth}, {later}.'],
      'content/site/faq.ts': [
        'If treatment is right for you, you see its price, and every price after it, before you order.',
      ],
      'content/site/policies/terms-of-use.ts': [
        'If treatment is right for you, you see its price, and every price after it, before you order',
      ],
    },
  },
  'PR-11': {
    promise: 'The price on the screen is the price that is charged, with its discount in the first month.',
    by: kept(
      'src/domain/medicines/prices.ts',
      'src/server/checkout/payment/payments.test.ts',
      'R-3 for $name the amount is £%i, whatever the browser says',
    ),
    said: {
      'content/checkout/medication-choice.ts': [
        '{list} − {discount} discount = {total} to pay',
        'Your first month:',
        '{price} less the {discount} discount, so you pay {total}.',
        'First month',
        '{total} to pay:',
        '{list} less {discount}',
      ],
      'content/checkout/order-summary.ts': [
        'From {price}*',
        '{name}, first month',
        'First-month promotional discount',
        'Total for the first month',
        '{price} less {discount} is {total}:',
        '{price} is the price of your first month.',
        '{item}, first month',
        'per month, delivered monthly',
      ],
      'content/checkout/preference.ts': ['First month {firstMonth}, {later}.'],
      'content/notifications/receipt.ts': ['List price:', 'First-month discount: −{discount}'],
      'content/site/faq.ts': [
        'The weight programme is from {figures.firstMonth} per month.',
        '{figures.discount} comes off your first month.',
      ],
      'content/site/landings/weight-management-lead.ts': ['From {firstMonth} a month with {brand.name}.', 'a month'],
      'content/site/policies/terms-of-use.ts': [
        'From {weight.firstMonth} per month',
        '{weight.discount} comes off the first month.',
        'You see the full price before you pay.',
      ],
    },
  },
  'PR-12': {
    promise: 'A dose that costs more than agreed is asked about before anything is charged.',
    by: kept(
      'src/server/checkout/payment/reauthorise.ts',
      'src/server/clinical/cases/asked-again.test.ts',
      'waits for the patient’s yes, is authorised again, and is charged once at its own price',
    ),
    said: {
      'content/notifications/desk-notices.ts': [
        'Please confirm the price of your order {reference}',
        'Sign in to see the new price, then accept it or cancel:',
        'Your order costs more than you agreed to when you ordered, so we’re asking you first.',
        'You haven’t been charged, and you won’t be until you accept.',
        'We’ll email you when you are.',
      ],
    },
  },
  'PR-13': {
    promise: 'No card is kept without consent, and a card that is kept pays nothing without a press.',
    by: kept(
      'src/server/checkout/saved-card/keep-card.ts',
      'src/server/checkout/payment/saved-card.test.ts',
      'is saved only if its owner ticked the box, and the agreed words are recorded',
    ),
    said: {
      'content/checkout/order-summary.ts': ['We don’t save this card.', 'You approve every payment yourself.'],
      'content/site/policies/privacy-tables.ts': [
        'If you ask us to keep a card, the provider keeps it, and we keep the name under which it knows you',
      ],
    },
  },
  'PR-14': {
    promise: 'Whoever withdraws consent has the card removed at the provider.',
    by: kept(
      'src/server/checkout/saved-card/sync-saved-cards.ts',
      'src/server/checkout/payment/saved-card.test.ts',
      'removes the card at the provider, even after an outage, and nothing is paid with it meanwhile',
    ),
    said: {
      'content/intake/my-consents.ts': [
        'Our card provider removes it, and you’ll enter a card the next time you pay.',
        'Our card provider then removes your card.',
      ],
      'content/site/policies/privacy-tables.ts': [
        'If you keep a card, Stripe keeps it until you remove it, without your name.',
      ],
    },
  },
  'PR-15': {
    promise: 'The weight programme can be paused at any time.',
    by: kept(
      'src/domain/treatment/self-service-change.ts',
      'src/server/clinical/treatment/plans.test.ts',
      'pauses it until a day, at the epoch they saw, and is told by email without a word about health',
    ),
    said: {
      'content/brand.ts': ['Pause or cancel any time'],
      'content/checkout/medications.ts': [
        'You can stay on a dose for longer, go back one, pause, or cancel at any time.',
      ],
      'content/checkout/order-summary.ts': ['Pause or cancel anytime'],
      'content/notifications/check-in.ts': ['If you’d rather pause or stop, you can tell us there.'],
      'content/site/faq-medicines.ts': ['At any time, and there is no minimum term.'],
      'content/site/faq.ts': [
        'Delivery is free, and you can pause or cancel at any time.',
        'You can pause or cancel at any time.',
      ],
      'content/site/landings/weight-management.ts': ['Pause or cancel any time.'],
      'content/site/policies/cancellation-policy.ts': ['You can pause or cancel the weight programme at any time.'],
      'content/site/policies/terms-of-use.ts': ['You can pause or cancel the weight programme at any time.'],
      'content/site/reasons.ts': ['Pause or cancel any time.'],
    },
  },
  'PR-16': {
    promise:
      'It can be ended at any time: no minimum term, each payment is for one order, and nothing is charged any more.',
    by: kept(
      'src/server/clinical/treatment/change-own-plan.ts',
      'src/server/clinical/treatment/months.test.ts',
      'it ends when the patient says so: nothing is asked, ordered or charged any more, and the books agree',
    ),
    said: {
      'content/brand.ts': ['Pause or cancel any time'],
      'content/checkout/medications.ts': [
        'You can stay on a dose for longer, go back one, pause, or cancel at any time.',
      ],
      'content/checkout/order-summary.ts': ['Pause or cancel anytime'],
      'content/site/faq-medicines.ts': ['At any time, and there is no minimum term.'],
      'content/site/faq.ts': [
        'Delivery is free, and you can pause or cancel at any time.',
        'You can pause or cancel at any time.',
      ],
      'content/site/landings/weight-management.ts': ['Pause or cancel any time.'],
      'content/site/policies/cancellation-policy.ts': [
        'You can pause or cancel the weight programme at any time.',
        'There is no minimum term.',
        'Each payment is for one month.',
      ],
      'content/site/policies/terms-of-use.ts': ['You can pause or cancel the weight programme at any time.'],
      'content/site/reasons.ts': ['Pause or cancel any time.'],
    },
  },
  'PR-17': {
    promise:
      'Assessments, questions and consultations are free: only medicines, appointments and postage have a price.',
    by: kept(
      'src/domain/orders/kinds.ts',
      'src/domain/orders/kinds.test.ts',
      'are the only ones: an assessment, a consultation, coaching and delivery cost nothing',
    ),
    said: {
      'content/appointments/booking.ts': [
        'It’s free, it’s a first check and not a diagnosis, and you don’t have to book.',
      ],
      'content/intake/adhd.ts': [
        'A free self-assessment about attention and restlessness, from {brand.name}.',
        'It’s free.',
      ],
      'content/site/blog/adhd-in-adults-what-it-looks-like.md': [
        'You could also take our [free self-assessment](/assessment/adhd-welcome) and bring what you notice.',
      ],
      'content/site/blog/what-happens-at-an-adhd-assessment.md': [
        'A free self-assessment online, then {{minutes}} minutes with a psychiatrist by video.',
        'You begin with our [free self-assessment](/assessment/adhd-welcome).',
      ],
      'content/site/faq.ts': [
        'The consultation has no fee.',
        'First you take the free self-assessment online: up to {length.questions} short questions, about {length.minutes} minutes.',
      ],
      'content/site/landings/adhd-assessment-lead.ts': [
        'A private online ADHD assessment for adults in the UK: a free self-assessment, then {minutes} minutes with a psychiatrist for {price}, and ongoing care with {brand.name}.',
        'A free self-assessment to start with.',
        'Free, and you can stop at any time.',
      ],
      'content/site/landings/adhd-assessment.ts': [
        'Our free self-assessment: short questions about the past 6 months, and about your safety and wellbeing.',
        'The self-assessment is free.',
        'Start with the free self-assessment.',
      ],
      'content/site/landings/weight-management-lead.ts': ['You pay nothing to find out.', 'no fee'],
      'content/site/policies/terms-of-use.ts': ['The consultation has no fee'],
      'content/site/site.ts': ['Start with a free self-assessment'],
      'domain/intake/adhd/self-assessment-intro.ts': ['Start free assessment'],
    },
  },
  'PR-18': {
    promise: 'Delivery is free.',
    by: kept(
      'src/domain/orders/kinds.ts',
      'src/domain/orders/kinds.test.ts',
      'are the only ones: an assessment, a consultation, coaching and delivery cost nothing',
    ),
    said: {
      'content/brand.ts': ['Free, discreet delivery', 'No names, logos or delivery fee'],
      'content/checkout/order-summary.ts': ['Free delivery', 'Always included'],
      'content/notifications/order-decisions.ts': ['Delivery is free.'],
      'content/notifications/receipt.ts': ['Delivery: free'],
      'content/site/care-features.ts': [
        'UK licensed and clinically proven, prescribed only when a clinician agrees, sent free in a plain parcel and reviewed with you as you go.',
      ],
      'content/site/faq.ts': [
        'Delivery is free, and you can pause or cancel at any time.',
        'Free, discreet delivery: no names and no logos.',
      ],
      'content/site/landings/weight-management.ts': [
        'If it is prescribed, your pen comes in a plain parcel with no name or logo on it, and no delivery fee.',
      ],
      'content/site/reasons.ts': ['Free delivery in a plain parcel.'],
    },
  },
  'PR-19': {
    promise: 'A refund goes back to the card that paid, and is announced when it is true.',
    by: kept(
      'src/server/orders/refund-job.ts',
      'src/server/orders/refunds.test.ts',
      'stands once it is decided, is retried while the provider is away, and is announced when it is true',
    ),
    said: {
      'content/notifications/appointments.ts': [
        'We’re refunding {refund} to the card you paid with.',
        '{refund} to the card you paid with.',
        'You’ll get a full refund:',
      ],
      'content/notifications/order-decisions.ts': ['We’re refunding the {order.amount} we charged to your card.'],
      'content/site/policies/cancellation-policy.ts': ['Refunds go to the card you paid with, as soon as you cancel.'],
    },
  },
  'PR-20': {
    promise: 'Nobody is charged twice.',
    by: kept(
      'src/server/checkout/payment/complete-payment.ts',
      'src/server/checkout/payment/webhook.test.ts',
      'before, while and after the card is charged, in any order, any number of times: paid exactly once',
    ),
    said: {
      'content/checkout/order-summary.ts': [
        'You won’t be charged twice, so it’s safe to try again.',
        'You will not be charged twice: there is no need to pay again.',
      ],
      'content/notifications/desk-notices.ts': [
        'You won’t pay again.',
        'You’ve already paid, so you won’t be charged again.',
      ],
      'content/site/policies/stored-words.ts': ['so that you are never charged twice'],
    },
  },
  'PR-21': {
    promise: 'A payment comes with one receipt by email.',
    by: kept(
      'src/server/orders/order-email.ts',
      'src/server/checkout/payment/payments.test.ts',
      'R-17 is authorised, the order goes to review, and the person gets one receipt',
    ),
    said: {
      'content/checkout/order-summary.ts': [
        'We’ll send your receipt and your clinician’s decision here.',
        'We will email you as soon as it arrives.',
      ],
    },
  },
  'PR-22': {
    promise: 'An order comes with news by email when it is decided, charged and sent.',
    by: kept(
      'src/server/orders/order-email.ts',
      'src/server/clinical/cases/cases.test.ts',
      'R-17 R-28 approves, is checked by another, charged once',
    ),
    said: {
      'content/checkout/order-summary.ts': [
        'We’ll send your receipt and your clinician’s decision here.',
        'We will email you as soon as it arrives.',
        'They’ll decide within {days} days, and we’ll email you either way.',
      ],
      'content/notifications/desk-notices.ts': ['We’ll email you when you are.'],
      'content/notifications/order-decisions.ts': [
        'We’ll email you when we send your parcel.',
        'We’ll check your order once more before we charge your card, and we’ll email you when we do.',
      ],
      'content/notifications/parcel.ts': ['We’ll email you when we do.'],
      'content/orders/payment-confirmation.ts': ['We email you either way', 'We email you at every step.'],
      'content/site/faq.ts': ['We’ll email you when there’s news.'],
    },
  },
  'PR-23': {
    promise: 'A clinician decides within one working day once everything is there.',
    by: kept(
      'src/domain/cases/kinds.ts',
      'src/domain/cases/cases.test.ts',
      'an order or a check-in is decided within one working day, a concern within two working hours',
    ),
    said: {
      'content/orders/payment-confirmation.ts': ['Within {…} of your last task.', 'A clinician reviews your order'],
    },
  },
  'PR-24': {
    promise: 'Review begins when everything that is needed has come.',
    by: kept(
      'src/domain/cases/evidence-gates.ts',
      'src/server/clinical/cases/cases.test.ts',
      'is opened with the authorised order, waits for evidence, and is ready when it is complete',
    ),
    said: {
      'content/checkout/order-summary.ts': [
        'A clinician starts reviewing your order once {…} done.',
        'A clinician starts once {…} done.',
      ],
      'content/notifications/desk-notices.ts': [
        'We’ll carry on with your order as soon as you’ve answered.',
        'We can’t go ahead with your order until you’ve done it.',
      ],
      'content/notifications/receipt.ts': [
        'A clinician starts reviewing your order once {…} done, so please start as soon as you can.',
      ],
    },
  },
  'PR-25': {
    promise: 'What is needed after paying, and how long it takes, is said before paying.',
    by: kept(
      'src/web/checkout/summary/tasks-ahead.tsx',
      'src/web/checkout/summary/order-summary.test.tsx',
      'U-4 is told before it, with why, how long each takes and how long all of it',
    ),
    said: {
      'content/checkout/order-summary.ts': [
        '{…} {…}, about {minutes} minutes in all.',
        'After you pay we need {…} {…} from you, about {minutes} minutes in all.',
      ],
    },
  },
  'PR-26': {
    promise: 'A parcel that did not arrive is replaced at no cost.',
    by: kept(
      'src/server/clinical/supply/replace-parcel.ts',
      'src/server/clinical/cases/asked-again.test.ts',
      'is replaced by the same dose with two signatures, and is not paid for again',
    ),
    said: {
      'content/notifications/desk-notices.ts': [
        'We’ll check a replacement, then send it to you.',
        'You won’t pay again.',
      ],
    },
  },
  'PR-27': {
    promise: 'A parcel that came late, warm or damaged is looked at, answered and put right at no cost.',
    by: kept(
      'src/server/clinical/supply/settle-excursion.ts',
      'src/server/clinical/supply/supply.test.ts',
      'is discarded and replaced at no cost',
    ),
    said: {
      'content/notifications/parcel.ts': [
        'Tell us in your account, and we’ll reply.',
        'Please put your parcel in the fridge, and don’t use it or throw it away until we’ve written to you.',
      ],
      'content/site/policies/cancellation-policy.ts': [
        'If it arrives damaged, warm or wrong, tell us straight away and we will put it right.',
      ],
    },
  },
  'PR-28': {
    promise: 'What a patient told us is kept after an order ends, and leads back with one press.',
    by: kept(
      'src/server/orders/own-order.ts',
      'src/server/checkout/withdraw-order.test.ts',
      'ends when its case says, and the email leads back with one press',
    ),
    said: {
      'content/notifications/order-decisions.ts': [
        'If you’d still like to order, you can do so from your account.',
        'We’ve kept your answers, so you can order again at any time from your account:',
      ],
    },
  },
  'PR-29': {
    promise: 'While an approved order is reviewed again, nothing of it is sent.',
    by: kept(
      'src/server/clinical/cases/hold-supply.ts',
      'src/server/clinical/cases/hold-supply.test.ts',
      'a stop between check and dispatch: the parcel stays, and is decided again at no further cost',
    ),
    said: {
      'content/notifications/desk-notices.ts': [
        'Our team is now reviewing it again, so please don’t rely on that news.',
        'Nothing will be sent until the review is finished.',
      ],
    },
  },
  'PR-30': {
    promise: 'A parcel leaves after the patient has confirmed what it waits for.',
    by: kept(
      'src/server/clinical/supply/confirmations.ts',
      'src/server/clinical/cases/asked-again.test.ts',
      'a patient who takes the pill with Mounjaro confirms what to do',
    ),
    said: { 'content/notifications/desk-notices.ts': ['We’ll send your parcel once you have.'] },
  },
  'PR-31': {
    promise: 'A parcel is packed with everything on its list, the cold pack among it.',
    by: kept(
      'src/domain/supply/box-list.ts',
      'src/server/clinical/supply/packs.test.ts',
      'leaves with everything on its list, which is kept with the parcel',
    ),
    said: { 'content/notifications/parcel.ts': ['It’s packed with a cold pack.'] },
  },
  'PR-32': {
    promise: 'Parcels are plain: no name of ours, no logo and nothing about the content on the outside.',
    by: people('superintendent pharmacist', 'with every parcel'),
    said: {
      'content/brand.ts': ['Free, discreet delivery', 'No names, logos or delivery fee'],
      'content/site/care-features.ts': [
        'UK licensed and clinically proven, prescribed only when a clinician agrees, sent free in a plain parcel and reviewed with you as you go.',
      ],
      'content/site/faq-medicines.ts': ['In a plain parcel without names or logos, to the address you give.'],
      'content/site/faq.ts': [
        'Free, discreet delivery: no names and no logos.',
        'Discretion: no names and no logos on anything we send.',
      ],
      'content/site/landings/weight-management.ts': [
        'If it is prescribed, your pen comes in a plain parcel with no name or logo on it, and no delivery fee.',
      ],
      'content/site/policies/privacy-tables.ts': ['The parcel does not say what is in it'],
      'content/site/policies/terms-of-use.ts': ['No names or logos on the parcel'],
      'content/site/reasons.ts': [
        'Free delivery in a plain parcel.',
        'No names, no logos, nothing for the neighbours.',
        'What we send you says nothing on the outside.',
      ],
    },
  },
  'PR-197': {
    promise:
      'An order that changed answers rule out takes no card, and one whose answers are corrected is paid for or placed again.',
    by: kept(
      'src/server/checkout/payment/answers-at-payment.ts',
      'src/server/checkout/payment/answers-at-payment.test.ts',
      'no payment begins or goes on: %s; corrected, nothing is lost',
    ),
    said: {
      'content/checkout/checkout.ts': ['If an answer is wrong, correct it and you can carry on.'],
      'content/notifications/appointments.ts': [
        'If an answer is wrong, you can correct it in your account and book again:',
      ],
      'content/notifications/order-decisions.ts': [
        'If an answer is wrong, you can correct it in your account and order again:',
      ],
    },
  },
} as const satisfies Promises
