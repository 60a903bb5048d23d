import type { Narrative } from 'fhir/r4'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

const within = (tag: string, lines: readonly string[]): string =>
  lines.map((line) => `<${tag}>${escaped(line)}</${tag}>`).join('')

interface Paragraphs {
  readonly lead?: string | null
  readonly lines: readonly string[]
  readonly isList?: boolean
}

/** Words for people, as XHTML without anything that could be a link or a script. */
export const narrative = ({ lead = null, lines, isList = false }: Paragraphs): Narrative => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${lead === null ? '' : within('p', [lead])}${
    isList ? `<ul>${within('li', lines)}</ul>` : within('p', lines)
  }</div>`,
})
