import { hostname, userInfo } from 'node:os'
import type { Operator } from '../../../platform/operators/acts.ts'

/** Whoever became somebody else to run it is named beside them. */
export function operatorNow(env: NodeJS.ProcessEnv): Operator {
  const own = userName()
  const before = env.SUDO_USER?.trim()
  return { user: before && before !== own ? `${before} as ${own}` : own, host: hostname() }
}

/** In a container there may be nobody by that number. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
