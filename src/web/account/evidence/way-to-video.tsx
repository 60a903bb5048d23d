import { weighInWords as words } from '#content/evidence/account-tasks.ts'
import type { MyWeighIn } from '#contract/evidence/evidence.ts'
import { pages, weighInTimesPath } from '#contract/pages.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

interface Props {
  readonly weighIn: MyWeighIn
}

export function WayToVideo({ weighIn: { link, firstFree } }: Props) {
  const [first] = firstFree
  if (link)
    return (
      <ButtonLink to={link} target="_blank" rel="noreferrer">
        {words.join}
      </ButtonLink>
    )
  if (first === undefined)
    return (
      <ButtonLink to={pages.contactUs} variant="secondary">
        {words.ask}
      </ButtonLink>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink to={weighInTimesPath} arrow>
        {words.choose}
      </ButtonLink>
      <p className="text-sm text-ink-soft">{words.next(writtenTime(Date.parse(first)))}</p>
    </div>
  )
}
