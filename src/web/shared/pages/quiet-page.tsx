import { lazy, type ReactNode, Suspense } from 'react'
import { gutter } from '#web/kit/gutter.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'

/** A page with little to say: a heading, a few kind words, and the ways on. */
export function QuietPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={`${gutter} grid items-center gap-x-16 gap-y-10 py-10 lg:grid-cols-[1.1fr_1fr] lg:py-20`}>
      <div className="max-w-[36rem] space-y-5 text-lg text-ink-soft">
        <PageHeading className="text-ink">{heading}</PageHeading>
        {children}
      </div>
      <QuietPicture />
    </div>
  )
}

export const inlineLink = 'inline-block font-semibold text-green underline underline-offset-4 hover:text-ink'

/** Its script comes apart: every page brings along the page for what is broken, and a picture is not what helps there. */
const Drawn = lazy(async () => {
  const drawn = await import('#web/kit/art/quiet-path.tsx').catch(() => null)
  return { default: drawn?.QuietPath ?? (() => null) }
})

function QuietPicture() {
  return (
    <div className="aspect-[480/364] w-full max-w-xl overflow-hidden rounded-card bg-apricot-pale/40 max-lg:-order-1 max-lg:max-w-sm lg:justify-self-end">
      <Suspense fallback={null}>
        <Drawn />
      </Suspense>
    </div>
  )
}
