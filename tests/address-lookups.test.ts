import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const server = join(import.meta.dirname, '..', 'src', 'server')

/** Functions that turn an email address, a phone number or a name into a look-up key. */
const lookup =
  /\b(emailDigest|staffEmailDigest|accountByEmail|accountToSignIn|phoneDigest|identifierDigest|normaliseEmail|marksIn)\(|\bpersonMark\./

/**
 * Every file that looks people up by such a key, with the reason why typed input may lead to them there (decision
 * 0128).
 */
const reasons: Readonly<Record<string, string>> = {
  'identity/accounts/account-rows.ts': 'defines the digest and the look-up',
  'checkout/check-user-by-email.ts': 'compares with the caller’s own details; looks nobody up',
  'identity/accounts/email-change/change-email.ts': 'tells the address alone that it has an account',
  'identity/accounts/email-change/prove-new-email.ts': 'the link proves the address; refuses one that has an account',
  'identity/accounts/email-change/stop-email-change.ts': 'the link proves the old address of the same account',
  'identity/accounts/forgot-password.ts': 'writes to that address alone, with the same reply for every address',
  'identity/accounts/oauth/first-contact.ts': 'the provider vouches for the address',
  'identity/accounts/send-password-link.ts': 'counts a limit per address',
  'identity/accounts/sign-in.ts': 'a password, a proved address and a count of tries decide',
  'identity/accounts/signed-in-person.ts': 'compares with the address of the signed-in account',
  'appointments/appointment-email.ts':
    'words of an email that goes to that address and belongs to no copy until the order does',
  'clinical/cases/save-identifiers.ts':
    'keeps digests by which an order of the same person is flagged for a clinician to judge',
  'checkout/place-order.ts': 'the owner of the address is asked; the order is nobody’s until they say yes (R-7)',
  'checkout/submit.ts': 'finds whom to ask (R-7)',
  'enquiries/contact-us.ts': 'counts a limit per address',
  'enquiries/lock-request.ts': 'reference and address together add to a request; neither shows it',
  'checkout/kinds/medication.ts':
    'compared with the account of this guest session alone; any other address says nothing',
  'screens/desk/people/ids-by.ts': 'staff search; written in the access log',
  'identity/phone-codes/generate-otp.ts': 'counts codes per number',
  'identity/phone-codes/verify-otp.ts': 'the code proves the number to the guest session that asked for it',
  'app/key-rotation/sources.ts': 'writes digests anew under another key',
  'identity/staff/insert-staff.ts': 'one colleague per address',
  'identity/staff/sign-in.ts': 'a password and a second factor decide',
  'identity/staff/staff-rows.ts': 'defines the digest of a colleague’s address',
}

const isProduct = (file: string) =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(testing|app\/demo-clinic)\//.test(file)

it('S-1 every look-up by an email address, a phone number or a name is listed, with its reason', () => {
  const found = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => isProduct(file) && lookup.test(readFileSync(join(server, file), 'utf8')))
    .toSorted()
  expect(found, 'Anybody can type any address. Say in `reasons` why that is safe here.').toEqual(
    Object.keys(reasons).toSorted(),
  )
})
