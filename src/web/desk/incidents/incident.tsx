import { incidentWords as words } from '#content/incidents/incidents.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { NotLoadedPage } from '../components/not-loaded-page.tsx'
import { NothingOpened } from '../components/nothing-opened.tsx'
import { useQuery } from '../components/use-query.ts'
import { useDeskChanges } from '../live-updates/use-desk-changes.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { useDeskRead } from '../use-desk-read.ts'
import { IncidentScreen } from './incident-screen.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Incident() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const id = query.get('id')
  return id ? (
    <Opened key={id} id={id} />
  ) : (
    <NothingOpened title={words.noCase} to={pages.deskIncidents} label={words.toList} />
  )
}

function Opened({ id }: { id: string }) {
  const shown = useDeskRead('desk_incident', { id })
  useDeskChanges(['watch'], (ids) => {
    if (ids === null || ids.has(id)) void shown.refresh()
  })
  if (shown.data) return <IncidentScreen found={shown.data} shown={shown} />
  return <NotLoadedPage of={shown} words={words} />
}
