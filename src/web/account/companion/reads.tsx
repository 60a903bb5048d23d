import { useEffect } from 'react'
import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { companionWords } from '#content/companion/companion.ts'
import { readsReviewed, readsTry, shortReads } from '#content/companion/reads.ts'
import { pages } from '#contract/pages.ts'
import { type CompanionRead, companionReads } from '#domain/companion/reads.ts'
import { ChevronRight, Tick } from '#web/kit/ui/icons.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { formatDateOrText } from '../shell/format-date.ts'
import { NothingYet } from '../shell/nothing-yet.tsx'
import type { UseCompanion } from './use-companion.ts'

const words = companionWords.reads

const readPath = (read: CompanionRead) => `${pages.companion}?read=${read}`

export const Reads = ({ opened }: { opened: readonly CompanionRead[] }) => (
  <section aria-labelledby="reads">
    <h2 id="reads" className="text-[1.75rem]">
      {words.heading}
    </h2>
    <p className="mt-1 text-ink-soft">{words.says}</p>
    <ul className="mt-4 divide-y divide-line overflow-hidden rounded-card border border-line bg-white">
      {companionReads.map((read) => (
        <li key={read}>
          <Link to={readPath(read)} className="flex min-h-14 items-center gap-4 px-6 py-3 hover:bg-mint">
            <span className="min-w-0 flex-1 font-semibold">{shortReads[read].title}</span>
            {opened.includes(read) && (
              <span className="flex shrink-0 items-center gap-1.5 text-sm text-ink-soft">
                <Tick className="size-4" />
                {words.opened}
              </span>
            )}
            <ChevronRight className="size-5 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

const isRead = (name: string): name is CompanionRead => (companionReads as readonly string[]).includes(name)

export function ReadPage({ read, set }: { read: string } & Pick<UseCompanion, 'set'>) {
  const known = isRead(read) ? read : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each read.
  useEffect(() => {
    if (known) void set({ read: known })
  }, [known])
  if (known === null)
    return (
      <>
        <NothingYet title={words.unknown}>{words.says}</NothingYet>
        <Back />
      </>
    )
  const { title, paragraphs, tries } = shortReads[known]
  const next = companionReads[(companionReads.indexOf(known) + 1) % companionReads.length] as CompanionRead
  return (
    <article className="max-w-[40rem]">
      <h2 className="text-[2rem] leading-[1.15]">{title}</h2>
      <div className="mt-4 space-y-4 text-lg leading-[1.6]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="mt-7 rounded-card bg-mint p-5 sm:p-6">
        <h3 className="font-sans text-base font-semibold">{readsTry}</h3>
        <ul className="mt-2 list-disc space-y-1.5 pl-5">
          {tries.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <p className="mt-5 text-sm text-ink-soft">
        {words.reviewed(brand.consultant.name, formatDateOrText(readsReviewed.on))}
      </p>
      <p className="mt-6">
        <Link to={readPath(next)} className={`${inlineLink} inline-flex min-h-11 items-center`}>
          {words.next}: {shortReads[next].title}
        </Link>
      </p>
      <Back />
    </article>
  )
}

const Back = () => (
  <p className="mt-2">
    <Link to={pages.companion} className={`${inlineLink} inline-flex min-h-11 items-center`}>
      {words.back}
    </Link>
  </p>
)
