import { dispatchWords as words } from '#content/supply/dispatch.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useQuery } from '../../components/use-query.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { letterListIn, parcelListIn, postListIn } from './dispatch-address.ts'
import { LetterPosts } from './letters/letter-posts.tsx'
import { OpenLetterPost } from './letters/open-letter-post.tsx'
import { OpenParcel } from './open-parcel.tsx'
import { PackParcels } from './pack-parcels.tsx'
import { ParcelQueue } from './parcel-queue.tsx'
import { OpenPost } from './post/open-post.tsx'
import { Posts } from './post/posts.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Dispatch() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const id = query.get('id')
  const letter = query.get('letter')
  if (letter) return <OpenPost key={letter} id={letter} />
  const toPractice = query.get('to-practice')
  if (toPractice) return <OpenLetterPost key={toPractice} id={toPractice} />
  const letters = letterListIn(query)
  if (letters && !id) return <LetterPosts key={letters} list={letters} />
  const post = postListIn(query)
  if (post && !id) return <Posts key={post} list={post} />
  if (query.get('pack') !== null && !id) return <PackParcels />
  const list = parcelListIn(query)
  return id ? <OpenParcel key={id} id={id} /> : <ParcelQueue key={list} list={list} />
}
