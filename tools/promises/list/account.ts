import { kept, type Promises, people } from '../promise.ts'

/** Links, codes and signing in. */
export const accountPromises = {
  'PR-171': {
    promise: 'A link to confirm an order works once, for seven days.',
    by: kept(
      'src/server/checkout/confirm-order.ts',
      'src/server/identity/accounts/emailed-links.test.ts',
      'R-7 works for seven days',
    ),
    said: {
      'content/notifications/confirm-order.ts': ['It works once, for {…} days.'],
      'content/site/policies/privacy-tables.ts': [
        'They work once: for {…} to choose a new password, for {links.confirmOrderDays} days to confirm an order or to open your account.',
      ],
    },
  },
  'PR-172': {
    promise: 'A link that opens an account works once, within seven days, and nobody gets in without it.',
    by: kept(
      'src/server/checkout/open-account.ts',
      'src/server/checkout/open-account.test.ts',
      'R-27 stops working once the address was proved in another way, and after seven days',
    ),
    said: {
      'content/notifications/open-account.ts': [
        'It works once, within {days} days:',
        'It works once, within {days} days.',
        'If it wasn’t you, you don’t need to do anything: nobody can get into the account without this link.',
      ],
    },
  },
  'PR-173': {
    promise: 'A password link works once and for an hour.',
    by: kept(
      'src/server/identity/accounts/reset-password.ts',
      'src/server/identity/accounts/emailed-links.test.ts',
      'R-12 expires after an hour, and at once when a newer link is sent',
    ),
    said: {
      'content/notifications/reset-password.ts': ['It works once, for {…}.'],
      'content/site/policies/privacy-tables.ts': [
        'They work once: for {…} to choose a new password, for {links.confirmOrderDays} days to confirm an order or to open your account.',
      ],
    },
  },
  'PR-174': {
    promise: 'A new password signs out every device.',
    by: kept(
      'src/server/identity/accounts/reset-password.ts',
      'src/server/identity/accounts/emailed-links.test.ts',
      'R-12 sets the password once, and ends every session',
    ),
    said: {
      'content/notifications/reset-password.ts': ['Choosing a new password signs you out on every device.'],
      'content/notifications/security-notices.ts': [
        'choose a new password straight away, which signs out every device:',
      ],
    },
  },
  'PR-175': {
    promise: 'A code works for ten minutes, and the newest alone.',
    by: kept(
      'src/server/identity/phone-codes/verify-otp.ts',
      'src/server/identity/phone-codes/otp.test.ts',
      'R-14 a new code replaces the one before',
    ),
    said: {
      'content/checkout/order-summary.ts': ['It works for {…} minutes.', 'The old one no longer works.'],
      'content/notifications/otp.ts': ['It works for {minutes} minutes.'],
      'content/site/policies/privacy-tables.ts': ['They work for {figures.codeMinutes} minutes.'],
    },
  },
  'PR-176': {
    promise: 'A code is sent by text to prove a number; another can be asked for after half a minute.',
    by: kept(
      'src/server/identity/phone-codes/generate-otp.ts',
      'src/server/identity/phone-codes/otp.test.ts',
      'R-14 another code within 30 seconds is refused, and retry-after says how many are left',
    ),
    said: {
      'content/checkout/order-summary.ts': [
        'We’ll text you a code to check that the number is yours.',
        'We send the code by text message.',
        'You can ask for a new code in {seconds} s',
      ],
    },
  },
  'PR-177': {
    promise: 'Nobody of ours asks for a code.',
    by: people('support', 'always'),
    said: { 'content/notifications/otp.ts': ['We’ll never ask you to share it.'] },
  },
  'PR-178': {
    promise: 'An email address changes when the new one is proven and not before.',
    by: kept(
      'src/server/identity/accounts/email-change/prove-new-email.ts',
      'src/server/identity/accounts/account-security.test.ts',
      'changes when the new one is proven and not before; orders and emails follow, and the old one signs in no more',
    ),
    said: {
      'content/notifications/email-change.ts': [
        'It works once, for {…}.',
        'Nothing changes until you open it.',
        'We won’t email you here any more.',
        'It’ll change when they open the link we’ve sent to the new one.',
      ],
    },
  },
  'PR-179': {
    promise: 'The old address can stop or reverse the change for seven days, which ends every session.',
    by: kept(
      'src/server/identity/accounts/email-change/stop-email-change.ts',
      'src/server/identity/accounts/account-security.test.ts',
      'is reverted from the old one for seven days, with everything added and changed since',
    ),
    said: {
      'content/notifications/email-change.ts': [
        'It signs out every device, and you choose a new password:',
        'Once the address has changed, the link still works for {…}, and changes it back.',
        'If it wasn’t you, change it back with this link, within {…}.',
      ],
      'content/site/policies/privacy-tables.ts': [
        '{…} until you confirm the new one, then {emailChange.undoDays} days, in which the old one can reverse the change',
      ],
    },
  },
  'PR-180': {
    promise: 'A sign-in on a new device is announced by email.',
    by: kept(
      'src/server/identity/accounts/note-sign-in.ts',
      'src/server/identity/accounts/account-security.test.ts',
      'is announced by email, except the first one and those on a known device',
    ),
    said: {
      'content/site/policies/stored-words.ts': ['so that we email you only about sign-ins on devices that are new.'],
    },
  },
  'PR-181': {
    promise:
      'Contact details that the desk changes count as the patient’s once proven; nothing is sent to the wrong place.',
    by: kept(
      'src/server/clinical/desk/change-contact.ts',
      'src/server/clinical/desk/change-contact.test.ts',
      'counts as theirs once they have proved it, gets no texts before, and cannot be used to change more',
    ),
    said: {
      'content/notifications/contact-changed.ts': [
        'Anything we haven’t sent yet will go to the new address.',
        'We won’t text it until you have:',
        'We’ll correct it, and stop anything we haven’t sent yet.',
      ],
    },
  },
  'PR-182': {
    promise: 'An order by somebody who was not signed in joins no account before its owner says so.',
    by: kept(
      'src/server/checkout/confirm-order.ts',
      'src/server/identity/accounts/emailed-links.test.ts',
      'R-7 the order joins the account once its owner confirms it, and not before',
    ),
    said: {
      'content/notifications/confirm-order.ts': [
        'Nobody has seen your account, and we haven’t added the order to it.',
        'You can also sign in on the device you ordered with.',
      ],
    },
  },
} as const satisfies Promises
