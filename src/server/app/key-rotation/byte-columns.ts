/**
 * What happens to unsealed bytes when a key is retired.
 * - `lookup`: people are found by it; recomputed from the sealed columns in `from`. `but` names rows whose source is
 *   stored nowhere: they are never matched again.
 * - `beside`: shows whether the sealed column beside it has changed; recomputed with it.
 * - `compared`: made with the key of its day and compared with the same data sent again, until then.
 * - `passing`: counts or recognises its subject until then, and starts again with another key.
 * - `keyless`: made without any of our keys.
 */
export type Fate =
  | { readonly is: 'lookup'; readonly from: readonly string[]; readonly but?: string }
  | { readonly is: 'beside'; readonly sealed: string }
  | { readonly is: 'compared' | 'passing'; readonly until: string }
  | {
      readonly is: 'keyless'
      readonly why: 'token' | 'public key' | 'signature' | 'password' | 'given to a device' | 'address of a browser'
    }

const keyless = (why: Extract<Fate, { is: 'keyless' }>['why']): Fate => ({ is: 'keyless', why })
const passing = (until: string): Fate => ({ is: 'passing', until })

/** Every column of bytes of the schema that is not sealed. A test names missing ones. */
export const byteColumns: Readonly<Record<string, Fate>> = {
  'account_identities.subject_digest': { is: 'lookup', from: ['account_identities.subject'] },
  'account_passkeys.public_key': keyless('public key'),
  'account_passkeys.user_handle': keyless('given to a device'),
  'accounts.email_digest': { is: 'lookup', from: ['accounts.details', 'orders.details'] },
  'answer_sets.digest': { is: 'beside', sealed: 'answers' },
  'appointments.network_digest': passing('a held time is booked or let go, within minutes'),
  'calendar_feeds.token_hash': keyless('token'),
  'clinical_history.digest': {
    is: 'compared',
    until: 'ever: after a change of key the entries themselves are compared',
  },
  'concern_answers.digest': { is: 'compared', until: 'its concern is closed' },
  'email_changes.prove_hash': keyless('token'),
  'email_changes.stop_hash': keyless('token'),
  'email_changes.undo_hash': keyless('token'),
  'emailed_links.token_hash': keyless('token'),
  'ended_answers.digest': { is: 'compared', until: 'its visit is erased' },
  'informant_invitations.token_hash': keyless('token'),
  'limit_counts.subject': passing('its window ends, within a day'),
  'orders.email_digest': { is: 'lookup', from: ['orders.details'] },
  'person_marks.digest': {
    is: 'lookup',
    from: ['accounts.details', 'orders.details'],
    but: 'cards and identity documents, of which nothing but the digest is kept; they count for a year',
  },
  'phone_codes.address_digest': passing('codes of that day are erased'),
  'phone_codes.code_hash': passing('the code ends, within minutes'),
  'phone_codes.phone_digest': passing('codes of that day are erased'),
  'prescriptions.signature': keyless('signature'),
  'security_events.network_digest': passing('the event is erased'),
  'sessions.token_hash': keyless('token'),
  'staff.email_digest': { is: 'lookup', from: ['staff.details'] },
  'staff_challenges.token_hash': keyless('token'),
  'staff_events.network_digest': passing('ever: two events are compared only under one key'),
  'staff_invitations.token_hash': keyless('token'),
  'staff_passkeys.public_key': keyless('public key'),
  'staff_recovery_codes.code_digest': { is: 'lookup', from: ['staff_recovery_codes.code'] },
  'staff_sessions.token_hash': keyless('token'),
  'staff_sessions.wrapped_key': keyless('token'),
  'push_subscriptions.endpoint_hash': keyless('address of a browser'),
  'rule_signatures.signature': keyless('signature'),
  'staff_signing_keys.public_key': keyless('public key'),
  'staff_signing_keys.salt': keyless('password'),
  'staff_signing_keys.wrapped': keyless('password'),
  'used_challenges.digest': passing('the challenge ends, within minutes'),
  'visits.token_hash': keyless('token'),
}

/** The digest recomputed with a sealed column of the same row, if there is one. */
export const digestBeside = (table: string, column: string): string | null =>
  Object.entries(byteColumns)
    .find(([place, fate]) => fate.is === 'beside' && place.startsWith(`${table}.`) && fate.sealed === column)?.[0]
    .slice(table.length + 1) ?? null
