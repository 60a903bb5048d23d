import { concernWords as words } from '#content/desk/concern.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useClaim } from '../cases/use-claim.ts'
import { useDeskChanges } from '../live/use-desk-changes.ts'
import { NotLoadedPage } from '../parts/not-loaded-page.tsx'
import { OpenedById } from '../parts/opened-by-id.tsx'
import { useDeskCall } from '../use-desk-call.ts'
import { ConcernScreen } from './concern-screen.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Concern() {
  return <OpenedById words={words} Opened={Opened} />
}

function Opened({ id }: { id: string }) {
  const shown = useDeskCall('desk_concern', { id })
  // Given by `g` it is not given to anybody else while this page is open. Who acts is not asked for it: safety does not wait.
  useClaim(id, shown)
  useDeskChanges(['case', 'watch'], (ids) => {
    if (ids === null || ids.has(id)) void shown.refresh()
  })
  if (shown.data) return <ConcernScreen found={shown.data} shown={shown} />
  return <NotLoadedPage of={shown} words={words} />
}
