import { labelOf, leftOffThePage, copyWords as words } from '#content/privacy/my-data-copy.ts'
import { formatDate, formatDateTime } from '#domain/appointments/format-time.ts'
import { storedTranscript } from '#domain/intake/engine/transcript.ts'
import { flowNamed } from '#domain/intake/flows.ts'
import { pounds } from '#domain/orders/money.ts'
import type { GivenRow } from './rows-of.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes all text, so that none becomes part of the page. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isDay = /^\d{4}-\d{2}-\d{2}$/
/** Our word for a state or a kind. */
const isCode = /^[a-z]+(_[a-z]+)+$/
const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** A value for people to read; empty: nothing. */
function shown(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return escaped(/pence$/i.test(name) ? pounds(value) : String(value))
  if (typeof value === 'string') return shownText(value)
  if (Array.isArray(value)) return listOf(value.map((item) => shown(name, item)).filter(Boolean))
  return fieldsOf(Object.entries(value))
}

function shownText(value: string): string {
  if (isId.test(value)) return ''
  if (isCode.test(value)) return escaped(value.replaceAll('_', ' '))
  if (isDay.test(value)) return escaped(formatDate(value))
  if (isMoment.test(value)) return escaped(formatDateTime(new Date(value).getTime()))
  return escaped(value).replaceAll('\n', '<br>')
}

const listOf = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

function fieldsOf(entries: readonly (readonly [string, unknown])[]): string {
  const fields = entries.flatMap(([name, value]) => {
    const text = shown(name, value)
    return text === '' ? [] : `<div><dt>${escaped(labelOf(name))}</dt><dd>${text}</dd></div>`
  })
  return fields.length === 0 ? '' : `<dl>${fields.join('')}</dl>`
}

/** Answers in the words of the questionnaire version they were given to. Null: not answers, or an unknown version. */
function answersOf({ answers, questionnaire, version, questionnaire_version }: GivenRow): string | null {
  const flow = typeof questionnaire === 'string' ? flowNamed(questionnaire) : null
  if (!flow || typeof answers !== 'object' || answers === null) return null
  const transcript = storedTranscript(
    flow,
    Number(version ?? questionnaire_version),
    answers as Record<string, unknown>,
  )
  if (!transcript) return null
  const asked = [...transcript.topics.flatMap(({ questions }) => questions), ...transcript.offRoute]
  const rows = asked.map((one) => {
    const answer = one.is === 'answered' ? one.answer.map(escaped).join('<br>') : words.notAnswered
    return `<div><dt>${escaped(one.question)}</dt><dd>${answer}</dd></div>`
  })
  return `<h4>${words.answers}</h4><dl>${rows.join('')}</dl>`
}

/** One record. */
export function rowHtml(row: GivenRow): string {
  const answers = answersOf(row)
  const plain = Object.entries(row).filter(
    ([name]) => !leftOffThePage.includes(name) && !(answers !== null && name === 'answers'),
  )
  return `<li>${fieldsOf(plain)}${answers ?? ''}</li>\n`
}

export const pageStart = (title: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 4rem; font: 1.0625rem/1.55 system-ui, sans-serif; color: #1d2b25; background: #fdfbf6; }
h1, h2, h3 { line-height: 1.2; font-family: Georgia, serif; font-weight: 500; }
h1 { font-size: 2.25rem; } h2 { margin-top: 3rem; border-top: 1px solid #d9d3c4; padding-top: 1.5rem; } h4 { margin: 1rem 0 0; }
a { color: #1f5a41; } a:focus-visible { outline: 3px solid #1f5a41; outline-offset: 2px; }
ul.records { list-style: none; padding: 0; } ul.records > li { border: 1px solid #d9d3c4; border-radius: 0.75rem; background: #fff; padding: 0.5rem 1rem; margin: 0.75rem 0; }
dl { margin: 0; } dl > div { padding: 0.4rem 0; } dl > div + div { border-top: 1px solid #efeadd; }
dt { font-size: 0.9rem; color: #55625b; } dd { margin: 0; overflow-wrap: anywhere; } dd dl { padding-left: 1rem; }
@media (min-width: 34rem) { ul.records > li > dl > div { display: grid; grid-template-columns: 12rem 1fr; gap: 1rem; } }
@media print { body { background: #fff; } ul.records > li { break-inside: avoid; } }
</style>
</head>
<body>
`
