import { team } from '#content/site/team.ts'
import { profilePath } from '#contract/pages.ts'

/** Whose profile it is. Every profile is a route of its own, so its address is always one of theirs. */
export function memberAt(pathname: string) {
  const member = team.find(({ slug }) => pathname.replace(/\/$/, '') === profilePath(slug))
  if (!member) throw new Error('There is nobody at this address.')
  return member
}
