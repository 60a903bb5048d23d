interface Part {
  /** Where in the text it begins. */
  readonly at: number
  readonly text: string
  readonly isLink: boolean
}

/** A full stop or a bracket after an address belongs to the sentence. */
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g

/** Cuts a plain text into words and web addresses, so that those can be followed. */
export function textWithLinks(text: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const found of text.matchAll(address)) {
    if (found.index > at) parts.push({ at, text: text.slice(at, found.index), isLink: false })
    parts.push({ at: found.index, text: found[0], isLink: true })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ at, text: text.slice(at), isLink: false })
  return parts
}
