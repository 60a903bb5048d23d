import { identifierDigest, marksIn } from '../../clinical/cases/save-identifiers.ts'
import { type Details, emailDigest } from '../../identity/accounts/account-rows.ts'
import { identityDigest } from '../../identity/accounts/oauth/identities.ts'
import { codeDigest } from '../../identity/staff/recovery-codes.ts'
import { staffEmailDigest } from '../../identity/staff/staff-rows.ts'
import type { Vault } from '../../platform/encryption/vault.ts'

type Row = Readonly<Record<string, unknown>>

/** Where the sources of lookup digests are stored, sealed. */
export interface Source {
  readonly table: string
  /** The key by which its rows are traversed. */
  readonly key: readonly string[]
  readonly column: string
  /** Other columns needed to open it or to make its digests. */
  readonly beside?: readonly string[]
  /** The digests of a value, under a given key. */
  readonly digests: (opened: string, row: Row) => readonly ((vault: Vault) => Buffer)[]
}

const digestsOfPerson: Source['digests'] = (opened) => {
  const details: Details = JSON.parse(opened)
  const { email } = details
  return [
    ...(email ? [(vault: Vault) => emailDigest(vault, email)] : []),
    ...marksIn(details).flatMap(([kind, text]) =>
      text === null ? [] : [(vault: Vault) => identifierDigest(vault, kind, text)],
    ),
  ]
}

/** `byte-columns.ts` lists the digests, with these as their sources. */
export const sources: readonly Source[] = [
  { table: 'accounts', key: ['id'], column: 'details', digests: digestsOfPerson },
  { table: 'orders', key: ['id'], column: 'details', digests: digestsOfPerson },
  {
    table: 'staff',
    key: ['id'],
    column: 'details',
    digests: (opened) => [(vault) => staffEmailDigest(vault, JSON.parse(opened).email)],
  },
  {
    table: 'account_identities',
    key: ['account_id', 'issuer'],
    column: 'subject',
    digests: (subject, { issuer }) => [(vault) => identityDigest(vault, { issuer: String(issuer), subject })],
  },
  {
    table: 'staff_recovery_codes',
    key: ['code_digest'],
    column: 'code',
    beside: ['staff_id'],
    digests: (code, { staff_id: staffId }) => [(vault) => codeDigest(vault, String(staffId), code)],
  },
]
