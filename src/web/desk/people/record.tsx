import { recordWords as words } from '#content/identity/people.ts'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { NotLoaded } from '../components/not-loaded.tsx'
import { useQuery } from '../components/use-query.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { useDeskRead } from '../use-desk-read.ts'
import { RecordView } from './record-view.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Record() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const id = query.get('id')
  return id ? <Opened key={id} id={id} /> : <NoPerson />
}

const NoPerson = () => (
  <div className="py-14 text-center">
    <h1 tabIndex={-1} className="mb-5 text-[1.75rem]">
      {words.noPerson}
    </h1>
    <ButtonLink size="small" to={pages.deskPeople}>
      {words.search}
    </ButtonLink>
  </div>
)

function Opened({ id }: { id: string }) {
  const record = useDeskRead('desk_person', { id })
  if (record.data) return <RecordView person={record.data} record={record} />
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {words.title}
      </h1>
      <NotLoaded of={record} loading={words.loading} title={words.notLoaded} />
    </>
  )
}
