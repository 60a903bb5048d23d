import { Link } from 'react-router'
import type { PagePath } from '#contract/pages.ts'

export const footerLink =
  'inline-flex min-h-9 items-center underline decoration-transparent underline-offset-4 hover:decoration-current'

export function FooterLinks({ to }: { to: readonly (readonly [PagePath, string])[] }) {
  return (
    <ul>
      {to.map(([path, label]) => (
        <li key={path}>
          <Link to={path} className={footerLink}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
