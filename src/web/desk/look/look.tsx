import { lookWords as words } from '#content/desk/look.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useClaim } from '../cases/use-claim.ts'
import { useDeskChanges } from '../live/use-desk-changes.ts'
import { NotLoadedPage } from '../parts/not-loaded-page.tsx'
import { OpenedById } from '../parts/opened-by-id.tsx'
import { useDeskCall } from '../use-desk-call.ts'
import { LookScreen } from './look-screen.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** A check-in after which nothing could be offered. */
export default function Look() {
  return <OpenedById words={words} Opened={Opened} />
}

function Opened({ id }: { id: string }) {
  const shown = useDeskCall('desk_check_in', { id })
  const claim = useClaim(id, shown)
  useDeskChanges(['case', 'watch'], (ids) => {
    if (ids === null || ids.has(id)) void shown.refresh()
  })
  if (shown.data) return <LookScreen found={shown.data} shown={shown} claim={claim} />
  return <NotLoadedPage of={shown} words={words} />
}
