import { concernWords as words } from '#content/safeguarding/desk-safeguarding.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useClaim } from '../cases/list/use-claim.ts'
import { NotLoadedPage } from '../components/not-loaded-page.tsx'
import { OpenedById } from '../components/opened-by-id.tsx'
import { useDeskChanges } from '../live-updates/use-desk-changes.ts'
import { useDeskRead } from '../use-desk-read.ts'
import { ConcernScreen } from './concern-screen.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Concern() {
  return <OpenedById words={words} Opened={Opened} />
}

function Opened({ id }: { id: string }) {
  const shown = useDeskRead('desk_concern', { id })
  // Given by `g` it is not given to anybody else while this page is open. Who acts is not asked for it: safety does not wait.
  useClaim(id, shown)
  useDeskChanges(['case', 'watch'], (ids) => {
    if (ids === null || ids.has(id)) void shown.refresh()
  })
  if (shown.data) return <ConcernScreen found={shown.data} shown={shown} />
  return <NotLoadedPage of={shown} words={words} />
}
