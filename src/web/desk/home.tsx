import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { deskWords as words } from '#content/desk/shell.ts'
import { roleNames } from '#content/desk/staff.ts'
import { mayOpen } from '#contract/desk/who-may-open.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { sections } from './sections.ts'
import { DeskHeading } from './shell/desk-heading.tsx'
import { useMe } from './shell/me.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** Leads on to the first section one may open. */
export default function DeskHome() {
  const me = useMe()
  const navigate = useNavigate()
  const first = me ? sections.find(({ to }) => mayOpen(to, (one) => me.capabilities.includes(one))) : undefined

  useEffect(() => {
    if (first) navigate(first.to, { replace: true })
  }, [first, navigate])

  const isEmpty = me !== null && !first
  const waiting = (me?.waitingRoles ?? []).map((role) => roleNames[role]).join(', ')
  const why = waiting ? words.waitingRole(waiting) : words.nothingWhy
  return (
    <>
      <DeskHeading title={isEmpty ? words.nothing : words.title} />
      <p className="max-w-[36rem]">{isEmpty ? why : words.opening}</p>
    </>
  )
}
