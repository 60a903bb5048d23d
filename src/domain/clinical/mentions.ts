/** Words that negate what follows, up to the end of the clause. */
const denied = /\b(?:no|not|never|without|nor|denies|deny|don[’']?t have|haven[’']?t had|free of)\b[^.,;:\n]{0,40}$/

/** Whether a text mentions a term at least once without negating it. A rough check: a clinician reads the text. */
export function mentions(text: string, named: RegExp): boolean {
  const lower = text.toLowerCase()
  // Most texts mention none of what is looked for.
  if (lower.search(named) === -1) return false
  const everywhere = new RegExp(named.source, 'g')
  return [...lower.matchAll(everywhere)].some(({ index }) => !denied.test(lower.slice(Math.max(0, index - 80), index)))
}
