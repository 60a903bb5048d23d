import { Link } from 'react-router'
import type { Block, Paragraph, TextLink } from '#content/site/text-page.ts'
import { pages } from '#contract/pages.ts'
import { ProseTable } from './prose-table.tsx'

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
