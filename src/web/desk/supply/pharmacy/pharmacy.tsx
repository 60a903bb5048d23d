import { pharmacyWords as words } from '#content/supply/pharmacy.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useQuery } from '../../components/use-query.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { OpenPrescription } from './open-prescription.tsx'
import { ToBeChecked } from './to-be-checked.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Pharmacy() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const id = query.get('id')
  return id ? <OpenPrescription key={id} id={id} /> : <ToBeChecked />
}
