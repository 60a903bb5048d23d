import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { registration } from '#content/site/registration.ts'
import { footer, getStarted } from '#content/site/site.ts'
import { type PagePath, pages } from '#contract/pages.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { LandscapeEdge } from '#web/kit/art/landscape-edge.tsx'
import { Mark } from '#web/kit/art/mark.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { AccountLink } from './account-link.tsx'

function Column({ heading, className, children }: { heading: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="mb-3 font-sans text-sm font-semibold tracking-normal text-sun">{heading}</h2>
      {children}
    </div>
  )
}

/** Around the number, which is not broken at the end of a line. */
const [prescribes, managed] = registration.prescribes.split(` ${brand.cqc.providerId}`)

export function Footer() {
  return (
    <footer className="relative z-10 print:hidden">
      <LandscapeEdge className="-mb-px block h-24 w-full lg:h-32" />
      <div className="@container/footer on-dark bg-ink pt-10 pb-10 text-sage lg:pt-12">
        <div
          className={`${gutter} grid grid-cols-[2fr_3fr] gap-x-6 gap-y-10 @max-[15rem]/footer:grid-cols-1 sm:grid-cols-[1fr_1fr_1.4fr] lg:grid-cols-[1.5fr_1fr_1fr_1.3fr]`}
        >
          <div className="col-span-full lg:col-auto">
            <p className="flex items-center gap-3 font-display text-[1.625rem] leading-none font-[520] text-white">
              <Mark className="w-10" />
              {brand.name}
            </p>
            <p className="mt-4 max-w-[18rem]">{brand.strapline}.</p>
          </div>
          <Column heading={footer.explore}>
            <FooterLinks
              to={[
                [pages.getStarted, getStarted],
                [pages.aboutUs, footer.links.aboutUs],
                [pages.faq, footer.links.faq],
                [pages.contactUs, footer.links.contactUs],
              ]}
            />
            <AccountLink className={footerLink} />
          </Column>
          <Column heading={footer.policies}>
            <FooterLinks
              to={[
                [pages.termsOfUse, footer.links.termsOfUse],
                [pages.privacyPolicy, footer.links.privacyPolicy],
                [pages.cancellationPolicy, footer.links.cancellationPolicy],
                [pages.accessibility, footer.links.accessibility],
              ]}
            />
          </Column>
          <Column heading={footer.talk} className="max-sm:col-span-full">
            <a
              href={brand.phone.href}
              className={`${footerLink} font-display text-[1.625rem] leading-tight text-white`}
            >
              {brand.phone.display}
            </a>
            <p className="mt-1 text-balance">{brand.supportHours}</p>
            <p>{brand.country}</p>
            <Link to={pages.contactUs} className={`${footerLink} mt-1 font-semibold text-white`}>
              {footer.emailUs}
            </Link>
          </Column>
        </div>
        <div className={`${gutter} mt-10`}>
          <div className="flex flex-col-reverse gap-x-12 gap-y-6 border-t border-green pt-6 text-sm lg:flex-row lg:justify-between">
            <div className="max-w-[44rem]">
              <ul className="mb-2 flex flex-wrap gap-x-8">
                {footer.urgent.map(({ href, action, when }) => (
                  <li key={href}>
                    <a href={href} className="inline-flex min-h-11 items-center gap-1.5">
                      <strong className="font-semibold text-white underline underline-offset-4">{action}</strong> {when}
                    </a>
                  </li>
                ))}
              </ul>
              <p>{footer.adults(adultAge)}</p>
              <p className="mt-2">{registration.supplies}</p>
              <p className="mt-2">
                {prescribes} <span className="whitespace-nowrap">{brand.cqc.providerId}</span>
                {managed} {registration.example}
              </p>
            </div>
            <nav aria-label={footer.follow}>
              <ul className="flex flex-wrap gap-x-6">
                {brand.social.map(({ network, href }) => (
                  <li key={network}>
                    <a href={href} rel="noopener" className={`${footerLink} font-semibold text-white`}>
                      {network}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </footer>
  )
}

const footerLink =
  'inline-flex min-h-9 items-center underline decoration-transparent underline-offset-4 hover:decoration-current'

function FooterLinks({ to }: { to: readonly (readonly [PagePath, string])[] }) {
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
