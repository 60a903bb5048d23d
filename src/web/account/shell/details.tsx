import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { accountWords as words } from '#content/identity/account.ts'
import type { AccountDetails } from '#contract/identity/account-details.ts'
import { pages } from '#contract/pages.ts'
import { addressLines } from '#domain/identity/address-lines.ts'
import { fullName } from '#domain/identity/full-name.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { spacedPhone } from '../identity/personal.ts'
import { formatDateOrText } from './format-date.ts'

export function Details({ profile }: { profile: AccountDetails }) {
  return (
    <>
      <h2 id="details" className="text-[1.5rem]">
        {words.details}
      </h2>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        <DetailsRow term={words.name}>{fullName(profile)}</DetailsRow>
        <DetailsRow term={words.email}>{profile.email}</DetailsRow>
        <DetailsRow term={words.phone}>{profile.mobile && spacedPhone(profile.mobile)}</DetailsRow>
        <DetailsRow term={words.address}>
          {addressLines(profile).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </DetailsRow>
        <DetailsRow term={words.born}>{profile.dob && formatDateOrText(profile.dob)}</DetailsRow>
      </dl>
      <p className="mt-4 text-ink-soft">
        {words.changed}{' '}
        <Link to={pages.contactUs} className={inlineLink}>
          {words.tellUs}
        </Link>
      </p>
    </>
  )
}

function DetailsRow({ term, children }: { term: string; children: ReactNode }) {
  const isEmpty = !children || (Array.isArray(children) && children.length === 0)
  return (
    <div className="py-3">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-medium wrap-anywhere">{isEmpty ? words.notGiven : children}</dd>
    </div>
  )
}
