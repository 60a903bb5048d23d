import { accessLogWords as words } from '#content/privacy/access-log.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { useMay, useMe } from '../../shell/me.ts'
import { LoggedAccesses } from './logged-accesses.tsx'
import { WholeLog } from './whole-log.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** Which log one may read is known when the server has said who is here. */
export default function AccessLog() {
  const isKnown = useMe() !== null
  const mayReadAll = useMay('read-access-log')
  if (!isKnown) return <DeskHeading title={words.title} />
  if (mayReadAll) return <WholeLog />
  return (
    <>
      <DeskHeading title={words.title} lead={words.ownLead} />
      <LoggedAccesses />
    </>
  )
}
