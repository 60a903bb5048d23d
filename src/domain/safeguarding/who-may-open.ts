import type { Capability } from '../identity/staff/roles.ts'

interface Opened {
  readonly kind: string
}

/** What somebody told us about their safety is read by those who can act on it. Of any other case those who see records do. */
export const mayOpenCase = ({ kind }: Opened, capabilities: ReadonlySet<Capability>): boolean =>
  capabilities.has(kind === 'safeguarding' ? 'decide-cases' : 'see-record')
