import { checkInWords as words } from '#content/treatment/check-in.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Fetching } from '../../shell/fetching.tsx'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { PartOfAccount } from '../../shell/part-of-account.tsx'
import { useAccountRead } from '../../shell/use-account-read.ts'
import { HowItStands } from './how-it-stands.tsx'
import { SendCheckIn } from './send-check-in.tsx'

const { heading, title, description, lead } = words.page

export const meta = () => pageMeta({ title, description, isUnlisted: true })

/** The questions before the next pen: how it stands with them, and where they are sent. */
export default function CheckInPage() {
  const { held: checkIn, refresh } = useAccountRead('my_check_in', {}, pages.accountCheckIn)
  const isComplete = typeof checkIn !== 'string' && checkIn.open !== null && checkIn.open.wish !== null
  return (
    <PartOfAccount heading={heading} lead={isComplete ? lead : description} width="max-w-[42rem]">
      <div className="mt-8">
        {checkIn === 'loading' && <Fetching>{words.loading}</Fetching>}
        {checkIn === 'failed' && <NotFetched words={words} onAgain={refresh} />}
        {typeof checkIn !== 'string' &&
          (checkIn.open?.wish ? (
            <SendCheckIn open={checkIn.open} onChange={refresh} />
          ) : (
            <HowItStands checkIn={checkIn} onChange={refresh} />
          ))}
      </div>
    </PartOfAccount>
  )
}
