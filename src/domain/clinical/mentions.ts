/** Words that turn what follows into its opposite, up to the end of the clause. */
const denied = /\b(?:no|not|never|without|nor|denies|deny|don[’']?t have|haven[’']?t had|free of)\b[^.,;:\n]{0,40}$/

/** Whether a text names something at least once without denying it. It is a look and no more: somebody reads the text. */
export function mentions(text: string, named: RegExp): boolean {
  const lower = text.toLowerCase()
  const everywhere = new RegExp(named.source, 'g')
  return [...lower.matchAll(everywhere)].some(({ index }) => !denied.test(lower.slice(Math.max(0, index - 80), index)))
}
