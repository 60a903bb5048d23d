import { needsScript, accountWords as words } from '#content/identity/account.ts'
import { DawnStrip } from '#web/kit/art/dawn-strip.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'

const [headingStart, headingEnd] = words.heading

export function AccountLoading() {
  return (
    <>
      <DawnStrip className="hidden h-24 w-full sm:block" />
      <div className={`${gutter} min-h-[60svh] pt-8 pb-20 lg:pt-12`}>
        <PageHeading size="display">
          {headingStart} <em className="text-green">{headingEnd}</em>
        </PageHeading>
        <WaitingLine>{words.loading}</WaitingLine>
        <noscript>
          <p className="mt-8 max-w-[36rem] rounded-option bg-mint p-5">{needsScript}</p>
        </noscript>
      </div>
    </>
  )
}
