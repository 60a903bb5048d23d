import { brand } from '#content/brand.ts'
import { copyWords as askWords } from '#content/privacy/my-data.ts'
import { labelOf, tableTitles, copyWords as words } from '#content/privacy/my-data-copy.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import type { Services } from '../../platform/services.ts'
import type { TableName } from '../data-inventory.ts'
import type { GivenFile } from './files-of.ts'
import { escaped, pageStart, rowHtml } from './html.ts'
import { rowsOf } from './rows-of.ts'
import { sections } from './sections.ts'

const titleOf = (table: string) => tableTitles[table] ?? labelOf(table)
const anchorOf = (heading: string) => heading.toLowerCase().replace(/[^a-z]+/g, '-')

/** The page, streamed: it is never in memory as a whole. */
export async function* writePage(services: Services, accountId: string, files: readonly GivenFile[]) {
  const title = words.title(brand.name)
  yield pageStart(title)
  yield `<main>\n<h1>${escaped(title)}</h1>\n<p>${escaped(words.made(formatDateTime(services.now())))}</p>\n`
  yield `<p>${escaped(words.lead)}</p>\n<p>${escaped(words.json)} ${escaped(words.fhir)}</p>\n`
  yield `<nav aria-label="${words.contents}"><h2>${words.contents}</h2><ul>\n`
  for (const { heading } of sections) yield `<li><a href="#${anchorOf(heading)}">${escaped(heading)}</a></li>\n`
  yield `</ul></nav>\n`
  for (const { heading, tables } of sections) {
    yield `<section aria-labelledby="${anchorOf(heading)}">\n<h2 id="${anchorOf(heading)}">${escaped(heading)}</h2>\n`
    let isEmpty = true
    for (const table of tables) {
      for await (const record of recordsIn(services, table, accountId)) {
        isEmpty = false
        yield record
      }
    }
    if (isEmpty) yield `<p>${escaped(words.nothing)}</p>\n`
    yield '</section>\n'
  }
  if (files.length > 0) yield listOf(files)
  yield `<section aria-labelledby="not-in"><h2 id="not-in">${escaped(words.notIn)}</h2>\n`
  for (const paragraph of askWords.notInWhat) yield `<p>${escaped(paragraph)}</p>\n`
  yield '</section>\n</main>\n</body>\n</html>\n'
}

async function* recordsIn(services: Services, table: TableName, accountId: string) {
  let isFirst = true
  for await (const portion of rowsOf(services, table, accountId)) {
    if (portion.length === 0) continue
    if (isFirst) yield `<h3>${escaped(titleOf(table))}</h3>\n<ul class="records">\n`
    isFirst = false
    for (const row of portion) yield rowHtml(row)
  }
  if (!isFirst) yield '</ul>\n'
}

function listOf(files: readonly GivenFile[]): string {
  const links = files.map(({ path, name }) => {
    const [folder, file] = path.split('/') as [string, string]
    return `<li><a href="${folder}/${encodeURIComponent(file)}">${escaped(name)}</a></li>`
  })
  return `<section aria-labelledby="files"><h2 id="files">Files</h2><p>${escaped(words.files)}</p><ul>${links.join('\n')}</ul></section>\n`
}

/** The same as JSON. */
export async function* writeJson(services: Services, accountId: string, files: readonly GivenFile[]) {
  const tables = sections.flatMap((section) => section.tables)
  const about = {
    service: brand.name,
    madeAt: new Date(services.now()).toISOString(),
    read: words.jsonAbout,
    notIncluded: askWords.notInWhat,
  }
  const titles = Object.fromEntries(tables.map((table) => [table, titleOf(table)]))
  const listed = files.map(({ path, name }) => ({ path, name }))
  yield `{"about":${JSON.stringify(about)},\n"titles":${JSON.stringify(titles)},\n"files":${JSON.stringify(listed)},\n"data":{`
  for (const [at, table] of tables.entries()) {
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(table)}:[`
    let isFirst = true
    for await (const portion of rowsOf(services, table, accountId)) {
      for (const row of portion) {
        yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
        isFirst = false
      }
    }
    yield ']'
  }
  yield '}}\n'
}
