import { needsRegistration } from './registration.ts'
import type { Capability, Role } from './roles.ts'

export type RoleChangeProblem = 'self' | 'onlyAdministrators' | 'registration'

interface Change {
  readonly by: { readonly id: string; readonly capabilities: ReadonlySet<Capability> }
  readonly person: { readonly id: string; readonly roles: readonly string[]; readonly isRegistered: boolean }
  readonly roles: readonly Role[]
}

/** Why somebody may not say what another is here for. Nobody makes themselves more than they are, nor others. */
export function roleChangeProblem({ by, person, roles }: Change): RoleChangeProblem | null {
  if (by.id === person.id) return 'self'
  const changesAdministrator = person.roles.includes('administrator') !== roles.includes('administrator')
  if (changesAdministrator && !by.capabilities.has('manage-staff')) return 'onlyAdministrators'
  return needsRegistration(roles) && !person.isRegistered ? 'registration' : null
}
