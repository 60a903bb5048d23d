import type { Capability } from '../identity/staff/roles.ts'

interface Opened {
  readonly kind: string
}

/**
 * Reports about a person's safety are read only by staff who can act on them. Other cases are open to those who may see
 * records.
 */
export const mayOpenCase = ({ kind }: Opened, capabilities: ReadonlySet<Capability>): boolean =>
  capabilities.has(kind === 'safeguarding' ? 'decide-cases' : 'see-record')
