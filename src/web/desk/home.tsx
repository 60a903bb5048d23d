import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { deskWords as words } from '#content/desk/shell.ts'
import { homeOf } from '#contract/desk/home.ts'
import { roleNames } from '#domain/identity/staff/role-words.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { DeskHeading } from './shell/desk-heading.tsx'
import { useMe } from './shell/me.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** Leads on to where one's own work waits. */
export default function DeskHome() {
  const me = useMe()
  const navigate = useNavigate()
  const home = me && homeOf(me)

  useEffect(() => {
    if (home) navigate(home, { replace: true })
  }, [home, navigate])

  const isEmpty = me !== null && home === null
  const waiting = (me?.waitingRoles ?? []).map((role) => roleNames[role]).join(', ')
  const why = waiting ? words.waitingRole(waiting) : words.nothingWhy
  return (
    <>
      <DeskHeading title={isEmpty ? words.nothing : words.title} />
      <p className="max-w-[36rem]">{isEmpty ? why : words.opening}</p>
    </>
  )
}
