import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { linkStyle, onPaper } from '../prose.tsx'

/** Within the site without loading the page anew; out of it as a plain link. */
export function ArticleLink({ href, text, children }: { href: string; text: string; children: ReactNode }) {
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
