import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { caseOfKindPath, casePath, parcelPath, prescriptionPath } from '#contract/desk/addresses.ts'
import { mayOpen } from '#contract/desk/who-may-open.ts'
import type { InboxRow } from '#contract/operations/operations-inbox.ts'
import { owners } from '#domain/cases/owners.ts'
import type { CaseState } from '#domain/cases/states.ts'
import type { Capability } from '#domain/identity/staff/roles.ts'
import {
  groupOfSource,
  type InboxGroup,
  type InboxOwner,
  type InboxSource,
  isMine,
} from '#domain/operations/operations-inbox.ts'
import type { Staff } from '../../../identity/staff/staff-of.ts'

/** An action on a row: a link, or a button. */
type Way = {
  readonly does: string
  /** Beside what its page needs. */
  readonly needs?: Capability
} & ({ readonly to: string } | { readonly act: NonNullable<InboxRow['act']> })

/** Unfinished business, independent of the reader. */
export interface Unfinished extends Omit<InboxRow, 'source' | 'group' | 'owner' | 'isMine' | 'to' | 'does' | 'act'> {
  readonly owner: InboxOwner
  /** The member of staff who has it. None: it is for everybody of `owner`. */
  readonly assignedTo?: string | null
  /** The one of `owner` who may not do it: they approved what it is to sign. */
  readonly exceptFor?: string | null
  /** Where it differs from that of its source. */
  readonly group?: InboxGroup
  /** Best first. Each reader is offered the first they are allowed. */
  readonly ways: readonly Way[]
  /** Shown to readers who are allowed none. */
  readonly otherwise?: string
}

const isOpenTo = (way: Way, { capabilities }: Pick<Staff, 'capabilities'>): boolean =>
  (way.needs === undefined || capabilities.has(way.needs)) &&
  (!('to' in way) || mayOpen(way.to, (capability) => capabilities.has(capability)))

/** As one reader sees it: nobody gets an action their role cannot do. */
export function shownTo(
  staff: Pick<Staff, 'id' | 'roles' | 'capabilities'>,
  found: Unfinished,
  { source, nameOf }: { readonly source: InboxSource; readonly nameOf: (staffId: string) => string },
): InboxRow {
  const { ways, otherwise = words.does.notYours, id, severity, says, since, assignedTo } = found
  const row = {
    id,
    source,
    group: found.group ?? groupOfSource[source],
    severity,
    says,
    owner: assignedTo ? nameOf(assignedTo) : words.owners[found.owner],
    isMine: isMine(found, staff),
    since,
  }
  const way = ways.find((one) => isOpenTo(one, staff))
  if (!way) return { ...row, to: null, act: null, does: otherwise }
  const { does } = way
  return 'to' in way ? { ...row, to: way.to, act: null, does } : { ...row, to: null, act: way.act, does }
}

interface KnownCase {
  readonly id: string
  readonly kind: string
  readonly state: CaseState
}

/** Where the person whose turn it is acts on a case, and where others read about it. */
export function caseActions({ id, kind, state }: KnownCase): readonly Way[] {
  const owner = owners[state]
  const read = { to: casePath(id), does: words.does.case }
  if (state === 'quarantined') return [{ to: parcelPath(id), does: words.does.parcel }, read]
  if (owner === 'pharmacist') return [{ to: prescriptionPath(id), does: words.does.prescription }, read]
  if (owner === 'dispatcher' || owner === 'carrier') return [{ to: parcelPath(id), does: words.does.parcel }, read]
  return [{ to: caseOfKindPath({ id, kind }), does: words.does.case }]
}

/** By then temporary failures are over: about half an hour after the first attempt. */
const attemptsInVain = 8

/** Why a decision is not executed yet: it waits, is retried, or has failed for long. */
export const failureShown = (failure: string, attempts: number): 'card provider away' | 'error' | 'for long' => {
  if (failure === 'card provider away') return failure
  return attempts >= attemptsInVain ? 'for long' : 'error'
}
