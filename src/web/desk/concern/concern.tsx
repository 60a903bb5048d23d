import { concernWords as words } from '#content/desk/concern.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useDeskChanges } from '../live/use-desk-changes.ts'
import { NotLoaded } from '../parts/not-loaded.tsx'
import { NothingOpened } from '../parts/nothing-opened.tsx'
import { useQuery } from '../parts/use-query.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { useDeskCall } from '../use-desk-call.ts'
import { ConcernScreen } from './concern-screen.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Concern() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const id = query.get('id')
  return id ? (
    <Opened key={id} id={id} />
  ) : (
    <NothingOpened title={words.noCase} to={pages.deskQueue} label={words.toQueue} />
  )
}

function Opened({ id }: { id: string }) {
  const shown = useDeskCall('desk_concern', { id })
  useDeskChanges(['case', 'watch'], (ids) => {
    if (ids === null || ids.has(id)) void shown.refresh()
  })
  if (shown.data) return <ConcernScreen found={shown.data} shown={shown} />
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {words.title}
      </h1>
      <NotLoaded of={shown} loading={words.loading} title={words.notLoaded} />
    </>
  )
}
