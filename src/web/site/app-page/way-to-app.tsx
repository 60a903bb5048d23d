import type { appPage as words } from '#content/site/app-page.ts'

export function WayToApp({ at, device, steps }: (typeof words.ways.all)[number]) {
  return (
    <section
      id={at}
      aria-labelledby={`${at}-heading`}
      className="scroll-mt-24 rounded-card border border-line bg-white p-6 target:border-green target:bg-mint sm:p-7"
    >
      <h3 id={`${at}-heading`} className="text-[1.5rem]">
        {device}
      </h3>
      <ol className="mt-4 space-y-3">
        {steps.map((step, place) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-green text-sm font-semibold text-white"
            >
              {place + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
