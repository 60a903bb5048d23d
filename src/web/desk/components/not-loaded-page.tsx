import type { Read } from '#web/browser/use-read.ts'
import { NotLoaded } from './not-loaded.tsx'

interface Props {
  readonly of: Read<unknown>
  readonly words: { readonly title: string; readonly loading: string; readonly notLoaded: string }
}

/** Instead of a whole page, which still has its heading for whoever hears it. */
export const NotLoadedPage = ({ of, words }: Props) => (
  <>
    <h1 tabIndex={-1} className="sr-only">
      {words.title}
    </h1>
    <NotLoaded of={of} loading={words.loading} title={words.notLoaded} />
  </>
)
