import { lazy, Suspense } from 'react'

/** Its script comes apart: every page brings along the page for what is broken, and a picture is not what helps there. */
const Drawn = lazy(async () => {
  const drawn = await import('#web/kit/art/quiet-path.tsx').catch(() => null)
  return { default: drawn?.QuietPath ?? (() => null) }
})

export function QuietPicture() {
  return (
    <div className="aspect-[480/364] w-full max-w-xl overflow-hidden rounded-card bg-apricot-pale/40 max-lg:-order-1 max-lg:max-w-sm lg:justify-self-end">
      <Suspense fallback={null}>
        <Drawn />
      </Suspense>
    </div>
  )
}
