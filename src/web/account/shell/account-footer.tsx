import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { accountFooterLabel } from '#content/identity/account-navigation.ts'
import { footer, getStarted } from '#content/site/site.ts'
import { pages } from '#contract/pages.ts'
import { gutter } from '#web/kit/gutter.ts'

const link =
  'inline-flex min-h-9 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current'

const links = [
  [pages.getStarted, getStarted],
  [pages.aboutUs, footer.links.aboutUs],
  [pages.faq, footer.links.faq],
  [pages.contactUs, footer.emailUs],
  [pages.termsOfUse, footer.links.termsOfUse],
  [pages.privacyPolicy, footer.links.privacyPolicy],
  [pages.cancellationPolicy, footer.links.cancellationPolicy],
] as const

/** The links and the contact every page has (SH-05, SH-06), and nothing that advertises. */
export const AccountFooter = () => (
  <footer className="border-line border-t bg-paper text-sm text-ink-soft print:hidden">
    <div className={`${gutter} flex flex-wrap items-start justify-between gap-x-12 gap-y-4 py-6`}>
      <nav aria-label={accountFooterLabel}>
        <ul className="flex flex-wrap gap-x-6">
          {links.map(([to, label]) => (
            <li key={to}>
              <Link to={to} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-x-6">
          {brand.social.map(({ network, href }) => (
            <li key={network}>
              <a href={href} rel="noopener" className={link}>
                {network}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <p>
          <a href={brand.phone.href} className={`${link} font-semibold text-ink`}>
            {brand.phone.display}
          </a>
          <span className="block">{brand.supportHours}</span>
          <span className="block">{brand.country}</span>
        </p>
      </div>
      <ul className="flex w-full flex-wrap gap-x-6">
        {footer.urgent.map(({ href, action, when }) => (
          <li key={href}>
            <a href={href} className={link}>
              {action}
            </a>{' '}
            {when}
          </li>
        ))}
      </ul>
    </div>
  </footer>
)
