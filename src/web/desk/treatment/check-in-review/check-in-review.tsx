import { checkInReviewWords as words } from '#content/treatment/check-in-review.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useClaim } from '../../cases/list/use-claim.ts'
import { NotLoadedPage } from '../../components/not-loaded-page.tsx'
import { OpenedById } from '../../components/opened-by-id.tsx'
import { useDeskChanges } from '../../live-updates/use-desk-changes.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { CheckInReviewScreen } from './review-screen.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** A check-in after which nothing could be offered. */
export default function Look() {
  return <OpenedById words={words} Opened={Opened} />
}

function Opened({ id }: { id: string }) {
  const shown = useDeskRead('desk_check_in', { id })
  const claim = useClaim(id, shown)
  useDeskChanges(['case', 'watch'], (ids) => {
    if (ids === null || ids.has(id)) void shown.refresh()
  })
  if (shown.data) return <CheckInReviewScreen found={shown.data} shown={shown} claim={claim} />
  return <NotLoadedPage of={shown} words={words} />
}
