import { roleNames as names, roleWords as words } from '#content/identity/staff.ts'
import type { Role } from './roles.ts'

/** The name of each role. A role without words in `content/identity/staff.ts` is a type error here. */
export const roleNames: Readonly<Record<Role, string>> = names

/** One line about each role. */
export const roleWords: Readonly<Record<Role, string>> = words
