import { type Granter, mayGrant, registerFits } from './grants.ts'
import type { Registration } from './registration.ts'
import { isRole, type Role } from './roles.ts'

export type RoleChangeProblem = 'self' | 'onlyAdministrators' | 'notYours' | 'registration' | 'register'

interface Change {
  readonly by: { readonly id: string | null; readonly roles: readonly Granter[] }
  readonly person: {
    readonly id: string
    readonly roles: readonly string[]
    readonly registration: Registration | null
  }
  readonly roles: readonly Role[]
}

/** Why a member of staff may not change a colleague's roles. Nobody may change their own. */
export function roleChangeProblem({ by, person, roles }: Change): RoleChangeProblem | null {
  if (by.id === person.id) return 'self'
  const given = roles.filter((role) => !person.roles.includes(role))
  const taken = person.roles.filter(isRole).filter((role) => !roles.includes(role))
  const refused = [...given, ...taken].find((role) => !mayGrant(role, by.roles))
  if (refused) return refused === 'administrator' ? 'onlyAdministrators' : 'notYours'
  if (roles.every((role) => registerFits(role, person.registration))) return null
  return person.registration === null ? 'registration' : 'register'
}
