import { hostname, userInfo } from 'node:os'
import type { Operator } from '../../../platform/operators/acts.ts'

/** After sudo the original user is named as well. */
export function operatorNow(env: NodeJS.ProcessEnv): Operator {
  const own = userName()
  const before = env.SUDO_USER?.trim()
  return { user: before && before !== own ? `${before} as ${own}` : own, host: hostname() }
}

/** In a container there may be no user with that number. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
