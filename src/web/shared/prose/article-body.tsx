import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ArticleElement, ArticleNode } from '#content/site/article.ts'
import { linkStyle, onPaper } from './prose.tsx'

/** The words of an article. What comes under its sources is smaller print. */
export function ArticleBody({ nodes }: { nodes: readonly ArticleNode[] }) {
  return (
    <div className="max-w-[62ch] text-lg leading-[1.65] [&>#sources~*]:text-base [&>#sources~*]:text-ink-soft [&>p:first-child]:text-subheading [&>p:first-child]:leading-[1.5] [&>*:first-child]:mt-0 print:max-w-none print:[&>#sources~*]:text-[1em] print:text-[1em] print:leading-[inherit]">
      <Nodes nodes={nodes} />
    </div>
  )
}

// Written at build time and never moved: a node's place is its name.
function Nodes({ nodes }: { nodes: readonly ArticleNode[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
  return nodes.map((node, place) => (typeof node === 'string' ? node : <Element element={node} key={place} />))
}

function Element({ element }: { element: ArticleElement }) {
  switch (element.kind) {
    case 'hr':
      return <hr className="my-10 border-line" />
    case 'table':
      return <Table table={element} />
    case 'a':
      return (
        <ArticleLink href={element.href} text={element.children.join('')}>
          <Nodes nodes={element.children} />
        </ArticleLink>
      )
    case 'h2':
    case 'h3':
      return (
        <element.kind className={styles[element.kind]} id={element.id}>
          <Nodes nodes={element.children} />
        </element.kind>
      )
    default:
      return (
        <element.kind className={styles[element.kind]}>
          <Nodes nodes={element.children} />
        </element.kind>
      )
  }
}

const styles = {
  p: 'mt-5 [li>&]:mt-0 [blockquote>&]:mt-0 print:mt-2.5',
  h2: 'mt-12 text-[1.75rem] leading-[1.14] md:mt-14 md:text-[2rem] [&+*]:mt-4 print:mt-6 print:[&+*]:mt-0',
  h3: 'mt-9 [&+*]:mt-3 print:mt-4 print:[&+*]:mt-1',
  ul: 'mt-5 space-y-2.5 [&>li]:before:absolute [&>li]:before:top-[0.68em] [&>li]:before:left-1 [&>li]:before:size-2 [&>li]:before:rounded-full [&>li]:before:bg-apricot',
  ol: 'mt-5 space-y-3 [counter-reset:step] [&>li]:before:absolute [&>li]:before:top-0 [&>li]:before:left-0 [&>li]:before:font-[520] [&>li]:before:font-display [&>li]:before:text-green [&>li]:before:content-[counter(step)_"."] [&>li]:[counter-increment:step]',
  li: 'relative pl-7',
  blockquote: 'my-9 print:my-3 border-apricot border-l-4 pl-6 font-display text-[1.5rem] text-green leading-[1.35]',
  strong: 'font-semibold',
  em: 'italic',
}

/** Few columns with short words, which wrap on a phone. */
function Table({ table: { head, rows } }: { table: Extract<ArticleElement, { kind: 'table' }> }) {
  return (
    <div className="my-8 overflow-hidden rounded-option border border-line bg-white print:my-4 print:rounded-none print:bg-transparent">
      <table className="w-full text-left text-base leading-normal">
        <thead className="bg-mint text-sm print:bg-transparent">
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <th className={`${cellStyle} align-bottom font-semibold`} key={column} scope="col">
                <Nodes nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...values], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr className="border-line border-t" key={row}>
              <th className={`${cellStyle} align-top font-semibold`} scope="row">
                <Nodes nodes={name} />
              </th>
              {values.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <td className={`${cellStyle} align-top`} key={column}>
                  <Nodes nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cellStyle = 'px-3 py-3 first:pl-4 last:pr-4 sm:px-5 sm:first:pl-5 sm:last:pr-5'

/** Within the site without loading the page anew; out of it as a plain link. */
function ArticleLink({ href, text, children }: { href: string; text: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return (
      <Link className={linkStyle} to={href}>
        {children}
      </Link>
    )
  }
  return (
    <a
      className={linkStyle}
      href={href}
      rel={href.startsWith('http') ? 'noopener' : undefined}
      {...onPaper(href, text)}
    >
      {children}
    </a>
  )
}
