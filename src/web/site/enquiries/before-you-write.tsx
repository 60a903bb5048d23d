import { beforeYouWrite } from '#content/enquiries/before-you-write.ts'
import { Prose } from '#web/shared/prose/prose.tsx'
import { HelpNowNote } from '../help-now-note.tsx'

/** Words only: they are read before any script of theirs has come. */
export function BeforeYouWrite() {
  return (
    <div className="min-w-0 space-y-10">
      {beforeYouWrite.map(({ id, heading, body }) => (
        <section aria-labelledby={id} key={id}>
          <h2 className="mb-3 text-subheading" id={id}>
            {heading}
          </h2>
          <Prose blocks={body} />
        </section>
      ))}
      <HelpNowNote />
    </div>
  )
}
