import { gutter } from '#web/kit/gutter.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

export function LandingClosing({ words, action, to }: { words: string; action: string; to: string }) {
  return (
    <section aria-labelledby="begin" className={`${gutter} pb-16 md:pb-28 print:hidden`}>
      <div className="flex flex-col items-start gap-6 border-ink border-t-2 pt-8 md:flex-row md:items-center md:justify-between md:pt-12">
        <h2 id="begin">{words}</h2>
        <ButtonLink arrow className="md:shrink-0" size="large" to={to}>
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}
