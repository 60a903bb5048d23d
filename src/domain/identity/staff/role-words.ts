import { roleNames as names, roleWords as words } from '#content/identity/staff.ts'
import type { Role } from './roles.ts'

/** What each role is called. One without its words in `content/identity/staff.ts` is an error here, and only here. */
export const roleNames: Readonly<Record<Role, string>> = names

/** What each role is for, in a line. */
export const roleWords: Readonly<Record<Role, string>> = words
