import { Link } from 'react-router'
import type { Block, Paragraph, TextLink, TextTable } from '#content/site/text-page.ts'
import { pages } from '#contract/pages.ts'

export const linkStyle =
  'font-medium text-green underline decoration-apricot decoration-2 underline-offset-4 transition-colors hover:text-ink hover:decoration-ink print:no-underline'

/** A link out of the site is printed with its address, unless it reads as the address already. */
export const onPaper = (href: string, text: string) =>
  href.startsWith('http') && !href.includes(text) ? { 'data-address': href.replace(/^https?:\/\/(www\.)?/, '') } : {}

function ProseLink({ link }: { link: TextLink }) {
  if ('page' in link) {
    const address = link.section ? `${pages[link.page]}#${link.section}` : pages[link.page]
    return (
      <Link className={linkStyle} to={address}>
        {link.text}
      </Link>
    )
  }
  return (
    <a className={linkStyle} href={link.href} {...onPaper(link.href, link.text)}>
      {link.text}
    </a>
  )
}

export function Inline({ text }: { text: Paragraph }) {
  if (typeof text === 'string') return text
  return text.map((part) => {
    if (typeof part === 'string') return part
    if ('strong' in part) {
      return (
        <strong className="font-semibold" key={part.strong}>
          {part.strong}
        </strong>
      )
    }
    return <ProseLink key={part.text} link={part} />
  })
}

function ProseBlock({ block }: { block: Block }) {
  if (typeof block !== 'string' && 'list' in block) {
    return (
      <ul className="max-w-[68ch] space-y-2.5">
        {block.list.map((item) => (
          <li
            className="relative pl-7 before:absolute before:top-[0.65em] before:left-1 before:size-2 before:rounded-full before:bg-apricot"
            key={JSON.stringify(item)}
          >
            <Inline text={item} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof block !== 'string' && 'table' in block) return <ProseTable table={block.table} />
  return (
    <p className="max-w-[68ch]">
      <Inline text={block} />
    </p>
  )
}

/** Words from content/, in the order they were written. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-4">
      {blocks.map((block) => (
        <ProseBlock block={block} key={JSON.stringify(block)} />
      ))}
    </div>
  )
}

/** On a phone each row becomes a card with its column names inside, so that nothing scrolls sideways. */
function ProseTable({ table }: { table: TextTable }) {
  const [, ...valueNames] = table.head
  return (
    <table className="my-7 block w-full text-left md:table print:table">
      <caption className="mb-2 block text-left font-semibold text-sm md:table-caption print:table-caption">
        {table.caption}
      </caption>
      <thead className="sr-only md:not-sr-only md:table-header-group print:not-sr-only print:table-header-group">
        <tr className="border-ink border-b-2">
          {table.head.map((name) => (
            <th className="py-2.5 pr-6 align-bottom font-semibold text-sm" key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block space-y-3 md:table-row-group print:table-row-group">
        {table.rows.map(([name, ...values]) => (
          <tr
            className="block rounded-option border border-line bg-white p-4 md:table-row md:border-0 md:border-b md:rounded-none md:bg-transparent print:table-row print:rounded-none print:border-0 print:border-b print:bg-transparent"
            key={name}
          >
            <th
              className="block font-semibold md:table-cell md:py-3.5 md:min-w-40 md:pr-6 md:align-top print:table-cell print:py-2 print:pr-4"
              scope="row"
            >
              {name}
            </th>
            {values.map((value, column) => (
              <td
                className="mt-2.5 block text-ink-soft md:table-cell md:py-3.5 md:pr-6 md:align-top md:last:min-w-36 md:last:pr-0 print:table-cell print:py-2 print:pr-4"
                key={valueNames[column]}
              >
                <span aria-hidden="true" className="block font-semibold text-ink text-sm md:hidden print:hidden">
                  {valueNames[column]}
                </span>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
