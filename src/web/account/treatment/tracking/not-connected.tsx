import { trackingWords } from '#content/treatment/tracking.ts'
import { Unsaved } from '#web/kit/ui/icons.tsx'
import { dayAndTimeOf } from '../../shell/written-date.ts'

const words = trackingWords.offline

/** Above everything else: what is seen here without a connection, and that logging goes on. */
export const NotConnected = ({ at }: { at: string | null | undefined }) => (
  <div role="status" className="flex gap-3 rounded-option bg-apricot-pale p-4">
    <Unsaved className="mt-0.5 size-5 shrink-0" />
    <div>
      <p className="font-semibold">{words.heading}</p>
      <p className="mt-1">
        {at && `${words.asOf(dayAndTimeOf(at))} `}
        {at === null && `${words.noCopy} `}
        {words.logging}
      </p>
    </div>
  </div>
)
