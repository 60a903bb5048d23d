import type { MySecurity } from '#contract/identity/account-security.ts'
import type { Careful } from './use-proof.tsx'

/** What every part of the page is given. */
export interface SectionProps {
  readonly security: MySecurity
  readonly careful: Careful
  readonly onChange: () => void
}
